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
