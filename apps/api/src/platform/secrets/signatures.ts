import { lt } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../database';
import { digestOf } from './secrets';
import { usedSignatures } from './tables';

/**
 * Marks a signature of the identity provider as used, for all processes.
 * @param until when it expires anyway
 * @returns false if it was used before
 */
export async function spendSignature(db: Database, signature: string, until: Date): Promise<boolean> {
  const used = await db
    .insert(usedSignatures)
    .values({ digest: digestOf(signature), expiresAt: until })
    .onConflictDoNothing()
    .returning({ digest: usedSignatures.digest });
  return used.length > 0;
}

/** Deletes expired signatures. */
export async function forgetUsedSignatures(db: Database | DatabaseTransaction, now: Date): Promise<void> {
  await db.delete(usedSignatures).where(lt(usedSignatures.expiresAt, now));
}
