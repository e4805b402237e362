/** Page sizes and counts of lists (spec §9). */

/** Programmes on one page of the programme index (spec §9). */
export const PROGRAMME_PAGE_SIZE = 12;
/** Most suggestions of a predictive filter in a listing (spec §9). */
export const LISTING_PREDICTIVE_LIMIT = 12;
/** Most suggestions of predictive search in forms (spec §5, §9). */
export const FORM_PREDICTIVE_LIMIT = 10;
/** Numbers of the programmes after which the index has an ad slot, counted from 1 (spec §9). */
export const PROGRAMME_AD_POSITIONS = [6, 12, 18] as const;
/** Numbers of the cards after which a listing has an ad slot, counted from 1 on each page of it. */
export const LISTING_AD_POSITIONS = [6, 12, 18] as const;
/** Fewer upcoming events than this get placeholders up to it. */
export const FEW_EVENTS_UNDER = 5;
/** Filters shown before “more filters”; a text input and a date filter take one place each (spec §9). */
export const MAX_VISIBLE_FILTERS = 4;
/** Placeholders shown while a search runs (spec §9). */
export const SKELETON_COUNT = 5;

/** How many filters show before 'more filters': 4, one less with a text input, one less with a date filter. */
export function visibleFilterCount(searcher: { hasTextInput: boolean; hasDateFilter: boolean }): number {
  return MAX_VISIBLE_FILTERS - Number(searcher.hasTextInput) - Number(searcher.hasDateFilter);
}

/** How many placeholders follow the upcoming events to fill the module. */
export function eventPlaceholderCount(eventCount: number): number {
  return Math.max(0, FEW_EVENTS_UNDER - eventCount);
}
