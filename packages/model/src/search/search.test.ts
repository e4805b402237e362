import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DATE_FILTERS, DATE_PRESETS, type DatePreset } from '../constants/index';
import { toMilliseconds, type WeekDay } from '../dates/index';
import {
  classifyDateValue,
  dateFilterSchema,
  daysOfDateValue,
  filterDefinitionSchema,
  foldText,
  hasNextPage,
  isDateFilterOffered,
  pickedDateValue,
  predict,
  presetDateValue,
  searchPayloadSchema,
  searchRequestSchema,
  searchResponseSchema,
  showSearchAnswerSchema,
  showSearchQuerySchema,
} from './index';

const days = (preset: DatePreset, now: string) => daysOfDateValue(presetDateValue(preset, now));

describe('presets of the date filter', () => {
  // A Friday.
  const now = '2026-11-20T10:00:00Z';

  it.each([
    ['today', '2026-11-20', '2026-11-20'],
    ['yesterday', '2026-11-19', '2026-11-19'],
    ['last24hours', '2026-11-19', '2026-11-20'],
    ['lastWeek', '2026-11-13', '2026-11-20'],
    ['lastMonth', '2026-10-20', '2026-11-20'],
    ['lastYear', '2025-11-20', '2026-11-20'],
    ['tomorrow', '2026-11-21', '2026-11-21'],
    ['nextWeek', '2026-11-23', '2026-11-29'],
    ['nextWeekend', '2026-11-21', '2026-11-22'],
    ['thisMonth', '2026-11-01', '2026-11-30'],
    ['nextMonth', '2026-12-01', '2026-12-31'],
    ['nextYear', '2027-01-01', '2027-12-31'],
  ] as const)('%s is %s to %s', (preset, from, to) => {
    expect(days(preset, now)).toEqual([from, to]);
  });

  it('begin and end with the day in the zone', () => {
    expect(presetDateValue('today', now)).toEqual(['2026-11-19T23:00:00.000Z', '2026-11-20T22:59:59.999Z']);
    expect(presetDateValue('last24hours', now)).toEqual([
      '2026-11-19T10:00:00.000Z',
      '2026-11-20T10:00:00.000Z',
    ]);
  });

  it('count weeks from Monday, also on a Sunday', () => {
    expect(days('nextWeek', '2026-11-22')).toEqual(['2026-11-23', '2026-11-29']);
    expect(days('nextWeek', '2026-11-23')).toEqual(['2026-11-30', '2026-12-06']);
    expect(days('nextWeekend', '2026-11-21')).toEqual(['2026-11-28', '2026-11-29']);
    expect(days('nextWeekend', '2026-11-22')).toEqual(['2026-11-28', '2026-11-29']);
  });

  it('count weeks from any other first day of the week', () => {
    const week = (from: WeekDay) => daysOfDateValue(presetDateValue('nextWeek', now, 'Europe/Madrid', from));
    expect(week(7)).toEqual(['2026-11-22', '2026-11-28']);
    expect(week(6)).toEqual(['2026-11-21', '2026-11-27']);
    expect(week(5)).toEqual(['2026-11-27', '2026-12-03']);
  });

  it('span midnight to midnight on days of 23 and 25 hours', () => {
    const hours = (day: string) => {
      const [from = '', to = ''] = presetDateValue('today', `${day}T10:00:00Z`);
      return (Date.parse(to) + 1 - Date.parse(from)) / 3_600_000;
    };
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-10-26')]).toEqual([23, 25, 24]);
  });

  it('use the last day of a shorter month', () => {
    expect(days('lastMonth', '2026-03-31')).toEqual(['2026-02-28', '2026-03-31']);
    expect(days('lastYear', '2028-02-29')).toEqual(['2027-02-28', '2028-02-29']);
    expect(days('nextMonth', '2027-12-31')).toEqual(['2028-01-01', '2028-01-31']);
  });

  it('are recognised again, whatever the day and the zone', () => {
    const instants = fc.date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2060-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    const weekStarts = fc.constantFrom<WeekDay>(1, 2, 3, 4, 5, 6, 7);
    const zone = fc.constantFrom('Europe/Madrid', 'UTC', 'America/New_York', 'Pacific/Auckland');
    fc.assert(
      fc.property(
        instants,
        zone,
        fc.constantFrom(...DATE_PRESETS),
        weekStarts,
        (at, timeZone, preset, week) => {
          const value = presetDateValue(preset, at, timeZone, week);
          const [from = '', to = ''] = value;
          expect(toMilliseconds(from) ?? 0).toBeLessThan(toMilliseconds(to) ?? 0);
          expect(classifyDateValue(value, at, timeZone, week)).toBe(preset);
        },
      ),
    );
  });
});

