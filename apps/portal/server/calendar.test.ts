import type { Content, Event } from '@portal/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarPage, calendarText, eventCalendar, folded } from './calendar';

const site = { alias: 'far', name: 'El Far', language: 'ca', timeZone: 'Europe/Madrid' } as const;
const options = { site, origin: 'https://far.example' };

const contentOf = (event: Event, more: Partial<Content> = {}): Content => ({
  id: '42',
  type: 'event',
  title: 'Concert de cobla al moll',
  url: '/agenda-cultural/concert/',
  publishedDate: { date: '2026-03-01T09:00:00.000Z' },
  event,
  signatories: [],
  body: [],
  breadcrumbs: [],
  tags: [],
  related: [],
  comments: { open: false, items: [], count: 0, next: null },
  ...more,
});
const fileOf = (event: Event, more?: Partial<Content>) =>
  eventCalendar(contentOf(event, more), options) ?? '';

const unfolded = (file: string) => file.replace(/\r\n /g, '').split('\r\n').filter(Boolean);
const plain = (text: string) => text.replace(/\\([\\;,nN])/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign));

/** Entries of a file as their properties, values unescaped. */
function entries(file: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  for (const line of unfolded(file)) {
    const [, name = '', value = ''] = /^([^:]+):(.*)$/s.exec(line) ?? [];
    if (name === 'BEGIN' && value === 'VEVENT') found.push({});
    else Object.assign(found.at(-1) ?? {}, { [name]: plain(value) });
  }
  return found;
}

const octets = (text: string) => new TextEncoder().encode(text).length;

