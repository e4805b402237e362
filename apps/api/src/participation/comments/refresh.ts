import { discussionId } from '@portal/model';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { CHANGES_CHANNEL } from '../../platform/changes';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { commentThreads } from './tables';

/** Least milliseconds between two times that a content's pages are made anew because of its comments. */
const PATIENCE_MS = 60_000;
/** Contents that are told of at once. */
const MAX_AT_ONCE = 200;

/**
 * Tells every process, once the transaction is committed, that pages with a part of these contents are old.
 * @param nameOf what stands for the part among the ids of a change, such as `discussionId`
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
 * What a transaction that changes which comments of contents are shown ends with. However many come, a content's pages are
 * made anew once a minute.
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

/** Tells of comments that came within the minute after others. */
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
      // Another process that does the same takes others, or none.
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
