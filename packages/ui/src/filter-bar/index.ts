export { activeFilters, type FilterBarValue, NO_FILTERS } from './active';
export * from './definitions';
export * from './FilterBar';
export type { FoundOptions } from './FilterControl';
