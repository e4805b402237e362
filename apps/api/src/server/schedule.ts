import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { closeDue, contents, nextClosing } from '../content/stories';
import { tellMostRead } from '../content/views';
import { tellDiscussed } from '../participation/comments';
import { nextInterview, tellInterviews } from '../participation/interviews';
import { nextPolled, tellPolled } from '../participation/polls';
import { touchContents } from '../platform/changes';
import type { Database } from '../platform/database';
import { describeError } from '../platform/log';

/**
 * Milliseconds between checks when nothing known is due. The change feed announces what other processes
 * schedule.
 */
const LOOK_MS = 30_000;
/** Articles published per transaction. */
const MAX_AT_ONCE = 100;

/**
 * Publishes due articles.
 * @returns number of articles published
 */
export function publishDue(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = tx
      .select({ id: contents.id })
      .from(contents)
      .where(and(eq(contents.status, 'scheduled'), lte(contents.publishedAt, now)))
      .orderBy(contents.publishedAt)
      .limit(MAX_AT_ONCE)
      // Lets concurrent processes take different rows.
      .for('update', { skipLocked: true });
    const rows = await tx
      .update(contents)
      .set({ status: 'published' })
      .where(inArray(contents.id, due))
      .returning({ id: contents.id });
    await touchContents(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.length;
  });
}

export type Schedule = {
  /** Checks again, because something was scheduled or moved. */
  look: () => void;
  close: () => Promise<void>;
};

/**
 * Publishes due articles while the process runs, closes those whose open hours are over, and catches up with
 * what became due before. Announces comments and votes that were too many to announce one by one, the start
 * and end of polls and interviews, and changes of the most-read lists.
 */
export function keepSchedule(db: Database, now: () => Date, log: (message: string) => void): Schedule {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let work: Promise<void> = Promise.resolve();

  /** Milliseconds until something is due. */
  const untilNext = async (): Promise<number> => {
    const { rows } = await db.execute<{ next: Date | string | null }>(
      sql`select min(${contents.publishedAt}) as next from ${contents} where ${contents.status} = 'scheduled'`,
    );
    const nexts = [rows[0]?.next, await nextClosing(db), await nextPolled(db), await nextInterview(db)];
    const moments = nexts.flatMap((next) => (next ? [new Date(next).getTime() - now().getTime()] : []));
    return Math.min(LOOK_MS, ...moments.map((wait) => Math.max(0, wait)));
  };
  const step = async (): Promise<void> => {
    let wait = LOOK_MS;
    try {
      let published = MAX_AT_ONCE;
      while (published === MAX_AT_ONCE) published = await publishDue(db, now());
      let closed = MAX_AT_ONCE;
      while (closed === MAX_AT_ONCE) closed = await closeDue(db, now());
      await tellDiscussed(db, now());
      await tellPolled(db, now());
      await tellInterviews(db, now());
      await tellMostRead(db, now());
      wait = await untilNext();
    } catch (error) {
      log(`scheduled contents could not be looked for: ${describeError(error)}`);
    }
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(look, wait).unref();
  };
  function look(): void {
    if (!isClosed) work = work.then(step);
  }
  look();
  return {
    look,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await work;
    },
  };
}
