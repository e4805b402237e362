import { and, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { DAY_MS } from '../../platform/time';
import { emailKey } from '../../platform/words';
import type { AccountRow } from '../../readers/accounts';
import { accounts } from '../../readers/accounts';
import { contractDigest, isOf, isReleased } from './contracts/contracts';
import { type Charge, entitlements } from './tables';

const YEAR_MS = 365 * DAY_MS;
/**
 * Days from its start within which a newly reported contract counts as a new purchase. A contract reported later sends no purchase
 * email.
 */
const NEW_DAYS = 7;

/** A reader's contract, as reported by its payment provider. */
export type Entitlement = {
  /** Number of the contract at its payment provider, the same in every report. */
  externalId: string;
  /** Null if the payment provider no longer knows the reader: the contract then keeps its reader. */
  email: string | null;
  product: string;
  startsAt: Date;
  /** Null while it has no end. */
  endsAt: Date | null;
  /** Next charge; null if the contract ends, or the payment provider does not say. */
  renewsAt: Date | null;
  /**
   * Whether the last charge failed. The payment provider retries for some days, and the reader keeps access
   * meanwhile.
   */
  isUnpaid: boolean;
  /** Price that the reader pays, if the payment provider reports it. */
  charge?: Charge;
};

const isContract = (site: string, source: string, externalId: string) =>
  and(eq(entitlements.site, site), eq(entitlements.source, source), eq(entitlements.externalId, externalId));

/** Condition for the contracts of an account that grant access now. */
const ofAccount = (site: string, account: AccountRow, now: Date) =>
  and(
    eq(entitlements.site, site),
    isOf(account),
    lte(entitlements.startsAt, now),
    or(isNull(entitlements.endsAt), gt(entitlements.endsAt, now)),
  );

/** Whether an account has a contract that grants access to subscriber-only articles. */
export async function isSubscriber(
  db: Database | DatabaseTransaction,
  site: string,
  account: AccountRow,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ id: entitlements.id })
    .from(entitlements)
    .where(ofAccount(site, account, now))
    .limit(1);
  return row !== undefined;
}

/** Most contracts listed for a reader. */
const MAX_LISTED = 50;

/**
 * Contracts of a reader at a site, newest first: those that go on and those that ended less than a year ago.
 */
export async function ownEntitlements(db: Database, site: string, account: AccountRow, now: Date) {
  const { id, product, source, externalId, startsAt, endsAt, renewsAt, isUnpaid, charge } = entitlements;
  const rows = await db
    .select({ id, product, source, externalId, startsAt, endsAt, renewsAt, isUnpaid, charge })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.site, site),
        isOf(account),
        or(isNull(endsAt), gt(endsAt, new Date(now.getTime() - YEAR_MS))),
      ),
    )
    .orderBy(desc(startsAt), desc(id))
    .limit(MAX_LISTED);
  return rows.map((row) => ({
    ...row,
    id: String(row.id),
    // A renewal date in the past belongs to a charge that the payment provider has not reported yet.
    renewsAt: row.endsAt === null && row.renewsAt && row.renewsAt > now ? row.renewsAt : null,
  }));
}

/** Columns that a report always overwrites. */
const wordOf = ({ product, startsAt, endsAt, renewsAt, isUnpaid, charge }: Entitlement) => ({
  product,
  startsAt,
  endsAt,
  renewsAt,
  isUnpaid,
  charge: charge ?? null,
});

/**
 * Notification marks of a contract reported for the first time. An old contract gets no purchase email, and
 * an end known from the start is covered by the purchase email.
 */
const toldOf = ({ product, startsAt, endsAt }: Entitlement, toldAt: Date) => ({
  ...(startsAt.getTime() < toldAt.getTime() - NEW_DAYS * DAY_MS
    ? { purchaseToldAt: toldAt, toldProduct: product }
    : { purchaseToldAt: null, toldProduct: null }),
  endToldFor: endsAt,
});

/**
 * Account that a contract belongs to after a report. It keeps its reader if the reported email address is
 * unchanged, even if the reader has another address now or somebody else has that one. A contract that its
 * payment provider moves to another address changes hands. One released on account deletion stays unassigned.
 */
const owner = sql`case when ${isReleased} then ${entitlements.accountId}
  when ${entitlements.emailDigest} = excluded.email_digest
  then coalesce(${entitlements.accountId}, excluded.account_id) else excluded.account_id end`;

/**
 * Keeps a notification mark while the contract keeps its reader. A new reader has not been notified of
 * anything.
 */
const toldToOwner = (mark: AnyPgColumn) =>
  sql`case when ${entitlements.accountId} is not distinct from (${owner}) then ${mark} end`;

/**
 * Whether a report changes what is stored: it is later, or it has the same timestamp and adds an end or
 * brings it forward. Payment providers with timestamps in whole seconds may send both in one second.
 */
const isNews = (word: { toldAt: SQL; product: SQL; startsAt: SQL; endsAt: SQL }, isSamePerson: SQL) =>
  sql`(${entitlements.toldAt} < ${word.toldAt} or (${entitlements.toldAt} = ${word.toldAt} and ${isSamePerson}
    and ${entitlements.product} = ${word.product} and ${entitlements.startsAt} = ${word.startsAt}
    and ${word.endsAt} < coalesce(${entitlements.endsAt}, 'infinity')))`;

