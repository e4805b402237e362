import { toMilliseconds } from '@portal/model';

/** Longer texts are not parsed as dates. */
const MAX_DATE_LENGTH = 100;

/** Converts ISO 8601's basic form, common in IPTC's formats, to the extended one: `20261201T090000Z`. */
const extended = (text: string): string =>
  text.replace(
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)?/,
    (_, year, month, day, hour, minute, second = '00') =>
      `${year}-${month}-${day}T${hour}:${minute}:${second}`,
  );

/** Parses a date of a newsroom's file; null if invalid, such as WordPress's `0000-00-00 00:00:00`. */
export function momentOf(text: string, timeZone = 'UTC'): Date | null {
  const trimmed = text.trim();
  if (!trimmed || trimmed.length > MAX_DATE_LENGTH || trimmed.startsWith('0000')) return null;
  const written = extended(trimmed);
  const milliseconds = toMilliseconds(written, timeZone) ?? Date.parse(written);
  if (Number.isNaN(milliseconds)) return null;
  const moment = new Date(milliseconds);
  const year = moment.getUTCFullYear();
  return year < 1000 || year > 9999 ? null : moment;
}
