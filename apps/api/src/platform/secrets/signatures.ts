import { lt } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../database';
import { digestOf } from './secrets';
import { usedSignatures } from './tables';

/**
 * Spends a signature of the identity provider, in this process or any other.
 * @param until when it is too old to be taken anyway
 * @returns false where it was used before
 */
export async function spendSignature(db: Database, signature: string, until: Date): Promise<boolean> {
  const used = await db
    .insert(usedSignatures)
    .values({ digest: digestOf(signature), expiresAt: until })
    .onConflictDoNothing()
    .returning({ digest: usedSignatures.digest });
  return used.length > 0;
}

/** Forgets signatures that are too old to be taken. */
export async function forgetUsedSignatures(db: Database | DatabaseTransaction, now: Date): Promise<void> {
  await db.delete(usedSignatures).where(lt(usedSignatures.expiresAt, now));
}
