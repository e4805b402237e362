/**
 * Purposes that a reader may agree to, each separately: third-party players and posts, measuring,
 * advertising. Strictly necessary storage needs no consent.
 */
export const CONSENT_PURPOSES = ['embeds', 'analytics', 'ads'] as const;
/** Purpose that a reader may agree to. */
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Version of the product's consent text: a decision about an earlier text is asked for again. */
export const CONSENT_WORDS_VERSION = 2;

/** How a reader decides: accepts all, refuses all, or chooses each. */
export const CONSENT_WAYS = ['all', 'none', 'chosen'] as const;
/** How a reader decided. */
export type ConsentWay = (typeof CONSENT_WAYS)[number];

/**
 * Purposes of the framework that each of the product's purposes needs: 1 storage, 2 and 7 advertising and its
 * measuring, 8 measuring of content.
 */
export const FRAMEWORK_PURPOSES = { embeds: [1], analytics: [1, 8], ads: [1, 2, 7] } as const;
/** Google's vendor id in the framework; pages load its ad server and tags. */
export const GOOGLE_VENDOR = 755;
/** Purposes of the framework for personalized advertising: profiles, and ads selected by them. */
export const PERSONAL_PURPOSES = [3, 4] as const;
