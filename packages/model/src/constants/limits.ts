/**
 * Ages and lengths (spec §9). Lengths count UTF-16 units, as `maxlength` of an HTML input does; those of texts with a counter count
 * characters as a reader does (`countCharacters`).
 */

/** Youngest reader who may register, in years (spec §5, §9). */
export const MIN_AGE_YEARS = 13;
/** Age of majority, required of guardians of children's accounts; not in the specification. */
export const ADULT_AGE_YEARS = 18;
/** Age from which no guardian's consent is needed: Spain's (LOPDGDD, art. 7); not in the specification. */
export const CHILD_OWN_ACCOUNT_YEARS = 14;
/** Most children's accounts under one account; not in the specification. */
export const MAX_CHILDREN = 10;
/** Fewest digits of a phone number (spec §5, §9). */
export const PHONE_MIN_DIGITS = 6;
/** Most digits of a phone number (spec §5, §9). */
export const PHONE_MAX_DIGITS = 12;
/** Fewest characters of a postal code (spec §5, §9). */
export const POSTAL_CODE_MIN_LENGTH = 5;
/** Fewest characters of a nick (spec §5, §9). */
export const NICK_MIN_LENGTH = 4;
/** Fewest characters of a password, which also needs both cases (spec §5, §9). */
export const PASSWORD_MIN_LENGTH = 8;
/** Site search needs at least this many characters (spec §5, §9). */
export const SEARCH_MIN_LENGTH = 3;
/** Predictive filters search only when the text is longer than this (spec §5, §9). */
export const PREDICTIVE_TEXT_OVER = 3;
/** Most characters of a comment (spec §5, §9). */
export const COMMENT_MAX_LENGTH = 500;
/** Rating is given in whole stars, 1 to 5 (spec §3, §9). */
export const RATING_MAX = 5;

/**
 * Most characters of a nick. Not in the specification, like the limits below, which bound stored text and
 * password hashing.
 */
export const NICK_MAX_LENGTH = 40;
/** Most characters of a single-line field, such as a name, a city or an address; not in the specification. */
export const TEXT_MAX_LENGTH = 255;

/** Most characters of a path to return to; not in the specification. */
export const BACK_URL_MAX_LENGTH = 2048;
/** Most characters of a password, which bounds hashing; not in the specification. */
export const PASSWORD_MAX_LENGTH = 128;
/** Most characters of a postal code; not in the specification. */
export const POSTAL_CODE_MAX_LENGTH = 12;

/** Whether site search runs on this text or shows its error message (spec §5). */
export function isSearchable(text: string): boolean {
  return text.trim().length >= SEARCH_MIN_LENGTH;
}

/** Whether a predictive filter searches for this text (spec §5). */
export function isPredictable(text: string): boolean {
  return text.trim().length > PREDICTIVE_TEXT_OVER;
}

/** Waits and periods of the interface, in milliseconds (spec §4, §9). */

/** Time-out of a call (spec §7, §9). */
export const REQUEST_TIMEOUT_MS = 10_000;
/** Time after which the aside alert closes itself (spec §4, §9). */
export const ALERT_AUTO_CLOSE_MS = 7_000;
/** Wait before the next page link is fetched (spec §4, §9). */
export const LOAD_MORE_DELAY_MS = 1_000;
/** Wait before a search is sent, milliseconds (spec §4, §9). */
export const SEARCH_DELAY_MS = 1_000;
/** Wait before the next page of results is requested (spec §9). */
export const PAGINATION_DELAY_MS = 1_000;
/** Time without typing before predictive filters search (spec §5, §9). */
export const PREDICTIVE_DEBOUNCE_MS = 400;
/** Time between two polls of the live streams, milliseconds (spec §4, §7, §9). */
export const STREAMING_POLL_MS = 10_000;
/** How long the share bar confirms that the link was copied (spec §4, §9). */
export const COPY_CONFIRMATION_MS = 1_000;
/** Time after which a script chunk that has not loaded has failed (spec §9). */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;

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
