import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, id, moment } from '../../platform/database';

/**
 * Every action at the desk, and every decision of its rules. Append-only: a trigger rejects anything else,
 * and each line's digest covers the line before it of the same site, so that a line changed or removed in
 * another way is detected.
 */
export const deskLog = pgTable(
  'desk_log',
  {
    id: id(),
    site: text().notNull(),
    /** Line number in the log of its site, from 1. */
    line: integer().notNull(),
    at: moment().notNull(),
    /** Null for automatic rules. */
    actorId: bigint({ mode: 'number' }),
    actorName: text(),
    /** One of `DESK_ACTS`. */
    act: text().notNull(),
    /** Subject of the action, such as `comment:12`. */
    subject: text().notNull(),
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    digest: bytes().notNull(),
  },
  (t) => [
    uniqueIndex('desk_log_line').on(t.site, t.line),
    index('desk_log_subject').on(t.site, t.subject, t.line),
    index('desk_log_act').on(t.site, t.act, t.line),
    index('desk_log_actor').on(t.site, t.actorId, t.line),
  ],
);
