/** How a language writes numbers. */
type Script = { digits: readonly string[]; group: string; decimal: string; minus: string };

/** Marks that are not seen, such as those of the direction of writing. */
const MARKS = /\p{Cf}/gu;

const SIX_DIGITS = -123456.7;

function scriptOf(language: string): Script {
  const parts = new Intl.NumberFormat(language).formatToParts(SIX_DIGITS);
  const part = (type: Intl.NumberFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const digit = new Intl.NumberFormat(language, { useGrouping: false });
  return {
    digits: Array.from({ length: 10 }, (_, at) => digit.format(at)),
    group: part('group') || (part('decimal') === ',' ? '.' : ','),
    decimal: part('decimal') || '.',
    minus: part('minusSign').replace(MARKS, '') || '-',
  };
}

/** Longer than any number that is typed. */
const MAX_LENGTH = 40;
const PLAIN = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;

/**
 * A number as readers of a language type it, with its digits, its decimal mark and groups of thousands.
 * @returns null for anything else: a group that is none, words, nothing at all
 */
export function parseNumber(text: string, language: string): number | null {
  if (text.length > MAX_LENGTH) return null;
  const { digits, group, decimal, minus } = scriptOf(language);
  const latin = Array.from(text, (letter) => {
    const digit = digits.indexOf(letter);
    return digit === -1 ? letter : String(digit);
  })
    .join('')
    .replace(/\s/g, '')
    .replace(MARKS, '')
    .replace(minus, '-')
    .replace('−', '-');
  const [whole = '', ...fractions] = latin.split(decimal);
  const groups = whole.split(group);
  const plain =
    fractions.length === 0 && groups.length === 2 && !areGroups(groups)
      ? // The point of a keypad, where the language has a comma.
        groups.join('.')
      : areGroups(groups)
        ? [groups.join(''), ...fractions].join('.')
        : '';
  return PLAIN.test(plain) ? Number(plain) : null;
}

/** Parts of a number between the marks of its thousands; one part has none. */
const areGroups = ([first = '', ...others]: readonly string[]): boolean =>
  others.length === 0 || (/^-?\d{1,3}$/.test(first) && others.every((one) => /^\d{3}$/.test(one)));

/** Decimal places that a number is written with. */
const placesOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** The next value of the grid that begins at `from`, `by` steps on; a value between two steps goes to the nearer one first. */
export function stepped(value: number, by: 1 | -1, step: number, from: number): number {
  const at = (value - from) / step;
  const near =
    Math.abs(at - Math.round(at)) < 1e-9 ? Math.round(at) + by : by > 0 ? Math.ceil(at) : Math.floor(at);
  return rounded(from + near * step, step, from);
}

/** Whether it is on the grid of steps. */
export function isOnStep(value: number, step: number, from: number): boolean {
  const at = (value - from) / step;
  return Math.abs(at - Math.round(at)) < 1e-9;
}

const rounded = (value: number, ...like: number[]) => Number(value.toFixed(Math.max(...like.map(placesOf))));
