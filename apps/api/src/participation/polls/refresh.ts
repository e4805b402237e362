import { pollId } from '@portal/model/participation';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { tellContents } from '../comments';
import { polls } from './tables';

/** Minimum milliseconds between two rebuilds of an article's pages because of votes. */
export const POLL_REFRESH_INTERVAL_MS = 5_000;
/** Polls announced per batch. */
const MAX_AT_ONCE = 200;

const tell = (tx: DatabaseTransaction, ids: readonly number[]): Promise<void> =>
  tellContents(tx, ids, pollId);

/**
 * Call at the end of a transaction that adds or changes a vote. Pages show votes only if results are always
 * visible, and are notified once every few seconds.
 */
export async function touchPoll(
  tx: DatabaseTransaction,
  { contentId, results }: Pick<typeof polls.$inferSelect, 'contentId' | 'results'>,
  now: Date,
): Promise<void> {
  if (results !== 'always') return;
  const rested = sql`${polls.toldAt} is null or ${polls.toldAt} <= ${new Date(now.getTime() - POLL_REFRESH_INTERVAL_MS)}`;
  const [row] = await tx
    .update(polls)
    .set({
      toldAt: sql`case when ${rested} then ${now}::timestamptz else ${polls.toldAt} end`,
      isUntold: sql`not (${rested})`,
    })
    .where(eq(polls.contentId, contentId))
    .returning({ isUntold: polls.isUntold });
  if (row && !row.isUntold) await tell(tx, [contentId]);
}

/**
 * Call at the end of a transaction that creates a poll or changes anything but votes: notifies pages at once.
 */
export async function pollChanged(tx: DatabaseTransaction, contentId: number, now: Date): Promise<void> {
  await tx
    .update(polls)
    .set({ toldState: stateAt(now), toldAt: now, isUntold: false })
    .where(eq(polls.contentId, contentId));
  await tell(tx, [contentId]);
}

/** SQL equivalent of the model's `pollState`. */
const stateAt = (now: Date) => sql<(typeof polls.$inferSelect)['toldState']>`case
  when ${polls.startAt} > ${now}::timestamptz then 'not-started'
  when ${polls.endAt} <= ${now}::timestamptz then 'finished' else 'active' end`;

/**
 * Announces votes that arrived within seconds of the last notification, and polls that have begun or ended by
 * themselves.
 */
export function tellPolled(db: Database, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const rested = lte(polls.toldAt, new Date(now.getTime() - POLL_REFRESH_INTERVAL_MS));
    const due = sql`(${and(eq(polls.isUntold, true), rested)})
      or (${polls.toldState} = 'not-started' and ${polls.startAt} <= ${now}::timestamptz)
      or (${polls.toldState} <> 'finished' and ${polls.endAt} <= ${now}::timestamptz)`;
    const old = tx
      .select({ contentId: polls.contentId })
      .from(polls)
      .where(due)
      .orderBy(asc(polls.contentId))
      .limit(MAX_AT_ONCE)
      // Skips rows that another process is already handling.
      .for('update', { skipLocked: true });
    const rows = await tx
      .update(polls)
      .set({ toldAt: now, isUntold: false, toldState: stateAt(now) })
      .where(inArray(polls.contentId, old))
      .returning({ contentId: polls.contentId });
    await tell(
      tx,
      rows.map(({ contentId }) => contentId),
    );
  });
}

/** Next start, end or delayed notification of a poll; null if none is pending. */
export async function nextPolled(db: Database): Promise<Date | null> {
  const { rows } = await db.execute<{ next: Date | string | null }>(sql`
    select least(
      (select min(told_at) + ${POLL_REFRESH_INTERVAL_MS} * interval '1 millisecond' from polls where is_untold),
      (select min(start_at) from polls where told_state = 'not-started'),
      (select min(end_at) from polls where told_state <> 'finished' and end_at is not null)) as next`);
  const next = rows[0]?.next;
  return next ? new Date(next) : null;
}
