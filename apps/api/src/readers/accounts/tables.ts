import { READER_CONSENT_KINDS, RETURN_KINDS } from '@portal/model';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { authors, contents } from '../../content/stories';
import { bytes, id, moment } from '../../platform/database';
import { ofSite } from '../../sites';

/*
 * Readers' accounts. They are the group's: a reader who has one on a site has it on all. What a reader has with one site
 * (newsletters) names the site.
 */

const accountId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });
const requiredText = () => text().notNull().default('');

const MAILBOX_NAME = String.raw`regexp_replace(regexp_replace(email_key, '@[^@]*$', ''), '^(.[^+]*)\+.*$', '\1')`;
const MAILBOX_HOST = `substring(email_key from '[^@]*$')`;
/** The mailbox that an address leads to, as `mailboxKey` has it; null without an address. */
export const MAILBOX = sql.raw(`(case when ${MAILBOX_HOST} in ('gmail.com', 'googlemail.com')
  then replace(${MAILBOX_NAME}, '.', '') || '@gmail.com' else ${MAILBOX_NAME} || '@' || ${MAILBOX_HOST} end)`);

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    nick: text().notNull(),
    /** The nick as it is compared: two that look alike are one. */
    nickKey: text().notNull(),
    email: requiredText(),
    /** The address as it is compared; null for who came without one. */
    emailKey: text(),
    /** argon2id; null for who logs in elsewhere, or comes from a system whose passwords are not known here. */
    passwordHash: text(),
    /** Its password was of an older system and must be chosen anew (spec §8). */
    isLegacy: boolean().notNull().default(false),
    /** When the address was proved to be the reader's. */
    validatedAt: moment(),
    /** A new address that waits to be proved. */
    pendingEmail: requiredText(),
    name: requiredText(),
    surname: requiredText(),
    birthdate: text(),
    phone: requiredText(),
    nif: requiredText(),
    country: requiredText(),
    province: requiredText(),
    city: requiredText(),
    address: requiredText(),
    postalCode: requiredText(),
    bulletin: boolean().notNull().default(false),
    demoBulletin: boolean().notNull().default(false),
    alternativeEmail: requiredText(),
    isDemo: boolean().notNull().default(false),
    /** Where a demo registration came from. */
    demoData: jsonb().$type<Record<string, unknown>>(),
    thumbnailUrl: requiredText(),
    language: text().notNull(),
    /** Site and place in the product where the reader began. */
    site: text().notNull(),
    origin: requiredText(),
    createdAt: moment().notNull(),
    /** The adult who consented to a child's account: it is deleted with theirs. */
    guardianId: bigint({ mode: 'number' }).references((): AnyPgColumn => accounts.id, {
      onDelete: 'cascade',
    }),
  },
  (t) => [
    uniqueIndex('accounts_nick').on(t.nickKey),
    uniqueIndex('accounts_email').on(t.emailKey),
    index('accounts_guardian').on(t.guardianId),
    index('accounts_mailbox').on(MAILBOX),
    index('accounts_unvalidated').on(t.createdAt).where(sql`validated_at is null`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    accountId: accountId(),
    tokenHash: bytes().notNull(),
    /** Browser and system in words. */
    device: requiredText(),
    startedAt: moment().notNull(),
    seenAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [uniqueIndex('sessions_token').on(t.tokenHash), index('sessions_account').on(t.accountId)],
);

export const TOKEN_PURPOSES = ['validate', 'reset', 'change-email', 'child'] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

/** One-time tokens of emails: one of a purpose at a time. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    accountId: accountId(),
    purpose: text({ enum: TOKEN_PURPOSES }).notNull(),
    tokenHash: bytes().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.purpose] }),
    uniqueIndex('account_tokens_token').on(t.tokenHash),
  ],
);

/** What an adult consented to for a child's account, word for word, and when. */
export const childConsents = pgTable('child_consents', {
  accountId: accountId().primaryKey(),
  version: text().notNull(),
  language: text().notNull(),
  words: text().notNull(),
  consentedAt: moment().notNull(),
  /** What makes a form that was sent twice one child. */
  key: text().notNull(),
});

/**
 * What a reader agreed to on a site, or was informed of, word for word, and from when to when. A consent that was withdrawn is kept
 * beside the one that is given anew.
 */
export const readerConsents = pgTable(
  'reader_consents',
  {
    id: id(),
    accountId: accountId(),
    site: ofSite(),
    kind: text({ enum: READER_CONSENT_KINDS }).notNull(),
    /** Id of the newsletter that it is about; '' where it is about none. */
    newsletter: requiredText(),
    version: text().notNull(),
    language: text().notNull(),
    words: text().notNull(),
    /** SHA-256 of the site's own page that the words lead to, as it was then; null where it has none. */
    document: text(),
    givenAt: moment().notNull(),
    withdrawnAt: moment(),
  },
  (t) => [
    index('reader_consents_account').on(t.accountId),
    uniqueIndex('reader_consents_open')
      .on(t.accountId, t.site, t.kind, t.newsletter)
      .where(sql`withdrawn_at is null`),
    index('reader_consents_withdrawn').on(t.withdrawnAt).where(sql`withdrawn_at is not null`),
  ],
);

/** Browsers that an account was used from, so that a new one is told of. The mark is a digest, not the browser. */
export const knownDevices = pgTable(
  'known_devices',
  { accountId: accountId(), mark: bytes().notNull(), seenAt: moment().notNull() },
  (t) => [primaryKey({ columns: [t.accountId, t.mark] })],
);

/** Identities of a reader elsewhere: a social provider, an identity provider. */
export const identities = pgTable(
  'identities',
  {
    provider: text().notNull(),
    subject: text().notNull(),
    accountId: accountId(),
    linkedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('identities_account').on(t.accountId)],
);

export const savedContents = pgTable(
  'saved_contents',
  {
    accountId: accountId(),
    contentId: bigint({ mode: 'number' })
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    savedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.contentId] }),
    index('saved_contents_content').on(t.contentId),
  ],
);

