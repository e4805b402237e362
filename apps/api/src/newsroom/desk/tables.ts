import { DESK_ROLES } from '@portal/model/newsroom';
import { bigint, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofContent } from '../../content/stories';
import { bytes, id, moment } from '../../platform/database';
import { ofSite } from '../../sites';

/*
 * Desk accounts of the newsroom. They are separate from readers: another table, other sessions, a second
 * factor.
 */

const deskAccountId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => deskAccounts.id, { onDelete: 'cascade' });

export const deskAccounts = pgTable(
  'desk_accounts',
  {
    id: id(),
    /** Normalised email address. */
    emailKey: text().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    /** argon2id hash. Null from a reset until the owner chooses a new password. */
    passwordHash: text(),
    /** Secret of its one-time codes, in base32; active after the first right code. */
    totpSecret: text().notNull(),
    /** Step of the last accepted code, so that none is accepted twice. Null until the first one. */
    totpStep: bigint({ mode: 'number' }),
    createdAt: moment().notNull(),
  },
  (t) => [uniqueIndex('desk_accounts_email').on(t.emailKey)],
);

/** Role of an account at a site's desk. */
export const deskRoles = pgTable(
  'desk_roles',
  { accountId: deskAccountId(), site: ofSite(), role: text({ enum: DESK_ROLES }).notNull() },
  (t) => [primaryKey({ columns: [t.accountId, t.site] })],
);

export const deskInvitations = pgTable(
  'desk_invitations',
  {
    id: id(),
    site: ofSite(),
    /** Normalised email address. */
    emailKey: text().notNull(),
    email: text().notNull(),
    role: text({ enum: DESK_ROLES }).notNull(),
    tokenHash: bytes().notNull(),
    /** Name of the inviter; null for the command. */
    invitedBy: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('desk_invitations_token').on(t.tokenHash),
    index('desk_invitations_expiry').on(t.expiresAt),
  ],
);

/** Password-reset links, one per account: a new one replaces the old one. */
export const deskResets = pgTable(
  'desk_resets',
  {
    accountId: deskAccountId().primaryKey(),
    tokenHash: bytes().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [uniqueIndex('desk_resets_token').on(t.tokenHash), index('desk_resets_expiry').on(t.expiresAt)],
);

export const deskSessions = pgTable(
  'desk_sessions',
  {
    tokenHash: bytes().primaryKey(),
    accountId: deskAccountId(),
    startedAt: moment().notNull(),
    seenAt: moment().notNull(),
    /** Time of the second factor; until then the session can do nothing else. */
    provedAt: moment(),
  },
  (t) => [index('desk_sessions_account').on(t.accountId)],
);

/** Passkeys of desk accounts, in addition to their codes. */
export const deskPasskeys = pgTable(
  'desk_passkeys',
  {
    id: id(),
    accountId: deskAccountId(),
    /** Host it was created for: browsers offer it to no other. */
    host: text().notNull(),
    /** Credential id, in base64url. */
    credentialId: text().notNull(),
    /** COSE (RFC 9052). */
    publicKey: bytes().notNull(),
    /** The authenticator's signature counter; always 0 if it has none. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** WebAuthn transports. */
    transports: text().array().notNull(),
    /** Name given by its owner. */
    name: text().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [
    uniqueIndex('desk_passkeys_credential').on(t.credentialId),
    index('desk_passkeys_account').on(t.accountId, t.host),
  ],
);

/**
 * Pending WebAuthn challenges of a session, one to create and one to use a passkey; deleted with the session.
 */
export const deskChallenges = pgTable(
  'desk_challenges',
  {
    tokenHash: bytes()
      .notNull()
      .references(() => deskSessions.tokenHash, { onDelete: 'cascade' }),
    use: text({ enum: ['make', 'show'] }).notNull(),
    /** Random, in base64url. */
    challenge: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tokenHash, t.use] })],
);

/** Preview links of unpublished articles, each with an expiry. */
export const previews = pgTable(
  'previews',
  {
    id: id(),
    contentId: ofContent(),
    /** Name of its creator, kept if their account is deleted. */
    madeBy: text().notNull(),
    endsAt: moment().notNull(),
  },
  (t) => [index('previews_of').on(t.contentId, t.endsAt), index('previews_end').on(t.endsAt)],
);
