import { createHash } from 'node:crypto';
import { SUBSCRIPTION_RENEWS } from '@portal/model';
import { and, asc, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../../platform/database';
import { ApiError } from '../../../platform/http';
import { type AccountRow, accounts } from '../../../readers/accounts';
import { entitlements, withdrawals } from '../tables';

/** Contracts store only a digest of the email. The first account to validate the email address gets them. */
export const contractDigest = (key: string): Buffer =>
  createHash('sha256').update(`entitlement ${key}`).digest();

/** Condition for contracts sold to an email address that no account has claimed. */
const isUnclaimed = (key: string) =>
  and(isNull(entitlements.accountId), eq(entitlements.emailDigest, contractDigest(key)));

/** Whether an email address has contracts that no account has claimed. */
export async function hasUnclaimed(tx: Tx, key: string): Promise<boolean> {
  const [row] = await tx.select({ id: entitlements.id }).from(entitlements).where(isUnclaimed(key)).limit(1);
  return row !== undefined;
}

/**
 * Condition for an account's contracts: its own and, if its email is validated, the unclaimed ones of that
 * email address. Contracts of another account stay there, even if the address has changed hands.
 */
export const isOf = ({ id, emailKey: key, validatedAt }: AccountRow): SQL | undefined =>
  validatedAt === null || key === null
    ? eq(entitlements.accountId, id)
    : or(eq(entitlements.accountId, id), isUnclaimed(key));

/**
 * Digest of contracts of a deleted account that were sold to an email address it no longer had. It matches no
 * address, so they stay unassigned permanently.
 */
const RELEASED = Buffer.alloc(0);
/** Whether a contract is permanently unassigned, whatever email address its payment provider reports. */
export const isReleased = sql`length(${entitlements.emailDigest}) = 0`;

type Tx = Database | DatabaseTransaction;

/** Names of the payment providers whose contracts can be changed and ended from here. */
export type ManagedSellers = readonly string[];

/** Whether a contract goes on charging its reader and can only be ended here. */
const endedHereOf = (managed: ManagedSellers) =>
  sql<boolean>`(${isNull(entitlements.endsAt)} and ${inArray(entitlements.source, [...managed])})`;

/**
 * Contracts of an account at any site that have not ended: first those that must be ended before the account
 * is deleted, then the oldest.
 */
export async function runningContracts(
  tx: Tx,
  account: AccountRow,
  managed: ManagedSellers,
  { now, limit }: { now: Date; limit: number },
) {
  const { id, site, product, source, endsAt, emailDigest, charge } = entitlements;
  const isEndedFirst = endedHereOf(managed);
  // Must match what `releaseContracts` leaves.
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

/**
 * Checks an account before its deletion.
 * @throws ApiError 409 if a contract would go on charging a reader who could no longer end it
 */
export async function assertNoActiveRenewals(
  tx: Tx,
  account: AccountRow,
  managed: ManagedSellers,
  now: Date,
): Promise<void> {
  const [first] = await runningContracts(tx, account, managed, { now, limit: 1 });
  if (first?.isEndedFirst) throw subscriptionRenews();
}

/** Notification marks of a newly assigned contract: what a previous reader was notified of does not count. */
const NOTHING_TOLD = {
  purchaseToldAt: null,
  toldProduct: null,
  endToldFor: null,
  renewalToldFor: null,
  toldRaise: null,
  isUnpaidTold: false,
};

/**
 * Assigns an account the contracts sold to its validated email address. They stay with the account if its
 * address changes.
 */
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
 * Releases contracts of a deleted account and of its child accounts: what was sold to a previous email
 * address does not go to the current holder of that address.
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

/**
 * Excludes contracts that were withdrawn from. Their reader has had the acknowledgement, whatever the payment
 * provider still reports until the withdrawal is settled.
 */
export const isNotWithdrawn = sql`not exists (select from ${withdrawals}
  where ${withdrawals.site} = ${entitlements.site} and ${withdrawals.source} = ${entitlements.source}
    and ${withdrawals.externalId} = ${entitlements.externalId})`;
