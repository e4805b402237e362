import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { maintenance } from '../../platform/database';

/**
 * Advisory lock, the same in every process and different from that of migrations, so that only one process
 * works at a time.
 */
const MAINTENANCE_LOCK = 7_061_904;

/**
 * Runs a task that has not been completed in this database. Processes that start at the same time wait for
 * the one running it. An interrupted task runs again from its beginning, so it must be safe to run twice.
 * @returns its counts of changes; null if it was already completed
 */
export async function once(
  db: Database,
  name: string,
  now: () => Date,
  task: () => Promise<Record<string, number>>,
): Promise<Record<string, number> | null> {
  const isDone = async () =>
    (await db.select({ name: maintenance.name }).from(maintenance).where(eq(maintenance.name, name))).length >
    0;
  if (await isDone()) return null;
  const client = await db.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MAINTENANCE_LOCK]);
    if (await isDone()) return null;
    const report = await task();
    await db.insert(maintenance).values({ name, finishedAt: now(), report }).onConflictDoNothing();
    return report;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MAINTENANCE_LOCK]).catch(() => undefined);
    client.release();
  }
}
