import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database';
import { accounts } from '../../readers/accounts';
import { ofSite } from '../../sites';

/** Who declared something: the proof stays without the account. */
const declarer = () => bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' });

/**
 * Requests to start a subscription at once, within the period of withdrawal: the words that a reader ticked, and what they were about to
 * pay. The price is in cents of `currency`.
 */
export const startRequests = pgTable(
  'start_requests',
  {
    /** A name that the seller's page and the subscription bear. */
    id: text().primaryKey(),
    site: ofSite(),
    accountId: declarer(),
    offer: text().notNull(),
    price: integer().notNull(),
    currency: text().notNull(),
    period: text().notNull(),
    language: text().notNull(),
    words: text().notNull(),
    askedAt: moment().notNull(),
    /** Number of the subscription at Stripe; null as long as nobody has paid. */
    externalId: text(),
  },
  (t) => [
    index('start_requests_account').on(t.accountId).where(sql`account_id is not null`),
    index('start_requests_contract').on(t.site, t.externalId).where(sql`external_id is not null`),
    index('start_requests_asked').on(t.askedAt),
  ],
);

/**
 * Withdrawals from contracts, as their readers declared them, and what has come of each at its seller. Amounts are in cents of `currency`;
 * they are null until the seller has said what was paid.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    site: ofSite(),
    accountId: declarer(),
    source: text().notNull(),
    externalId: text().notNull(),
    /** Where the letters go; null once the last one is written. */
    email: text(),
    nick: text(),
    /** What the contract was called. */
    offer: text().notNull(),
    /** The declaration, as its reader confirmed it. */
    words: text().notNull(),
    declaredAt: moment().notNull(),
    /** Whether the contract was asked to start at once, so that its reader pays for what they have had. */
    isPartOwed: boolean().notNull(),
    paid: integer(),
    refunded: integer(),
    currency: text(),
    /** When the seller was done with it: it has ended, and the refund is on its way. */
    settledAt: moment(),
    /** How often the seller was asked in vain, and when it is asked next. */
    attempts: integer().notNull().default(0),
    dueAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('withdrawals_contract').on(t.site, t.source, t.externalId),
    index('withdrawals_account').on(t.accountId).where(sql`account_id is not null`),
    index('withdrawals_due').on(t.dueAt).where(sql`settled_at is null`),
  ],
);
