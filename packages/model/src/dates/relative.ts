import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime.js';
import utc from 'dayjs/plugin/utc.js';
import { formatPlural } from '../wording/index';
import type { DateSettings } from './format';
import type { DateLocale } from './locales/locale';
import { type Instant, toMilliseconds } from './zone';

dayjs.extend(utc);
/** Rounds down to whole units, as a newsroom counts: 3 h 50 min are 'three hours ago'. */
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

/**
 * dayjs keeps every locale registered under a name for as long as it runs. All are registered under this one
 * name, which no page uses, each just before its use.
 */
const NAME = 'portal';

type Spoken = Omit<DateLocale, 'relativeTime'> & {
  name: string;
  relativeTime: Record<string, string | ((count: number) => string)>;
};
const spoken = new WeakMap<DateLocale, Spoken>();

/** A language in dayjs's format: counted times, which are plural forms, become functions. */
function spokenBy(locale: DateLocale): Spoken {
  const known = spoken.get(locale);
  if (known) return known;
  const times = Object.entries(locale.relativeTime).map(
    ([part, words]): [string, string | ((count: number) => string)] => [
      part,
      typeof words === 'string' ? words : (count) => formatPlural(words, count, locale.tag),
    ],
  );
  const made = { ...locale, name: NAME, relativeTime: Object.fromEntries(times) };
  spoken.set(locale, made);
  return made;
}

/**
 * How long ago something happened. Never in the future, even if the page's clock is that of when it was
 * made.
 */
export function formatAgo(instant: Instant, now: Instant, settings: DateSettings): string {
  const ms = toMilliseconds(instant, settings.timeZone);
  const nowMs = toMilliseconds(now, settings.timeZone);
  return ms === null || nowMs === null ? '' : formatRelative(Math.min(ms, nowMs), nowMs, settings);
}

/** Time before or after `now`: 'fa 3 hores', 'hace 3 horas'; '' if either date is invalid. */
export function formatRelative(instant: Instant, now: Instant, settings: DateSettings): string {
  const { locale, timeZone } = settings;
  const ms = toMilliseconds(instant, timeZone);
  const nowMs = toMilliseconds(now, timeZone);
  if (ms === null || nowMs === null) return '';
  return dayjs.utc(ms).locale(NAME, spokenBy(locale)).from(dayjs.utc(nowMs));
}
