/**
 * Purposes of the framework that each of the product's purposes needs: 1 storage, 2 and 7 advertising and
 * its measuring, 8 measuring of contents.
 */
export const FRAMEWORK_PURPOSES = { embeds: [1], analytics: [1, 8], ads: [1, 2, 7] } as const;
/** Google's vendor id in the framework; pages load its ad server and tags. */
export const GOOGLE_VENDOR = 755;
/** Purposes of the framework for personalized advertising: profiles, and ads selected by them. */
export const PERSONAL_PURPOSES = [3, 4] as const;
