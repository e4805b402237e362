import { DESK_ROLES } from '@portal/model';
import { bigint, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofContent } from '../../content/stories';
import { bytes, id, moment } from '../../platform/database';
import { ofSite } from '../../sites';

/*
 * People of the newsroom who work at the desk. They are no readers: another table, other sessions, a second factor.
 */

const deskAccountId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => deskAccounts.id, { onDelete: 'cascade' });

export const deskAccounts = pgTable(
  'desk_accounts',
  {
    id: id(),
    /** The address as it is compared. */
    emailKey: text().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    /** argon2id hash. Null from a reset until the owner chooses a new password. */
    passwordHash: text(),
    /** Secret of its one-time codes, in base32; it counts from the first right code on. */
    totpSecret: text().notNull(),
    /** Step of the last code that was taken: none counts twice. Null until the first one. */
    totpStep: bigint({ mode: 'number' }),
    createdAt: moment().notNull(),
  },
  (t) => [uniqueIndex('desk_accounts_email').on(t.emailKey)],
);

/** What somebody may do at the desk of a site. */
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
    /** The address as it is compared. */
    emailKey: text().notNull(),
    email: text().notNull(),
    role: text({ enum: DESK_ROLES }).notNull(),
    tokenHash: bytes().notNull(),
    /** Name of who invites; none for the command. */
    invitedBy: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('desk_invitations_token').on(t.tokenHash),
    index('desk_invitations_expiry').on(t.expiresAt),
  ],
);

/** Password-reset links, one for each account: a new one replaces it. */
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
    /** When the second factor was shown; without it the session can do nothing but show it. */
    provedAt: moment(),
  },
  (t) => [index('desk_sessions_account').on(t.accountId)],
);

/** Passkeys of people at the desk, besides their codes. */
export const deskPasskeys = pgTable(
  'desk_passkeys',
  {
    id: id(),
    accountId: deskAccountId(),
    /** Host that it was made for: browsers show it to no other. */
    host: text().notNull(),
    /** The credential's id, in base64url. */
    credentialId: text().notNull(),
    /** COSE (RFC 9052). */
    publicKey: bytes().notNull(),
    /** Uses that its authenticator counts; 0 always for one that counts none. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser may reach what holds it. */
    transports: text().array().notNull(),
    /** By which its owner knows it. */
    name: text().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [
    uniqueIndex('desk_passkeys_credential').on(t.credentialId),
    index('desk_passkeys_account').on(t.accountId, t.host),
  ],
);

/** What a session's next passkey has to sign, made or shown; one of each, which goes with the session. */
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

/** Links that show contents which are not published yet, each until a moment. */
export const previews = pgTable(
  'previews',
  {
    id: id(),
    contentId: ofContent(),
    /** Name of who made it: it outlives their account. */
    madeBy: text().notNull(),
    endsAt: moment().notNull(),
  },
  (t) => [index('previews_of').on(t.contentId, t.endsAt), index('previews_end').on(t.endsAt)],
);
