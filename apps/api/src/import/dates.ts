import { toMilliseconds } from '@portal/model';

/** Longer is no date, and nothing to be read as one. */
const MAX_DATE_LENGTH = 100;

/** A moment of a newsroom's file; null for what is no date, such as WordPress's `0000-00-00 00:00:00`. */
export function momentOf(text: string, timeZone = 'UTC'): Date | null {
  const trimmed = text.trim();
  if (!trimmed || trimmed.length > MAX_DATE_LENGTH || trimmed.startsWith('0000')) return null;
  const milliseconds = toMilliseconds(trimmed, timeZone) ?? Date.parse(trimmed);
  if (Number.isNaN(milliseconds)) return null;
  const moment = new Date(milliseconds);
  const year = moment.getUTCFullYear();
  return year < 1000 || year > 9999 ? null : moment;
}
