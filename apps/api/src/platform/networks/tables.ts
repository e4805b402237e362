import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes } from '../database';

/**
 * One random key per day, shared by all processes, for digests of networks. Networks are few: without a key
 * somebody could compute all digests and compare. Once its key is deleted, a digest is meaningless.
 */
export const networkKeys = pgTable('network_keys', {
  /** `2026-11-23`. */
  day: text().primaryKey(),
  key: bytes().notNull(),
});
