import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes } from '../database';

/**
 * One random key a day, shared by all processes, for digests of networks. Networks are few: without a key somebody could digest all of
 * them and compare. Once its key is deleted, a digest says nothing any more.
 */
export const networkKeys = pgTable('network_keys', {
  /** `2026-11-23`. */
  day: text().primaryKey(),
  key: bytes().notNull(),
});
