import type { OwnSubscription } from '@portal/model';

/** Whether nothing of it is left. */
export const hasEnded = ({ endsAt }: Pick<OwnSubscription, 'endsAt'>, now: Date): boolean =>
  endsAt !== null && new Date(endsAt) <= now;

/** What goes on by itself, what is set to end, what has ended. */
const turnOf = (item: Pick<OwnSubscription, 'endsAt'>, now: Date): number =>
  item.endsAt === null ? 0 : hasEnded(item, now) ? 2 : 1;

/** What goes on first, then what is set to end, what has ended last; each as it came. */
export const runningFirst = <Item extends Pick<OwnSubscription, 'endsAt'>>(
  items: readonly Item[],
  now: Date,
): Item[] => items.toSorted((one, other) => turnOf(one, now) - turnOf(other, now));
