import { discussionId } from '@portal/model/participation';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { CHANGES_CHANNEL } from '../../platform/changes';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { commentThreads } from './tables';

/** Minimum milliseconds between two rebuilds of an article's pages because of comments. */
const PATIENCE_MS = 60_000;
/** Articles notified in one batch. */
const MAX_AT_ONCE = 200;

/**
 * Notifies every process, once the transaction commits, that pages with a part of these articles are stale.
 * @param nameOf id of the part in the change notification, such as `discussionId`
 */
export async function tellContents(
  tx: DatabaseTransaction,
  contentIds: readonly number[],
  nameOf: (contentId: string) => string,
): Promise<void> {
  if (!contentIds.length) return;
  await tx.execute(
    sql`update contents set touched_at = clock_timestamp() where id in (${sql.join([...contentIds], sql`, `)})`,
  );
  const change = { sites: [], contents: contentIds.map((id) => nameOf(String(id))) };
  await tx.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify(change)})`);
}

const tell = (tx: DatabaseTransaction, ids: readonly number[]): Promise<void> =>
  tellContents(tx, ids, discussionId);

/**
 * Call at the end of a transaction that changes which comments are shown. An article's pages are rebuilt at
 * most once a minute.
 */
export async function discussionsChanged(
  tx: DatabaseTransaction,
  contentIds: readonly number[],
  now: Date,
): Promise<void> {
  if (!contentIds.length) return;
  const rested = sql`${commentThreads.toldAt} is null or ${commentThreads.toldAt} <= ${new Date(now.getTime() - PATIENCE_MS)}`;
  const rows = await tx
    .update(commentThreads)
    .set({
      toldAt: sql`case when ${rested} then ${now}::timestamptz else ${commentThreads.toldAt} end`,
      isUntold: sql`not (${rested})`,
    })
    .where(inArray(commentThreads.contentId, [...contentIds]))
    .returning({ contentId: commentThreads.contentId, isUntold: commentThreads.isUntold });
  await tell(
    tx,
    rows.filter(({ isUntold }) => !isUntold).map(({ contentId }) => contentId),
  );
}

/** Notifies about comments that arrived within a minute of the last rebuild. */
export function tellDiscussed(db: Database, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const untold = tx
      .select({ contentId: commentThreads.contentId })
      .from(commentThreads)
      .where(
        and(
          eq(commentThreads.isUntold, true),
          lte(commentThreads.toldAt, new Date(now.getTime() - PATIENCE_MS)),
        ),
      )
      .orderBy(asc(commentThreads.toldAt))
      .limit(MAX_AT_ONCE)
      // Skips rows that another process is already handling.
      .for('update', { skipLocked: true });
    const rows = await tx
      .update(commentThreads)
      .set({ toldAt: now, isUntold: false })
      .where(inArray(commentThreads.contentId, untold))
      .returning({ contentId: commentThreads.contentId });
    await tell(
      tx,
      rows.map(({ contentId }) => contentId),
    );
  });
}
