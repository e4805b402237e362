import { APPEAL_OUTCOMES, UPLOAD_FAULTS, UPLOAD_GROUNDS, UPLOAD_KINDS, UPLOAD_STATES } from '@portal/model';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { contents } from '../../content/stories';
import { bytes, id, moment } from '../../platform/database';
import { accounts } from '../../readers/accounts';
import { ofSite } from '../../sites';

/**
 * Readers' files, from the first byte that is announced to the gallery. A row is there before its file and goes after it, so
 * that a file which no row needs is nobody's. Without its reader, or its call, it is taken away with all that is kept of it.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    /** What its reader's calls name it by; nobody guesses it. */
    key: text().notNull(),
    site: ofSite(),
    contentId: bigint({ mode: 'number' }).references(() => contents.id, { onDelete: 'set null' }),
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' }),
    /** It came by the newsroom, not by an account. */
    isNewsrooms: boolean().notNull().default(false),
    kind: text({ enum: UPLOAD_KINDS }).notNull(),
    state: text({ enum: UPLOAD_STATES }).notNull().default('sending'),
    /** Bytes that it was announced with, and those that have come. */
    size: bigint({ mode: 'number' }).notNull(),
    received: bigint({ mode: 'number' }).notNull().default(0),
    /** Bytes that its writer has room for, while it writes: never fewer than have come by then. */
    reserved: bigint({ mode: 'number' }).notNull().default(0),
    /** Digests of the network that sent it last and of the place around it, for a day. */
    network: bytes(),
    networkPlace: bytes(),
    title: text().notNull(),
    caption: text().notNull(),
    place: text().notNull(),
    credit: text().notNull(),
    createdAt: moment().notNull(),
    /** When one that is still on its way is given up. */
    expiresAt: moment().notNull(),
    /** Who writes or checks it now, and until when that counts: a process that was killed lets go by itself. */
    holder: text(),
    heldUntil: moment(),
    /** Checks that were begun: a file that ends each of them is refused. */
    checks: integer().notNull().default(0),
    /** What the check made of it. */
    width: integer(),
    height: integer(),
    color: text(),
    safeBytes: bigint({ mode: 'number' }),
    /** Id that it has among the media once it is published. */
    mediaId: text().notNull(),
    reason: text({ enum: [...UPLOAD_FAULTS, ...UPLOAD_GROUNDS] }),
    note: text().notNull().default(''),
    decidedAt: moment(),
    /** The last decision: the state before it, what undoes it, and the email that tells of it. */
    stateBefore: text({ enum: UPLOAD_STATES }),
    batch: text(),
    emailId: bigint({ mode: 'number' }),
    /** Token of the link to an appeal against its refusal, what its reader says, and what a person answered. */
    appealTokenHash: bytes(),
    appealedAt: moment(),
    appeal: text(),
    appealOutcome: text({ enum: APPEAL_OUTCOMES }),
  },
  (t) => [
    uniqueIndex('uploads_key').on(t.key),
    index('uploads_gallery').on(t.contentId, t.state, t.decidedAt, t.id),
    index('uploads_account').on(t.accountId, t.createdAt),
    index('uploads_state').on(t.site, t.state, t.id),
    index('uploads_batch').on(t.batch),
    index('uploads_in_flight').on(t.id).where(sql`state in ('sending', 'received')`),
    index('uploads_unpublished').on(t.id).where(sql`state in ('sending', 'received', 'held', 'refused')`),
    uniqueIndex('uploads_appeal_token').on(t.appealTokenHash),
    index('uploads_appeals')
      .on(t.site, t.appealedAt, t.id)
      .where(sql`state = 'refused' and appealed_at is not null and appeal_outcome is null`),
  ],
);
export type UploadRow = typeof uploads.$inferSelect;
