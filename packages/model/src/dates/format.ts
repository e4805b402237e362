import dayjs, { type Dayjs } from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime.js';
import utc from 'dayjs/plugin/utc.js';
import { DEFAULT_TIME_ZONE } from '../constants/index';
import type { DateLocale } from './locales/locale';
import { type Instant, toMilliseconds, zoneOffsetMinutes } from './zone';

dayjs.extend(utc);
/** Whole units gone by: 3 h 50 min are 'three hours ago', as a newsroom counts. */
dayjs.extend(relativeTime, {
  rounding: Math.floor,
  thresholds: [
    { l: 's', r: 59, d: 'second' },
    { l: 'm', r: 1 },
    { l: 'mm', r: 59, d: 'minute' },
    { l: 'h', r: 1 },
    { l: 'hh', r: 23, d: 'hour' },
    { l: 'd', r: 1 },
    { l: 'dd', r: 29, d: 'day' },
    { l: 'M', r: 1 },
    { l: 'MM', r: 11, d: 'month' },
    { l: 'y', r: 1 },
    { l: 'yy', d: 'year' },
  ],
});

/** Formats of dates (spec §5, §9). */
export const DATE_FORMATS = {
  filter: 'DD/MM/YY',
  event: 'D MMM',
  published: 'DD MMM YYYY',
  birthdate: 'DD/MM/YYYY',
  time: 'HH:mm',
} as const;
export type DateFormat = keyof typeof DATE_FORMATS;

/** Language and zone in which dates are written. The zone is Europe/Madrid when not given. */
export interface DateSettings {
  readonly locale: DateLocale;
  readonly timeZone?: string;
}

/**
 * The zone's wall clock, held as if it were UTC: dayjs then formats it alike on every machine, whatever the
 * machine's own zone.
 */
function wallClock(instant: Instant, { locale, timeZone = DEFAULT_TIME_ZONE }: DateSettings): Dayjs | null {
  const ms = toMilliseconds(instant, timeZone);
  if (ms === null) return null;
  return dayjs.utc(ms + zoneOffsetMinutes(ms, timeZone) * 60_000).locale(locale.name, locale);
}

/** A date in one of the product's formats; '' when it is no date. */
export function formatDate(instant: Instant, format: DateFormat, settings: DateSettings): string {
  return wallClock(instant, settings)?.format(DATE_FORMATS[format]) ?? '';
}

/** Hour and minute, 'HH:mm'; '' when it is no date. */
export function formatTime(instant: Instant, settings: DateSettings): string {
  return formatDate(instant, 'time', settings);
}

/** The full day of a masthead: 'viernes, 20 de noviembre de 2026'; '' when it is no date. */
export function formatFullDay(instant: Instant, settings: DateSettings): string {
  const wall = wallClock(instant, settings);
  if (!wall) return '';
  const { months, fullDay, fullDayElided = fullDay } = settings.locale;
  return wall.format(/^[aeiou]/.test(months[wall.month()] ?? '') ? fullDayElided : fullDay);
}

/** How long before or after `now`: 'fa 3 hores', 'hace 3 horas'; '' when either is no date. */
export function formatRelative(instant: Instant, now: Instant, settings: DateSettings): string {
  const { locale, timeZone } = settings;
  const ms = toMilliseconds(instant, timeZone);
  const nowMs = toMilliseconds(now, timeZone);
  if (ms === null || nowMs === null) return '';
  return dayjs.utc(ms).locale(locale.name, locale).from(dayjs.utc(nowMs));
}

/** ISO 8601 in UTC, for `<time datetime>` and feeds; '' when it is no date. */
export function formatMachine(instant: Instant, timeZone?: string): string {
  const ms = toMilliseconds(instant, timeZone);
  return ms === null ? '' : new Date(ms).toISOString();
}
