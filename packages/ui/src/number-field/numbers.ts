/** How a language writes numbers. */
type Script = {
  digits: readonly string[];
  group: string;
  /** Digits of the last group, and of those before it: 3 and 3, in India 3 and 2. */
  sizes: readonly [last: number, others: number];
  decimal: string;
  /** As it is written, with the marks of direction that are part of it. */
  minus: string;
};

/** Marks that are not seen, such as those of the direction of writing. */
const MARKS = /\p{Cf}/gu;

/** Marks after which groups are shown in another order, so that another number is seen than the one that is read. */
const TURNS = /[\u200f\u061c\u202a-\u202e\u2066-\u2069]/;
/** Digits that spaces between them turn, too; who writes them has a mark for groups. */
const TURNED_BY_SPACES = /[\u0660-\u0669\u06f0-\u06f9]/;

const TEN_DIGITS = -1234567890.5;
/** The zero of Latin, Arabic, Persian, Devanagari, Bengali and full-width digits: readers type those of their keyboard. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

function scriptOf(language: string): Script {
  const parts = new Intl.NumberFormat(language).formatToParts(TEN_DIGITS);
  const part = (type: Intl.NumberFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  // Some digits are two units of a string each.
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => Array.from(value).length);
  const digit = new Intl.NumberFormat(language, { useGrouping: false });
  return {
    digits: Array.from({ length: 10 }, (_, at) => digit.format(at)),
    group: part('group') || (part('decimal') === ',' ? '.' : ','),
    sizes: [groups.at(-1) ?? 3, groups.at(-2) ?? 3],
    decimal: part('decimal') || '.',
    minus:
      parts
        .slice(
          0,
          parts.findIndex(({ type }) => type === 'integer'),
        )
        .map(({ value }) => value)
        .join('')
        .trim() || '-',
  };
}

/** Longer than any number that is typed. */
const MAX_LENGTH = 40;
const PLAIN = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;

/**
 * A number as readers of a language type it, with its digits, its decimal mark and groups of thousands, which spaces may part.
 * @returns null for anything else: a group that is none, words, marks that would show another number, nothing at all
 */
export function parseNumber(text: string, language: string): number | null {
  if (text.length > MAX_LENGTH) return null;
  const { digits, group, sizes, decimal, minus } = scriptOf(language);
  const signed = text.trim().replace(minus, '-');
  if (TURNS.test(signed)) return null;
  const latin = Array.from(signed, (letter) => latinOf(letter, digits))
    .join('')
    .replace(MARKS, '')
    .replace(minus.replace(MARKS, ''), '-')
    .replace('−', '-')
    .replace(/^-\s+/, '-');
  const [whole = '', ...fractions] = latin.split(decimal);
  const hasSpaces = /\s/.test(whole);
  if (hasSpaces && TURNED_BY_SPACES.test(text)) return null;
  const groups = whole.split(hasSpaces ? /\s/ : group);
  const plain =
    decimal === ',' &&
    group === '.' &&
    fractions.length === 0 &&
    groups.length === 2 &&
    !hasSpaces &&
    !areGroups(groups, sizes)
      ? // The point of a keypad, where the language has a comma.
        groups.join('.')
      : areGroups(groups, sizes)
        ? [groups.join(''), ...fractions].join('.')
        : '';
  // Nothing is less than nothing.
  return PLAIN.test(plain) ? Number(plain) + 0 : null;
}

function latinOf(letter: string, digits: readonly string[]): string {
  const own = digits.indexOf(letter);
  if (own !== -1) return String(own);
  const code = letter.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? letter : String(code - zero);
}

/** Parts of a number between the marks of its groups; one part has none. What begins with a zero has no thousands. */
function areGroups([first = '', ...others]: readonly string[], [last, size]: Script['sizes']): boolean {
  if (others.length === 0) return true;
  const lead = first.replace('-', '');
  return (
    /^[1-9]\d*$/.test(lead) &&
    lead.length <= size &&
    others.every((one, at) => /^\d+$/.test(one) && one.length === (at === others.length - 1 ? last : size))
  );
}

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
