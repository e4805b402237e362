import { eq } from 'drizzle-orm';
import {
  accountNewsletters,
  followedAuthors,
  identities,
  newsletterSubscriptions,
  savedContents,
} from '../database/accounts';
import { authors, contents } from '../database/schema';
import { emailKey } from './keys';
import type { AccountParts } from './parts';
import type { Reader } from './reader';
import { sessionsOf } from './sessions';

/** All that is kept of a reader, in names that a person reads and a program can take elsewhere. No secret is in it. */
export async function ownData({ db, now }: AccountParts, reader: Reader) {
  const { passwordHash: _, nickKey: __, emailKey: ___, saved: ____, followed: _____, ...account } = reader;
  const { newsletters: ______, sessionId, seenAt: _______, isLegacy: ________, ...kept } = account;
  const [saved, followed, newsletters, subscriptions, ways, sessions] = await Promise.all([
    db
      .select({
        site: contents.site,
        title: contents.title,
        path: contents.path,
        savedAt: savedContents.savedAt,
      })
      .from(savedContents)
      .innerJoin(contents, eq(contents.id, savedContents.contentId))
      .where(eq(savedContents.accountId, reader.id)),
    db
      .select({ site: authors.site, name: authors.name, followedAt: followedAuthors.followedAt })
      .from(followedAuthors)
      .innerJoin(authors, eq(authors.id, followedAuthors.authorId))
      .where(eq(followedAuthors.accountId, reader.id)),
    db
      .select({ site: accountNewsletters.site, newsletter: accountNewsletters.newsletter })
      .from(accountNewsletters)
      .where(eq(accountNewsletters.accountId, reader.id)),
    db
      .select({
        site: newsletterSubscriptions.site,
        email: newsletterSubscriptions.email,
        askedAt: newsletterSubscriptions.askedAt,
        confirmedAt: newsletterSubscriptions.confirmedAt,
      })
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.emailKey, emailKey(reader.email))),
    db
      .select({ provider: identities.provider, subject: identities.subject, linkedAt: identities.linkedAt })
      .from(identities)
      .where(eq(identities.accountId, reader.id)),
    sessionsOf(db, reader.id, sessionId),
  ]);
  return {
    writtenAt: now().toISOString(),
    account: kept,
    savedContents: saved,
    followedAuthors: followed,
    newsletters,
    newsletterSubscriptions: subscriptions,
    loginProviders: ways,
    sessions,
  };
}
