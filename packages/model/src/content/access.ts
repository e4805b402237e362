/** Conditions for reading a whole content that is not open to everybody (spec §6), each stricter than the one before it. */
export const ACCESS_CONDITIONS = ['registered', 'metered', 'subscribers'] as const;
/**
 * Condition for reading a whole content (spec §6): `registered` asks for a login, `metered` takes one of the stories that a
 * reader has each month, `subscribers` asks for a subscription.
 */
export type AccessCondition = (typeof ACCESS_CONDITIONS)[number];

/**
 * Condition of a content, whether its card names it or says in the older way that it is for registered readers; null where
 * everybody may read all of it.
 */
export const conditionOf = (card: {
  condition?: AccessCondition | undefined;
  registeredOnly?: boolean | undefined;
}): AccessCondition | null => card.condition ?? (card.registeredOnly ? 'registered' : null);
