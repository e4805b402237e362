/*
 * Apart from `entry.ts`: a page with analytics tools loads these names, and would load the social providers,
 * and with them React, along with those of logins.
 */

/** Conversion events by their names in analytics (spec §7). */
export const CONVERSIONS = ['sign_up', 'login'] as const;
/** Name of a conversion event in the analytics data layer: `sign_up` or `login` (spec §7). */
export type Conversion = (typeof CONVERSIONS)[number];
