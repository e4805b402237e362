import { type Card, type LetterCounts, RETURN_KINDS } from '@portal/model';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database';
import type { STOP_REASONS } from '../../readers/accounts';

import type { EditionSource } from '../../sites';
import { ofSite } from '../../sites';

/*
 * Newsletters as they are sent: editions, frozen when they are composed, and the letters of each.
 */

/** Editions, one a day for each newsletter; one without cards had nothing to say and was not sent. */
export const newsletterEditions = pgTable(
  'newsletter_editions',
  {
    id: id(),
    site: ofSite(),
    newsletter: text().notNull(),
    /** Its day in the site's time zone. */
    day: date({ mode: 'string' }).notNull(),
    /** Name of the newsletter then. */
    name: text().notNull(),
    /** What an editor called it; null for what its first content says. */
    subject: text(),
    cards: jsonb().$type<Card[]>().notNull(),
    composedAt: moment().notNull(),
    /** Of its letters, from when it is forgotten to whom they went. */
    counts: jsonb().$type<LetterCounts>(),
  },
  (t) => [uniqueIndex('newsletter_editions_day').on(t.site, t.newsletter, t.day)],
);

/**
 * What editors say of editions to come: one that is not here goes as the site's file says. It stays when its edition has gone,
 * for the log.
 */
export const newsletterDrafts = pgTable(
  'newsletter_drafts',
  {
    id: id(),
    site: ofSite(),
    newsletter: text().notNull(),
    /** Its day in the site's time zone. */
    day: date({ mode: 'string' }).notNull(),
    /** When it goes; null for the hour of the site's file. */
    dueAt: moment(),
    isCancelled: boolean().notNull().default(false),
    subject: text(),
    /** Ids of contents: those that come first, and those that do not go. */
    order: jsonb().$type<string[]>().notNull(),
    leftOut: jsonb().$type<string[]>().notNull(),
    /** What it is made from where it was composed by hand; null for what the site's file says. */
    source: jsonb().$type<EditionSource>(),
    /** Counts its changes: who acts on another than they saw is refused. */
    version: integer().notNull().default(1),
  },
  (t) => [uniqueIndex('newsletter_drafts_day').on(t.site, t.newsletter, t.day)],
);

/**
 * - `waiting`: nobody has it in hand
 * - `claimed`: a process has it in hand, until `claimedUntil`; what became of it says its journal
 * - `sent`: a mail server has taken it
 * - `unanswered`: it was given to a mail server that gave no answer any more; it is never sent again
 * - `refused`: a mail server will not have it
 */
export const LETTER_STATES = ['waiting', 'claimed', 'sent', 'unanswered', 'refused'] as const;

/** Letters of an edition, one for each address. */
export const newsletterLetters = pgTable(
  'newsletter_letters',
  {
    id: id(),
    editionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => newsletterEditions.id, { onDelete: 'cascade' }),
    emailKey: text().notNull(),
    email: text().notNull(),
    state: text({ enum: LETTER_STATES }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    dueAt: moment().notNull(),
    /** Journal of who has it in hand. */
    holder: text(),
    claimedUntil: moment(),
    /** When its reader left the newsletter by it. */
    leftAt: moment(),
    /** What came back of it: the gravest of all that did. */
    returned: text({ enum: RETURN_KINDS }),
  },
  (t) => [
    uniqueIndex('newsletter_letters_address').on(t.editionId, t.emailKey),
    index('newsletter_letters_email').on(t.emailKey),
    index('newsletter_letters_due').on(t.dueAt).where(sql`state = 'waiting'`),
    index('newsletter_letters_claimed').on(t.claimedUntil).where(sql`state = 'claimed'`),
    check(
      'newsletter_letters_held',
      sql`(state = 'claimed') = (holder is not null and claimed_until is not null)`,
    ),
  ],
);
export type StopReason = (typeof STOP_REASONS)[number];

/** What came back of letters: each letter's bounce of a kind once, however often it is told. */
export const newsletterReturns = pgTable(
  'newsletter_returns',
  {
    /** The letter, or an address and a moment, with the kind: the same is not counted twice. */
    key: text().primaryKey(),
    emailKey: text().notNull(),
    kind: text({ enum: RETURN_KINDS }).notNull(),
    at: moment().notNull(),
  },
  (t) => [index('newsletter_returns_email').on(t.emailKey), index('newsletter_returns_at').on(t.at)],
);
