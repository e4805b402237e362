import { interviewId } from '@portal/model/participation';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { contents } from '../../content/stories';
import { indexContents, touchContents } from '../../platform/changes';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { tellContents } from '../comments';
import { interviews } from './tables';

/** Interviews announced per batch. */
const MAX_AT_ONCE = 200;

/** SQL equivalent of the model's `interviewState`. */
const stateAt = (now: Date) => sql<(typeof interviews.$inferSelect)['toldState']>`case
  when ${interviews.closedAt} is not null or ${interviews.endAt} <= ${now}::timestamptz then 'closed'
  when ${interviews.startAt} > ${now}::timestamptz then 'upcoming' else 'open' end`;

/**
 * Call at the end of a transaction that changes the answers of an interview: rebuilds its pages at once, and
 * indexes the new answers.
 */
export async function answersChanged(tx: DatabaseTransaction, contentId: number): Promise<void> {
  // Locks the article's row from here on: a concurrent edit of its text is indexed before or after, with both
  // changes.
  await tellContents(tx, [contentId], interviewId);
  await indexContents(tx, [contentId]);
}

/** Call at the end of a transaction that creates an interview or changes anything but its answers. */
export async function interviewChanged(tx: DatabaseTransaction, contentId: number, now: Date): Promise<void> {
  await tx
    .update(interviews)
    .set({ toldState: stateAt(now) })
    .where(eq(interviews.contentId, contentId));
  // Locks the content before indexing, so that no concurrent edit of its text is missed.
  await tx.select({ id: contents.id }).from(contents).where(eq(contents.id, contentId)).for('no key update');
  await touchContents(tx, [contentId]);
}

/** Announces interviews that have begun or ended by themselves. */
export function tellInterviews(db: Database, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const due = sql`(${interviews.toldState} = 'upcoming' and ${interviews.startAt} <= ${now}::timestamptz)
      or (${interviews.toldState} <> 'closed' and ${interviews.endAt} <= ${now}::timestamptz)`;
    const old = tx
      .select({ contentId: interviews.contentId })
      .from(interviews)
      .where(due)
      .orderBy(asc(interviews.contentId))
      .limit(MAX_AT_ONCE)
      // Skips rows that another process is already handling.
      .for('update', { skipLocked: true });
    const rows = await tx
      .update(interviews)
      .set({ toldState: stateAt(now) })
      .where(inArray(interviews.contentId, old))
      .returning({ contentId: interviews.contentId });
    const ids = rows.map(({ contentId }) => contentId);
    await tellContents(tx, ids, interviewId);
  });
}

/** Next start or end of an interview; null if none is pending. */
export async function nextInterview(db: Database): Promise<Date | null> {
  const { rows } = await db.execute<{ next: Date | string | null }>(sql`
    select least(
      (select min(start_at) from interviews where told_state = 'upcoming'),
      (select min(end_at) from interviews where told_state <> 'closed' and end_at is not null)) as next`);
  const next = rows[0]?.next;
  return next ? new Date(next) : null;
}
