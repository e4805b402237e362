import { createHash } from 'node:crypto';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { entitlements } from '../database/access';
import type { Database, DatabaseTransaction } from '../database/client';
import type { AccountRow } from './reader';

/** Emails are not kept with what they have: whoever first proves to have one has it. */
export const contractDigest = (key: string): Buffer =>
  createHash('sha256').update(`entitlement ${key}`).digest();

/** What was sold to an address and is no account's yet. */
export const isUnclaimed = (key: string) =>
  and(isNull(entitlements.accountId), eq(entitlements.emailDigest, contractDigest(key)));

type Tx = Database | DatabaseTransaction;

/** Gives an account what was sold to the address that it has proved, before there was an account: it keeps it under another address, too. */
export async function claimContracts(
  tx: Tx,
  { id, emailKey: key }: Pick<AccountRow, 'id' | 'emailKey'>,
): Promise<void> {
  if (key === null) return;
  await tx.update(entitlements).set({ accountId: id }).where(isUnclaimed(key));
}

/** Of an account that is deleted: what was sold to an address that it had before is not of whoever has that address now. */
export async function releaseContracts(
  tx: Tx,
  { id, emailKey: key }: Pick<AccountRow, 'id' | 'emailKey'>,
): Promise<void> {
  const isOwn = eq(entitlements.accountId, id);
  await tx
    .update(entitlements)
    .set({ emailDigest: Buffer.alloc(0) })
    .where(key === null ? isOwn : and(isOwn, ne(entitlements.emailDigest, contractDigest(key))));
}
