import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database';

/**
 * Recent limited calls, counted by all processes together. Keys are digests: they contain neither IP
 * addresses nor accounts. Losing the table does no harm, so it is unlogged.
 */
export const limitCounters = pgTable(
  'limit_counters',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    most: integer().notNull(),
    /** End of the window, after which the key counts from zero. */
    until: moment().notNull(),
  },
  (t) => [index('limit_counters_until').on(t.until)],
);
