import { DEFAULT_TIME_ZONE } from '../constants/index';

/**
 * An instant: a `Date`, milliseconds since 1970, or text. Text without a zone is wall time in the given zone.
 */
export type Instant = Date | number | string;

/** A calendar day, 'YYYY-MM-DD'. */
export type Day = string;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** More zones than exist: any beyond these are a caller's error, and are not cached permanently. */
const MAX_ZONES = 1_000;

/** One formatter per zone, because creating one costs a hundred times as much as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    if (formatters.size >= MAX_ZONES) formatters.clear();
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/**
 * Whether a text is a time zone known to this runtime: `Europe/Madrid`, not `Europe/Reus`. Known zones are
 * cached.
 */
export function isTimeZone(text: string): boolean {
  try {
    formatterOf(text);
    return true;
  } catch {
    return false;
  }
}

const QUARTER_MS = 15 * MINUTE_MS;
/** The furthest time that a `Date` can hold, before and after 1970. */
const MAX_MS = 8.64e15;
/** Most quarters of an hour cached per zone: enough for a site's year of news. */
const MAX_QUARTERS = 10_000;

/**
 * Cached offsets per quarter of an hour, a map per zone, because a page formats the same times again and
 * again.
 */
const offsets = new Map<string, Map<number, number>>();

/**
 * Minutes by which a zone is ahead of UTC at a time in milliseconds. Throws RangeError for an unknown zone.
 */
export function zoneOffsetMinutes(ms: number, timeZone: string): number {
  const known = offsets.get(timeZone) ?? new Map<number, number>();
  const quarter = Math.floor(ms / QUARTER_MS);
  const remembered = known.get(quarter);
  if (remembered !== undefined) return remembered;
  const first = measuredOffset(Math.max(quarter * QUARTER_MS, -MAX_MS), timeZone);
  const last = measuredOffset(Math.min((quarter + 1) * QUARTER_MS - 1, MAX_MS), timeZone);
  // Some clocks changed within a quarter: Newfoundland's at one minute past midnight, until 2011.
  if (first !== last) return measuredOffset(ms, timeZone);
  if (known.size >= MAX_QUARTERS) known.clear();
  known.set(quarter, first);
  if (offsets.size >= MAX_ZONES) offsets.clear();
  offsets.set(timeZone, known);
  return first;
}

/** 1800: no clock had changed before. Formatted years say neither that they are before Christ nor their century. */
const FIRST_CHANGES_MS = -5_364_662_400_000;

function measuredOffset(at: number, timeZone: string): number {
  const ms = Math.max(at, FIRST_CHANGES_MS);
  const parts = formatterOf(timeZone).formatToParts(ms);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return Math.round((wall - Math.floor(ms / 1000) * 1000) / MINUTE_MS);
}

/**
 * The instant at which a zone's clocks show a wall time, both in milliseconds (`wallMs` as if it were UTC). A
 * skipped hour is parsed as after the skip; a repeated one as its first occurrence.
 */
function instantOfWall(wallMs: number, timeZone: string): number {
  const before = zoneOffsetMinutes(wallMs - DAY_MS, timeZone) * MINUTE_MS;
  const after = zoneOffsetMinutes(wallMs + DAY_MS, timeZone) * MINUTE_MS;
  const shows = (offset: number) => zoneOffsetMinutes(wallMs - offset, timeZone) * MINUTE_MS === offset;
  return wallMs - (!shows(before) && shows(after) ? after : before);
}

const TEXT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * Milliseconds since the Unix epoch, or null for an invalid date. Text is ISO 8601 or
 * 'YYYY-MM-DD HH:mm:ss.ffffff'; a date without a time means midnight in `timeZone`.
 */
export function toMilliseconds(instant: Instant, timeZone: string = DEFAULT_TIME_ZONE): number | null {
  if (typeof instant !== 'string') {
    const ms = Number(instant);
    return Number.isNaN(new Date(ms).getTime()) ? null : ms;
  }
  const match = TEXT.exec(instant.trim());
  if (match === null) return null;
  const [, day = '', clock = '00:00', seconds = '00', fraction = '', zone] = match;
  if (!isDay(day)) return null;
  const wall = Date.parse(`${day}T${clock}:${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}Z`);
  if (Number.isNaN(wall)) return null;
  if (zone === undefined) return instantOfWall(wall, timeZone);
  if (zone.toUpperCase() === 'Z') return wall;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))];
  return wall - (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * MINUTE_MS;
}

const LAST_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/**
 * Whether text is an existing day, 'YYYY-MM-DD'. Computed without a `Date` for speed: each card on a page
 * has one.
 */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  const last = LAST_DAYS[month - 1] ?? 0;
  return day >= 1 && day <= (month === 2 && isLeap(Number(text.slice(0, 4))) ? 29 : last);
}

/** The calendar day in a zone at a given time; null for an invalid date. */
export function dayOf(instant: Instant, timeZone: string = DEFAULT_TIME_ZONE): Day | null {
  const ms = toMilliseconds(instant, timeZone);
  if (ms === null) return null;
  return writtenDay(ms + zoneOffsetMinutes(ms, timeZone) * MINUTE_MS);
}

/** First instant of a day in a zone, in milliseconds. The day must exist. */
export function startOfDay(day: Day, timeZone: string = DEFAULT_TIME_ZONE): number {
  return instantOfWall(Date.parse(`${day}T00:00:00Z`), timeZone);
}

/** Last millisecond of a day in a zone. The day must exist. */
export function endOfDay(day: Day, timeZone: string = DEFAULT_TIME_ZONE): number {
  return instantOfWall(Date.parse(`${day}T00:00:00Z`) + DAY_MS, timeZone) - 1;
}

/** First and last instant of the years that a day is written with: four digits, and no sign. */
const FIRST_WALL_MS = -62_167_219_200_000;
const LAST_WALL_MS = 253_402_300_799_999;

/** The day of a wall time as if it were UTC, or the first or last day that can be written. */
const writtenDay = (wallMs: number): Day =>
  new Date(Math.min(Math.max(wallMs, FIRST_WALL_MS), LAST_WALL_MS)).toISOString().slice(0, 10);

/** The day `count` days later, or earlier if negative; no later than 9999-12-31, no earlier than 0000-01-01. */
export function addDays(day: Day, count: number): Day {
  return writtenDay(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS);
}

/** First day of the month that many months later, or earlier if negative; 9999-12-31 after the last month. */
export function monthStart(day: Day, monthsLater = 0): Day {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  return writtenDay(first.setUTCMonth(first.getUTCMonth() + monthsLater));
}

/** Day of the week, 1 for Monday to 7 for Sunday. */
export function weekday(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
