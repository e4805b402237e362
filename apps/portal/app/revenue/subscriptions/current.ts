import type { OwnSubscription } from '@portal/model/revenue';

/** Whether a subscription is active at a given time. */
export const isCurrent = ({ startsAt, endsAt }: OwnSubscription, now: Date): boolean =>
  new Date(startsAt) <= now && (endsAt === null || new Date(endsAt) > now);

/** Message after a payment: the subscription is active, or the payment provider has yet to confirm it. */
export const saidOnReturn = (items: readonly OwnSubscription[], now: Date): 'begun' | 'paid' =>
  items.some((item) => isCurrent(item, now)) ? 'begun' : 'paid';

/** Whether the subscription has ended. */
export const hasEnded = ({ endsAt }: Pick<OwnSubscription, 'endsAt'>, now: Date): boolean =>
  endsAt !== null && new Date(endsAt) <= now;

type Times = Pick<OwnSubscription, 'startsAt' | 'endsAt'>;

/** Sort key: renewing, cancelled, not started, ended. */
function turnOf(item: Times, now: Date): number {
  if (hasEnded(item, now)) return 3;
  if (new Date(item.startsAt) > now) return 2;
  return item.endsAt === null ? 0 : 1;
}

/** Sorts renewing subscriptions first, then cancelled, future and ended ones; otherwise keeps the order. */
export const runningFirst = <Item extends Times>(items: readonly Item[], now: Date): Item[] =>
  items.toSorted((one, other) => turnOf(one, now) - turnOf(other, now));
