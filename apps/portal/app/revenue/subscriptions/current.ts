import type { OwnSubscription } from '@portal/model/revenue';

/** Whether a subscription is active at a given time. */
export const isCurrent = ({ startsAt, endsAt }: OwnSubscription, now: Date): boolean =>
  new Date(startsAt) <= now && (endsAt === null || new Date(endsAt) > now);

/** Message after a payment: the subscription is active, or the seller has yet to confirm it. */
export const saidOnReturn = (items: readonly OwnSubscription[], now: Date): 'begun' | 'paid' =>
  items.some((item) => isCurrent(item, now)) ? 'begun' : 'paid';
