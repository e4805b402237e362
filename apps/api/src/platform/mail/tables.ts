import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../database';

/**
 * Emails to be sent. Written with what they tell of in one transaction, so that neither is without the other; taken
 * out when the mail server has them.
 */
export const emails = pgTable(
  'letters',
  {
    id: id(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    /** The same as HTML; null where it is plain text alone. */
    html: text(),
    /** Who it comes from, without an address from that of MAIL_FROM; null for MAIL_FROM alone. */
    sender: jsonb().$type<{ name: string; address?: string }>(),
    /** Where an answer goes; null where it goes back. */
    replyTo: text(),
    /** Whether it goes even where the account of its reader is gone: it is their record of what they bought or ended. */
    isRecord: boolean().notNull().default(false),
    /** What it is about, such as `reset`; null for messages to the newsroom and their copies, which are no account's. */
    kind: text(),
    writtenAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    /** When it is tried (again). */
    dueAt: moment().notNull(),
  },
  (t) => [index('letters_due').on(t.dueAt).where(sql`attempts < 10`)],
);
