import { pgTable, text } from 'drizzle-orm/pg-core';

/** Files of functions as they were last applied, each with a digest of its text. */
export const functionFiles = pgTable('function_files', {
  name: text().primaryKey(),
  digest: text().notNull(),
});

/** Signatures of the functions that these files made, so that one which is in no file any more is dropped. */
export const fileFunctions = pgTable('file_functions', { signature: text().primaryKey() });
