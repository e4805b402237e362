import { sql } from 'drizzle-orm';
import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns';
import { commentDecisions } from './comments';

/**
 * What outlives a deleted account: its mailbox is suspended from commenting on a site, or has voted in a poll. A row tells neither which nor
 * whose.
 */
export const returningMailboxes = pgTable(
  'returning_mailboxes',
  {
    /** HMAC of the mailbox and of what holds, with this installation's key: two rows of one mailbox never look alike. */
    digest: bytes().primaryKey(),
    /** When it ends and is deleted. */
    until: moment().notNull(),
    /** The decision to suspend: an upheld appeal against it deletes the row. */
    decisionId: bigint({ mode: 'number' }).references(() => commentDecisions.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('returning_mailboxes_until').on(t.until),
    index('returning_mailboxes_decision').on(t.decisionId).where(sql`decision_id is not null`),
  ],
);
