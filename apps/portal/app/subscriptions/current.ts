import type { OwnSubscription } from '@portal/model';

/** Whether a subscription is running at a moment. */
export const isCurrent = ({ startsAt, endsAt }: OwnSubscription, now: Date): boolean =>
  new Date(startsAt) <= now && (endsAt === null || new Date(endsAt) > now);
