import { and, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import { authors, contents } from '../../content/stories/tables';
import { newsletterStops } from '../../newsroom/newsletters/tables';
import { comments, commentVotes } from '../../participation/comments/tables';
import { interviewQuestions } from '../../participation/interviews/tables';
import { polls, pollVotes } from '../../participation/polls/tables';
import { contentLikes, contentRatings } from '../../participation/reactions/tables';
import { uploads } from '../../participation/uploads/tables';
import type { Database } from '../../platform/database/client';
import { emailKey } from '../../platform/words/keys';
import type { AccountDeps } from './deps';
import type { Reader } from './reader';
import { sessionsOf } from './sessions';
import {
  accountNewsletters,
  accounts,
  childConsents,
  followedAuthors,
  identities,
  newsletterSubscriptions,
  readerConsents,
  savedContents,
} from './tables';

const accountColumns = getTableColumns(accounts);
type AccountColumn = keyof typeof accountColumns;
/**
 * Columns that only the machine needs: the digest of a password, and names and addresses once more as they are
 * compared.
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

/** Votes of a reader in polls, with the texts of what they chose. */
const pollVotesOf = (db: AccountDeps['db'], { id }: Reader) =>
  db
    .select({
      site: contents.site,
      question: polls.question,
      options: sql<
        string[]
      >`array(select o.text from poll_options o where o.id = any (${pollVotes.options}))`,
      votedAt: pollVotes.votedAt,
    })
    .from(pollVotes)
    .innerJoin(polls, eq(polls.contentId, pollVotes.contentId))
    .innerJoin(contents, eq(contents.id, pollVotes.contentId))
    .where(eq(pollVotes.voter, `account:${id}`));

const commentVotesOf = (db: AccountDeps['db'], { id }: Reader) =>
  db
    .select({ comment: commentVotes.commentId, vote: commentVotes.vote })
    .from(commentVotes)
    .where(eq(commentVotes.accountId, id));

/** Contents that a reader likes, and their ratings. */
async function reactionsOf(db: AccountDeps['db'], { id }: Reader) {
  const content = { site: contents.site, title: contents.title, path: contents.path };
  const [likes, ratings] = await Promise.all([
    db
      .select({ ...content, likedAt: contentLikes.likedAt })
      .from(contentLikes)
      .innerJoin(contents, eq(contents.id, contentLikes.contentId))
      .where(eq(contentLikes.accountId, id)),
    db
      .select({ ...content, stars: contentRatings.stars, ratedAt: contentRatings.ratedAt })
      .from(contentRatings)
      .innerJoin(contents, eq(contents.id, contentRatings.contentId))
      .where(eq(contentRatings.voter, `account:${id}`)),
  ]);
  return { likes, ratings };
}

/** Files that a reader sent, with their words. */
const uploadsOf = (db: AccountDeps['db'], { id }: Reader) =>
  db
    .select({
      site: uploads.site,
      kind: uploads.kind,
      title: uploads.title,
      caption: uploads.caption,
      place: uploads.place,
      credit: uploads.credit,
      bytes: uploads.size,
      state: uploads.state,
      sentAt: uploads.createdAt,
    })
    .from(uploads)
    .where(eq(uploads.accountId, id));

/** Accounts of children under a reader's, with what was consented to. */
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

/** Why newsletters no longer go to a reader's address. */
const newsletterStopsOf = (db: AccountDeps['db'], { email }: Reader) =>
  db
    .select({ reason: newsletterStops.reason, stoppedAt: newsletterStops.stoppedAt })
    .from(newsletterStops)
    .where(and(eq(newsletterStops.emailKey, emailKey(email)), isNotNull(newsletterStops.stoppedAt)));

/** Questions of a reader to interviews. */
const questionsOf = (db: AccountDeps['db'], { id }: Reader) =>
  db
    .select({
      site: contents.site,
      interview: contents.title,
      signedAs: interviewQuestions.author,
      text: interviewQuestions.text,
      askedAt: interviewQuestions.askedAt,
      state: interviewQuestions.state,
    })
    .from(interviewQuestions)
    .innerJoin(contents, eq(contents.id, interviewQuestions.contentId))
    .where(eq(interviewQuestions.accountId, id));

/** What a reader agreed to, or was informed of, on each site. */
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

/** Contents that a reader has saved. */
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

/** Newsletters that their address was subscribed to without an account, confirmed or not. */
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

/** All that is kept of a reader, in names that a person reads and a program can take elsewhere. No secret is in it. */
export async function ownData({ db, now }: AccountDeps, reader: Reader) {
  const [
    saved,
    followed,
    newsletters,
    subscriptions,
    ways,
    sessions,
    written,
    votes,
    polled,
    sent,
    children,
    asked,
    stops,
    consents,
    reactions,
  ] = await Promise.all([
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
    db
      .select({
        site: contents.site,
        story: contents.title,
        text: comments.text,
        date: comments.date,
        editedAt: comments.editedAt,
        state: comments.state,
      })
      .from(comments)
      .innerJoin(contents, eq(contents.id, comments.contentId))
      .where(eq(comments.accountId, reader.id)),
    commentVotesOf(db, reader),
    pollVotesOf(db, reader),
    uploadsOf(db, reader),
    childrenOfReader(db, reader),
    questionsOf(db, reader),
    newsletterStopsOf(db, reader),
    consentsOfReader(db, reader),
    reactionsOf(db, reader),
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
    comments: written,
    commentVotes: votes,
    pollVotes: polled,
    uploads: sent,
    children,
    interviewQuestions: asked,
    ...reactions,
  };
}
