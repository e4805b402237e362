import { type AccessCondition, conditionOf } from '@portal/model';
import type { contents } from '../database/schema';

const HOUR_MS = 3_600_000;

/** Who may read a content now, and who will once it is open no longer. */
export type ContentAccess = Pick<typeof contents.$inferSelect, 'condition' | 'closesAt' | 'closesTo'>;

type Asked = {
  condition?: AccessCondition | undefined;
  registeredOnly?: boolean | undefined;
  openHours?: number | undefined;
};

/** Who may read a content, by what its newsroom says: everybody in its first hours where there are any, then its condition. */
export function accessOf(asked: Asked, publishedAt: Date, now: Date): ContentAccess {
  const condition = conditionOf(asked);
  const closesAt = new Date(publishedAt.getTime() + (asked.openHours ?? 0) * HOUR_MS);
  if (condition === null || closesAt <= now) return { condition, closesAt: null, closesTo: null };
  // One that is not published yet is open to nobody: its hours begin with it.
  return asked.openHours
    ? { condition: null, closesAt, closesTo: condition }
    : { condition, closesAt: null, closesTo: null };
}

/** Whether part of a content is closed, or will be. */
export const isClosable = ({ condition, closesTo }: ContentAccess) => condition !== null || closesTo !== null;
