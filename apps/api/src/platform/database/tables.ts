import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Function files as last applied, each with a digest of its text. */
export const functionFiles = pgTable('function_files', {
  name: text().primaryKey(),
  digest: text().notNull(),
});

/** Signatures of the functions from these files, so that removed ones can be dropped. */
export const fileFunctions = pgTable('file_functions', { signature: text().primaryKey() });

/**
 * One-off maintenance of stored data, such as cleaning it by newer rules; a row is written once it is done.
 */
export const maintenance = pgTable('maintenance', {
  name: text().primaryKey(),
  finishedAt: moment().notNull(),
  report: jsonb().$type<Record<string, number>>().notNull(),
});
