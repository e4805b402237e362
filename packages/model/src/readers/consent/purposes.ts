/**
 * Purposes that a reader may agree to, each separately: third-party players and posts, measuring,
 * advertising. Strictly necessary storage needs no consent.
 */
export const CONSENT_PURPOSES = ['embeds', 'analytics', 'ads'] as const;
/** Purpose that a reader may agree to. */
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Version of the product's consent text: a decision about an earlier text is asked for again. */
export const CONSENT_WORDS_VERSION = 2;
