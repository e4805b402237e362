import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database';
import { ofSite } from '../../sites';

/** Whether a message was sent to the newsroom, is held for review, or was discarded. */
export const MESSAGE_STATES = ['sent', 'held', 'discarded'] as const;

const isHeld: SQL = sql`state = 'held'`;

/** Messages from readers to a newsroom, kept for some weeks. The key makes sending idempotent. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    site: ofSite(),
    /** Idempotency key chosen by the client. */
    key: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** Whether the sender was signed in with this email address, confirmed. */
    isProven: boolean().notNull().default(false),
    /** Subject id; null for none. */
    subject: text(),
    message: text().notNull(),
    /** Extra fields of the site's form. */
    more: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    state: text({ enum: MESSAGE_STATES }).notNull(),
    rule: text(),
    sentAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('contact_messages_key').on(t.site, t.key),
    index('contact_messages_held').on(t.site, t.id).where(isHeld),
    index('contact_messages_date').on(t.sentAt),
  ],
);
