import {
  type CardShape,
  SEARCH_SCOPES,
  type SearchQuestion,
  type SearchScope,
  type SearchType,
} from '@portal/model';

/** Scope of a search. */
export const scopeOf = ({ filterValues }: Pick<SearchQuestion, 'filterValues'>): SearchScope =>
  SEARCH_SCOPES.find((one) => one === filterValues.searchtype) ?? 'all';

/** Shape of cards by kind of listing: an agenda shows when and where. */
export const cardShapeOf = (type: SearchType | undefined): CardShape =>
  type === 'agenda' ? 'event' : 'horizontal';
