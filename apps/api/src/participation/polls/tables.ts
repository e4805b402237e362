import type { Image } from '@portal/model';
import { POLL_RESULTS, POLL_STATES, POLL_VOTERS } from '@portal/model/participation';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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

/* Polls. Triggers keep the counts of a poll and of its options in step with the votes, for any writer. */

export const polls = pgTable(
  'polls',
  {
    contentId: ofContent().primaryKey(),
    question: text().notNull(),
    /** Null start: already begun. Null end: never finishes. */
    startAt: moment(),
    endAt: moment(),
    /** Maximum options per vote. */
    choices: smallint().notNull(),
    voters: text({ enum: POLL_VOTERS }).notNull(),
    results: text({ enum: POLL_RESULTS }).notNull(),
    isChangeable: boolean().notNull(),
    /** Number of voters. */
    votes: integer().notNull().default(0),
    createdAt: moment().notNull(),
    /** State last announced to pages. */
    toldState: text({ enum: POLL_STATES }).notNull(),
    /** Last announcement of votes, and whether there are more since. */
    toldAt: moment(),
    isUntold: boolean().notNull().default(false),
  },
  (t) => [
    check('polls_in_order', sql`start_at is null or end_at is null or start_at < end_at`),
    check('polls_votes', sql`votes >= 0`),
    index('polls_untold').on(t.toldAt).where(sql`is_untold`),
    index('polls_begins').on(t.startAt).where(sql`told_state = 'not-started'`),
    index('polls_ends').on(t.endAt).where(sql`told_state <> 'finished' and end_at is not null`),
  ],
);

const ofPoll = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => polls.contentId, { onDelete: 'cascade' });

export const pollOptions = pgTable(
  'poll_options',
  {
    id: id(),
    contentId: ofPoll(),
    position: smallint().notNull(),
    text: text().notNull(),
    image: jsonb().$type<Image>(),
    votes: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('poll_options_position').on(t.contentId, t.position),
    check('poll_options_votes', sql`votes >= 0`),
  ],
);

/** Votes, one per voter of a poll. */
export const pollVotes = pgTable(
  'poll_votes',
  {
    id: id(),
    contentId: ofPoll(),
    /**
     * `account:<id>`, or a digest of the device cookie. After the account is deleted, `gone:` and a random
     * number, which cannot be traced from its mailbox.
     */
    voter: text().notNull(),
    /** Digest of the device cookie, in polls for everybody. */
    device: text(),
    /** Option ids. */
    options: bigint({ mode: 'number' }).array().notNull(),
    /** Digests of the voter's network and of the IPv6 /48 around it, kept for a day. */
    network: bytes(),
    place: bytes(),
    votedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('poll_votes_voter').on(t.contentId, t.voter),
    uniqueIndex('poll_votes_device').on(t.contentId, t.device),
    index('poll_votes_network').on(t.contentId, t.network).where(sql`network is not null`),
    index('poll_votes_place').on(t.contentId, t.place).where(sql`place is not null`),
    index('poll_votes_of').on(t.voter),
  ],
);
