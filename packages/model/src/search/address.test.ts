import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  archiveDays,
  narrowingQuery,
  readNarrowing,
  readSearchQuestion,
  type SearchQuestion,
  searchAddress,
  searchQuery,
} from './address';
import { daysOfDateValue, presetDateValue } from './date-range';
import { SEARCH_FILTERS } from './kinds';
import { dateValueSchema } from './payload';

const NOTHING: SearchQuestion = { searchText: '', dateValue: [], filterValues: {} };
const read = (query: string) => readSearchQuestion(new URLSearchParams(query));

describe('the URL of a filtered listing', () => {
  it('contains text, filters and days', () => {
    const question = {
      searchText: 'pont de ferro',
      filterValues: { section: 'politica', type: ['article', 'live'] },
      dateValue: presetDateValue('yesterday', '2026-03-30T10:00:00Z'),
    };
    const address = searchAddress('/hemeroteca/', question);
    expect(address).toBe(
      '/hemeroteca/?text=pont+de+ferro&section=politica&type=article&type=live&from=2026-03-29&to=2026-03-29',
    );
    expect(read(address.split('?')[1] ?? '')).toEqual(question);
    expect(searchAddress('/agenda/', NOTHING)).toBe('/agenda/');
  });

  it('keeps the hours of a range that is not of whole days', () => {
    const dateValue = presetDateValue('last24hours', '2026-03-30T10:00:00Z');
    expect(read(searchQuery({ ...NOTHING, dateValue })).dateValue).toEqual(dateValue);
  });

  it('is stable when parsed and built again, whatever else it contains', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('text', 'letter', 'limit', 'section', 'from', 'x'), fc.string())),
        (entries) => {
          const once = narrowingQuery(readNarrowing(new URLSearchParams(entries)));
          expect(narrowingQuery(readNarrowing(new URLSearchParams(once)))).toBe(once);
          expect(new URLSearchParams(once).has('x')).toBe(false);
        },
      ),
    );
    const narrowing = readNarrowing(new URLSearchParams('limit=5&letter=C&text=not&color=red'));
    expect(narrowing).toEqual({ question: { ...NOTHING, searchText: 'not' }, letter: 'C', limit: 5 });
    expect(narrowingQuery(narrowing)).toBe('text=not&letter=C&limit=5');
    for (const limit of ['0', '-1', '1.5', 'x', '1e400'])
      expect(readNarrowing(new URLSearchParams({ limit })).limit).toBeNull();
  });

  it('drops what no listing understands', () => {
    expect(read('color=red&section=&from=ahir&to=2026-01-01&text=%00%20a%0Ab')).toEqual({
      ...NOTHING,
      searchText: 'a b',
    });
    expect(read('from=2026-01-09&to=2026-01-02').dateValue).toEqual(
      read('from=2026-01-02&to=2026-01-09').dateValue,
    );
    expect(read(`text=${'x'.repeat(5000)}`).searchText).toHaveLength(255);
  });

  it('reads days of any year, and drops those too near to the ends of the calendar', () => {
    const day = fc
      .oneof(
        fc.integer({ min: -719_162, max: 2_932_896 }),
        fc.constantFrom(-719_162, -354_285, 2_567_162, 2_932_865, 2_932_866, 2_932_896),
      )
      .map((at) => new Date(at * 86_400_000).toISOString().slice(0, 10));
    const zone = fc.constantFrom('Europe/Madrid', 'UTC', 'America/New_York', 'Pacific/Kiritimati');
    const isNear = (one: string) => one >= '1000' && one < '9000';
    fc.assert(
      fc.property(day, day, zone, (from, to, timeZone) => {
        const params = new URLSearchParams({ from, to });
        const question = readSearchQuestion(params, timeZone);
        const [first, last] = from <= to ? [from, to] : [to, from];
        const isRead = isNear(first) && isNear(last);
        expect(daysOfDateValue(question.dateValue, timeZone)).toEqual(isRead ? [first, last] : null);
        expect(v.safeParse(dateValueSchema, question.dateValue).success).toBe(true);
        expect(searchQuery(question, timeZone)).toBe(isRead ? `from=${first}&to=${last}` : '');
        const path = `/hemeroteca/${from}/${to}`.replaceAll('-', '/');
        expect(archiveDays(path)).toEqual(isRead ? [first, last] : null);
      }),
    );
  });

  it.each([
    'from=9999-12-31',
    'from=9999-11-30&to=9999-11-30',
    'from=9999-12-01&to=9999-12-31',
    'from=0000-01-01',
    'from=2026-01-01&to=9999-12-31T23:59:59-23:59',
    'from=0000-01-01T00:00:00%2B23:59&to=2026-01-01',
  ])('drops %s', (query) => {
    expect(read(query).dateValue).toEqual([]);
  });

  it('parses back what it built, for any question', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
    const clean = word.map((text) => text.replace(/\p{Cc}|^\s+|\s+$/gu, '')).filter((text) => text !== '');
    const question = fc.record({
      searchText: fc.oneof(fc.constant(''), clean),
      filterValues: fc.dictionary(fc.constantFrom(...SEARCH_FILTERS), clean, { noNullPrototype: true }),
      dateValue: fc.oneof(
        fc.constant([] as []),
        fc
          .tuple(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 0, max: 4e12 }))
          .map(([a, b]): [string, string] => [
            new Date(Math.min(a, b)).toISOString(),
            new Date(Math.max(a, b)).toISOString(),
          ]),
      ),
    });
    fc.assert(
      fc.property(question, (asked) => {
        expect(read(searchQuery(asked))).toEqual(asked);
      }),
    );
  });
});

describe('the days of an archive’s URL', () => {
  it.each([
    ['/hemeroteca/2026/03/02/2026/03/04', ['2026-03-02', '2026-03-04']],
    ['/hemeroteca/2026/03/04/2026/03/02/', ['2026-03-02', '2026-03-04']],
    ['/hemeroteca/2026/02/29/2026/03/04', null],
    ['/hemeroteca/0001/01/01/2026/01/01', null],
    ['/hemeroteca/2026/03/02', null],
    ['/hemeroteca/', null],
  ])('%s', (path, days) => {
    expect(archiveDays(path)).toEqual(days);
  });
});
