import { type Card, conditionOf } from '@portal/model';

/** The text of a closed content's lock; null for one without: what everybody may read, or may read some of each month. */
export function lockOf(
  card: Pick<Card, 'condition' | 'registeredOnly'>,
): 'registeredOnly' | 'subscribers' | null {
  const condition = conditionOf(card);
  if (condition === 'subscribers') return 'subscribers';
  return condition === 'registered' ? 'registeredOnly' : null;
}
