import { createHash } from 'node:crypto';
import { SUBSCRIPTION_RENEWS } from '@portal/model';
import { and, asc, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { ApiError } from '../../platform/http';
import type { AccountRow } from '../../readers/accounts';
import { accounts } from '../../readers/accounts';
import { entitlements } from './tables';

/** Emails are not kept with what they have: whoever first proves to have one has it. */
export const contractDigest = (key: string): Buffer =>
  createHash('sha256').update(`entitlement ${key}`).digest();

/** What was sold to an address and is no account's yet. */
export const isUnclaimed = (key: string) =>
  and(isNull(entitlements.accountId), eq(entitlements.emailDigest, contractDigest(key)));

/** Whether anything was sold to an address that is no account's yet. */
export async function hasUnclaimed(tx: Tx, key: string): Promise<boolean> {
  const [row] = await tx.select({ id: entitlements.id }).from(entitlements).where(isUnclaimed(key)).limit(1);
  return row !== undefined;
}

/** What is of an account. The email must have been proved; what is another account's already stays theirs, whoever has its address now. */
export const isOf = ({ id, emailKey: key, validatedAt }: AccountRow): SQL | undefined =>
  validatedAt === null || key === null
    ? eq(entitlements.accountId, id)
    : or(eq(entitlements.accountId, id), isUnclaimed(key));

/** Digest of what was of an account that is gone, under an address that it had left: of no address, and so nobody's for ever. */
const RELEASED = Buffer.alloc(0);
/** Whether a contract is nobody's for ever, whatever its seller says of its address. */
export const isReleased = sql`length(${entitlements.emailDigest}) = 0`;

type Tx = Database | DatabaseTransaction;

/** Names of the sellers whose contracts can be changed and ended from here. */
export type ManagedSellers = readonly string[];

/** Whether a contract goes on charging who has it, and is ended here and nowhere else. */
const endedHereOf = (managed: ManagedSellers) =>
  sql<boolean>`(${isNull(entitlements.endsAt)} and ${inArray(entitlements.source, [...managed])})`;

/** What an account has at any site that has not ended: first what has to be ended before the account goes, then the oldest. */
export async function runningContracts(
  tx: Tx,
  account: AccountRow,
  managed: ManagedSellers,
  { now, limit }: { now: Date; limit: number },
) {
  const { id, site, product, source, endsAt, emailDigest, charge } = entitlements;
  const isEndedFirst = endedHereOf(managed);
  // As `releaseContracts` leaves them.
  const isFoundAgain = sql<boolean>`${account.emailKey === null ? sql`false` : eq(emailDigest, contractDigest(account.emailKey))}`;
  return tx
    .select({ site, product, source, endsAt, charge, isEndedFirst, isFoundAgain })
    .from(entitlements)
    .where(and(isOf(account), or(isNull(endsAt), gt(endsAt, now))))
    .orderBy(desc(isEndedFirst), asc(id))
    .limit(limit);
}

export const subscriptionRenews = () =>
  new ApiError(
    409,
    SUBSCRIPTION_RENEWS,
    'this account has a subscription that renews: it has to be ended first',
  );

/** Of an account that is to be deleted. @throws ApiError 409 where a contract would go on charging a reader who could no longer end it */
export async function assertNoActiveRenewals(
  tx: Tx,
  account: AccountRow,
  managed: ManagedSellers,
  now: Date,
): Promise<void> {
  const [first] = await runningContracts(tx, account, managed, { now, limit: 1 });
  if (first?.isEndedFirst) throw subscriptionRenews();
}

/** What was told of a contract, before it is of a reader: nothing, whatever who had it before was told. */
const NOTHING_TOLD = {
  purchaseToldAt: null,
  toldProduct: null,
  endToldFor: null,
  renewalToldFor: null,
  toldRaise: null,
  isUnpaidTold: false,
};

/** Gives an account what was sold to the address that it has proved, before there was an account: it keeps it under another address, too. */
export async function claimContracts(
  tx: Tx,
  { id, emailKey: key }: Pick<AccountRow, 'id' | 'emailKey'>,
): Promise<void> {
  if (key === null) return;
  await tx
    .update(entitlements)
    .set({ accountId: id, ...NOTHING_TOLD })
    .where(isUnclaimed(key));
}

/**
 * Of an account that is deleted, and of its children's, which go with it: what was sold to an address that an account had before is not
 * of whoever has that address now.
 */
export async function releaseContracts(tx: Tx, { id }: Pick<AccountRow, 'id'>): Promise<void> {
  const gone = await tx
    .select({ id: accounts.id, key: accounts.emailKey })
    .from(accounts)
    .where(or(eq(accounts.id, id), eq(accounts.guardianId, id)));
  for (const account of gone) {
    const isOwn = eq(entitlements.accountId, account.id);
    await tx
      .update(entitlements)
      .set({ emailDigest: RELEASED })
      .where(
        account.key === null ? isOwn : and(isOwn, ne(entitlements.emailDigest, contractDigest(account.key))),
      );
  }
}
