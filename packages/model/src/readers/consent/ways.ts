/** How a reader decides: accepts all, refuses all, or chooses each. */
export const CONSENT_WAYS = ['all', 'none', 'chosen'] as const;
/** How a reader decided. */
export type ConsentWay = (typeof CONSENT_WAYS)[number];
