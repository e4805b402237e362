import { ROUTES } from '@portal/model';
import type { LegalPage } from '@portal/model/legal';
import {
  READER_CONSENT_VERSION,
  type ReaderConsent,
  type ReaderConsentKind,
  readerConsentWords,
} from '@portal/model/readers';
import { and, asc, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { contents } from '../../../content/stories';
import type { Database, DatabaseTransaction } from '../../../platform/database';
import { childAccount, unknown } from '../../../platform/http';
import { DAY_MS, KEPT_DAYS } from '../../../platform/time';
import type { SiteRecord } from '../../../sites';
import { legalVersions } from '../../../sites/legal';
import type { AccountDeps } from '../deps';
import type { AccountRow, Reader } from '../reader';
import { accountNewsletters, accounts, newsletterSubscriptions, readerConsents } from '../tables';

/** Days for which a withdrawn consent is kept: until its legal term ends (LOPDGDD, art. 72). */
const WITHDRAWN_DAYS = KEPT_DAYS.withdrawnConsent;
const TERMS = 'terms' satisfies LegalPage;
/** Rows of a list that are read at a time. */
const BATCH = 500;

/**
 * A consent to record: its kind, a newsletter's id, and whether it was given by registering, without a tick.
 */
type Given = { kind: ReaderConsentKind; newsletter?: string; byEntry?: boolean };

/**
 * Digest of the page with a site's terms, if it is one of the site's own: that of the newest version of the
 * product's page.
 */
const digestOfTerms = ({ alias, termsUrl }: SiteRecord): SQL => {
  if (termsUrl === ROUTES.terms)
    return sql`(select ${legalVersions.digest} from ${legalVersions}
      where ${legalVersions.site} = ${alias} and ${legalVersions.page} = ${TERMS}
      order by ${legalVersions.number} desc limit 1)`;
  return termsUrl?.startsWith('/')
    ? sql`(select encode(sha256(convert_to(${contents.title} || ${contents.body}::text, 'UTF8')), 'hex')
        from ${contents} where ${contents.site} = ${alias} and ${contents.path} = ${termsUrl})`
    : sql`null`;
};

/** Records consents of a reader, in the words of this release. Valid ones stay unchanged. */
export async function giveConsents(
  db: Database | DatabaseTransaction,
  accountId: number,
  site: SiteRecord,
  given: readonly Given[],
  now: Date,
): Promise<void> {
  if (!given.length) return;
  const names = new Map(site.newsletters.map(({ id, name }) => [id, name]));
  await db
    .insert(readerConsents)
    .values(
      given.map(({ kind, newsletter = '', byEntry = false }) => ({
        accountId,
        site: site.alias,
        kind,
        newsletter,
        givenAt: now,
        version: READER_CONSENT_VERSION,
        language: site.language,
        words: readerConsentWords(byEntry ? 'entry' : kind, site, names.get(newsletter)),
        document: kind === 'terms' ? digestOfTerms(site) : null,
      })),
    )
    .onConflictDoNothing();
}

/**
 * Records that a reader withdraws consents of a kind on a site; for newsletters the named ones. Consents that
 * are not valid stay unchanged.
 */
export async function withdrawConsents(
  db: Database | DatabaseTransaction,
  accountId: number,
  site: Pick<SiteRecord, 'alias'>,
  withdrawn: { kind: ReaderConsentKind; newsletters?: readonly string[] },
  now: Date,
): Promise<void> {
  await db
    .update(readerConsents)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(readerConsents.accountId, accountId),
        eq(readerConsents.site, site.alias),
        eq(readerConsents.kind, withdrawn.kind),
        isNull(readerConsents.withdrawnAt),
        withdrawn.newsletters && inArray(readerConsents.newsletter, [...withdrawn.newsletters]),
      ),
    );
}

/**
 * Ends subscriptions from before a reader's address had an account. Their consents are then kept with the
 * account, as withdrawn: a reader who has unsubscribed is not subscribed again.
 * @param account locked by the caller: a caller that deletes it deletes its subscriptions too
 */
