import { and, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { DAY_MS } from '../../platform/time';
import { emailKey } from '../../platform/words';
import type { AccountRow } from '../../readers/accounts';
import { accounts } from '../../readers/accounts';
import { contractDigest, isOf, isReleased } from './contracts';
import { type Charge, entitlements } from './tables';

const YEAR_MS = 365 * DAY_MS;
/**
 * Days from its start within which a newly reported contract counts as a new purchase. A contract reported later sends no purchase
 * email.
 */
const NEW_DAYS = 7;

/** What a seller says that a reader has. */
export type Entitlement = {
  /** Number of the contract at its seller, the same whenever it is told. */
  externalId: string;
  /** Null where its seller no longer says whose it is: it stays of whoever it is. */
  email: string | null;
  product: string;
  startsAt: Date;
  /** Null while it goes on. */
  endsAt: Date | null;
  /** When it is next charged for; null where it ends, or where the seller does not say. */
  renewsAt: Date | null;
  /** Whether its last charge failed: its seller tries again for some days, and its reader has it till then. */
  isUnpaid: boolean;
  /** What its reader pays for it, where its seller says so. */
  charge?: Charge;
};

/** A contract, by the number that its seller gives it. */
const isContract = (site: string, source: string, externalId: string) =>
  and(eq(entitlements.site, site), eq(entitlements.source, source), eq(entitlements.externalId, externalId));

/** What opens texts now, of an account. */
const ofAccount = (site: string, account: AccountRow, now: Date) =>
  and(
    eq(entitlements.site, site),
    isOf(account),
    lte(entitlements.startsAt, now),
    or(isNull(entitlements.endsAt), gt(entitlements.endsAt, now)),
  );

/** Whether an account has something that opens what is for subscribers. */
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

/** Most contracts of a reader that are listed. */
const MAX_LISTED = 50;

/** What a reader has at a site, the newest first: what goes on, and what ended less than a year ago. */
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
    // A day that has passed is of a charge that its seller has not told of yet.
    renewsAt: row.endsAt === null && row.renewsAt && row.renewsAt > now ? row.renewsAt : null,
  }));
}

/** What is kept of a seller's word, whoever the contract is of. */
const wordOf = ({ product, startsAt, endsAt, renewsAt, isUnpaid, charge }: Entitlement) => ({
  product,
  startsAt,
  endsAt,
  renewsAt,
  isUnpaid,
  charge: charge ?? null,
});

/** Of what is told for the first time: which letters are none of today's. What has an end from the beginning was bought with it. */
const toldOf = ({ product, startsAt, endsAt }: Entitlement, toldAt: Date) => ({
  ...(startsAt.getTime() < toldAt.getTime() - NEW_DAYS * DAY_MS
    ? { purchaseToldAt: toldAt, toldProduct: product }
    : { purchaseToldAt: null, toldProduct: null }),
  endToldFor: endsAt,
});

/**
 * Whose a contract is after a seller's word. A reader who has another address by now keeps it, whoever has the old one; one that its
 * seller moves to another address is no longer theirs. What its reader left behind with their account is nobody's.
 */
const owner = sql`case when ${isReleased} then ${entitlements.accountId}
  when ${entitlements.emailDigest} = excluded.email_digest
  then coalesce(${entitlements.accountId}, excluded.account_id) else excluded.account_id end`;

/** What a reader was told of a contract, for as long as it is theirs: whoever has it next was told nothing. */
const toldToOwner = (mark: AnyPgColumn) =>
  sql`case when ${entitlements.accountId} is not distinct from (${owner}) then ${mark} end`;

/**
 * Whether a word changes what is kept: it is of a later moment, or tells an end, or a nearer one, of what was told of the same moment.
 * Sellers whose moments are whole seconds may tell both in one.
 */
const isNews = (word: { toldAt: SQL; product: SQL; startsAt: SQL; endsAt: SQL }, isSamePerson: SQL) =>
  sql`(${entitlements.toldAt} < ${word.toldAt} or (${entitlements.toldAt} = ${word.toldAt} and ${isSamePerson}
    and ${entitlements.product} = ${word.product} and ${entitlements.startsAt} = ${word.startsAt}
    and ${word.endsAt} < coalesce(${entitlements.endsAt}, 'infinity')))`;

/** Keeps what is said of contracts that are known, whoever they are of. @returns how many changed anything */
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
 * Keeps what a seller says: the newest word about a contract holds, in whatever order words come and however often. Of several
 * words about one contract at once the first is kept.
 * @returns how many changed anything
 */
export async function storeEntitlements(
  db: Database | DatabaseTransaction,
  site: string,
  source: string,
  told: readonly Entitlement[],
  toldAt: Date,
): Promise<number> {
  const contracts = new Map(told.toReversed().map((one) => [one.externalId, one]));
  // In one order, whoever else writes: none waits for what another holds.
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
        // What is paid again may fail again.
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

/** What a contract was last said to be of; null where nothing is known of it. */
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

/** What the reader of a contract has beside it at its site that renews too: they are charged for both. */
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
