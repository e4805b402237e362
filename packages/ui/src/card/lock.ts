import { type Card, conditionOf } from '@portal/model';

/**
 * Lock text of a gated article; null if it has none, because everyone may read it, or a number of such texts
 * each month.
 */
export function lockOf(
  card: Pick<Card, 'condition' | 'registeredOnly'>,
): 'registeredOnly' | 'subscribers' | null {
  const condition = conditionOf(card);
  if (condition === 'subscribers') return 'subscribers';
  return condition === 'registered' ? 'registeredOnly' : null;
}
