import {
  addDays,
  type Content,
  dayOf,
  type Event,
  isDay,
  type Page,
  type Site,
  toMilliseconds,
} from '@portal/model';
import { standfirstText } from '../app/document/structured';
import { lifetimesByAge } from '../app/lifetimes';
import { SECURITY_HEADERS } from './headers';
import type { MadePage } from './pages';

/** Name of an event's calendar file, under its page: `/agenda/concert/calendar.ics`. */
export const CALENDAR_FILE = 'calendar.ics';

/** Longest line of a calendar file, in octets, without its line end (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

const encoder = new TextEncoder();

/**
 * Folds a line that is too long for a calendar file; a continuation begins with a space (RFC 5545 §3.1). No
 * character is split, and no grapheme.
 */
export function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(line)) {
    // A grapheme may be longer than a line: then only its characters are kept whole.
    for (const piece of encoder.encode(segment).length < LINE_OCTETS ? [segment] : segment) {
      const size = encoder.encode(piece).length;
      if (octets + size > LINE_OCTETS) {
        lines.push(current);
        current = ' ';
        octets = 1;
      }
      current += piece;
      octets += size;
    }
  }
  return [...lines, current].join('\r\n');
}

/**
 * A value of the type TEXT (RFC 5545 §3.3.11): no control characters except line ends, which are written `
 * `.
 */
export const calendarText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** UTC, which every calendar shows in its user's own time: `20261121T183000Z`. */
const utc = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const plainDay = (day: string) => day.replaceAll('-', '');

/** Start and end of a calendar entry; whole days if no hour is known. Null without a readable date. */
function times(from: string, to: string, timeZone: string): string[] | null {
  if (isDay(from) || isDay(to)) {
    const [first, last] = [dayOf(from, timeZone), dayOf(to, timeZone)];
    if (!first || !last) return null;
    // The end of whole days is exclusive (the day after); a range that ends before it begins is reduced to
    // its first day.
    const isRange = first < last;
    const after = addDays(isRange ? last : first, 1);
    return [`DTSTART;VALUE=DATE:${plainDay(first)}`, `DTEND;VALUE=DATE:${plainDay(after)}`];
  }
  const [start, end] = [toMilliseconds(from, timeZone), toMilliseconds(to, timeZone)];
  if (start === null || end === null) return null;
  // Without a known duration the entry has only a start.
  return [`DTSTART:${utc(start)}`, ...(end > start ? [`DTEND:${utc(end)}`] : [])];
}

/**
 * Start and end of each calendar entry: a single entry for a one-day or date-range event, one per date for an
 * event on several dates.
 */
function spansOf(event: Event): [from: string, to: string][] {
  const { eventOccurrenceType, eventUniqueDate, eventStartDate, eventEndDate, eventMultipleDates } = event;
  switch (eventOccurrenceType) {
    case 'one-time':
      return eventUniqueDate ? [[eventUniqueDate, eventUniqueDate]] : [];
    case 'date-range':
      return eventStartDate ? [[eventStartDate, eventEndDate ?? eventStartDate]] : [];
    case 'multiple-times':
      return [...new Set(eventMultipleDates)].sort().map((date) => [date, date]);
  }
}

export type CalendarOptions = {
  site: Pick<Site, 'alias' | 'name' | 'language' | 'timeZone'>;
  origin: string;
};

/**
 * An event as a file for calendars (RFC 5545): an entry for each of its dates, in UTC, with ids that are
 * stable between downloads. Null for an article that is no event or has no readable date.
 */
export function eventCalendar(content: Content, { site, origin }: CalendarOptions): string | null {
  const { event } = content;
  if (!event) return null;
  const { hostname } = new URL(origin);
  const url = new URL(content.url, origin).href;
  const { location, address } = event;
  // Many addresses begin with the name of the place.
  const name = location && !address?.startsWith(location.name) ? location.name : undefined;
  const place = [name, address].filter(Boolean).join(', ');
  const words = [standfirstText(content), event.timetable, url].filter(Boolean).join('\n\n');
  const changed = utc(toMilliseconds(content.updatedDate ?? content.publishedDate?.date ?? 0) ?? 0);
  const spans = spansOf(event);
  const entries = spans.flatMap(([from, to]) => {
    const when = times(from, to, site.timeZone);
    if (!when) return [];
    const at = spans.length > 1 ? `-${when[0]?.split(':')[1]}` : '';
    return [
      'BEGIN:VEVENT',
      `UID:${content.id}${at}@${hostname}`,
      `DTSTAMP:${changed}`,
      `LAST-MODIFIED:${changed}`,
      ...when,
      `SUMMARY:${calendarText(content.title)}`,
      `DESCRIPTION:${calendarText(words)}`,
      ...(place ? [`LOCATION:${calendarText(place)}`] : []),
      ...(event.thematics?.length
        ? [`CATEGORIES:${event.thematics.map(({ name }) => calendarText(name)).join(',')}`]
        : []),
      `URL:${url}`,
      `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
      'END:VEVENT',
    ];
  });
  if (entries.length === 0) return null;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Portal//${calendarText(site.name)}//${site.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** The response to an event's calendar address; null if its page is no event. */
export function calendarPage(page: Page | null, options: CalendarOptions, now: Date): MadePage | null {
  const body = page?.type === 'content' ? eventCalendar(page.content, options) : null;
  if (body === null || page?.type !== 'content') return null;
  return {
    status: 200,
    headers: {
      ...SECURITY_HEADERS,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${options.site.alias}-${page.content.id}.ics"`,
    },
    body,
    lifetimes: lifetimesByAge(page.updatedAt, now),
    shown: { site: options.site.alias, contents: [page.content.id], lists: false },
  };
}