/**
 * Updates known contracts, without changing their reader.
 * @returns number of contracts changed
 */
async function storeKnown(
  db: Database | DatabaseTransaction,
  site: string,
  source: string,
  told: readonly Entitlement[],
  toldAt: Date,
): Promise<number> {
  let changed = 0;
  for (const contract of told) {
    const word = {
      toldAt: sql`${sql.param(toldAt, entitlements.toldAt)}::timestamptz`,
      product: sql`${contract.product}`,
      startsAt: sql`${sql.param(contract.startsAt, entitlements.startsAt)}::timestamptz`,
      endsAt: contract.endsAt
        ? sql`${sql.param(contract.endsAt, entitlements.endsAt)}::timestamptz`
        : sql`null::timestamptz`,
    };
    const rows = await db
      .update(entitlements)
      .set({ ...wordOf(contract), ...(contract.isUnpaid ? {} : { isUnpaidTold: false }), toldAt })
      .where(and(isContract(site, source, contract.externalId), isNews(word, sql`true`)))
      .returning({ id: entitlements.id });
    changed += rows.length;
  }
  return changed;
}

/**
 * Stores reports of a payment provider. The latest report on a contract wins, in any order of arrival and
 * even if repeated. If one call has several reports on a contract, the first wins.
 * @returns number of contracts changed
 */
export async function storeEntitlements(
  db: Database | DatabaseTransaction,
  site: string,
  source: string,
  told: readonly Entitlement[],
  toldAt: Date,
): Promise<number> {
  const contracts = new Map(told.toReversed().map((one) => [one.externalId, one]));
  // Sorted, so that concurrent writers take row locks in the same order and cannot deadlock.
  const inOrder = [...contracts.values()].sort((one, other) => (one.externalId < other.externalId ? -1 : 1));
  const known = inOrder.filter(({ email }) => email === null);
  const changed = await storeKnown(db, site, source, known, toldAt);
  const values = inOrder.flatMap((contract) => {
    if (contract.email === null) return [];
    const key = emailKey(contract.email);
    return {
      site,
      source,
      externalId: contract.externalId,
      ...wordOf(contract),
      toldAt,
      ...toldOf(contract, toldAt),
      emailDigest: contractDigest(key),
      accountId: sql`(select id from ${accounts} where email_key = ${key} and validated_at is not null)`,
    };
  });
  if (!values.length) return changed;
  const rows = await db
    .insert(entitlements)
    .values(values)
    .onConflictDoUpdate({
      target: [entitlements.site, entitlements.source, entitlements.externalId],
      set: {
        emailDigest: sql`case when ${isReleased} then ${entitlements.emailDigest} else excluded.email_digest end`,
        product: sql`excluded.product`,
        startsAt: sql`excluded.starts_at`,
        endsAt: sql`excluded.ends_at`,
        renewsAt: sql`excluded.renews_at`,
        isUnpaid: sql`excluded.is_unpaid`,
        charge: sql`excluded.charge`,
        toldAt: sql`excluded.told_at`,
        accountId: owner,
        purchaseToldAt: toldToOwner(entitlements.purchaseToldAt),
        toldProduct: toldToOwner(entitlements.toldProduct),
        renewalToldFor: toldToOwner(entitlements.renewalToldFor),
        toldRaise: toldToOwner(entitlements.toldRaise),
        endToldFor: toldToOwner(entitlements.endToldFor),
        // A charge that succeeds resets the mark, so that a later failure is notified again.
        isUnpaidTold: sql`coalesce(excluded.is_unpaid and ${toldToOwner(entitlements.isUnpaidTold)}, false)`,
      },
      setWhere: isNews(
        {
          toldAt: sql`excluded.told_at`,
          product: sql`excluded.product`,
          startsAt: sql`excluded.starts_at`,
          endsAt: sql`excluded.ends_at`,
        },
        sql`(${isReleased} or ${entitlements.emailDigest} = excluded.email_digest)`,
      ),
    })
    .returning({ id: entitlements.id });
  return changed + rows.length;
}

/** Last reported product of a contract; null if it is unknown. */
export async function knownProduct(
  db: Database,
  site: string,
  source: string,
  externalId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ product: entitlements.product })
    .from(entitlements)
    .where(isContract(site, source, externalId));
  return row?.product ?? null;
}

/** Other renewing contracts of the same reader at the site, charged in addition to this one. */
export async function renewingBeside(
  db: Database,
  site: string,
  source: string,
  externalId: string,
): Promise<string[]> {
  const { accountId, endsAt } = entitlements;
  const renews = and(eq(entitlements.site, site), isNull(endsAt));
  const [told] = await db
    .select({ accountId })
    .from(entitlements)
    .where(and(renews, isContract(site, source, externalId)));
  if (!told || told.accountId === null) return [];
  const rows = await db
    .select({ source: entitlements.source, externalId: entitlements.externalId })
    .from(entitlements)
    .where(and(renews, eq(accountId, told.accountId)))
    .orderBy(entitlements.id);
  return rows
    .filter((row) => row.source !== source || row.externalId !== externalId)
    .map((row) => row.externalId);
}
