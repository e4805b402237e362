/**
 * What a reader may agree to, each by itself: players and posts of other sites, measuring of readers, advertising. What a
 * site cannot do without is not asked for.
 */
export const CONSENT_PURPOSES = ['embeds', 'analytics', 'ads'] as const;
/** Purpose that a reader may agree to. */
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Version of the words in which the product asks: a decision of before other words is asked for again. */
export const CONSENT_WORDS_VERSION = 2;
