import { sql } from 'drizzle-orm';
import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../platform/database';
import { commentDecisions } from './tables';

/**
 * What an account that was deleted, or has another address now, leaves with its mailbox: it is suspended from commenting on a site, or has
 * voted in a poll. The digest reveals neither; a suspension's row also names its decision.
 */
export const returningMailboxes = pgTable(
  'returning_mailboxes',
  {
    /** HMAC of mailbox and holding with this installation's key, so that the rows of one mailbox cannot be linked. */
    digest: bytes().primaryKey(),
    /** Beginning of the day of the first deletion: the row holds for accounts that validate the mailbox later, never for those that had before. */
    since: moment().notNull(),
    /**
     * Expiry: the row is deleted then. First of a month, so that it does not tell which poll the row is of; of a suspension with an end of
     * its own, that.
     */
    until: moment().notNull(),
    /** The decision to suspend: an upheld appeal against it deletes the row. */
    decisionId: bigint({ mode: 'number' }).references(() => commentDecisions.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('returning_mailboxes_until').on(t.until),
    index('returning_mailboxes_decision').on(t.decisionId).where(sql`decision_id is not null`),
  ],
);