export const followedAuthors = pgTable(
  'followed_authors',
  {
    accountId: accountId(),
    authorId: bigint({ mode: 'number' })
      .notNull()
      .references(() => authors.id, { onDelete: 'cascade' }),
    followedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.authorId] }),
    index('followed_authors_author').on(t.authorId),
  ],
);

/** Newsletters that a reader with an account has chosen. */
export const accountNewsletters = pgTable(
  'account_newsletters',
  { accountId: accountId(), site: ofSite(), newsletter: text().notNull() },
  (t) => [primaryKey({ columns: [t.accountId, t.site, t.newsletter] })],
);

/** Addresses subscribed to a site's newsletter, with or without an account. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    site: ofSite(),
    emailKey: text().notNull(),
    /** Id of the newsletter that its owner was asked about; '' on a site that had none. */
    newsletter: requiredText(),
    email: text().notNull(),
    /** Token of the email that asks to confirm; null once it was. */
    tokenHash: bytes(),
    askedAt: moment().notNull(),
    confirmedAt: moment(),
    /** What its owner agreed to as they asked, and the version of those words; '' where they were not kept. */
    version: requiredText(),
    words: requiredText(),
  },
  (t) => [
    primaryKey({ columns: [t.site, t.emailKey, t.newsletter] }),
    uniqueIndex('newsletter_subscriptions_token').on(t.tokenHash),
  ],
);

/**
 * Why an address gets no newsletters: rejected on sending (`refused`), or returned later. A `complaint` also stops emails that strangers
 * request. One that nobody has signed is `reported`: it stops newsletters only.
 */
export const STOP_REASONS = ['refused', ...RETURN_KINDS, 'reported'] as const;

/**
 * Addresses that mail servers or readers have turned away: no newsletter of any site is sent to them. Who proves that the address is
 * theirs starts anew, and what came back before that counts no more.
 */
export const newsletterStops = pgTable(
  'newsletter_stops',
  {
    emailKey: text().primaryKey(),
    /** Editions that were refused; from some number on they stop. Complaints and bounces stop at once. */
    refusals: integer().notNull().default(0),
    stoppedAt: moment(),
    /** Null with `stoppedAt` where whoever looks after the mail wrote it by hand. */
    reason: text({ enum: STOP_REASONS }),
    restartedAt: moment(),
    /** SHA-256 of the secret by which its reader starts anew, in the email that asks whether they want to. */
    tokenHash: bytes(),
  },
  (t) => [
    uniqueIndex('newsletter_stops_token').on(t.tokenHash),
    index('newsletter_stops_complaints').on(MAILBOX).where(sql`reason = 'complaint'`),
  ],
);

/** Kinds of consent that are kept blocked: those of readers, and an adult's for a child's account. */
export const BLOCKED_CONSENT_KINDS = [...READER_CONSENT_KINDS, 'child'] as const;

/**
 * What the readers of deleted accounts had agreed to, word for word: blocked until nobody may ask for it any more (LOPDGDD, article 32).
 * Only an operator's command reads it, by an address; nobody's name or address is in it.
 */
export const blockedConsents = pgTable(
  'blocked_consents',
  {
    id: id(),
    /** HMAC of the mailbox with this installation's key. */
    digest: bytes().notNull(),
    /** Alias of a site, which may be gone by then. */
    site: text().notNull(),
    kind: text({ enum: BLOCKED_CONSENT_KINDS }).notNull(),
    /** Id of the newsletter that it is about; '' where it is about none. */
    newsletter: text().notNull().default(''),
    version: text().notNull(),
    language: text().notNull(),
    words: text().notNull(),
    /** SHA-256 of the site's own page that the words lead to, as it was then; null where it has none. */
    document: text(),
    givenAt: moment().notNull(),
    /** When it was withdrawn, or the account ended. */
    endedAt: moment().notNull(),
    /** Expiry: the row is deleted then. */
    until: moment().notNull(),
  },
  (t) => [index('blocked_consents_digest').on(t.digest), index('blocked_consents_until').on(t.until)],
);
