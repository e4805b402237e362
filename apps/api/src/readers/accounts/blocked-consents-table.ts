import { READER_CONSENT_KINDS } from '@portal/model';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, id, moment } from '../../platform/database';

/** Kinds of consent that are kept blocked: those of readers, and an adult's for a child's account. */
export const BLOCKED_CONSENT_KINDS = [...READER_CONSENT_KINDS, 'child'] as const;

/**
 * What the readers of deleted accounts had agreed to, word for word: blocked until nobody may ask for it any more (LOPDGDD, article 32).
 * Only an operator's command reads it, by an address; nobody's name or address is in it.
 */
export const blockedConsents = pgTable(
  'blocked_consents',
  {
    id: id(),
    /** HMAC of the mailbox with this installation's key. */
    digest: bytes().notNull(),
    /** Alias of a site, which may be gone by then. */
    site: text().notNull(),
    kind: text({ enum: BLOCKED_CONSENT_KINDS }).notNull(),
    /** Id of the newsletter that it is about; '' where it is about none. */
    newsletter: text().notNull().default(''),
    version: text().notNull(),
    language: text().notNull(),
    words: text().notNull(),
    /** SHA-256 of the site's own page that the words lead to, as it was then; null where it has none. */
    document: text(),
    givenAt: moment().notNull(),
    /** When it was withdrawn, or the account ended. */
    endedAt: moment().notNull(),
    /** Expiry: the row is deleted then. */
    until: moment().notNull(),
  },
  (t) => [index('blocked_consents_digest').on(t.digest), index('blocked_consents_until').on(t.until)],
);
