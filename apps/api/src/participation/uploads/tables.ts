import { UPLOAD_KINDS } from '@portal/model';
import { APPEAL_OUTCOMES } from '@portal/model/newsroom';
import { UPLOAD_FAULTS, UPLOAD_GROUNDS, UPLOAD_STATES } from '@portal/model/participation';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { contents } from '../../content/stories';
import { bytes, id, moment } from '../../platform/database';
import { accounts } from '../../readers/accounts';
import { ofSite } from '../../sites';

/**
 * Readers' files, from the announcement to the gallery. A row is written before its file and deleted after
 * it, so a file without a row is an orphan. If the reader or the call is deleted, so is everything stored of
 * it.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    /** Unguessable key used in the sender's requests. */
    key: text().notNull(),
    site: ofSite(),
    contentId: bigint({ mode: 'number' }).references(() => contents.id, { onDelete: 'set null' }),
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' }),
    /** Sent by the newsroom, not by an account. */
    isNewsrooms: boolean().notNull().default(false),
    kind: text({ enum: UPLOAD_KINDS }).notNull(),
    state: text({ enum: UPLOAD_STATES }).notNull().default('sending'),
    /** Announced and received bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    received: bigint({ mode: 'number' }).notNull().default(0),
    /** Bytes reserved by the current writer; never fewer than received. */
    reserved: bigint({ mode: 'number' }).notNull().default(0),
    /** Digests of the last sender's network and of the IPv6 /48 around it, kept for a day. */
    network: bytes(),
    networkPlace: bytes(),
    title: text().notNull(),
    caption: text().notNull(),
    place: text().notNull(),
    credit: text().notNull(),
    createdAt: moment().notNull(),
    /** Time when an unfinished file is dropped. */
    expiresAt: moment().notNull(),
    /**
     * Current writer or checker, with the end of its lease, which frees the file if the process is killed.
     */
    holder: text(),
    heldUntil: moment(),
    /** Checks started; a file that crashes each of them is refused. */
    checks: integer().notNull().default(0),
    /** Results of the check. */
    width: integer(),
    height: integer(),
    color: text(),
    safeBytes: bigint({ mode: 'number' }),
    /** Media id, used once it is published. */
    mediaId: text().notNull(),
    reason: text({ enum: [...UPLOAD_FAULTS, ...UPLOAD_GROUNDS] }),
    note: text().notNull().default(''),
    decidedAt: moment(),
    /** Last decision: previous state, batch id for the undo, and email id. */
    stateBefore: text({ enum: UPLOAD_STATES }),
    batch: text(),
    emailId: bigint({ mode: 'number' }),
    /** Token of the appeal link, the appeal, and its outcome. */
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
