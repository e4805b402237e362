import { and, asc, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { touchContents } from '../../platform/changes';
import type { Database } from '../../platform/database';
import { contents } from './tables';

/** Articles closed per transaction. */
const MAX_AT_ONCE = 100;

/**
 * Closes articles whose first hours are over.
 * @returns their number
 */
export function closeDue(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = tx
      .select({ id: contents.id })
      .from(contents)
      .where(lte(contents.closesAt, now))
      .orderBy(asc(contents.closesAt))
      .limit(MAX_AT_ONCE)
      // A concurrent process closes other articles, or none.
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

/** When the next article closes; null if none is in its first hours. */
export async function nextClosing(db: Database): Promise<Date | null> {
  const [row] = await db
    .select({ next: sql<Date | string | null>`min(${contents.closesAt})` })
    .from(contents)
    .where(isNotNull(contents.closesAt));
  return row?.next ? new Date(row.next) : null;
}
