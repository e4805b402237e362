import { type AccessCondition, conditionOf } from '@portal/model';
import { and, asc, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { touchContents } from '../changes/touch';
import type { Database } from '../database/client';
import { contents } from '../database/schema';

const HOUR_MS = 3_600_000;
/** Contents closed in one transaction. */
const MAX_AT_ONCE = 100;

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

/** Closes contents whose first hours are over. @returns how many */
export function closeDue(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = tx
      .select({ id: contents.id })
      .from(contents)
      .where(lte(contents.closesAt, now))
      .orderBy(asc(contents.closesAt))
      .limit(MAX_AT_ONCE)
      // Another process that does the same takes others, or none.
      .for('update', { skipLocked: true });
    const rows = await tx
      .update(contents)
      .set({ condition: sql`${contents.closesTo}`, closesAt: null, closesTo: null })
      .where(and(inArray(contents.id, due), isNotNull(contents.closesTo)))
      .returning({ id: contents.id });
    await touchContents(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.length;
  });
}

/** When the next content closes; null where none is open for its first hours alone. */
export async function nextClosing(db: Database): Promise<Date | null> {
  const [row] = await db
    .select({ next: sql<Date | string | null>`min(${contents.closesAt})` })
    .from(contents)
    .where(isNotNull(contents.closesAt));
  return row?.next ? new Date(row.next) : null;
}
