import type { DateValue, FilterValues, SearchPayload } from '@portal/model';

/** Text, dates and filters of a listing. */
export type FilterBarValue = Readonly<Pick<SearchPayload, 'searchText' | 'dateValue' | 'filterValues'>>;

/** Value of an empty filter bar. */
export const NO_FILTERS: FilterBarValue = { searchText: '', dateValue: [], filterValues: {} };

/** The value of a filter; '' if none is selected. Of several values, the first. */
export const chosenValue = (values: FilterValues, name: string): string =>
  [values[name] ?? ''].flat()[0] ?? '';

/** Number of active filters: the date counts as one, the visible text does not count. */
export function activeFilters({
  dateValue,
  filterValues,
}: {
  dateValue: DateValue;
  filterValues: FilterValues;
}): number {
  const chosen = Object.keys(filterValues).filter((name) => chosenValue(filterValues, name) !== '');
  return chosen.length + (dateValue.length > 0 ? 1 : 0);
}

type Named = readonly { name: string }[];

const partOf = (values: FilterValues, filters: Named, isControlled: boolean): FilterValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => filters.some((one) => one.name === name) === isControlled),
  );

/** The part of a value that a bar has controls for: not the scope of a search, for example. */
export const controlled = (value: FilterBarValue, filters: Named): FilterBarValue => ({
  ...value,
  filterValues: partOf(value.filterValues, filters, true),
});

/** The value after clearing a bar: parts without a control stay. */
export const cleared = (value: FilterBarValue, filters: Named, hasText: boolean): FilterBarValue => ({
  searchText: hasText ? '' : value.searchText,
  dateValue: [],
  filterValues: partOf(value.filterValues, filters, false),
});

/** The value with one filter set, or removed by ''. */
export function withFilter(value: FilterBarValue, name: string, chosen: string): FilterBarValue {
  const { [name]: _, ...others } = value.filterValues;
  return { ...value, filterValues: chosen === '' ? others : { ...others, [name]: chosen } };
}
