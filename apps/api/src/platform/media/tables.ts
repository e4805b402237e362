import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SoundShape } from './sound';

/**
 * Originals of pictures and files. The id is a digest of the file's bytes, so the picture at a URL never
 * changes.
 */
export const media = pgTable('media', {
  id: text().primaryKey(),
  mime: text().notNull(),
  /** Pixels; null for files without dimensions. */
  width: integer(),
  height: integer(),
  color: text(),
  focalX: doublePrecision(),
  focalY: doublePrecision(),
  bytes: integer().notNull(),
  /** Waveform and length of a sound; null for other files, and for sounds that cannot be decoded. */
  sound: jsonb().$type<SoundShape>(),
  /** Sent by a reader, who may withdraw it: copies of it are not cached permanently. */
  isReaders: boolean().notNull().default(false),
});
