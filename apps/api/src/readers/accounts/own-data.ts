import { and, eq, getTableColumns, isNotNull } from 'drizzle-orm';
import { authors, contents } from '../../content/stories';
import type { Database } from '../../platform/database';
import { emailKey } from '../../platform/words';
import type { AccountDeps } from './deps';
import { sessionsOf } from './entry/sessions';
import type { Reader } from './reader';
import {
  accountNewsletters,
  accounts,
  childConsents,
  followedAuthors,
  identities,
  newsletterStops,
  newsletterSubscriptions,
  readerConsents,
  savedContents,
} from './tables';

const accountColumns = getTableColumns(accounts);
type AccountColumn = keyof typeof accountColumns;
/**
 * Columns for internal use only: the digest of a password, and the comparison keys of names and email
 * addresses.
 */
const UNTOLD: ReadonlySet<AccountColumn> = new Set([
  'passwordHash',
  'nickKey',
  'emailKey',
  'isLegacy',
] as const);
const isColumn = (name: string): name is AccountColumn => name in accountColumns;
const TOLD = Object.keys(accountColumns)
  .filter(isColumn)
  .filter((name) => !UNTOLD.has(name));

/** Children's accounts of a reader, with the consents. */
const childrenOfReader = (db: AccountDeps['db'], { id }: Reader) =>
  db
    .select({
      name: accounts.name,
      nick: accounts.nick,
      birthdate: accounts.birthdate,
      consentedAt: childConsents.consentedAt,
      consent: childConsents.words,
    })
    .from(accounts)
    .innerJoin(childConsents, eq(childConsents.accountId, accounts.id))
    .where(eq(accounts.guardianId, id));

/** Why newsletters no longer go to a reader's email address. */
const newsletterStopsOf = (db: AccountDeps['db'], { email }: Reader) =>
  db
    .select({ reason: newsletterStops.reason, stoppedAt: newsletterStops.stoppedAt })
    .from(newsletterStops)
    .where(and(eq(newsletterStops.emailKey, emailKey(email)), isNotNull(newsletterStops.stoppedAt)));

/** A reader's consents, and information given to them, on each site. */
const consentsOfReader = (db: AccountDeps['db'], { id }: Reader) =>
  db
    .select({
      site: readerConsents.site,
      kind: readerConsents.kind,
      newsletter: readerConsents.newsletter,
      version: readerConsents.version,
      words: readerConsents.words,
      document: readerConsents.document,
      givenAt: readerConsents.givenAt,
      withdrawnAt: readerConsents.withdrawnAt,
    })
    .from(readerConsents)
    .where(eq(readerConsents.accountId, id))
    .orderBy(readerConsents.id);

/** Articles that a reader has saved. */
const savedOf = (db: AccountDeps['db'], { id }: Reader) =>
  db
    .select({
      site: contents.site,
      title: contents.title,
      path: contents.path,
      savedAt: savedContents.savedAt,
    })
    .from(savedContents)
    .innerJoin(contents, eq(contents.id, savedContents.contentId))
    .where(eq(savedContents.accountId, id));

/** Newsletters that their email address subscribed to without an account, confirmed or not. */
const subscriptionsOf = (db: Database, { email }: Pick<Reader, 'email'>) =>
  db
    .select({
      site: newsletterSubscriptions.site,
      newsletter: newsletterSubscriptions.newsletter,
      email: newsletterSubscriptions.email,
      askedAt: newsletterSubscriptions.askedAt,
      confirmedAt: newsletterSubscriptions.confirmedAt,
      version: newsletterSubscriptions.version,
      words: newsletterSubscriptions.words,
    })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.emailKey, emailKey(email)));

/** All stored data of a reader, with human-readable names, in a portable format. It contains no secrets. */
export async function ownData({ db, now, hooks }: AccountDeps, reader: Reader) {
  const [saved, followed, newsletters, subscriptions, ways, sessions, children, stops, consents, ofDomains] =
    await Promise.all([
      savedOf(db, reader),
      db
        .select({ site: authors.site, name: authors.name, followedAt: followedAuthors.followedAt })
        .from(followedAuthors)
        .innerJoin(authors, eq(authors.id, followedAuthors.authorId))
        .where(eq(followedAuthors.accountId, reader.id)),
      db
        .select({ site: accountNewsletters.site, newsletter: accountNewsletters.newsletter })
        .from(accountNewsletters)
        .where(eq(accountNewsletters.accountId, reader.id)),
      subscriptionsOf(db, reader),
      db
        .select({ provider: identities.provider, subject: identities.subject, linkedAt: identities.linkedAt })
        .from(identities)
        .where(eq(identities.accountId, reader.id)),
      sessionsOf(db, reader.id, reader.sessionId),
      childrenOfReader(db, reader),
      newsletterStopsOf(db, reader),
      consentsOfReader(db, reader),
      hooks.ownData(reader),
    ]);
  return {
    writtenAt: now().toISOString(),
    account: Object.fromEntries(TOLD.map((name) => [name, reader[name]])),
    savedContents: saved,
    followedAuthors: followed,
    newsletters,
    newsletterSubscriptions: subscriptions,
    newsletterStops: stops,
    consents,
    loginProviders: ways,
    sessions,
    children,
    ...ofDomains,
  };
}
