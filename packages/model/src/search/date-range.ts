import { DATE_PRESETS, type DateFilterName, type DatePreset, DEFAULT_TIME_ZONE } from '../constants/index';
import type { WeekDay } from '../dates/locales/locale';
import {
  addDays,
  type Day,
  dayOf,
  endOfDay,
  type Instant,
  isDay,
  monthStart,
  startOfDay,
  toMilliseconds,
  weekday,
} from '../dates/zone';
import type { DateValue } from './payload';

const DAY_MS = 86_400_000;

/** First day of the week in Catalonia and Valencia. */
const MONDAY: WeekDay = 1;

/** A range in milliseconds, both ends included. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The same day that many months earlier, or that month's last if it is shorter. */
function monthsBefore(day: Day, months: number): Day {
  const first = monthStart(day, -months);
  const last = addDays(monthStart(first, 1), -1);
  const same = first.slice(0, 8) + day.slice(8);
  return isDay(same) ? same : last;
}

const monthOf = (today: Day, later: number) =>
  [monthStart(today, later), addDays(monthStart(today, later + 1), -1)] as const;
/** The first day of next week. */
const nextWeekStart = (today: Day, weekStart: WeekDay) =>
  addDays(today, (weekStart - weekday(today) + 7) % 7 || 7);

/** First and last day of each preset, relative to a day, for a first day of the week. */
const PRESET_DAYS: Readonly<
  Record<Exclude<DatePreset, 'last24hours'>, (today: Day, weekStart: WeekDay) => readonly [Day, Day]>
> = {
  today: (today) => [today, today],
  yesterday: (today) => [addDays(today, -1), addDays(today, -1)],
  lastWeek: (today) => [addDays(today, -7), today],
  lastMonth: (today) => [monthsBefore(today, 1), today],
  lastYear: (today) => [monthsBefore(today, 12), today],
  tomorrow: (today) => [addDays(today, 1), addDays(today, 1)],
  nextWeek: (today, weekStart) => [
    nextWeekStart(today, weekStart),
    addDays(nextWeekStart(today, weekStart), 6),
  ],
  nextWeekend: (today) => {
    // Once a weekend has begun, the next one is that of the following week.
    const saturday = addDays(today, (6 - weekday(today) + 7) % 7 || 7);
    return [saturday, addDays(saturday, 1)];
  },
  thisMonth: (today) => monthOf(today, 0),
  nextMonth: (today) => monthOf(today, 1),
  nextYear: (today) => {
    const year = String(Number(today.slice(0, 4)) + 1).padStart(4, '0');
    return [`${year}-01-01`, `${year}-12-31`];
  },
};

function spanOf(preset: DatePreset, nowMs: number, timeZone: string, weekStart: WeekDay): Span | null {
  if (preset === 'last24hours') return { from: nowMs - DAY_MS, to: nowMs };
  const today = dayOf(nowMs, timeZone);
  if (today === null) return null;
  const [first, last] = PRESET_DAYS[preset](today, weekStart);
  return { from: startOfDay(first, timeZone), to: endOfDay(last, timeZone) };
}

const written = ({ from, to }: Span): DateValue => [new Date(from).toISOString(), new Date(to).toISOString()];

/** Range of a preset (spec §4), by the clocks of the zone; empty if `now` is an invalid date. */
export function presetDateValue(
  preset: DatePreset,
  now: Instant,
  timeZone: string = DEFAULT_TIME_ZONE,
  weekStart: WeekDay = MONDAY,
): DateValue {
  const nowMs = toMilliseconds(now, timeZone);
  const span = nowMs === null ? null : spanOf(preset, nowMs, timeZone, weekStart);
  return span === null ? [] : written(span);
}

/**
 * Range of two picked days, in either order: from the start of the first to the end of the second (spec §4).
 */
export function pickedDateValue(one: Day, other: Day, timeZone: string = DEFAULT_TIME_ZONE): DateValue {
  const [first, last] = one <= other ? [one, other] : [other, one];
  return written({ from: startOfDay(first, timeZone), to: endOfDay(last, timeZone) });
}

/**
 * Option that matches a loaded range (spec §4): a preset if one gives exactly this range today, else
 * 'range'.
 */
export function classifyDateValue(
  value: DateValue,
  now: Instant,
  timeZone: string = DEFAULT_TIME_ZONE,
  weekStart: WeekDay = MONDAY,
): DateFilterName {
  const [fromText, toText] = value;
  const nowMs = toMilliseconds(now, timeZone);
  if (fromText === undefined || toText === undefined) return 'any';
  const from = toMilliseconds(fromText, timeZone);
  const to = toMilliseconds(toText, timeZone);
  if (nowMs === null || from === null || to === null) return 'range';
  // Its ends move with the clock, so a URL loaded later the same day still matches.
  if (to - from === DAY_MS && to <= nowMs && nowMs - to < DAY_MS) return 'last24hours';
  const preset = DATE_PRESETS.find((candidate) => {
    const span = spanOf(candidate, nowMs, timeZone, weekStart);
    return span?.from === from && span.to === to;
  });
  return preset ?? 'range';
}

/** The days of a range in the zone, for archive URLs and calendars; null for any date. */
export function daysOfDateValue(value: DateValue, timeZone: string = DEFAULT_TIME_ZONE): [Day, Day] | null {
  const [from, to] = value;
  if (from === undefined || to === undefined) return null;
  const first = dayOf(from, timeZone);
  const last = dayOf(to, timeZone);
  return first === null || last === null ? null : [first, last];
}
