import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../database';

/** Signatures of the identity provider that somebody came in with; each counts once, until it is too old to. */
export const usedSignatures = pgTable(
  'used_signatures',
  { digest: bytes().primaryKey(), expiresAt: moment().notNull() },
  (t) => [index('used_signatures_expiry').on(t.expiresAt)],
);

/** Keys that this installation signs with, each by what it signs. */
export const signingKeys = pgTable('signing_keys', { name: text().primaryKey(), key: bytes().notNull() });
