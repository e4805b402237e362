/** Purposes of the framework that each of ours needs: 1 storage, 2 and 7 advertising and its measuring, 8 measuring of contents. */
export const FRAMEWORK_PURPOSES = { embeds: [1], analytics: [1, 8], ads: [1, 2, 7] } as const;
/** Number of Google, whose ad server and tags pages have, among the framework's vendors. */
export const GOOGLE_VENDOR = 755;
/** Purposes of the framework that make advertising personal: profiles, and ads chosen by them. */
export const PERSONAL_PURPOSES = [3, 4] as const;
