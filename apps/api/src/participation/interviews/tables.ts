import type { Image } from '@portal/model';
import { INTERVIEW_STATES, QUESTION_GROUNDS, QUESTION_STATES } from '@portal/model/participation';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ofContent } from '../../content/stories';
import { bytes, id, moment } from '../../platform/database';
import { accounts } from '../../readers/accounts';
import { SCREENING_RULES } from '../../sites';
import { uploads } from '../uploads';

/*
 * Digital interviews and readers' questions to them. Every change of a question locks the row of its
 * interview, so changes to one interview are serialised.
 */

export const interviews = pgTable(
  'interviews',
  {
    contentId: ofContent().primaryKey(),
    guestName: text().notNull(),
    guestRole: text().notNull().default(''),
    guestImage: jsonb().$type<Image>(),
    /** Plain text, converted to HTML on read. */
    opening: text().notNull().default(''),
    goodbye: text().notNull().default(''),
    startAt: moment().notNull(),
    /** Null: open until somebody closes it. */
    endAt: moment(),
    /** Time when it was closed by hand. */
    closedAt: moment(),
    questionLimit: smallint().notNull(),
    createdAt: moment().notNull(),
    /** State last announced to pages. */
    toldState: text({ enum: INTERVIEW_STATES }).notNull(),
  },
  (t) => [
    check('interviews_in_order', sql`end_at is null or start_at < end_at`),
    check('interviews_limit', sql`question_limit > 0`),
    index('interviews_made').on(t.createdAt),
    index('interviews_begins').on(t.startAt).where(sql`told_state = 'upcoming'`),
    index('interviews_ends').on(t.endAt).where(sql`told_state <> 'closed' and end_at is not null`),
  ],
);

/**
 * Readers' questions. When an account is deleted, a trigger removes its name, and the text of its unpublished
 * questions.
 */
export const interviewQuestions = pgTable(
  'interview_questions',
  {
    id: id(),
    contentId: bigint({ mode: 'number' })
      .notNull()
      .references(() => interviews.contentId, { onDelete: 'cascade' }),
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' }),
    /** Signature; empty once the account is deleted. */
    author: text().notNull(),
    text: text().notNull(),
    /** Attached picture. */
    uploadId: bigint({ mode: 'number' }).references(() => uploads.id, { onDelete: 'set null' }),
    /** Digest of the normalised text, to find copies. */
    fingerprint: bytes(),
    /** Idempotency key chosen by the client. */
    key: text().notNull(),
    state: text({ enum: QUESTION_STATES }).notNull(),
    /** Screening rule that flags or refuses it. */
    rule: text({ enum: SCREENING_RULES }),
    /** Ground of the newsroom's refusal. */
    ground: text({ enum: QUESTION_GROUNDS }),
    /** Plain text of the published answer, and of its draft. */
    answer: text(),
    draft: text().notNull().default(''),
    /** Position among the answered questions. */
    position: integer(),
    version: integer().notNull().default(0),
    askedAt: moment().notNull(),
    answeredAt: moment(),
  },
  (t) => [
    uniqueIndex('interview_questions_key').on(t.contentId, t.accountId, t.key),
    uniqueIndex('interview_questions_position').on(t.contentId, t.position),
    index('interview_questions_queue').on(t.contentId, t.state, t.id),
    index('interview_questions_upload').on(t.uploadId).where(sql`upload_id is not null`),
    index('interview_questions_account').on(t.accountId, t.id).where(sql`account_id is not null`),
    check(
      'interview_questions_answered',
      sql`(state = 'answered') = (position is not null) and (state = 'answered') = (answer is not null)`,
    ),
  ],
);
