import type { Locale } from '../locale/locale';

/** Locale of charts: the sets `chart` and `card`. */
export type ChartLocale = Locale<'chart'>;

/** Most decimals that a chart writes: more are noise to a reader. */
const MOST_DECIMALS = 2;
/** Letters of a unit that fits after each number; longer ones are named once, under the title. */
const SHORT_UNIT = 4;

/** Whether a unit is short enough to follow each number. */
export const isShortUnit = (unit: string): boolean => unit.length <= SHORT_UNIT;

/** Decimals that these numbers need, at most two and fewer for large ones, so that all are written alike. */
export function decimalsOf(values: readonly (number | null)[]): number {
  const known = knownOf(values);
  const largest = Math.max(0, ...known.map(Math.abs));
  const useful = largest >= 1000 ? 0 : largest >= 100 ? 1 : MOST_DECIMALS;
  const needed = known.map((value) => String(Number(value.toFixed(useful))).split('.')[1]?.length ?? 0);
  return Math.max(0, ...needed);
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string, decimals: number): Intl.NumberFormat {
  const key = `${language} ${decimals}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: 'always',
    });
  formats.set(key, format);
  return format;
}

/** Writes numbers in the language of the page, with a true minus sign. */
export type Writer = {
  /** The number alone: `1.234,5`. */
  bare: (value: number) => string;
  /** With its unit, if that is short: `5,3 m`. */
  whole: (value: number) => string;
  /** A change, with its sign: `+2`. */
  signed: (value: number) => string;
};

/** Writer of the numbers of a chart, all with as many decimals as the longest needs. */
export function writerOf(
  values: readonly (number | null)[],
  unit: string | undefined,
  { language }: Pick<Locale, 'language'>,
): Writer {
  const format = formatOf(language, decimalsOf(values));
  const bare = (value: number) => format.format(value === 0 ? 0 : value).replace('-', '−');
  return {
    bare,
    whole: (value) => (unit && isShortUnit(unit) ? `${bare(value)}\u00a0${unit}` : bare(value)),
    signed: (value) => `${value > 0 ? '+' : ''}${bare(value)}`,
  };
}

/** Numbers that are known. */
export const knownOf = (values: readonly (number | null)[]): number[] =>
  values.filter((value): value is number => value !== null);
