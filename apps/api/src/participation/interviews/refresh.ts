import { interviewId } from '@portal/model';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { contents } from '../../content/stories';
import { indexContents, touchContents } from '../../platform/changes';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { tellContents } from '../comments';
import { interviews } from './tables';

/** Interviews that are told of at once. */
const MAX_AT_ONCE = 200;

/** State of an interview at a moment, as `interviewState` of the model has it. */
const stateAt = (now: Date) => sql<(typeof interviews.$inferSelect)['toldState']>`case
  when ${interviews.closedAt} is not null or ${interviews.endAt} <= ${now}::timestamptz then 'closed'
  when ${interviews.startAt} > ${now}::timestamptz then 'upcoming' else 'open' end`;

/**
 * What a transaction ends with that changes the answers of an interview: its pages are made anew at once, and it is found by
 * what is answered now.
 */
export async function answersChanged(tx: DatabaseTransaction, contentId: number): Promise<void> {
  // It holds the content's row from here on: who changes its text meanwhile is indexed before it or after it, with both.
  await tellContents(tx, [contentId], interviewId);
  await indexContents(tx, [contentId]);
}

/** What a transaction ends with that makes an interview or changes it otherwise. */
export async function interviewChanged(tx: DatabaseTransaction, contentId: number, now: Date): Promise<void> {
  await tx
    .update(interviews)
    .set({ toldState: stateAt(now) })
    .where(eq(interviews.contentId, contentId));
  // Before it is indexed, so that no change of its text is overlooked.
  await tx.select({ id: contents.id }).from(contents).where(eq(contents.id, contentId)).for('no key update');
  await touchContents(tx, [contentId]);
}

/** Tells of interviews that have begun or ended by themselves. */
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
      // Another process that does the same takes others, or none.
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

/** When the next interview begins or ends; null where none will by itself. */
export async function nextInterview(db: Database): Promise<Date | null> {
  const { rows } = await db.execute<{ next: Date | string | null }>(sql`
    select least(
      (select min(start_at) from interviews where told_state = 'upcoming'),
      (select min(end_at) from interviews where told_state <> 'closed' and end_at is not null)) as next`);
  const next = rows[0]?.next;
  return next ? new Date(next) : null;
}
