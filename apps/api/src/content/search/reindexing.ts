import { setTimeout as rest } from 'node:timers/promises';
import { asc, eq, gt, isNull } from 'drizzle-orm';
import { indexContents } from '../../platform/changes';
import type { Database } from '../../platform/database';
import { describeError, type Log } from '../../platform/log';
import { contents } from '../stories';
import { searchIndexing } from './tables';

/** Articles indexed per transaction: the embedded database blocks everybody else meanwhile. */
const BATCH = 50;
/** Milliseconds before a retry after a failure. */
const RETRY_MS = 30_000;

/**
 * Reindexes the next articles that older rules indexed. Each batch is committed with its position, so an
 * interrupted process, or another one alongside it, resumes from there.
 * @returns the number of articles; 0 if all are done
 */
export function reindexBatch(db: Database, now: () => Date, size = BATCH): Promise<number> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(searchIndexing)
      .where(isNull(searchIndexing.finishedAt))
      .for('update');
    if (!row) return 0;
    const batch = await tx
      .select({ id: contents.id })
      .from(contents)
      .where(gt(contents.id, row.reached))
      .orderBy(asc(contents.id))
      .limit(size)
      // A row that is being changed is indexed after the change, and is not read here before it.
      .for('no key update');
    const ids = batch.map(({ id }) => id);
    await indexContents(tx, ids);
    const reached = ids.at(-1);
    await tx
      .update(searchIndexing)
      .set(reached === undefined ? { finishedAt: now() } : { reached })
      .where(eq(searchIndexing.rules, row.rules));
    return ids.length;
  });
}

/**
 * Reindexes all articles if the rules of search have changed, while readers search: articles that were not
 * reached yet are found by the older rules. Pauses after each batch for as long as it took.
 */
export function keepReindexing(db: Database, now: () => Date, log: Log): { close: () => Promise<void> } {
  const closing = new AbortController();
  const pause = (ms: number) =>
    rest(ms, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);

  const work = async (): Promise<void> => {
    let count = 0;
    while (!closing.signal.aborted) {
      const began = performance.now();
      try {
        const indexed = await reindexBatch(db, now);
        if (indexed === 0) break;
        if (count === 0) log('Indexing contents again: the rules of search have changed');
        count += indexed;
        await pause(performance.now() - began);
      } catch (error) {
        log.warn(`contents could not be indexed again, which is tried once more: ${describeError(error)}`);
        await pause(RETRY_MS);
      }
    }
    if (count > 0 && !closing.signal.aborted) log(`Indexed ${count} contents again`);
  };
  const done = work();
  return {
    close: async () => {
      closing.abort();
      await done;
    },
  };
}