describe('an event in a calendar', () => {
  it('has its start in UTC, on both sides of a clock change', () => {
    const at = (date: string) =>
      entries(fileOf({ eventOccurrenceType: 'one-time', eventUniqueDate: date }))[0]?.DTSTART;
    expect(at('2026-03-28T20:30:00+01:00')).toBe('20260328T193000Z');
    expect(at('2026-03-29T20:30:00+02:00')).toBe('20260329T183000Z');
    // Without a zone it is the site's local time; an hour that the clocks skip is read after the skip.
    expect(at('2026-03-29T01:30')).toBe('20260329T003000Z');
    expect(at('2026-03-29T02:30')).toBe('20260329T013000Z');
    expect(at('2026-10-25T02:30')).toBe('20261025T003000Z');
    expect(at('2026-10-25T03:30')).toBe('20261025T023000Z');
  });

  it('lasts whole days if no hour is known, its last day included', () => {
    const [one] = entries(fileOf({ eventOccurrenceType: 'one-time', eventUniqueDate: '2026-03-29' }));
    expect([one?.['DTSTART;VALUE=DATE'], one?.['DTEND;VALUE=DATE']]).toEqual(['20260329', '20260330']);
    const [range] = entries(
      fileOf({ eventOccurrenceType: 'date-range', eventStartDate: '2026-12-30', eventEndDate: '2027-01-02' }),
    );
    expect([range?.['DTSTART;VALUE=DATE'], range?.['DTEND;VALUE=DATE']]).toEqual(['20261230', '20270103']);
    // A range that ends before it begins is reduced to its first day; one with an hour on one side only lasts
    // whole days.
    const [odd] = entries(
      fileOf({
        eventOccurrenceType: 'date-range',
        eventStartDate: '2026-12-30T23:30:00Z',
        eventEndDate: '2026-12-01',
      }),
    );
    expect([odd?.['DTSTART;VALUE=DATE'], odd?.['DTEND;VALUE=DATE']]).toEqual(['20261231', '20270101']);
  });

  it('has an entry for each of several dates, each under a stable id', () => {
    const event: Event = {
      eventOccurrenceType: 'multiple-times',
      eventMultipleDates: [
        '2026-04-03T19:00:00+02:00',
        '2026-03-27T19:00:00+01:00',
        '2026-04-03T19:00:00+02:00',
      ],
    };
    const found = entries(fileOf(event));
    expect(found.map(({ DTSTART }) => DTSTART)).toEqual(['20260327T180000Z', '20260403T170000Z']);
    const ids = found.map(({ UID }) => UID);
    expect(new Set(ids).size).toBe(2);
    const later = { ...event, eventMultipleDates: [...(event.eventMultipleDates ?? []), '2026-03-20'] };
    expect(entries(fileOf(later)).map(({ UID }) => UID)).toEqual(expect.arrayContaining(ids));
  });

  it('has its title, place and status', () => {
    const [entry] = entries(
      fileOf(
        {
          eventOccurrenceType: 'one-time',
          eventUniqueDate: '2026-03-21',
          location: { name: 'Moll de Ponent; sala 2' },
          address: 'Passeig, s/n',
          thematics: [{ name: 'Música, dansa' }, { name: 'Estrenes' }],
          cancelled: true,
        },
        {
          title: 'Comença: «Marinada», d’en Pau\\Pol;\nfi',
          description: [{ html: 'Amb <em>cobla</em> &amp; cor' }],
        },
      ),
    );
    expect(entry).toMatchObject({
      UID: '42@far.example',
      DTSTAMP: '20260301T090000Z',
      SUMMARY: 'Comença: «Marinada», d’en Pau\\Pol;\nfi',
      LOCATION: 'Moll de Ponent; sala 2, Passeig, s/n',
      CATEGORIES: 'Música, dansa,Estrenes',
      URL: 'https://far.example/agenda-cultural/concert/',
      STATUS: 'CANCELLED',
    });
    expect(entry?.DESCRIPTION).toMatch(/^Amb cobla & cor\n\nhttps:/);
  });

  it('has no file without a readable date, or for an article that is no event', () => {
    expect(fileOf({ eventOccurrenceType: 'one-time' })).toBe('');
    expect(fileOf({ eventOccurrenceType: 'one-time', eventUniqueDate: 'demà' })).toBe('');
    expect(fileOf({ eventOccurrenceType: 'multiple-times', eventMultipleDates: [] })).toBe('');
    expect(
      eventCalendar(contentOf({ eventOccurrenceType: 'one-time' }, { event: undefined }), options),
    ).toBeNull();
    expect(calendarPage(null, options, new Date('2026-03-01'))).toBeNull();
  });

  it('is a text of short lines that a calendar can parse, whatever its title', () => {
    const title = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
      fc.string({
        unit: fc.constantFrom(
          '👩‍👩‍👧‍👦',
          'l·l',
          'é',
          'Ò',
          ' ',
          ',',
          ';',
          '\\',
          '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
          'desinstitucionalització',
        ),
        maxLength: 60,
      }),
    );
    fc.assert(
      fc.property(title, (name) => {
        const file = fileOf(
          { eventOccurrenceType: 'one-time', eventUniqueDate: '2026-03-21' },
          { title: name },
        );
        const lines = file.split('\r\n');
        expect(lines.pop()).toBe('');
        for (const line of lines) {
          expect(octets(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]|\ufffd/);
        }
        // biome-ignore lint/suspicious/noControlCharactersInRegex: a calendar holds none of them
        const readable = name.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
        expect(entries(file)[0]?.SUMMARY).toBe(readable);
      }),
    );
  });
});

it('never splits a grapheme at the end of a line', () => {
  for (let before = 60; before < 80; before++) {
    const line = `${'x'.repeat(before)}👩‍👩‍👧‍👦${'y'.repeat(90)}`;
    const lines = folded(line).split('\r\n ');
    expect(lines.join('')).toBe(line);
    expect(lines.some((part) => part.includes('👩‍👩‍👧‍👦'))).toBe(true);
  }
});

it('writes no control characters', () => {
  expect(calendarText('a\u0000b\tc\r\nd\re;f,g\\h')).toBe('a b c\\nd\\ne\\;f\\,g\\\\h');
});
