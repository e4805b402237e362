import { createHmac } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { commentDecisions, readerStandings } from '../../participation/comments/tables';
import { polls, pollVotes } from '../../participation/polls/tables';
import type { Database, DatabaseTransaction } from '../../platform/database/client';
import { signingKeys } from '../../platform/secrets/tables';
import { DAY_MS } from '../../platform/time/durations';
import { KEPT_DAYS } from '../../platform/time/kept-days';
import { mailboxKey } from '../../platform/words/keys';
import { ACCOUNTS_OF_MAILBOX } from './mailboxes';
import type { AccountRow } from './reader';
import { returningMailboxes } from './returning-table';
import { accounts } from './tables';

/** Upper limit: suspensions never expire, and some polls have no end. */
const MAX_KEPT_MS = KEPT_DAYS.returningMailbox * DAY_MS;
/** How long after the end of a poll: the newsroom may postpone it or open the poll again. */
const POLL_REOPENS_MS = KEPT_DAYS.endedPoll * DAY_MS;

/**
 * What an account leaves with its mailbox: a suspension on a site (its alias), a vote in a poll (the id of its content), or the proof of what
 * was agreed to.
 */
type Holding = { suspended: string; slot?: number } | { voted: number } | { consented: true };
/**
 * Keyed digest of an address's mailbox and a holding. Without the key nobody can compute it, or tell which digests belong to one mailbox.
 */
export type DigestOfMailbox = (email: string, holding: Holding) => Buffer;

/** Keys that this process has loaded or is loading, by database. */
const keys = new WeakMap<Database, Promise<Buffer>>();

async function readKey(db: Database): Promise<Buffer> {
  const [row] = await db.select().from(signingKeys).where(eq(signingKeys.name, 'mailbox'));
  if (!row) throw new Error('the database has no key for mailboxes: its migrations are not whole');
  return row.key;
}

/** Loads this installation's key and returns the digest function. Call it outside of transactions: it takes a connection of its own. */
export async function loadMailboxDigest(db: Database): Promise<DigestOfMailbox> {
  const loading = keys.get(db) ?? readKey(db);
  keys.set(db, loading);
  loading.catch(() => keys.delete(db));
  const key = await loading;
  return (email, holding) =>
    createHmac('sha256', key)
      .update(JSON.stringify([holding, mailboxKey(email)]))
      .digest();
}

/**
 * Digests of all suspensions that a mailbox may keep on a site. It keeps each in its own slot, so that an upheld appeal lifts only its own.
 * Once the slots are full, further suspensions share the last one.
 */
export const suspensionDigests = (mailboxDigest: DigestOfMailbox, email: string, site: string): Buffer[] =>
  Array.from({ length: ACCOUNTS_OF_MAILBOX }, (_, slot) =>
    mailboxDigest(email, { suspended: site, ...(slot ? { slot } : {}) }),
  );

/** The address that an account has validated; null without one, as for children. */
export const validatedAddress = ({ emailKey, validatedAt }: Pick<AccountRow, 'emailKey' | 'validatedAt'>) =>
  validatedAt === null ? null : emailKey;

/** The fields of an account that decide what was kept for its mailbox. */
export type MailboxAccount = Pick<AccountRow, 'emailKey' | 'validatedAt'>;

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

/**
 * Records the suspensions and votes of an account about to leave its mailbox, by deletion or for another address, so that nobody escapes
 * a suspension or votes twice with a later account of the same mailbox. Suspensions are kept for two years; votes for ninety days after
 * the end of the poll, two years at most; both to the end of that month. A suspension inherited from an earlier account is not recorded
 * again, so deleting this one does not extend it. The account is locked and read here: a row that was read before the lock may miss an
 * address that was validated since.
 */
export async function recordHoldings(
  tx: DatabaseTransaction,
  mailboxDigest: DigestOfMailbox,
  accountId: number,
  now: Date,
): Promise<void> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  const email = account ? validatedAddress(account) : null;
  if (email === null) return;
  const latest = new Date(now.getTime() + MAX_KEPT_MS);
  const endedAfter = new Date(now.getTime() - POLL_REOPENS_MS);
  const suspended = await suspensionsOf(tx, accountId, now);
  const voted = await tx
    .select({ contentId: pollVotes.contentId, endAt: polls.endAt })
    .from(pollVotes)
    .innerJoin(polls, eq(polls.contentId, pollVotes.contentId))
    .where(
      and(eq(pollVotes.voter, `account:${accountId}`), or(isNull(polls.endAt), gt(polls.endAt, endedAfter))),
    );
  const untilOf = (endAt: Date | null) =>
    endAt ? new Date(Math.min(endAt.getTime() + POLL_REOPENS_MS, latest.getTime())) : latest;
  const since = dayOf(now);
  // By site, then by slot, then votes: in one order, so that two accounts of one mailbox deleted at once cannot deadlock.
  for (const { site, decisionId, endsAt } of suspended) {
    // One that ends by itself ends then for the next account too: its row names its decision, so the moment tells nothing more.
    const row = { decisionId, since, until: endsAt && endsAt < latest ? endsAt : endOfMonth(latest) };
    await keepSuspension(tx, suspensionDigests(mailboxDigest, email, site), row);
  }
  const votes = voted.map(({ contentId, endAt }) => ({
    digest: mailboxDigest(email, { voted: contentId }),
    since,
    until: endOfMonth(untilOf(endAt)),
  }));
  if (!votes.length) return;
  votes.sort((one, other) => Buffer.compare(one.digest, other.digest));
  await tx
    .insert(returningMailboxes)
    .values(votes)
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
