import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../database';

/**
 * Emails to be sent. Written in one transaction with the event that they report, so that neither exists
 * without the other; removed once the mail server has accepted them.
 */
export const emails = pgTable(
  'letters',
  {
    id: id(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** HTML version; null if it is plain text alone. */
    html: text(),
    /** Sender; without an email address, that of MAIL_FROM is used; null for MAIL_FROM alone. */
    sender: jsonb().$type<{ name: string; address?: string }>(),
    /** Email address for replies; null for the sender's. */
    replyTo: text(),
    /**
     * Whether it is sent even if the reader's account is gone: it is their record of a purchase or a
     * cancellation.
     */
    isRecord: boolean().notNull().default(false),
    /**
     * Kind, such as `reset`; null for messages to the newsroom and their copies, which belong to no account.
     */
    kind: text(),
    writtenAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt. */
    dueAt: moment().notNull(),
  },
  (t) => [index('letters_due').on(t.dueAt).where(sql`attempts < 10`)],
);
