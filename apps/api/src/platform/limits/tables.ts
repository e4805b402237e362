import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database';

/**
 * How often limited calls were made lately, counted by all processes together. Keys are digests: neither addresses nor accounts are in
 * them. Nothing is lost with the table, so PostgreSQL keeps it outside of its log.
 */
export const limitCounters = pgTable(
  'limit_counters',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    most: integer().notNull(),
    /** End of the window, after which the key counts from nothing. */
    until: moment().notNull(),
  },
  (t) => [index('limit_counters_until').on(t.until)],
);
