import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../database';

/** Used signatures of the identity provider: each is accepted once, until it expires. */
export const usedSignatures = pgTable(
  'used_signatures',
  { digest: bytes().primaryKey(), expiresAt: moment().notNull() },
  (t) => [index('used_signatures_expiry').on(t.expiresAt)],
);

/** Signing keys of this installation, by use. */
export const signingKeys = pgTable('signing_keys', { name: text().primaryKey(), key: bytes().notNull() });
