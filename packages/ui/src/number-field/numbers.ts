/** Number format of a language. */
type Script = {
  digits: readonly string[];
  group: string;
  /** Number of digits in the last group and in the others: 3 and 3, in India 3 and 2. */
  sizes: readonly [last: number, others: number];
  decimal: string;
  /** Minus sign with its direction marks. */
  minus: string;
};

/** Invisible marks, such as direction marks. */
const MARKS = /\p{Cf}/gu;

/**
 * Marks after which groups are displayed in another order, so that the reader sees a different number than
 * the parsed one.
 */
const TURNS = /[\u200f\u061c\u202a-\u202e\u2066-\u2069]/;
/** Digits that are also reordered by spaces; writers of these scripts use a group mark. */
const TURNED_BY_SPACES = /[\u0660-\u0669\u06f0-\u06f9]/;

const TEN_DIGITS = -1234567890.5;
/**
 * Zeros of Latin, Arabic, Persian, Devanagari, Bengali and full-width digits: readers type those of their
 * keyboard.
 */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

function scriptOf(language: string): Script {
  const parts = new Intl.NumberFormat(language).formatToParts(TEN_DIGITS);
  const part = (type: Intl.NumberFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  // Some digits are two UTF-16 code units each.
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

/** Longer than any typed number. */
const MAX_LENGTH = 40;
const PLAIN = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;

/**
 * Parses a number as readers of a language type it: with its digits, its decimal mark, and thousands groups,
 * also separated by spaces.
 * @returns null for anything else: invalid groups, words, marks that would display another number, an empty
 * text
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
      ? // The point of a keypad, if the language has a comma.
        groups.join('.')
      : areGroups(groups, sizes)
        ? [groups.join(''), ...fractions].join('.')
        : '';
  // Turns -0 into 0.
  return PLAIN.test(plain) ? Number(plain) + 0 : null;
}

function latinOf(letter: string, digits: readonly string[]): string {
  const own = digits.indexOf(letter);
  if (own !== -1) return String(own);
  const code = letter.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? letter : String(code - zero);
}

/**
 * Whether the parts of a number between group marks are valid groups; a single part has none. A leading zero
 * allows no groups.
 */
function areGroups([first = '', ...others]: readonly string[], [last, size]: Script['sizes']): boolean {
  if (others.length === 0) return true;
  const lead = first.replace('-', '');
  return (
    /^[1-9]\d*$/.test(lead) &&
    lead.length <= size &&
    others.every((one, at) => /^\d+$/.test(one) && one.length === (at === others.length - 1 ? last : size))
  );
}

/** Number of decimal places of a number. */
const placesOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/**
 * The next value on the grid that begins at `from`, `by` steps away; a value between two steps goes to the
 * nearer one first.
 */
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
