import type { OwnSubscription } from '@portal/model';

/** Whether nothing of it is left. */
export const hasEnded = ({ endsAt }: Pick<OwnSubscription, 'endsAt'>, now: Date): boolean =>
  endsAt !== null && new Date(endsAt) <= now;

/** What runs first, then what has ended; each as it came. */
export const runningFirst = <Item extends Pick<OwnSubscription, 'endsAt'>>(
  items: readonly Item[],
  now: Date,
): Item[] => items.toSorted((one, other) => Number(hasEnded(one, now)) - Number(hasEnded(other, now)));
