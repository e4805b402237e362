import type { DateValue, FilterValues, SearchPayload } from '@portal/model';

/** Text, dates and filters that a reader has narrowed a listing by. */
export type FilterBarValue = Readonly<Pick<SearchPayload, 'searchText' | 'dateValue' | 'filterValues'>>;

/** Value of a filter bar with nothing chosen. */
export const NO_FILTERS: FilterBarValue = { searchText: '', dateValue: [], filterValues: {} };

/** The one value of a filter; '' where none is chosen. Of several, the first. */
export const chosenValue = (values: FilterValues, name: string): string =>
  [values[name] ?? ''].flat()[0] ?? '';

/** How many filters are set: the date is one, the text is none, since it is seen. */
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

/** What is chosen in the controls of a bar: the scope of a search, for one, has none there. */
export const controlled = (value: FilterBarValue, filters: Named): FilterBarValue => ({
  ...value,
  filterValues: partOf(value.filterValues, filters, true),
});

/** The value once a bar is cleared: what it has no control for stays. */
export const cleared = (value: FilterBarValue, filters: Named, hasText: boolean): FilterBarValue => ({
  searchText: hasText ? '' : value.searchText,
  dateValue: [],
  filterValues: partOf(value.filterValues, filters, false),
});

/** The same with one filter set, or taken off by ''. */
export function withFilter(value: FilterBarValue, name: string, chosen: string): FilterBarValue {
  const { [name]: _, ...others } = value.filterValues;
  return { ...value, filterValues: chosen === '' ? others : { ...others, [name]: chosen } };
}
