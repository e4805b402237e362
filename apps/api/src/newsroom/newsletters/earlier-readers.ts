import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { accounts, newsletterStops, newsletterSubscriptions, readerConsents } from '../../readers/accounts';
import { readersOf } from './composing';
import type { EarlierReader } from './reader-table';
import { newsletterEditions, newsletterEmails } from './tables';

/** Readers per transaction. */
const AT_ONCE = 500;

type Newsletter = { site: string; newsletter: string };

/** Results of an import; readers who have left stay unsubscribed. */
export type TakenReaders = { fresh: number; known: number; left: number };

/** Email addresses that already get the newsletter. */
async function knownOf(tx: DatabaseTransaction, { site, newsletter }: Newsletter, keys: string[]) {
  const { rows } = await tx.execute<{ email_key: string }>(sql`
    select email_key from (${readersOf({ alias: site }, newsletter)}) known
    where ${inArray(sql`email_key`, keys)}`);
  return new Set(rows.map((row) => row.email_key));
}

/** Email addresses that were stopped, or that have left the newsletter through an email or their account. */
async function leftOf(tx: DatabaseTransaction, { site, newsletter }: Newsletter, keys: string[]) {
  const stopped = await tx
    .select({ key: newsletterStops.emailKey })
    .from(newsletterStops)
    .where(and(inArray(newsletterStops.emailKey, keys), isNotNull(newsletterStops.stoppedAt)))
    .for('share');
  const byLetter = await tx
    .selectDistinct({ key: newsletterEmails.emailKey })
    .from(newsletterEmails)
    .innerJoin(newsletterEditions, eq(newsletterEditions.id, newsletterEmails.editionId))
    .where(
      and(
        inArray(newsletterEmails.emailKey, keys),
        isNotNull(newsletterEmails.leftAt),
        eq(newsletterEditions.site, site),
        eq(newsletterEditions.newsletter, newsletter),
      ),
    );
  const inAccount = await tx
    .selectDistinct({ key: accounts.emailKey })
    .from(readerConsents)
    .innerJoin(accounts, eq(accounts.id, readerConsents.accountId))
    .where(
      and(
        inArray(accounts.emailKey, keys),
        isNotNull(readerConsents.withdrawnAt),
        eq(readerConsents.site, site),
        eq(readerConsents.kind, 'newsletter'),
        eq(readerConsents.newsletter, newsletter),
      ),
    );
  return new Set([...stopped, ...byLetter, ...inAccount].map(({ key }) => key));
}

/** Subscribes readers with their earlier consent, which also confirms a pending subscription here. */
const keep = (tx: DatabaseTransaction, of: Newsletter, readers: readonly EarlierReader[]) =>
  tx
    .insert(newsletterSubscriptions)
    .values(
      readers.map(({ email, emailKey, since, terms }) => ({
        ...of,
        email,
        emailKey,
        askedAt: since,
        confirmedAt: since,
        words: terms,
      })),
    )
    .onConflictDoUpdate({
      target: [
        newsletterSubscriptions.site,
        newsletterSubscriptions.emailKey,
        newsletterSubscriptions.newsletter,
      ],
      set: {
        askedAt: sql`excluded.asked_at`,
        confirmedAt: sql`excluded.confirmed_at`,
        version: sql`excluded.version`,
        words: sql`excluded.words`,
        tokenHash: null,
      },
      setWhere: isNull(newsletterSubscriptions.confirmedAt),
    });

/**
 * Imports readers of a newsletter from an earlier system, with the terms that they accepted. Existing
 * subscriptions stay as they are, and readers who have left or were stopped are not resubscribed.
 * @param isKept false for a dry run
 */
export async function takeEarlierReaders(
  db: Database,
  of: Newsletter,
  readers: readonly EarlierReader[],
  isKept: boolean,
): Promise<TakenReaders> {
  const taken = { fresh: 0, known: 0, left: 0 };
  // In a fixed order, to avoid deadlocks with other writers.
  const inOrder = [...readers].sort((one, other) => (one.emailKey < other.emailKey ? -1 : 1));
  for (let at = 0; at < inOrder.length; at += AT_ONCE) {
    const some = inOrder.slice(at, at + AT_ONCE);
    await db.transaction(async (tx) => {
      const keys = some.map(({ emailKey }) => emailKey);
      const known = await knownOf(tx, of, keys);
      const left = await leftOf(tx, of, keys);
      const fresh = some.filter(({ emailKey }) => !known.has(emailKey) && !left.has(emailKey));
      if (isKept && fresh.length) await keep(tx, of, fresh);
      taken.fresh += fresh.length;
      taken.known += known.size;
      taken.left += some.length - fresh.length - known.size;
    });
  }
  return taken;
}
