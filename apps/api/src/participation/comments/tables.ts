import { APPEAL_OUTCOMES, READER_STANDINGS } from '@portal/model/newsroom';
import {
  COMMENT_STATES,
  COMMENT_VOTES,
  DECISION_ORIGINS,
  DISPUTE_OUTCOMES,
  PARTICIPATION_RULE_IDS,
  REPORT_REASONS,
} from '@portal/model/participation';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ofContent } from '../../content/stories';
import { bytes, id, moment } from '../../platform/database';
import { accounts } from '../../readers/accounts';
import { ofSite, SCREENING_RULES } from '../../sites';

/*
 * Comments by readers and imported ones. Triggers keep the counts of a thread's published comments, of a
 * comment's published replies and of its votes, so they are right for any writer and any number of processes.
 */

/** Comments of a deleted account stay, without a name. */
const pastAccountId = () =>
  bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' });
const ofComment = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references((): AnyPgColumn => comments.id, { onDelete: 'cascade' });
const count = () => integer().notNull().default(0);

/** Lower bound of the Wilson score interval for the share of likes (95 %): few votes do not outweigh many. */
const SCORE = sql`case when likes + dislikes = 0 then 0 else (
  (likes + 1.9208) / (likes + dislikes)
  - 1.96 * sqrt(likes::double precision * dislikes / (likes + dislikes) + 0.9604) / (likes + dislikes)
) / (1 + 3.8416 / (likes + dislikes)) end`;

export const comments = pgTable(
  'comments',
  {
    id: id(),
    contentId: ofContent(),
    /** Id of an imported comment in the newsroom's old system. */
    sourceId: text(),
    parentSourceId: text(),
    /** The comment it replies to. */
    parentId: bigint({ mode: 'number' }).references((): AnyPgColumn => comments.id, { onDelete: 'set null' }),
    /** First comment of its thread; null for that one. */
    rootId: bigint({ mode: 'number' }).references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    accountId: pastAccountId(),
    /** Author name of an imported comment; otherwise the account's nick is shown. */
    author: text(),
    isNewsroom: boolean().notNull().default(false),
    /** Sanitised HTML. */
    html: text().notNull(),
    /** As the reader wrote it; null if imported. */
    text: text(),
    /** Digest of the normalised text, to find copies however they are disguised. */
    fingerprint: bytes(),
    /** Idempotency key chosen by the client. */
    key: text(),
    date: moment().notNull(),
    editedAt: moment(),
    state: text({ enum: COMMENT_STATES }).notNull().default('published'),
    /** Rule that held or refused it automatically. */
    rule: text({ enum: SCREENING_RULES }),
    /** Last decision by the newsroom. */
    reviewedAt: moment(),
    likes: count(),
    dislikes: count(),
    replies: count(),
    /** Open reports. */
    reports: count(),
    score: doublePrecision().notNull().generatedAlwaysAs(SCORE),
  },
  (t) => [
    uniqueIndex('comments_source').on(t.contentId, t.sourceId),
    uniqueIndex('comments_key').on(t.accountId, t.key),
    index('comments_threads')
      .on(t.contentId, t.date, t.id)
      .where(sql`root_id is null and (state = 'published' or replies > 0)`),
    index('comments_best')
      .on(t.contentId, t.score, t.id)
      .where(sql`root_id is null and (state = 'published' or replies > 0)`),
    index('comments_replies').on(t.rootId, t.date, t.id).where(sql`root_id is not null`),
    index('comments_parent').on(t.parentId).where(sql`parent_id is not null`),
    index('comments_account').on(t.accountId, t.date).where(sql`account_id is not null`),
    index('comments_copies').on(t.fingerprint, t.date).where(sql`fingerprint is not null`),
    index('comments_queue').on(t.date, t.id).where(sql`state = 'held' or reports > 0`),
  ],
);

/** Comment settings and counts of an article. */
export const commentThreads = pgTable(
  'comment_threads',
  {
    contentId: ofContent().primaryKey(),
    /** Published comments. */
    count: count(),
    /** Whether comments are reviewed before they are shown; null for the site's default. */
    moderation: text({ enum: ['before', 'after'] }),
    /** Whether the desk has opened or closed comments; null for the article's default. */
    isOpen: boolean(),
    /** Last notification that pages changed, and whether there are changes since. */
    toldAt: moment(),
    isUntold: boolean().notNull().default(false),
  },
  (t) => [index('comment_threads_untold').on(t.toldAt).where(sql`is_untold`)],
);

export const commentVotes = pgTable(
  'comment_votes',
  {
    commentId: ofComment(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    vote: text({ enum: COMMENT_VOTES }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.commentId, t.accountId] }),
    index('comment_votes_account').on(t.accountId),
  ],
);

