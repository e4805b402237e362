import type { ReaderStanding } from '@portal/model/newsroom';
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database';
import type { AccountRow } from '../../readers/accounts';
import {
  accounts,
  type DigestOfMailbox,
  loadMailboxDigest,
  type MailboxAccount,
  validatedAddress,
} from '../../readers/accounts';
import type { SiteRecord } from '../../sites';
import { activeHoldings, suspensionDigests } from './returning-mailboxes';
import { commentDecisions, readerStandings, returningMailboxes } from './tables';

type Site = Pick<SiteRecord, 'alias'>;
/** Account fields that its standing depends on. */
export type StandingAccount = MailboxAccount & Pick<AccountRow, 'id'>;
export const standingColumns = {
  id: accounts.id,
  emailKey: accounts.emailKey,
  validatedAt: accounts.validatedAt,
};
/** The mailbox digest and the current time. */
export type StandingLookup = { mailboxDigest: DigestOfMailbox; now: Date };

/** Digests under which an account's mailbox may have suspensions; none without a validated email address. */
const suspensionDigestsOf = (
  account: Pick<StandingAccount, 'emailKey' | 'validatedAt'>,
  site: Site,
  mailboxDigest: DigestOfMailbox,
): Buffer[] => {
  const email = validatedAddress(account);
  return email === null ? [] : suspensionDigests(mailboxDigest, email, site.alias);
};

/**
 * Standing of a reader on a site: the newsroom's decision on this account or, failing that, a suspension kept
 * from an earlier account of the same mailbox, if that account was deleted before this one validated its
 * email address.
 */
export async function standingOf(
  db: Database | DatabaseTransaction,
  site: Site,
  account: StandingAccount,
  { mailboxDigest, now }: StandingLookup,
): Promise<ReaderStanding | null> {
  const [row] = await db
    .select({ standing: readerStandings.standing })
    .from(readerStandings)
    .where(
      and(
        eq(readerStandings.site, site.alias),
        eq(readerStandings.accountId, account.id),
        or(isNull(readerStandings.until), gt(readerStandings.until, now)),
      ),
    );
  if (row) return row.standing;
  const asked = suspensionDigestsOf(account, site, mailboxDigest).map((digest) => ({ digest, account }));
  return (await activeHoldings(db, asked, now)).length ? 'suspended' : null;
}

/**
 * Lifts a reader's kept suspensions: those of the current mailbox, and those that this account left with
 * earlier mailboxes.
 */
export async function liftKeptSuspensionsOfAccount(
  tx: DatabaseTransaction,
  site: Site,
  account: StandingAccount,
  mailboxDigest: DigestOfMailbox,
): Promise<void> {
  const digests = suspensionDigestsOf(account, site, mailboxDigest);
  const ownDecisions = tx
    .select({ id: commentDecisions.id })
    .from(commentDecisions)
    .where(
      and(
        eq(commentDecisions.accountId, account.id),
        eq(commentDecisions.site, site.alias),
        eq(commentDecisions.decision, 'suspend'),
      ),
    );
  await tx
    .delete(returningMailboxes)
    .where(
      or(inArray(returningMailboxes.digest, digests), inArray(returningMailboxes.decisionId, ownDecisions)),
    );
}

/**
 * Lifts all suspensions kept for a mailbox.
 * @returns whether one was in force
 */
export async function liftKeptSuspensionsOfMailbox(
  tx: DatabaseTransaction,
  site: Site,
  email: string,
  { mailboxDigest, now }: StandingLookup,
): Promise<boolean> {
  const lifted = await tx
    .delete(returningMailboxes)
    .where(inArray(returningMailboxes.digest, suspensionDigests(mailboxDigest, email, site.alias)))
    .returning({ until: returningMailboxes.until });
  return lifted.some(({ until }) => until > now);
}

/** Adds kept suspensions to comments as the desk sees them, so that a moderator can lift them. */
export async function withKeptSuspensions<
  Row extends { accountId: number | null; standing: ReaderStanding | null },
>(db: Database, site: Site, rows: readonly Row[], now: Date): Promise<Row[]> {
  const ids = new Set(
    rows.flatMap(({ accountId, standing }) => (standing === null && accountId !== null ? [accountId] : [])),
  );
  if (!ids.size) return [...rows];
  const mailboxDigest = await loadMailboxDigest(db);
  const writers = await db
    .select(standingColumns)
    .from(accounts)
    .where(inArray(accounts.id, [...ids]));
  const asked = writers.flatMap((account) =>
    suspensionDigestsOf(account, site, mailboxDigest).map((digest) => ({ account, digest })),
  );
  const suspended = new Set((await activeHoldings(db, asked, now)).map(({ account }) => account.id));
  return rows.map((row) =>
    row.accountId !== null && suspended.has(row.accountId) ? { ...row, standing: 'suspended' } : row,
  );
}
