import { bigint, customType, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Row id, assigned by the database. */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Millisecond precision, so that a cursor made in JavaScript identifies a row exactly. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** Bytes, such as the SHA-256 of a secret that only its holder has. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

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
