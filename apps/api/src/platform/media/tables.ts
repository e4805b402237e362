import { boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Originals of pictures and files. The id is made of the file's own bytes, so an address never changes its picture. */
export const media = pgTable('media', {
  id: text().primaryKey(),
  mime: text().notNull(),
  /** Pixels; null for what has none. */
  width: integer(),
  height: integer(),
  color: text(),
  focalX: doublePrecision(),
  focalY: doublePrecision(),
  bytes: integer().notNull(),
  /** Sent by a reader, who may take it back: copies of it are not kept for ever. */
  isReaders: boolean().notNull().default(false),
});
