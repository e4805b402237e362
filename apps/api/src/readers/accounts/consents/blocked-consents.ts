import { and, asc, eq, inArray, isNotNull, lte, ne } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../../platform/database';
import { DAY_MS, KEPT_DAYS } from '../../../platform/time';
import { type DigestOfMailbox, loadMailboxDigest, validatedAddress } from '../emails/mailbox-digest';
import type { AccountRow } from '../reader';
import { blockedConsents, childConsents, newsletterSubscriptions, readerConsents } from '../tables';

type LeavingAccount = Pick<AccountRow, 'id' | 'site'>;
type Proof = Omit<typeof blockedConsents.$inferInsert, 'id' | 'digest' | 'until'>;

/** Expiry of the proof of a consent that ended then: the years of the term, and the day on which they end. */
const untilOf = (endedAt: Date) => new Date(endedAt.getTime() + KEPT_DAYS.blockedConsent * DAY_MS);

/** Consents of readers, on all sites. A withdrawn consent ended when it was withdrawn. */
async function ofReaders(
  tx: DatabaseTransaction,
  leaving: readonly LeavingAccount[],
  now: Date,
): Promise<Proof[]> {
  const rows = await tx
    .select()
    .from(readerConsents)
    .where(
      inArray(
        readerConsents.accountId,
        leaving.map(({ id }) => id),
      ),
    );
  return rows.map(({ site, kind, newsletter, version, language, words, document, givenAt, withdrawnAt }) => ({
    site,
    kind,
    newsletter,
    version,
    language,
    words,
    document,
    givenAt,
    endedAt: withdrawnAt ?? now,
  }));
}

/** Consents of an adult for children's accounts, including one that has its own email address by now. */
async function forChildren(
  tx: DatabaseTransaction,
  children: readonly LeavingAccount[],
  now: Date,
): Promise<Proof[]> {
  const ids = children.map(({ id }) => id);
  const rows = await tx.select().from(childConsents).where(inArray(childConsents.accountId, ids));
  return rows.map(({ accountId, version, language, words, consentedAt }) => ({
    site: children.find(({ id }) => id === accountId)?.site ?? '',
    kind: 'child' as const,
    version,
    language,
    words,
    givenAt: consentedAt,
    endedAt: now,
  }));
}

/** Newsletters that an email address had confirmed before it had an account: they end with it. */
async function ofAddress(
  tx: DatabaseTransaction,
  key: string,
  language: string,
  now: Date,
): Promise<Proof[]> {
  const rows = await tx
    .select()
    .from(newsletterSubscriptions)
    .where(
      and(
        eq(newsletterSubscriptions.emailKey, key),
        isNotNull(newsletterSubscriptions.confirmedAt),
        ne(newsletterSubscriptions.words, ''),
      ),
    );
  return rows.map(({ site, newsletter, version, words, askedAt }) => ({
    site,
    kind: 'newsletter' as const,
    newsletter,
    version,
    language,
    words,
    givenAt: askedAt,
    endedAt: now,
  }));
}

/**
 * Keeps the proof of consents of accounts that are about to be deleted, blocked until the legal term ends
 * (LOPDGDD, article 32): under a digest of the mailbox, readable only by an operator's command. An unverified
 * email address has given no consent to prove.
 * @param owner account whose email address it is filed under: the account itself, or the guardian of the
 * children
 */
export async function blockConsents(
  tx: DatabaseTransaction,
  mailboxDigest: DigestOfMailbox,
  owner: Pick<AccountRow, 'emailKey' | 'validatedAt' | 'language'>,
  { own, children }: { own: LeavingAccount | null; children: readonly LeavingAccount[] },
  now: Date,
): Promise<void> {
  const key = validatedAddress(owner);
  if (key === null) return;
  const leaving = [...(own ? [own] : []), ...children];
  const proofs = [
    ...(await ofReaders(tx, leaving, now)),
    ...(await forChildren(tx, leaving, now)),
    ...(own ? await ofAddress(tx, key, owner.language, now) : []),
  ].filter(({ endedAt }) => untilOf(endedAt) > now);
  if (!proofs.length) return;
  const digest = mailboxDigest(key, { consented: true });
  await tx
    .insert(blockedConsents)
    .values(proofs.map((proof) => ({ ...proof, digest, until: untilOf(proof.endedAt) })));
}

/**
 * The stored proof for an email address on a site, oldest first; for an operator who was asked by an
 * authority or a court.
 */
export async function blockedConsentsOf(db: Database, site: string, email: string) {
  const mailboxDigest = await loadMailboxDigest(db);
  const rows = await db
    .select()
    .from(blockedConsents)
    .where(
      and(
        eq(blockedConsents.digest, mailboxDigest(email, { consented: true })),
        eq(blockedConsents.site, site),
      ),
    )
    .orderBy(asc(blockedConsents.givenAt), asc(blockedConsents.id));
  return rows.map(({ id: _, digest: __, ...proof }) => proof);
}

/** Deletes expired proof. */
export async function forgetBlockedConsents({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  await db.delete(blockedConsents).where(lte(blockedConsents.until, now()));
}