describe('picked days', () => {
  const now = '2026-11-20T10:00:00Z';

  it('make a range, up to the end of the later day', () => {
    expect(pickedDateValue('2026-11-10', '2026-11-10')).toEqual([
      '2026-11-09T23:00:00.000Z',
      '2026-11-10T22:59:59.999Z',
    ]);
    expect(pickedDateValue('2026-11-12', '2026-11-10')).toEqual(pickedDateValue('2026-11-10', '2026-11-12'));
  });

  it('are a range unless they equal a preset', () => {
    expect(classifyDateValue(pickedDateValue('2026-11-10', '2026-11-12'), now)).toBe('range');
    expect(classifyDateValue(pickedDateValue('2026-11-20', '2026-11-20'), now)).toBe('today');
    expect(classifyDateValue([], now)).toBe('any');
    expect(classifyDateValue(presetDateValue('today', '2026-11-18'), now)).toBe('range');
    expect(daysOfDateValue([])).toBeNull();
  });

  it('keep the last 24 hours when loaded some hours later', () => {
    expect(classifyDateValue(presetDateValue('last24hours', '2026-11-20T03:00:00Z'), now)).toBe(
      'last24hours',
    );
    expect(classifyDateValue(presetDateValue('last24hours', '2026-11-18T03:00:00Z'), now)).toBe('range');
  });
});

describe('offered options', () => {
  it('include future ones only if events are listed', () => {
    expect(DATE_FILTERS.filter((name) => isDateFilterOffered(name, false))).toEqual([
      'any',
      'today',
      'yesterday',
      'last24hours',
      'lastWeek',
      'lastMonth',
      'lastYear',
      'range',
    ]);
    expect(DATE_FILTERS.every((name) => isDateFilterOffered(name, true))).toBe(true);
  });
});

describe('schemas of the searcher', () => {
  it('fill in absent fields', () => {
    expect(v.parse(searchPayloadSchema, {})).toEqual({
      filterValues: {},
      dateValue: [],
      searchText: '',
      categoryId: '',
      moduleId: '',
      type: 'search',
      limit: 20,
      cursorMark: null,
      taxonUrl: null,
    });
    expect(v.parse(searchRequestSchema, { params: { searchText: 'mar' } }).params).toMatchObject({
      searchText: 'mar',
      filters: [],
    });
  });

  it('share no default between calls', () => {
    expect(v.parse(searchPayloadSchema, {}).filterValues).not.toBe(
      v.parse(searchPayloadSchema, {}).filterValues,
    );
  });

  it.each([
    { dateValue: ['ayer', 'hoy'] },
    { dateValue: ['2026-01-01'] },
    { limit: 0 },
    { limit: 101 },
    { limit: 1.5 },
  ])('refuse %j', (input) => {
    expect(v.safeParse(searchPayloadSchema, input).success).toBe(false);
  });

  it('accept results of any schema', () => {
    const schema = searchResponseSchema(v.object({ id: v.string() }));
    const response = v.parse(schema, {
      results: [{ id: '1' }],
      numResults: 1,
      searcherPayload: { cursorMark: '' },
    });
    expect(response.results).toEqual([{ id: '1' }]);
    expect(hasNextPage(response.searcherPayload)).toBe(false);
    expect(hasNextPage({ cursorMark: 'abc' })).toBe(true);
    expect(hasNextPage({ cursorMark: null })).toBe(false);
    expect(v.safeParse(schema, { results: [{}], numResults: 1, searcherPayload: {} }).success).toBe(false);
  });

  it('parse the programme index from a query', () => {
    expect(v.parse(showSearchQuerySchema, {})).toEqual({
      limit: 12,
      letter: '',
      text: '',
      types: 'program',
      orderBy: 'lastPublishedContentDate',
    });
    expect(v.parse(showSearchQuerySchema, { limit: '6', letter: '#' })).toMatchObject({
      limit: 6,
      letter: '#',
    });
    for (const input of [{ limit: '0' }, { limit: 'x' }, { letter: 'a' }, { types: 'card' }]) {
      expect(v.safeParse(showSearchQuerySchema, input).success).toBe(false);
    }
    expect(v.parse(showSearchAnswerSchema, { html: '' })).toEqual({ html: '', cursorMark: null });
  });

  it('define filters', () => {
    expect(
      v.parse(filterDefinitionSchema, { type: 'select', name: 'section', label: 'Sección' }),
    ).toMatchObject({
      filters: [],
    });
    expect(v.safeParse(filterDefinitionSchema, { type: 'slider', name: 'x', label: 'x' }).success).toBe(
      false,
    );
    expect(
      v.safeParse(dateFilterSchema, { label: 'x', filters: [{ value: 'someday', name: 'x' }] }).success,
    ).toBe(false);
  });
});

describe('predict', () => {
  const places = ['Lleida', 'Lluçà', 'Vall de Lluís', 'Peñíscola', 'Col·legi', 'Òdena'].map((name) => ({
    name,
  }));

  it('ignores case and accents, and puts beginnings first', () => {
    expect(predict(places, 'LLU').map(({ name }) => name)).toEqual(['Lluçà', 'Vall de Lluís']);
    expect(predict(places, 'peniscola').map(({ name }) => name)).toEqual(['Peñíscola']);
    expect(predict(places, 'collegi').map(({ name }) => name)).toEqual(['Col·legi']);
    expect(predict(places, 'ode').map(({ name }) => name)).toEqual(['Òdena']);
  });

  it('finds none for an empty query and ten at most', () => {
    expect(predict(places, ' ')).toEqual([]);
    const many = Array.from({ length: 30 }, (_, index) => ({ name: `a${index}` }));
    expect(predict(many, 'a')).toHaveLength(10);
    expect(predict(many, 'a', 12)).toHaveLength(12);
  });

  it('finds every option by its own name', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        (name) => foldText(name) === '' || predict([{ name }], name).length === 1,
      ),
    );
  });
});
