/** How a reader decides: everything, nothing, or one by one. */
export const CONSENT_WAYS = ['all', 'none', 'chosen'] as const;
/** How a reader decides. */
export type ConsentWay = (typeof CONSENT_WAYS)[number];
