import type { Locale } from './locale';

const UNITS = [
  { unit: 'megabyte', bytes: 1024 * 1024 },
  { unit: 'kilobyte', bytes: 1024 },
  { unit: 'byte', bytes: 1 },
] as const;

/** Human-readable size of a file: `58 kB`, `1,2 MB`. */
export function fileSize(bytes: number, { language }: Pick<Locale, 'language'>): string {
  const { unit, bytes: one } = UNITS.find((known) => bytes >= known.bytes) ?? UNITS[2];
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  });
  // Keeps the unit on the line of its number.
  return format.format(bytes / one).replaceAll(' ', '\u00a0');
}
