import {
  APPEAL_OUTCOMES,
  COMMENT_STATES,
  COMMENT_VOTES,
  DECISION_ORIGINS,
  DISPUTE_OUTCOMES,
  PARTICIPATION_RULE_IDS,
  READER_STANDINGS,
  REPORT_REASONS,
} from '@portal/model';
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
 * Readers' comments, those that came with a newsroom's export among them. Triggers keep the counts: of a thread's published
 * comments, of a comment's published answers, of its votes. So they are right whoever writes, and from however many processes.
 */

/** Of a deleted account what was written stays, and nobody's name. */
const pastAccountId = () =>
  bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' });
const ofComment = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references((): AnyPgColumn => comments.id, { onDelete: 'cascade' });
const count = () => integer().notNull().default(0);

/** Lower end of Wilson's interval of the share of those who like it (95 %): few votes do not outweigh many. */
const SCORE = sql`case when likes + dislikes = 0 then 0 else (
  (likes + 1.9208) / (likes + dislikes)
  - 1.96 * sqrt(likes::double precision * dislikes / (likes + dislikes) + 0.9604) / (likes + dislikes)
) / (1 + 3.8416 / (likes + dislikes)) end`;

export const comments = pgTable(
  'comments',
  {
    id: id(),
    contentId: ofContent(),
    /** The newsroom's own identity of one that came with its export. */
    sourceId: text(),
    parentSourceId: text(),
    /** The comment it answers. */
    parentId: bigint({ mode: 'number' }).references((): AnyPgColumn => comments.id, { onDelete: 'set null' }),
    /** The comment that its thread begins with; null for that one. */
    rootId: bigint({ mode: 'number' }).references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    accountId: pastAccountId(),
    /** Name that came with an export; those with an account have its nick. */
    author: text(),
    isNewsroom: boolean().notNull().default(false),
    /** Sanitised HTML. */
    html: text().notNull(),
    /** As its reader wrote it; null for what came with an export. */
    text: text(),
    /** The text folded, so that copies are found however they are disguised. */
    fingerprint: bytes(),
    /** Given by who posts it: the same twice is one comment. */
    key: text(),
    date: moment().notNull(),
    editedAt: moment(),
    state: text({ enum: COMMENT_STATES }).notNull().default('published'),
    /** Why it is held or was refused without anybody having looked. */
    rule: text({ enum: SCREENING_RULES }),
    /** When somebody of the newsroom last decided on it. */
    reviewedAt: moment(),
    likes: count(),
    dislikes: count(),
    replies: count(),
    /** Reports that nobody has looked at. */
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

/** What the comments of a content have together. */
export const commentThreads = pgTable(
  'comment_threads',
  {
    contentId: ofContent().primaryKey(),
    /** Published ones. */
    count: count(),
    /** Whether they are looked at before they are shown; null as the site's file has it. */
    moderation: text({ enum: ['before', 'after'] }),
    /** Whether the desk has opened or closed them; null as the content came. */
    isOpen: boolean(),
    /** When pages were last told that they changed, and whether they have changed since. */
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
    /** Digest of where it came from, for this comment alone: its key is gone two days later. */
    network: bytes(),
    reportedAt: moment().notNull(),
    /** When somebody looked. */
    resolvedAt: moment(),
    /** What was decided then: to keep the comment, or to refuse it. */
    decisionId: bigint({ mode: 'number' }).references((): AnyPgColumn => commentDecisions.id, {
      onDelete: 'set null',
    }),
    /** Token of the link by which its reader objects to that decision: once. */
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

/** Readers whom a newsroom trusts, or suspends from commenting on its site. */
export const readerStandings = pgTable(
  'reader_standings',
  {
    site: ofSite(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    standing: text({ enum: READER_STANDINGS }).notNull(),
    since: moment().notNull(),
    /** When a suspension ends by itself; null where only somebody can lift it. */
    until: moment(),
  },
  (t) => [primaryKey({ columns: [t.site, t.accountId] }), index('reader_standings_account').on(t.accountId)],
);

export const COMMENT_DECISIONS = ['publish', 'hold', 'refuse', 'suspend'] as const;
export type CommentDecision = (typeof COMMENT_DECISIONS)[number];
/**
 * Decisions on comments and on readers: the newsroom's, and those of its rules. What restricts a reader has a statement of
 * reasons, and can be appealed against (Digital Services Act, articles 17 and 20).
 */
export const commentDecisions = pgTable(
  'comment_decisions',
  {
    id: id(),
    site: ofSite(),
    /** Those of one act at the desk, which are undone together; null for rules. */
    batch: text(),
    decision: text({ enum: COMMENT_DECISIONS }).notNull(),
    commentId: bigint({ mode: 'number' }).references(() => comments.id, { onDelete: 'set null' }),
    /** Whom it concerns. */
    accountId: pastAccountId(),
    /** State before it, to which it is undone. */
    stateBefore: text({ enum: COMMENT_STATES }),
    ruleBefore: text({ enum: SCREENING_RULES }),
    reportsBefore: count(),
    /** Ground: one of `REPORT_REASONS` or `SCREENING_RULES`; null where nothing is restricted. */
    ground: text(),
    /** Rule of participation that was broken; null where nothing is restricted, and on decisions older than the rules. */
    clause: text({ enum: PARTICIPATION_RULE_IDS }),
    /** Days of a suspension; null where it has no end. */
    durationDays: integer(),
    /** What the newsroom adds to it. */
    note: text().notNull().default(''),
    isAutomated: boolean().notNull(),
    /** What led to it; null on older ones. */
    origin: text({ enum: DECISION_ORIGINS }),
    decidedAt: moment().notNull(),
    /** The statement of reasons as an email that is not sent yet. */
    emailId: bigint({ mode: 'number' }),
    /** Emails to those who reported the comment, while they are not sent. */
    reportEmailIds: jsonb().$type<number[]>().notNull().default([]),
    undoneAt: moment(),
    /** Token of the link to an appeal. */
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

/** Disputes about decisions that were taken to an out-of-court body (article 21), as the newsroom writes them down for its yearly report. */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    site: ofSite(),
    /** Name of the body. */
    body: text().notNull(),
    openedAt: moment().notNull(),
    /** Both null while it is open. */
    closedAt: moment(),
    outcome: text({ enum: DISPUTE_OUTCOMES }),
  },
  (t) => [index('disputes_year').on(t.site, t.openedAt)],
);

/**
 * What an account that was deleted, or has another address now, leaves with its mailbox: it is suspended from commenting on a site, or has
 * voted in a poll. The digest reveals neither; a suspension's row also names its decision.
 */
export const returningMailboxes = pgTable(
  'returning_mailboxes',
  {
    /** HMAC of mailbox and holding with this installation's key, so that the rows of one mailbox cannot be linked. */
    digest: bytes().primaryKey(),
    /** Beginning of the day of the first deletion: the row holds for accounts that validate the mailbox later, never for those that had before. */
    since: moment().notNull(),
    /**
     * Expiry: the row is deleted then. First of a month, so that it does not tell which poll the row is of; of a suspension with an end of
     * its own, that.
     */
    until: moment().notNull(),
    /** The decision to suspend: an upheld appeal against it deletes the row. */
    decisionId: bigint({ mode: 'number' }).references(() => commentDecisions.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('returning_mailboxes_until').on(t.until),
    index('returning_mailboxes_decision').on(t.decisionId).where(sql`decision_id is not null`),
  ],
);
