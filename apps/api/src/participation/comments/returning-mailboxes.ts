import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { DAY_MS, KEPT_DAYS } from '../../platform/time';
import {
  ACCOUNTS_OF_MAILBOX,
  accounts,
  type DigestOfMailbox,
  type MailboxAccount,
  validatedAddress,
} from '../../readers/accounts';
import { commentDecisions, readerStandings, returningMailboxes } from './tables';

/** Upper limit, because suspensions may have no end and some polls have none. */
const MAX_KEPT_MS = KEPT_DAYS.returningMailbox * DAY_MS;

/**
 * Digests of all suspensions that a mailbox may have on a site, one slot each, so that an upheld appeal lifts
 * only its own. Once the slots are full, further suspensions share the last one.
 */
export const suspensionDigests = (mailboxDigest: DigestOfMailbox, email: string, site: string): Buffer[] =>
  Array.from({ length: ACCOUNTS_OF_MAILBOX }, (_, slot) =>
    mailboxDigest(email, { suspended: site, ...(slot ? { slot } : {}) }),
  );

/**
 * The given digests, each with its account, that have a row in force for that account. The time of validation
 * decides: an account registered before the deletion but validated after it counts as a later one.
 */
export async function activeHoldings<Asked extends { digest: Buffer; account: MailboxAccount }>(
  db: Database | DatabaseTransaction,
  asked: readonly Asked[],
  now: Date,
): Promise<Asked[]> {
  if (!asked.length) return [];
  const rows = await db
    .select({ digest: returningMailboxes.digest, since: returningMailboxes.since })
    .from(returningMailboxes)
    .where(
      and(
        inArray(
          returningMailboxes.digest,
          asked.map(({ digest }) => digest),
        ),
        gt(returningMailboxes.until, now),
      ),
    );
  return asked.filter(({ digest, account: { validatedAt } }) =>
    rows.some((row) => row.digest.equals(digest) && validatedAt !== null && validatedAt >= row.since),
  );
}

/** Start of the day (UTC), so that all deletions of a day look alike. */
const dayOf = (at: Date) => new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS);

/**
 * First of a month, rounded up: the exact time would reveal which poll a row belongs to, and which rows share
 * an account.
 */
function endOfMonth(at: Date): Date {
  const first = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()));
  return at > first ? new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1)) : first;
}

/** Sites where an account is suspended, each with the latest decision to suspend and the end, if any. */
const suspensionsOf = (tx: DatabaseTransaction, accountId: number, now: Date) =>
  tx
    .selectDistinctOn([readerStandings.site], {
      site: readerStandings.site,
      decisionId: commentDecisions.id,
      endsAt: readerStandings.until,
    })
    .from(readerStandings)
    .leftJoin(
      commentDecisions,
      and(
        eq(commentDecisions.accountId, readerStandings.accountId),
        eq(commentDecisions.site, readerStandings.site),
        eq(commentDecisions.decision, 'suspend'),
      ),
    )
    .where(
      and(
        eq(readerStandings.accountId, accountId),
        eq(readerStandings.standing, 'suspended'),
        or(isNull(readerStandings.until), gt(readerStandings.until, now)),
      ),
    )
    .orderBy(readerStandings.site, desc(commentDecisions.id));

/**
 * Validated email address of an account that is about to leave its mailbox; null without one. Locks the
 * account, since a row read earlier may miss a later validation.
 */
export async function leavingAddress(tx: DatabaseTransaction, accountId: number): Promise<string | null> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  return account ? validatedAddress(account) : null;
}

/** Upper limit of the end of any row. */
export const latestEnd = (now: Date) => new Date(now.getTime() + MAX_KEPT_MS);

/**
 * Records the suspensions of an account that is about to leave its mailbox, by deletion or by a change of
 * email address, so that nobody escapes a suspension with a later account of the same mailbox. Rows are kept
 * for two years, to the end of that month. A suspension inherited from an earlier account is not recorded
 * again, so deleting this account does not extend it.
 */
export async function recordSuspensions(
  tx: DatabaseTransaction,
  mailboxDigest: DigestOfMailbox,
  accountId: number,
  now: Date,
): Promise<void> {
  const email = await leavingAddress(tx, accountId);
  if (email === null) return;
  const latest = latestEnd(now);
  const since = dayOf(now);
  // Ordered by site, then by slot, so that two accounts of one mailbox deleted at once cannot deadlock.
  for (const { site, decisionId, endsAt } of await suspensionsOf(tx, accountId, now)) {
    // A temporary suspension keeps its exact end: the row names its decision anyway, so the time reveals
    // nothing more.
    const row = { decisionId, since, until: endsAt && endsAt < latest ? endsAt : endOfMonth(latest) };
    await keepSuspension(tx, suspensionDigests(mailboxDigest, email, site), row);
  }
}

/**
 * Stores records of a mailbox from today to the end of a month, in the order of their digests, to avoid
 * deadlocks.
 */
export async function keepHoldings(
  tx: DatabaseTransaction,
  holdings: readonly { digest: Buffer; until: Date }[],
  now: Date,
): Promise<void> {
  if (!holdings.length) return;
  const since = dayOf(now);
  const rows = holdings
    .map(({ digest, until }) => ({ digest, since, until: endOfMonth(until) }))
    .sort((one, other) => Buffer.compare(one.digest, other.digest));
  await tx
    .insert(returningMailboxes)
    .values(rows)
    .onConflictDoUpdate({ target: returningMailboxes.digest, set: LONGEST });
}

/** A repeated row takes the earliest start and the latest end. */
const LONGEST = {
  since: sql`least(${returningMailboxes.since}, excluded.since)`,
  until: sql`greatest(${returningMailboxes.until}, excluded.until)`,
};

/**
 * Stores a suspension in the first slot that is free or has the same decision; otherwise in the last slot,
 * which then names the latest decision.
 */
async function keepSuspension(
  tx: DatabaseTransaction,
  slots: readonly Buffer[],
  row: Omit<typeof returningMailboxes.$inferInsert, 'digest'>,
): Promise<void> {
  const { decisionId } = returningMailboxes;
  for (const digest of slots) {
    const isLast = digest === slots.at(-1);
    const kept = await tx
      .insert(returningMailboxes)
      .values({ ...row, digest })
      .onConflictDoUpdate({
        target: returningMailboxes.digest,
        set: { ...LONGEST, decisionId: sql`coalesce(excluded.decision_id, ${decisionId})` },
        ...(isLast ? {} : { setWhere: sql`${decisionId} is not distinct from excluded.decision_id` }),
      })
      .returning({ until: returningMailboxes.until });
    if (kept.length) return;
  }
}

/**
 * Deletes expired rows, and rewrites the rest in one transaction. PostgreSQL stores with each row the id of
 * the transaction that wrote it, which would link the rows of a deletion with the reader's votes. Rows locked
 * by a deletion in progress are rewritten next time.
 */
export async function forgetExpiredHoldings({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  await db.delete(returningMailboxes).where(lte(returningMailboxes.until, now()));
  await db.execute(sql`
    with free as (select digest from returning_mailboxes for update skip locked)
    update returning_mailboxes set until = until from free where returning_mailboxes.digest = free.digest`);
}
