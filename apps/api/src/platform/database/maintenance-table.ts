import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Work on what is stored that is done once, such as cleaning it by newer rules; a name is here once it is done. */
export const maintenance = pgTable('maintenance', {
  name: text().primaryKey(),
  finishedAt: moment().notNull(),
  /** Sentence that says what it changed. */
  report: jsonb().$type<Record<string, number>>().notNull(),
});
