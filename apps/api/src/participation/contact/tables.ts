import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database';
import { ofSite } from '../../sites';

/** Whether a message was sent on to the newsroom, waits for somebody to look, or was thrown away. */
export const MESSAGE_STATES = ['sent', 'held', 'discarded'] as const;

const isHeld: SQL = sql`state = 'held'`;

/** Messages of readers to a newsroom, for some weeks: what a reader sends twice is one message. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    site: ofSite(),
    /** Given by who sends it. */
    key: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** Whether the address is that of a signed-in reader who has confirmed it. */
    isProven: boolean().notNull().default(false),
    /** Id of a subject of the site; null for none. */
    subject: text(),
    message: text().notNull(),
    /** What the site's form asks besides. */
    more: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    state: text({ enum: MESSAGE_STATES }).notNull(),
    /** Rule that held it. */
    rule: text(),
    sentAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('contact_messages_key').on(t.site, t.key),
    index('contact_messages_held').on(t.site, t.id).where(isHeld),
    index('contact_messages_date').on(t.sentAt),
  ],
);
