/** Conversion events by their names in analytics (spec §7). */
export const CONVERSIONS = ['sign_up', 'login'] as const;
/** Name of a conversion event in the analytics data layer: `sign_up` or `login` (spec §7). */
export type Conversion = (typeof CONVERSIONS)[number];
