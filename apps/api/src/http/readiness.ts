import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { forgetUsedSignatures } from '../accounts/signatures';
import type { Database } from '../database/client';

/** Milliseconds for which an answer is good: however often a load balancer asks, little is written. */
const GOOD_FOR_MS = 1_000;
/** Bytes written to see whether there is room: a block, which cannot hide in a file's own entry. */
const PROBE_BYTES = 4_096;

async function writeToFolder(folder: string): Promise<void> {
  // A name for each process: several may share the folder.
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

/** A standby, a read-only session and a disk without room for the write-ahead log each refuse one of these. */
async function writeToDatabase(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await forgetUsedSignatures(tx, now);
    await tx.execute(sql`select pg_logical_emit_message(true, 'portal', 'ready')`);
  });
}

/**
 * Whether database and data folder take writes, looked at once a second at most.
 * @returns what rejects where they do not
 */
export function readiness(db: Database, folder: string, now: () => Date): () => Promise<void> {
  let last: { at: number; outcome: Promise<void> } | undefined;
  const look = async () => {
    await Promise.all([writeToFolder(folder), writeToDatabase(db, now())]);
  };
  return () => {
    const at = now().getTime();
    if (!last || at - last.at >= GOOD_FOR_MS || at < last.at) last = { at, outcome: look() };
    return last.outcome;
  };
}
