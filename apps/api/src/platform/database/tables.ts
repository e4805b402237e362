import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Files of functions as they were last applied, each with a digest of its text. */
export const functionFiles = pgTable('function_files', {
  name: text().primaryKey(),
  digest: text().notNull(),
});

/** Signatures of the functions that these files made, so that one which is in no file any more is dropped. */
export const fileFunctions = pgTable('file_functions', { signature: text().primaryKey() });

/** Work on what is stored that is done once, such as cleaning it by newer rules; a name is here once it is done. */
export const maintenance = pgTable('maintenance', {
  name: text().primaryKey(),
  finishedAt: moment().notNull(),
  /** Sentence that says what it changed. */
  report: jsonb().$type<Record<string, number>>().notNull(),
});
