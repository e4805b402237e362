import { DEFAULT_TIME_ZONE } from '../constants/index';
import type { DateLocale } from './locales/locale';
import { type Instant, toMilliseconds, zoneOffsetMinutes } from './zone';

/** Patterns of dates by their use (spec §5, §9): `DD` is a two-digit day, `MMM` a short month. */
export const DATE_FORMATS = {
  filter: 'DD/MM/YY',
  event: 'D MMM',
  published: 'DD MMM YYYY',
  birthdate: 'DD/MM/YYYY',
  time: 'HH:mm',
} as const;
/** Name of a date format by its use, never the pattern itself (spec §9). */
export type DateFormat = keyof typeof DATE_FORMATS;

/** Language and zone in which dates are written. The zone is Europe/Madrid when not given. */
export interface DateSettings {
  readonly locale: DateLocale;
  readonly timeZone?: string;
}

/** The zone's wall clock, held as if it were UTC: so it reads alike on every machine, whatever the machine's own zone. */
function wallClock(instant: Instant, timeZone: string = DEFAULT_TIME_ZONE): Date | null {
  const ms = toMilliseconds(instant, timeZone);
  return ms === null ? null : new Date(ms + zoneOffsetMinutes(ms, timeZone) * 60_000);
}

const two = (part: number) => String(part).padStart(2, '0');

/** Parts of the product's formats; `[words]` stand for themselves. Cards need no more, and no date library for it. */
const PART = /\[([^\]]*)\]|YYYY|YY|MMMM|MMM|MM|DD|D|dddd|HH|mm/g;

function partOf(wall: Date, part: string, { months, monthsShort, weekdays }: DateLocale): string | undefined {
  switch (part) {
    case 'YYYY':
      return String(wall.getUTCFullYear()).padStart(4, '0');
    case 'YY':
      return two(wall.getUTCFullYear() % 100);
    case 'MMMM':
      return months[wall.getUTCMonth()];
    case 'MMM':
      return monthsShort[wall.getUTCMonth()];
    case 'MM':
      return two(wall.getUTCMonth() + 1);
    case 'DD':
      return two(wall.getUTCDate());
    case 'D':
      return String(wall.getUTCDate());
    case 'dddd':
      return weekdays[wall.getUTCDay()];
    case 'HH':
      return two(wall.getUTCHours());
    default:
      return two(wall.getUTCMinutes());
  }
}

const written = (wall: Date, format: string, locale: DateLocale): string =>
  format.replace(PART, (part, words: string | undefined) => words ?? partOf(wall, part, locale) ?? part);

/** A date in one of the product's formats; '' when it is no date. */
export function formatDate(instant: Instant, format: DateFormat, settings: DateSettings): string {
  const wall = wallClock(instant, settings.timeZone);
  return wall ? written(wall, DATE_FORMATS[format], settings.locale) : '';
}

/** Hour and minute, 'HH:mm'; '' when it is no date. */
export function formatTime(instant: Instant, settings: DateSettings): string {
  return formatDate(instant, 'time', settings);
}

/** Where the hour says nothing: the day, and the year of another year. */
const BRIEF = { thisYear: 'D MMM', another: 'D MMM YYYY' } as const;

/** When something was published, as short as is clear beside `now`: the hour today, else the day; '' when either is no date. */
export function formatBrief(instant: Instant, now: Instant, settings: DateSettings): string {
  const [wall, present] = [wallClock(instant, settings.timeZone), wallClock(now, settings.timeZone)];
  if (!wall || !present) return '';
  if (wall.getUTCFullYear() !== present.getUTCFullYear())
    return written(wall, BRIEF.another, settings.locale);
  const isToday = wall.getUTCMonth() === present.getUTCMonth() && wall.getUTCDate() === present.getUTCDate();
  return written(wall, isToday ? DATE_FORMATS.time : BRIEF.thisYear, settings.locale);
}

/** The full day of a masthead: 'viernes, 20 de noviembre de 2026'; '' when it is no date. */
export function formatFullDay(instant: Instant, settings: DateSettings): string {
  const wall = wallClock(instant, settings.timeZone);
  if (!wall) return '';
  const { months, fullDay, fullDayElided = fullDay } = settings.locale;
  const format = /^[aeiou]/.test(months[wall.getUTCMonth()] ?? '') ? fullDayElided : fullDay;
  return written(wall, format, settings.locale);
}

/** ISO 8601 in UTC, for `<time datetime>` and feeds; '' when it is no date. */
export function formatMachine(instant: Instant, timeZone?: string): string {
  const ms = toMilliseconds(instant, timeZone);
  return ms === null ? '' : new Date(ms).toISOString();
}
