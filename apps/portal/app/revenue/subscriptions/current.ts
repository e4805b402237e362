import type { OwnSubscription } from '@portal/model/revenue';

/** Whether a subscription is running at a moment. */
export const isCurrent = ({ startsAt, endsAt }: OwnSubscription, now: Date): boolean =>
  new Date(startsAt) <= now && (endsAt === null || new Date(endsAt) > now);

/** What is said to who comes back from having paid: that they have it, or that its seller may take a moment to tell of it. */
export const saidOnReturn = (items: readonly OwnSubscription[], now: Date): 'begun' | 'paid' =>
  items.some((item) => isCurrent(item, now)) ? 'begun' : 'paid';
