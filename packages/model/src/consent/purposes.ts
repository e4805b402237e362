/**
 * What a reader may agree to, each by itself: players and posts of other sites, measuring of readers, advertising. What a
 * site cannot do without is not asked for.
 */
export const CONSENT_PURPOSES = ['embeds', 'analytics', 'ads'] as const;
/** Purpose that a reader may agree to. */
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Version of the words in which the product asks: a decision of before other words is asked for again. */
export const CONSENT_WORDS_VERSION = 1;

/** Purposes of the framework that each of ours needs: 1 storage, 2 and 7 advertising and its measuring, 8 measuring of contents. */
export const FRAMEWORK_PURPOSES = { embeds: [1], analytics: [1, 8], ads: [1, 2, 7] } as const;
/** Purposes of the framework that make advertising personal: profiles, and ads chosen by them. */
export const PERSONAL_PURPOSES = [3, 4] as const;
