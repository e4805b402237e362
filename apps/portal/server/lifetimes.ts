import { addDays, dayOf, startOfDay } from '@portal/model';
import type { Lifetimes, MadePage, Shown } from './made-page';

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
/** What is on now changes with the clock. */
export const GUIDE_LIFETIMES = lasting(30, MINUTE);
export const LIVE_LIFETIMES = lasting(10, MINUTE);
/** A missing page may be published any moment, and a page that was withdrawn may come back. */
export const MISSING_LIFETIMES = lasting(10, 0);

/**
 * The same, over by the end of the site's day: a page says today's date, and which hours are today's. When none can be
 * made, one of yesterday is better than none.
 */
export function withinDay(
  { fresh, whileRevalidate, ifError }: Lifetimes,
  now: Date,
  timeZone: string,
): Lifetimes {
  const tomorrow = startOfDay(addDays(dayOf(now, timeZone) ?? '', 1), timeZone);
  const left = Math.max(1, Math.floor((tomorrow - now.getTime()) / 1000));
  const shortened = Math.min(fresh, left);
  return { fresh: shortened, whileRevalidate: Math.min(whileRevalidate, left - shortened), ifError };
}

/** Seconds that a cache between may keep a page where nobody tells it of changes. */
const UNTOLD_SECONDS = 15;
/** Contents that an answer names to caches; a page with more is found by its site's list. */
const MAX_NAMED = 400;

/** The key of a site's lists: all that a new story may come to stand on. */
export const listKey = (site: string) => `list-${site}`;
export const contentKey = (id: string) => `c${id}`;

/** The keys by which caches between find an answer again. */
function surrogateKeys({ site, contents, lists }: Shown): string[] {
  const ids = new Set(contents);
  const named = ids.size > MAX_NAMED ? [] : Array.from(ids, contentKey);
  return [`site-${site}`, ...(lists ? [listKey(site)] : []), ...named];
}

/**
 * What caches are told of a public page. A browser asks each time whether it has changed, so that a correction reaches a
 * reader who comes back; a cache between keeps it for long only where it is told of changes.
 * @param toldOfChanges whether the caches between are purged
 */
export function cacheHeaders(
  { status, lifetimes, shown }: Pick<MadePage, 'status' | 'lifetimes' | 'shown'>,
  toldOfChanges: boolean,
): Record<string, string> {
  const { fresh, whileRevalidate, ifError } = lifetimes;
  const seconds = toldOfChanges && status === 200 ? fresh : Math.min(fresh, UNTOLD_SECONDS);
  const keys = surrogateKeys(shown);
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}`,
    'surrogate-key': keys.join(' '),
    ...(toldOfChanges && status === 200
      ? {
          'cache-tag': keys.join(','),
          'cdn-cache-control': `max-age=${fresh}, stale-while-revalidate=${whileRevalidate}, stale-if-error=${ifError}`,
        }
      : {}),
  };
}
