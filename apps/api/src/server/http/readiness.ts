import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { forgetUsedSignatures } from '../../platform/secrets';

/** Milliseconds for which a result is cached, so that frequent health checks write little. */
const GOOD_FOR_MS = 1_000;
/** Milliseconds before a write counts as failed: a database that hangs is not ready. */
const PATIENCE_MS = 5_000;
/**
 * Size of the test file in bytes: a whole block, since less may fit into the file's own entry on a full disk.
 */
const PROBE_BYTES = 4_096;

async function writeToFolder(folder: string): Promise<void> {
  // Name per process, since several may share the folder.
  const probe = path.join(folder, `.ready-${process.pid}`);
  const file = await open(probe, 'w', 0o600);
  try {
    await file.writeFile(Buffer.alloc(PROBE_BYTES, 1));
    await file.sync();
  } finally {
    await file.close();
    await rm(probe, { force: true });
  }
}

/** A standby, a read-only session and a disk too full for the write-ahead log each reject one of these. */
async function writeToDatabase(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await forgetUsedSignatures(tx, now);
    await tx.execute(sql`select pg_logical_emit_message(true, 'portal', 'ready')`);
  });
}

/**
 * Checks that the database and the data folder accept writes, at most once a second.
 * @returns function that rejects if they do not
 */
export function readiness(
  db: Database,
  folder: string,
  now: () => Date,
  patience = PATIENCE_MS,
): () => Promise<void> {
  let last: { at: number; outcome: Promise<void> } | undefined;
  const look = async () => {
    const leaving = new AbortController();
    const late = wait(patience, undefined, { signal: leaving.signal }).then(() => {
      throw new Error(`the database and the data folder did not take a write in ${patience / 1000} s`);
    });
    try {
      await Promise.race([Promise.all([writeToFolder(folder), writeToDatabase(db, now())]), late]);
    } finally {
      leaving.abort();
      await late.catch(() => undefined);
    }
  };
  return () => {
    const at = now().getTime();
    if (!last || at - last.at >= GOOD_FOR_MS || at < last.at) last = { at, outcome: look() };
    return last.outcome;
  };
}
