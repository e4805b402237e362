/** Conditions for reading a whole gated content (spec §6), each stricter than the one before it. */
export const ACCESS_CONDITIONS = ['registered', 'metered', 'subscribers'] as const;
/**
 * Condition for reading a whole article (spec §6): `registered` needs a login, `metered` uses one of a
 * reader's monthly stories, `subscribers` needs a subscription.
 */
export type AccessCondition = (typeof ACCESS_CONDITIONS)[number];

/**
 * An article's condition, from its card's `condition` or the older flag for registered readers; null if
 * everybody may read all of it.
 */
export const conditionOf = (card: {
  condition?: AccessCondition | undefined;
  registeredOnly?: boolean | undefined;
}): AccessCondition | null => card.condition ?? (card.registeredOnly ? 'registered' : null);
