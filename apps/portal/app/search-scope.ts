import { SEARCH_SCOPES, type SearchQuestion, type SearchScope } from '@portal/model';

/** Scope of a search. */
export const scopeOf = ({ filterValues }: Pick<SearchQuestion, 'filterValues'>): SearchScope =>
  SEARCH_SCOPES.find((one) => one === filterValues.searchtype) ?? 'all';
