import { RETURN_KINDS } from '@portal/model/newsroom';
import { READER_CONSENT_KINDS } from '@portal/model/readers';
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
 * Readers' accounts. They belong to the group: a reader's account is valid on all its sites. Data about one
 * site (newsletters) name the site.
 */

const accountId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });
const requiredText = () => text().notNull().default('');

const MAILBOX_NAME = String.raw`regexp_replace(regexp_replace(email_key, '@[^@]*$', ''), '^(.[^+]*)\+.*$', '\1')`;
const MAILBOX_HOST = `substring(email_key from '[^@]*$')`;
/** The mailbox of an email address, as `mailboxKey` computes it; null without an address. */
export const MAILBOX = sql.raw(`(case when ${MAILBOX_HOST} in ('gmail.com', 'googlemail.com')
  then replace(${MAILBOX_NAME}, '.', '') || '@gmail.com' else ${MAILBOX_NAME} || '@' || ${MAILBOX_HOST} end)`);

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    nick: text().notNull(),
    /** Comparison key of the nick: look-alikes share one. */
    nickKey: text().notNull(),
    email: requiredText(),
    /** Comparison key of the email address; null for an account without one. */
    emailKey: text(),
    /**
     * argon2id; null for readers who log in elsewhere, or come from a system whose passwords are unknown
     * here.
     */
    passwordHash: text(),
    /** Its password belonged to an older system and a new one must be chosen (spec §8). */
    isLegacy: boolean().notNull().default(false),
    /** When the email address was verified. */
    validatedAt: moment(),
    /** A new email address that is not verified yet. */
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
    /** Fields of a demo registration. */
    demoData: jsonb().$type<Record<string, unknown>>(),
    thumbnailUrl: requiredText(),
    language: text().notNull(),
    /** Site and place in the product where the reader registered. */
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
    /** Names of browser and system. */
    device: requiredText(),
    startedAt: moment().notNull(),
    seenAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [uniqueIndex('sessions_token').on(t.tokenHash), index('sessions_account').on(t.accountId)],
);

export const TOKEN_PURPOSES = ['validate', 'reset', 'change-email', 'child'] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

/** One-time tokens in emails: one per purpose at a time. */
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

/** Consent of an adult to a child's account, word for word, with its time. */
export const childConsents = pgTable('child_consents', {
  accountId: accountId().primaryKey(),
  version: text().notNull(),
  language: text().notNull(),
  words: text().notNull(),
  consentedAt: moment().notNull(),
  /** Idempotency key: a form that was sent twice creates one child. */
  key: text().notNull(),
});

/**
 * Consents of a reader on a site, and information given to them, word for word, with start and end. A
 * withdrawn consent is kept alongside the new one.
 */
export const readerConsents = pgTable(
  'reader_consents',
  {
    id: id(),
    accountId: accountId(),
    site: ofSite(),
    kind: text({ enum: READER_CONSENT_KINDS }).notNull(),
    /** Id of the newsletter; empty for other consents. */
    newsletter: requiredText(),
    version: text().notNull(),
    language: text().notNull(),
    words: text().notNull(),
    /** SHA-256 of the site's own page that the words link to, as it was then; null if there is none. */
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

/**
 * Browsers that an account was used from, so that a new one is reported. Only a digest of the identifier is
 * stored.
 */
export const knownDevices = pgTable(
  'known_devices',
  { accountId: accountId(), mark: bytes().notNull(), seenAt: moment().notNull() },
  (t) => [primaryKey({ columns: [t.accountId, t.mark] })],
);

/** A reader's external identities: a social provider, an identity provider. */
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

/** Email addresses subscribed to a site's newsletter, with or without an account. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    site: ofSite(),
    emailKey: text().notNull(),
    /** Id of the newsletter to confirm; empty on a site that had none. */
    newsletter: requiredText(),
    email: text().notNull(),
    /** Token of the email that asks to confirm; null once it was used. */
    tokenHash: bytes(),
    askedAt: moment().notNull(),
    confirmedAt: moment(),
    /** Text of the consent in the request, and its version; empty if they were not recorded. */
    version: requiredText(),
    words: requiredText(),
  },
  (t) => [
    primaryKey({ columns: [t.site, t.emailKey, t.newsletter] }),
    uniqueIndex('newsletter_subscriptions_token').on(t.tokenHash),
  ],
);

/**
 * Why an email address gets no newsletters: rejected on sending (`refused`), or bounced later. A `complaint`
 * also stops emails that strangers request. An unsigned complaint is `reported`: it stops newsletters only.
 */
export const STOP_REASONS = ['refused', ...RETURN_KINDS, 'reported'] as const;

/**
 * Email addresses that mail servers or readers have rejected: no newsletter of any site is sent to them. An
 * owner who verifies the address starts again, and earlier reports no longer count.
 */
export const newsletterStops = pgTable(
  'newsletter_stops',
  {
    emailKey: text().primaryKey(),
    /**
     * Number of refused editions; from some number on, newsletters stop. Complaints and bounces stop them at
     * once.
     */
    refusals: integer().notNull().default(0),
    stoppedAt: moment(),
    /** Null with `stoppedAt` if the mail operator wrote it by hand. */
    reason: text({ enum: STOP_REASONS }),
    restartedAt: moment(),
    /** SHA-256 of the secret in the email that asks a reader whether to start again. */
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
 * Consents of the readers of deleted accounts, word for word: blocked until the legal term ends (LOPDGDD,
 * article 32). Only an operator's command reads it, by an email address; it contains no names or addresses.
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
    /** Id of the newsletter; empty for other consents. */
    newsletter: text().notNull().default(''),
    version: text().notNull(),
    language: text().notNull(),
    words: text().notNull(),
    /** SHA-256 of the site's own page that the words link to, as it was then; null if there is none. */
    document: text(),
    givenAt: moment().notNull(),
    /** When it was withdrawn, or the account ended. */
    endedAt: moment().notNull(),
    /** Expiry: the row is deleted then. */
    until: moment().notNull(),
  },
  (t) => [index('blocked_consents_digest').on(t.digest), index('blocked_consents_until').on(t.until)],
);
