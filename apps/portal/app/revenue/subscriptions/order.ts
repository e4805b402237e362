import type { OwnSubscription } from '@portal/model/revenue';

/** Whether nothing of it is left. */
export const hasEnded = ({ endsAt }: Pick<OwnSubscription, 'endsAt'>, now: Date): boolean =>
  endsAt !== null && new Date(endsAt) <= now;

type Times = Pick<OwnSubscription, 'startsAt' | 'endsAt'>;

/** What goes on by itself, what is set to end, what has not begun, what has ended. */
function turnOf(item: Times, now: Date): number {
  if (hasEnded(item, now)) return 3;
  if (new Date(item.startsAt) > now) return 2;
  return item.endsAt === null ? 0 : 1;
}

/** What goes on first, then what is set to end, what begins later, and what has ended last; each as it came. */
export const runningFirst = <Item extends Times>(items: readonly Item[], now: Date): Item[] =>
  items.toSorted((one, other) => turnOf(one, now) - turnOf(other, now));
