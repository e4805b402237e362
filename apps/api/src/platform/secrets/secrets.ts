import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../database';
import { usedSignatures } from './tables';

/** An unguessable secret: 256 bits as 43 letters, digits, hyphens and underscores. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text has the form of a `newSecret`. */
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Digest of a secret. Secrets are random, so a fast digest is as good as a slow one. */
export function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Compares two secrets in constant time. */
export function sameBytes(one: Uint8Array | string, other: Uint8Array | string): boolean {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

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
