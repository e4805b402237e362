import { createHmac } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../database/client';
import { commentDecisions, readerStandings } from '../database/comments';
import { polls, pollVotes } from '../database/polls';
import { returningMailboxes } from '../database/returning';
import { signingKeys } from '../database/search';
import { DAY_MS } from '../durations';
import { mailboxKey } from './keys';
import type { AccountRow } from './reader';

/** Nothing is kept longer: suspensions have no end, and some polls have none. */
const MAX_KEPT_MS = 2 * 365 * DAY_MS;

/** What holds for a mailbox after its account is deleted: a suspension on a site, by its alias, or a vote in the poll of a content, by its id. */
type Holding = { suspended: string } | { voted: number };
/** Digest of an address's mailbox and of what holds. Without the key nobody can compute it, or tell which digests are of one mailbox. */
export type MailboxDigest = (email: string, holding: Holding) => Buffer;

/** Keys that this process has read. */
const read = new WeakMap<Database, Promise<Buffer>>();

async function readKey(db: Database): Promise<Buffer> {
  const [row] = await db.select().from(signingKeys).where(eq(signingKeys.name, 'mailbox'));
  if (!row) throw new Error('the database has no key for mailboxes: its migrations are not whole');
  return row.key;
}

/** Loads this installation's key. Call it outside of transactions: it takes a connection of its own. */
export async function mailboxDigest(db: Database): Promise<MailboxDigest> {
  const asked = read.get(db) ?? readKey(db);
  read.set(db, asked);
  asked.catch(() => read.delete(db));
  const key = await asked;
  return (email, holding) =>
    createHmac('sha256', key)
      .update(JSON.stringify([holding, mailboxKey(email)]))
      .digest();
}

/** The address that an account has proved; null for one that has not, and for a child's, which has none. */
export const provedAddress = ({ emailKey, validatedAt }: Pick<AccountRow, 'emailKey' | 'validatedAt'>) =>
  validatedAt === null ? null : emailKey;

/** Those of some digests that hold now. */
export async function holdingAmong(
  db: Database | DatabaseTransaction,
  digests: readonly Buffer[],
  now: Date,
): Promise<Buffer[]> {
  if (!digests.length) return [];
  const rows = await db
    .select({ digest: returningMailboxes.digest })
    .from(returningMailboxes)
    .where(and(inArray(returningMailboxes.digest, [...digests]), gt(returningMailboxes.until, now)));
  return rows.map(({ digest }) => digest);
}

/** Sites on which an account is suspended, each with the last decision to do so. */
const suspensionsOf = (tx: DatabaseTransaction, accountId: number) =>
  tx
    .selectDistinctOn([readerStandings.site], { site: readerStandings.site, decisionId: commentDecisions.id })
    .from(readerStandings)
    .leftJoin(
      commentDecisions,
      and(
        eq(commentDecisions.accountId, readerStandings.accountId),
        eq(commentDecisions.site, readerStandings.site),
        eq(commentDecisions.decision, 'suspend'),
      ),
    )
    .where(and(eq(readerStandings.accountId, accountId), eq(readerStandings.standing, 'suspended')))
    .orderBy(readerStandings.site, desc(commentDecisions.id));

/**
 * Keeps suspensions and votes of an account that is about to be deleted, so that nobody escapes a suspension or votes twice with another
 * account of the same mailbox. Suspensions last two years, votes until their poll ends. An account that is suspended by such a row alone has
 * no standing of its own: deleting it does not prolong the row.
 * @param account locked by the caller
 */
export async function keepForReturn(
  tx: DatabaseTransaction,
  digestOf: MailboxDigest,
  account: Pick<AccountRow, 'id' | 'emailKey' | 'validatedAt'>,
  now: Date,
): Promise<void> {
  const email = provedAddress(account);
  if (email === null) return;
  const latest = new Date(now.getTime() + MAX_KEPT_MS);
  const suspended = await suspensionsOf(tx, account.id);
  const voted = await tx
    .select({ contentId: pollVotes.contentId, endAt: polls.endAt })
    .from(pollVotes)
    .innerJoin(polls, eq(polls.contentId, pollVotes.contentId))
    .where(and(eq(pollVotes.voter, `account:${account.id}`), or(isNull(polls.endAt), gt(polls.endAt, now))));
  const kept = [
    ...suspended.map(({ site, decisionId }) => ({
      ...{ digest: digestOf(email, { suspended: site }), decisionId, until: latest },
    })),
    ...voted.map(({ contentId, endAt }) => ({
      ...{ digest: digestOf(email, { voted: contentId }), decisionId: null },
      until: endAt && endAt < latest ? endAt : latest,
    })),
  ];
  if (!kept.length) return;
  // In one order: two accounts of a mailbox that are deleted at once cannot deadlock.
  kept.sort((one, other) => Buffer.compare(one.digest, other.digest));
  await tx
    .insert(returningMailboxes)
    .values(kept)
    .onConflictDoUpdate({
      target: returningMailboxes.digest,
      set: {
        until: sql`greatest(${returningMailboxes.until}, excluded.until)`,
        decisionId: sql`coalesce(excluded.decision_id, ${returningMailboxes.decisionId})`,
      },
    });
}

/** Deletes what has ended. */
export async function forgetReturning({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  await db.delete(returningMailboxes).where(lte(returningMailboxes.until, now()));
}