export const commentReports = pgTable(
  'comment_reports',
  {
    id: id(),
    commentId: ofComment(),
    accountId: pastAccountId(),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    text: text().notNull().default(''),
    /** Digest of the reporter's network, for this comment only: its key is deleted two days later. */
    network: bytes(),
    reportedAt: moment().notNull(),
    /** Time of the review. */
    resolvedAt: moment(),
    /** Resulting decision: to keep the comment or to refuse it. */
    decisionId: bigint({ mode: 'number' }).references((): AnyPgColumn => commentDecisions.id, {
      onDelete: 'set null',
    }),
    /** Token of the reporter's single-use objection link. */
    tokenHash: bytes(),
    objectedAt: moment(),
    objection: text(),
    objectionOutcome: text({ enum: APPEAL_OUTCOMES }),
    objectionOutcomeAt: moment(),
  },
  (t) => [
    uniqueIndex('comment_reports_once').on(t.commentId, t.accountId),
    uniqueIndex('comment_reports_token').on(t.tokenHash),
    index('comment_reports_account').on(t.accountId),
    index('comment_reports_date').on(t.reportedAt),
    index('comment_reports_decision').on(t.decisionId).where(sql`decision_id is not null`),
    index('comment_reports_objections').on(t.objectedAt).where(sql`objected_at is not null`),
  ],
);

/** Readers trusted by a newsroom, or suspended from commenting on its site. */
export const readerStandings = pgTable(
  'reader_standings',
  {
    site: ofSite(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    standing: text({ enum: READER_STANDINGS }).notNull(),
    since: moment().notNull(),
    /** End of a suspension; null if it has none. */
    until: moment(),
  },
  (t) => [primaryKey({ columns: [t.site, t.accountId] }), index('reader_standings_account').on(t.accountId)],
);

export const COMMENT_DECISIONS = ['publish', 'hold', 'refuse', 'suspend'] as const;
export type CommentDecision = (typeof COMMENT_DECISIONS)[number];
/**
 * Decisions on comments and on readers, by the newsroom or by its rules. A restriction has a statement of
 * reasons, and can be appealed (Digital Services Act, articles 17 and 20).
 */
export const commentDecisions = pgTable(
  'comment_decisions',
  {
    id: id(),
    site: ofSite(),
    /** Decisions of one action at the desk, undone together; null for automatic rules. */
    batch: text(),
    decision: text({ enum: COMMENT_DECISIONS }).notNull(),
    commentId: bigint({ mode: 'number' }).references(() => comments.id, { onDelete: 'set null' }),
    /** Author of the comment, or the suspended reader. */
    accountId: pastAccountId(),
    /** State before the decision, restored by an undo. */
    stateBefore: text({ enum: COMMENT_STATES }),
    ruleBefore: text({ enum: SCREENING_RULES }),
    reportsBefore: count(),
    /** One of `REPORT_REASONS` or `SCREENING_RULES`; null if nothing is restricted. */
    ground: text(),
    /**
     * Participation rule that was broken; null if nothing is restricted, and on decisions older than the
     * rules.
     */
    clause: text({ enum: PARTICIPATION_RULE_IDS }),
    /** Days of a suspension; null if it has no end. */
    durationDays: integer(),
    note: text().notNull().default(''),
    isAutomated: boolean().notNull(),
    /** Null on older decisions. */
    origin: text({ enum: DECISION_ORIGINS }),
    decidedAt: moment().notNull(),
    /** Unsent email with the statement of reasons. */
    emailId: bigint({ mode: 'number' }),
    /** Unsent emails to the reporters of the comment. */
    reportEmailIds: jsonb().$type<number[]>().notNull().default([]),
    undoneAt: moment(),
    /** Token of the appeal link. */
    tokenHash: bytes(),
    appealedAt: moment(),
    appeal: text(),
    outcome: text({ enum: APPEAL_OUTCOMES }),
    outcomeAt: moment(),
  },
  (t) => [
    uniqueIndex('comment_decisions_token').on(t.tokenHash),
    index('comment_decisions_batch').on(t.batch).where(sql`batch is not null`),
    index('comment_decisions_comment').on(t.commentId),
    index('comment_decisions_account').on(t.accountId),
    index('comment_decisions_year').on(t.site, t.decidedAt),
    index('comment_decisions_appeals')
      .on(t.site, t.appealedAt)
      .where(sql`appealed_at is not null and outcome is null`),
  ],
);

/** Disputes taken to an out-of-court body (article 21), as recorded by the newsroom for its yearly report. */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    site: ofSite(),
    body: text().notNull(),
    openedAt: moment().notNull(),
    /** Both null while it is open. */
    closedAt: moment(),
    outcome: text({ enum: DISPUTE_OUTCOMES }),
  },
  (t) => [index('disputes_year').on(t.site, t.openedAt)],
);

/**
 * Restrictions kept for the mailbox of an account that was deleted or has changed its address: a suspension
 * from commenting on a site, or a vote in a poll. The digest reveals neither; a suspension's row also names
 * its decision.
 */
export const returningMailboxes = pgTable(
  'returning_mailboxes',
  {
    /**
     * HMAC of mailbox and restriction with this installation's key, so that the rows of one mailbox cannot be
     * linked.
     */
    digest: bytes().primaryKey(),
    /**
     * Start of the day of the first deletion. The row applies to accounts that validate the mailbox later,
     * never to those validated before.
     */
    since: moment().notNull(),
    /**
     * Expiry, when the row is deleted: the first of a month, to hide which poll the row belongs to, or the
     * exact end of a temporary suspension.
     */
    until: moment().notNull(),
    /** The decision to suspend. An upheld appeal against it deletes the row. */
    decisionId: bigint({ mode: 'number' }).references(() => commentDecisions.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('returning_mailboxes_until').on(t.until),
    index('returning_mailboxes_decision').on(t.decisionId).where(sql`decision_id is not null`),
  ],
);
