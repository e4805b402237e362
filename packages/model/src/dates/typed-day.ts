import { type Day, isDay } from './zone';

/**
 * Parses a day typed as DD/MM/YYYY (spec §5, §9): one or two digits, separated by any of `/ - .` or spaces,
 * or eight digits in a row; a day of ISO 8601 is accepted too. Null if it is not a calendar day.
 */
export function parseTypedDay(text: string): Day | null {
  const typed = text.trim().slice(0, 20);
  if (isDay(typed)) return typed;
  const found =
    /^(\d{1,2})[/\-. ]+(\d{1,2})[/\-. ]+(\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed);
  if (!found) return null;
  const [, day = '', month = '', year = ''] = found;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : null;
}

/** Formats a `YYYY-MM-DD` day as DD/MM/YYYY, the form in which readers type it (spec §5). */
export function formatTypedDay(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}
