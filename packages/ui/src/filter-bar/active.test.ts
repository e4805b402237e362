import { expect, it } from 'vitest';
import { activeFilters, chosenValue, NO_FILTERS, withFilter } from './active';

it('counts filters and the date, but neither the text nor empty values', () => {
  expect(activeFilters(NO_FILTERS)).toBe(0);
  expect(
    activeFilters({
      dateValue: ['2026-03-18T00:00:00Z', '2026-03-18T22:59:59Z'],
      filterValues: { section: 'cultura', author: '', place: [] },
    }),
  ).toBe(2);
});

it('sets a filter, and removes it', () => {
  const set = withFilter({ ...NO_FILTERS, searchText: 'far' }, 'section', 'cultura');
  expect(set).toEqual({ searchText: 'far', dateValue: [], filterValues: { section: 'cultura' } });
  expect(withFilter(set, 'section', '').filterValues).toEqual({});
});

it('reads the first of several values', () => {
  expect(chosenValue({ place: ['reus', 'valls'] }, 'place')).toBe('reus');
  expect(chosenValue({}, 'place')).toBe('');
});
