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

/** Upper limit: suspensions never expire, and some polls have no end. */
const MAX_KEPT_MS = KEPT_DAYS.returningMailbox * DAY_MS;

/**
 * Digests of all suspensions that a mailbox may keep on a site. It keeps each in its own slot, so that an upheld appeal lifts only its own.
 * Once the slots are full, further suspensions share the last one.
 */
export const suspensionDigests = (mailboxDigest: DigestOfMailbox, email: string, site: string): Buffer[] =>
  Array.from({ length: ACCOUNTS_OF_MAILBOX }, (_, slot) =>
    mailboxDigest(email, { suspended: site, ...(slot ? { slot } : {}) }),
  );

/**
 * Those of the given digests, each with the account that it is asked for, that a row in force holds for. The moment of
 * validation decides: an account registered before the deletion but validated after it counts as a later one.
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

/** Beginning of its day: all who left that day look alike. */
const dayOf = (at: Date) => new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS);

/** First of a month, at that moment or after it: the moment itself would tell which poll a row is of, and which rows are of one account. */
function endOfMonth(at: Date): Date {
  const first = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()));
  return at > first ? new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1)) : first;
}

/** Sites on which an account is suspended, each with its latest decision to suspend and its own end, if it has one. */
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

/** The validated address of an account that is about to leave it; null without one. Locks the account: a row read before may miss a later validation. */
export async function leavingAddress(tx: DatabaseTransaction, accountId: number): Promise<string | null> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  return account ? validatedAddress(account) : null;
}

/** The moment after which nothing is kept for a mailbox, whatever its own end. */
export const latestEnd = (now: Date) => new Date(now.getTime() + MAX_KEPT_MS);

/**
 * Records the suspensions of an account about to leave its mailbox, by deletion or for another address, so that nobody escapes a suspension
 * with a later account of the same mailbox. They are kept for two years, to the end of that month. A suspension inherited from an earlier
 * account is not recorded again, so deleting this one does not extend it.
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
  // By site, then by slot: in one order, so that two accounts of one mailbox deleted at once cannot deadlock.
  for (const { site, decisionId, endsAt } of await suspensionsOf(tx, accountId, now)) {
    // One that ends by itself ends then for the next account too: its row names its decision, so the moment tells nothing more.
    const row = { decisionId, since, until: endsAt && endsAt < latest ? endsAt : endOfMonth(latest) };
    await keepSuspension(tx, suspensionDigests(mailboxDigest, email, site), row);
  }
}

/** Keeps holdings of a mailbox from today to the end of a month. They are written in the order of their digests, so that no two transactions deadlock. */
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

/** A row that is kept again holds from the first day to the last. */
const LONGEST = {
  since: sql`least(${returningMailboxes.since}, excluded.since)`,
  until: sql`greatest(${returningMailboxes.until}, excluded.until)`,
};

/** Keeps a suspension in the first slot that is free or has the same decision; else in the last, which names the latest. */
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
 * Deletes expired rows, and writes the others anew in one transaction: PostgreSQL keeps with each row which transaction wrote it, and that
 * of a deletion wrote the votes of its reader too. Rows of a deletion under way are left to the next time.
 */
export async function forgetExpiredHoldings({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  await db.delete(returningMailboxes).where(lte(returningMailboxes.until, now()));
  await db.execute(sql`
    with free as (select digest from returning_mailboxes for update skip locked)
    update returning_mailboxes set until = until from free where returning_mailboxes.digest = free.digest`);
}