export async function leaveByAddress(
  tx: DatabaseTransaction,
  { id: accountId, emailKey }: Pick<AccountRow, 'id'> & { emailKey: string },
  { alias, language }: Pick<SiteRecord, 'alias' | 'language'>,
  newsletters: readonly string[],
  now: Date,
): Promise<void> {
  const ended = await tx
    .delete(newsletterSubscriptions)
    .where(
      and(
        eq(newsletterSubscriptions.site, alias),
        eq(newsletterSubscriptions.emailKey, emailKey),
        inArray(newsletterSubscriptions.newsletter, [...newsletters]),
      ),
    )
    .returning();
  // An unconfirmed subscription was no consent.
  const left = ended.flatMap(({ newsletter, version, words, askedAt, confirmedAt }) =>
    confirmedAt
      ? { accountId, site: alias, newsletter, version, language, words, givenAt: askedAt, withdrawnAt: now }
      : [],
  );
  if (left.length)
    await tx
      .insert(readerConsents)
      .values(left.map((consent) => ({ ...consent, kind: 'newsletter' as const })));
}

/**
 * Deletes the newsletters and commercial emails that somebody requested for an email address without ever
 * verifying it.
 */
export async function forgetUnasked(tx: DatabaseTransaction, accountId: number): Promise<void> {
  await tx.delete(accountNewsletters).where(eq(accountNewsletters.accountId, accountId));
  await tx
    .delete(readerConsents)
    .where(
      and(
        eq(readerConsents.accountId, accountId),
        inArray(readerConsents.kind, ['newsletter', 'commercial']),
      ),
    );
}

/** Consents that are returned at once: a page shows the last of each. */
const MAX_SHOWN = 100;

/** A reader's consents on a site: valid ones, then withdrawn ones, newest first of each. */
export async function consentsOf(
  db: Database | DatabaseTransaction,
  { id }: Pick<AccountRow, 'id'>,
  { alias }: Pick<SiteRecord, 'alias'>,
): Promise<ReaderConsent[]> {
  const rows = await db
    .select()
    .from(readerConsents)
    .where(and(eq(readerConsents.accountId, id), eq(readerConsents.site, alias)))
    .orderBy(
      sql`${readerConsents.withdrawnAt} is not null`,
      desc(readerConsents.givenAt),
      desc(readerConsents.id),
    )
    .limit(MAX_SHOWN);
  return rows.map(({ kind, newsletter, version, words, givenAt, withdrawnAt }) => ({
    kind,
    newsletter,
    version,
    words,
    givenAt: givenAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }));
}

/**
 * Gives or withdraws the consent to commercial messages; idempotent.
 * @throws ApiError 404 on a site whose publisher sends none, 403 for a child's account
 */
export async function decideCommercial(
  deps: AccountDeps,
  reader: Pick<Reader, 'id' | 'guardianId'>,
  isGiven: boolean,
  { site, ip }: { site: SiteRecord; ip: string },
): Promise<ReaderConsent[]> {
  if (!site.publisher?.commercialEmails) throw unknown();
  if (reader.guardianId !== null) throw childAccount();
  await deps.limits.count('profile', ip, String(reader.id));
  const { db, now } = deps;
  if (isGiven) await giveConsents(db, reader.id, site, [{ kind: 'commercial' }], now());
  else await withdrawConsents(db, reader.id, site, { kind: 'commercial' }, now());
  return consentsOf(db, reader, site);
}

/**
 * Readers who currently consent to commercial messages of a site: their verified email address, and the text
 * of the consent.
 */
export async function* readersForCommercial(db: Database, site: string) {
  let last = 0;
  for (;;) {
    const rows = await db
      .select({
        id: readerConsents.id,
        email: accounts.email,
        name: accounts.name,
        language: readerConsents.language,
        version: readerConsents.version,
        words: readerConsents.words,
        givenAt: readerConsents.givenAt,
      })
      .from(readerConsents)
      .innerJoin(accounts, eq(accounts.id, readerConsents.accountId))
      .where(
        and(
          eq(readerConsents.site, site),
          eq(readerConsents.kind, 'commercial'),
          isNull(readerConsents.withdrawnAt),
          gt(readerConsents.id, last),
          sql`${accounts.validatedAt} is not null`,
          sql`not exists (select from newsletter_stops stops
            where stops.email_key = ${accounts.emailKey} and stops.stopped_at is not null)`,
        ),
      )
      .orderBy(asc(readerConsents.id))
      .limit(BATCH);
    for (const { id: _, ...reader } of rows) yield reader;
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end.id;
  }
}

/** Deletes consents whose legal term has ended since their withdrawal. */
export async function forgetWithdrawn({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  const first = new Date(now().getTime() - WITHDRAWN_DAYS * DAY_MS);
  await db.delete(readerConsents).where(lt(readerConsents.withdrawnAt, first));
}
