import { addDays, dayOf, startOfDay } from '@portal/model';

/**
 * How long a page is fresh, may be served stale while a new one is rendered, and may be served after errors;
 * seconds.
 */
export type Lifetimes = { fresh: number; whileRevalidate: number; ifError: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const lasting = (fresh: number, whileRevalidate: number): Lifetimes => ({
  fresh,
  whileRevalidate,
  ifError: 7 * DAY,
});

/** The older a page, the longer it lives: news changes in its first hour, hardly ever after a month. */
export function lifetimesByAge(updatedAt: string, now: Date): Lifetimes {
  const age = (now.getTime() - Date.parse(updatedAt)) / 1000;
  if (!(age >= HOUR)) return lasting(20, 2 * MINUTE);
  if (age < DAY) return lasting(MINUTE, 10 * MINUTE);
  if (age < 30 * DAY) return lasting(10 * MINUTE, 2 * HOUR);
  return lasting(HOUR, DAY);
}

/** Fronts and listings change whenever something is published. */
export const FRONT_LIFETIMES = lasting(15, 2 * MINUTE);
export const LISTING_LIFETIMES = lasting(30, 5 * MINUTE);
/** Broadcasts on the air change with the clock. */
export const GUIDE_LIFETIMES = lasting(30, MINUTE);
export const LIVE_LIFETIMES = lasting(10, MINUTE);
/** A missing page may be published at any moment, and a withdrawn page restored. */
export const MISSING_LIFETIMES = lasting(10, 0);

/** Lifetimes that end by a time (ms). After errors, an outdated page is better than none. */
function over(by: number, { fresh, whileRevalidate, ifError }: Lifetimes, now: Date): Lifetimes {
  const left = Math.max(1, Math.floor((by - now.getTime()) / 1000));
  const shortened = Math.min(fresh, left);
  return { fresh: shortened, whileRevalidate: Math.min(whileRevalidate, left - shortened), ifError };
}

/** Lifetimes that end with the site's day: a page shows today's date, and marks today's hours. */
export function withinDay(lifetimes: Lifetimes, now: Date, timeZone: string): Lifetimes {
  const tomorrow = startOfDay(addDays(dayOf(now, timeZone) ?? '', 1), timeZone);
  return over(tomorrow, lifetimes, now);
}

/**
 * Lifetimes that end with the hour, for a page that shows it. Hours begin at a quarter of a UTC hour in
 * every zone.
 */
export function withinHour(lifetimes: Lifetimes, now: Date): Lifetimes {
  const quarter = 15 * MINUTE * 1000;
  return over((Math.floor(now.getTime() / quarter) + 1) * quarter, lifetimes, now);
}
