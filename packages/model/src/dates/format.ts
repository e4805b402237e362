import { DEFAULT_TIME_ZONE } from '../constants/index';
import { fill, formatPlural } from '../wording/index';
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

/** Language and zone of written dates. The zone is Europe/Madrid by default. */
export interface DateSettings {
  readonly locale: DateLocale;
  readonly timeZone?: string;
}

/** The zone's wall clock, stored as if it were UTC, so that it reads the same on every machine. */
function wallClock(instant: Instant, timeZone: string = DEFAULT_TIME_ZONE): Date | null {
  const ms = toMilliseconds(instant, timeZone);
  return ms === null ? null : new Date(ms + zoneOffsetMinutes(ms, timeZone) * 60_000);
}

const two = (part: number) => String(part).padStart(2, '0');

/** Parts of the product's formats. Cards need only these, without a date library. */
const PART = /YYYY|YY|MMM|MM|DD|D|HH|mm/g;

function partOf(wall: Date, part: string, { monthsShort }: DateLocale): string | undefined {
  switch (part) {
    case 'YYYY':
      return String(wall.getUTCFullYear()).padStart(4, '0');
    case 'YY':
      return two(wall.getUTCFullYear() % 100);
    case 'MMM':
      return monthsShort[wall.getUTCMonth()];
    case 'MM':
      return two(wall.getUTCMonth() + 1);
    case 'DD':
      return two(wall.getUTCDate());
    case 'D':
      return String(wall.getUTCDate());
    case 'HH':
      return two(wall.getUTCHours());
    default:
      return two(wall.getUTCMinutes());
  }
}

const written = (wall: Date, format: string, locale: DateLocale): string =>
  format.replace(PART, (part) => partOf(wall, part, locale) ?? part);

/** A date in one of the product's formats; '' for an invalid date. */
export function formatDate(instant: Instant, format: DateFormat, settings: DateSettings): string {
  const wall = wallClock(instant, settings.timeZone);
  return wall ? written(wall, DATE_FORMATS[format], settings.locale) : '';
}

/** Hour and minute, 'HH:mm'; '' for an invalid date. */
export function formatTime(instant: Instant, settings: DateSettings): string {
  return formatDate(instant, 'time', settings);
}

/** For other days than today: the day, with its year if it is another year. */
const BRIEF = { thisYear: 'D MMM', another: 'D MMM YYYY' } as const;

/**
 * Publication time, as short as is unambiguous at `now`: the hour for today, else the day; '' if either date
 * is invalid.
 */
export function formatBrief(instant: Instant, now: Instant, settings: DateSettings): string {
  const [wall, present] = [wallClock(instant, settings.timeZone), wallClock(now, settings.timeZone)];
  if (!wall || !present) return '';
  if (wall.getUTCFullYear() !== present.getUTCFullYear())
    return written(wall, BRIEF.another, settings.locale);
  const isToday = wall.getUTCMonth() === present.getUTCMonth() && wall.getUTCDate() === present.getUTCDate();
  return written(wall, isToday ? DATE_FORMATS.time : BRIEF.thisYear, settings.locale);
}

const dayParts = (wall: Date, { weekdays, months }: DateLocale) => ({
  weekday: weekdays[wall.getUTCDay()],
  day: wall.getUTCDate(),
  month: months[wall.getUTCMonth()],
  year: wall.getUTCFullYear(),
});

/** The full day of a masthead: 'viernes, 20 de noviembre de 2026'; '' for an invalid date. */
export function formatFullDay(instant: Instant, { locale, timeZone }: DateSettings): string {
  const wall = wallClock(instant, timeZone);
  return wall ? fill(locale.fullDay, dayParts(wall, locale)) : '';
}

/** A day within a sentence: '3 d’abril de 2026'; '' for an invalid date. */
export function formatLongDay(instant: Instant, { locale, timeZone }: DateSettings): string {
  const wall = wallClock(instant, timeZone);
  return wall ? fill(locale.longDay, dayParts(wall, locale)) : '';
}

/**
 * A day within a sentence, without its year if that is the year of `now`: '3 d’abril'; '' if either date is
 * invalid.
 */
export function formatNearDay(instant: Instant, now: Instant, settings: DateSettings): string {
  const [wall, present] = [wallClock(instant, settings.timeZone), wallClock(now, settings.timeZone)];
  if (!wall || !present) return '';
  const { locale } = settings;
  const isThisYear = wall.getUTCFullYear() === present.getUTCFullYear();
  return fill(isThisYear ? locale.dayMonth : locale.longDay, dayParts(wall, locale));
}

/**
 * A range of days: 'de l’1 a l’11 de novembre de 2026', with month and year once if they are the same; ''
 * for an invalid date.
 */
export function formatDaySpan(from: Instant, to: Instant, { locale, timeZone }: DateSettings): string {
  const [first, last] = [wallClock(from, timeZone), wallClock(to, timeZone)];
  if (!first || !last) return '';
  const isSameYear = first.getUTCFullYear() === last.getUTCFullYear();
  const isSameMonth = isSameYear && first.getUTCMonth() === last.getUTCMonth();
  const begins = isSameMonth ? '{day}' : isSameYear ? locale.dayMonth : locale.longDay;
  return fill(locale.span, {
    from: fill(begins, dayParts(first, locale)),
    to: fill(locale.longDay, dayParts(last, locale)),
  });
}

/**
 * An hour within a sentence, with its preposition: 'a la 1.12 h', 'a las 13:05', 'at 9:30'; '' for an
 * invalid date.
 */
export function formatAtTime(instant: Instant, { locale, timeZone }: DateSettings): string {
  const wall = wallClock(instant, timeZone);
  if (!wall) return '';
  const hour = wall.getUTCHours();
  return fill(hour === 1 ? locale.atTime.one : locale.atTime.other, {
    hour,
    minute: two(wall.getUTCMinutes()),
  });
}

/** ISO 8601 in UTC, for `<time datetime>` and feeds; '' for an invalid date. */
export function formatMachine(instant: Instant, timeZone?: string): string {
  const ms = toMilliseconds(instant, timeZone);
  return ms === null ? '' : new Date(ms).toISOString();
}

/** Units of `totalTimeUnit` (spec §3): 1 minutes, 2 hours, otherwise days. */
export type TimeUnit = 'minutes' | 'hours' | 'days';

/** Reads `totalTimeUnit`: 1 minutes, 2 hours, any other number days (spec §3). */
export function timeUnitOf(totalTimeUnit: number): TimeUnit {
  if (totalTimeUnit === 1) return 'minutes';
  return totalTimeUnit === 2 ? 'hours' : 'days';
}

/** Label of a card's total time: '40 minutos', '1 hora'. */
export function formatTotalTime(totalTime: number, totalTimeUnit: number, locale: DateLocale): string {
  return formatPlural(locale.units[timeUnitOf(totalTimeUnit)], totalTime, locale.tag);
}

const UNIT_MINUTES: Readonly<Record<TimeUnit, number>> = { minutes: 1, hours: 60, days: 1440 };

/** Total time in minutes, as recipe bands need it. */
export function totalTimeMinutes(totalTime: number, totalTimeUnit: number): number {
  return totalTime * UNIT_MINUTES[timeUnitOf(totalTimeUnit)];
}
