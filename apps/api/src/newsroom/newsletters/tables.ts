import type { Card } from '@portal/model';
import { type EmailCounts, RETURN_KINDS } from '@portal/model/newsroom';
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

/* Sent newsletters: editions, frozen when composed, and their emails. */

/** Editions, one per day and newsletter; one without cards had no articles and was not sent. */
export const newsletterEditions = pgTable(
  'newsletter_editions',
  {
    id: id(),
    site: ofSite(),
    newsletter: text().notNull(),
    /** Day in the site's time zone. */
    day: date({ mode: 'string' }).notNull(),
    /** Name of the newsletter at that time. */
    name: text().notNull(),
    /** Subject by an editor; null for the default from its first content. */
    subject: text(),
    cards: jsonb().$type<Card[]>().notNull(),
    composedAt: moment().notNull(),
    /** Counts of its emails, frozen when their recipients are deleted. */
    counts: jsonb().$type<EmailCounts>(),
  },
  (t) => [uniqueIndex('newsletter_editions_day').on(t.site, t.newsletter, t.day)],
);

/**
 * Editors' changes to planned editions; without a row, the site's file applies. Kept after the edition is
 * sent, for the log.
 */
export const newsletterDrafts = pgTable(
  'newsletter_drafts',
  {
    id: id(),
    site: ofSite(),
    newsletter: text().notNull(),
    /** Day in the site's time zone. */
    day: date({ mode: 'string' }).notNull(),
    /** Sending time; null for the hour of the site's file. */
    dueAt: moment(),
    isCancelled: boolean().notNull().default(false),
    subject: text(),
    /** Content ids: those that come first, and those left out. */
    order: jsonb().$type<string[]>().notNull(),
    leftOut: jsonb().$type<string[]>().notNull(),
    /** Source of an edition composed by hand; null for that of the site's file. */
    source: jsonb().$type<EditionSource>(),
    /** Optimistic lock: an update based on an old version is rejected. */
    version: integer().notNull().default(1),
  },
  (t) => [uniqueIndex('newsletter_drafts_day').on(t.site, t.newsletter, t.day)],
);

/**
 * - `waiting`: no process holds it
 * - `claimed`: a process holds it until `claimedUntil`; its journal has the outcome
 * - `sent`: accepted by a mail server
 * - `unanswered`: handed to a mail server that did not respond; never sent again
 * - `refused`: rejected by a mail server
 */
export const EMAIL_STATES = ['waiting', 'claimed', 'sent', 'unanswered', 'refused'] as const;

/** An edition's emails, one per email address. */
export const newsletterEmails = pgTable(
  'newsletter_letters',
  {
    id: id(),
    editionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => newsletterEditions.id, { onDelete: 'cascade' }),
    emailKey: text().notNull(),
    email: text().notNull(),
    state: text({ enum: EMAIL_STATES }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    dueAt: moment().notNull(),
    /** Journal of the run that holds it. */
    holder: text(),
    claimedUntil: moment(),
    /** When its reader unsubscribed through it. */
    leftAt: moment(),
    /** Most severe bounce or complaint about it. */
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

/** Bounces and complaints, each once per email and reason, however often it is reported. */
export const newsletterReturns = pgTable(
  'newsletter_returns',
  {
    /** Email id, or email address and timestamp, with the reason: deduplicates reports. */
    key: text().primaryKey(),
    emailKey: text().notNull(),
    kind: text({ enum: RETURN_KINDS }).notNull(),
    at: moment().notNull(),
  },
  (t) => [index('newsletter_returns_email').on(t.emailKey), index('newsletter_returns_at').on(t.at)],
);
