import { type Image, INTERVIEW_STATES, QUESTION_GROUNDS, QUESTION_STATES } from '@portal/model';
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
 * Digital interviews and readers' questions to them. Whatever changes a question holds the row of its interview, so that of one
 * interview one thing happens after another.
 */

export const interviews = pgTable(
  'interviews',
  {
    contentId: ofContent().primaryKey(),
    guestName: text().notNull(),
    guestRole: text().notNull().default(''),
    guestImage: jsonb().$type<Image>(),
    /** Plain texts: their HTML is made as they are read. */
    opening: text().notNull().default(''),
    goodbye: text().notNull().default(''),
    startAt: moment().notNull(),
    /** Without an end it is open until somebody closes it. */
    endAt: moment(),
    /** When somebody closed it by hand. */
    closedAt: moment(),
    questionLimit: smallint().notNull(),
    createdAt: moment().notNull(),
    /** State that pages were last told of. */
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

/** Readers' questions. A trigger takes their names away with their accounts, and the words of what is on no page. */
export const interviewQuestions = pgTable(
  'interview_questions',
  {
    id: id(),
    contentId: bigint({ mode: 'number' })
      .notNull()
      .references(() => interviews.contentId, { onDelete: 'cascade' }),
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' }),
    /** Name that it is signed with; empty where the account is gone. */
    author: text().notNull(),
    text: text().notNull(),
    /** A picture that came with it. */
    uploadId: bigint({ mode: 'number' }).references(() => uploads.id, { onDelete: 'set null' }),
    /** The text folded, so that the same question again is known. */
    fingerprint: bytes(),
    /** Idempotency key, given by the client. */
    key: text().notNull(),
    state: text({ enum: QUESTION_STATES }).notNull(),
    /** Why the site's rules would look at it twice, or refused it. */
    rule: text({ enum: SCREENING_RULES }),
    /** Why the newsroom refused it. */
    ground: text({ enum: QUESTION_GROUNDS }),
    /** Plain text of the answer on the page, and of one that is being written. */
    answer: text(),
    draft: text().notNull().default(''),
    /** Place among those that are answered. */
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
