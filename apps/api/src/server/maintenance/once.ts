import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { maintenance } from '../../platform/database';

/** Any number, the same in every process, and another than that of migrations: only one works at a time. */
const MAINTENANCE_LOCK = 7_061_904;

/**
 * Does a task that has not been done yet in this database. Processes that start at the same time wait for the one that does
 * it. Cut off, it is done again from its beginning: a task must do no harm by running twice.
 * @returns what it changed; null where it was done before
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
