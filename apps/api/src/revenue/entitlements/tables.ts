import type { Cost } from '@portal/model/revenue';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ofContent } from '../../content/stories';
import { bytes, id, moment } from '../../platform/database';
import { accounts } from '../../readers/accounts';

import { ofSite } from '../../sites';

/**
 * Monthly counts of metered stories per reader, daily counts per network, and counts of gifts. `reader` is
 * `account:<id>`, `browser:` with the digest of its mark, `network:` with the digest of the network and of
 * what is counted, or `gifts:<id>` for the gifts an account has given. `period` is `2026-11` or `2026-11-23`,
 * in the site's time zone.
 */
export const meters = pgTable(
  'meters',
  {
    site: ofSite(),
    reader: text().notNull(),
    period: text().notNull(),
    count: integer().notNull().default(0),
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.site, t.reader, t.period] }),
    index('meters_of').on(t.accountId).where(sql`account_id is not null`),
    index('meters_period').on(t.period),
    check('meters_count', sql`count >= 0`),
  ],
);

/** Stories counted, each once a month per reader. */
export const meteredReadings = pgTable(
  'metered_readings',
  {
    contentId: ofContent(),
    reader: text().notNull(),
    period: text().notNull(),
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'cascade' }),
    readAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.contentId, t.reader, t.period] }),
    index('metered_readings_period').on(t.period),
    index('metered_readings_of').on(t.accountId).where(sql`account_id is not null`),
  ],
);

/** Checkout session that is still payable, one per account and site. */
export const checkouts = pgTable(
  'checkouts',
  {
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    site: ofSite(),
    sessionId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.site] })],
);

/** Charge of a Stripe subscription: the price id and its cost; null if no offer could express that cost. */
export type Charge = { stripePrice: string; cost: Cost | null };

/**
 * Price rise that a reader was notified of by email: the id of the new offer, its price in cents, the first
 * day on which it may be charged, and when the email was written.
 */
export type ToldRaise = {
  offer: string;
  price: number;
  from: string;
  toldAt: string;
  /** Last failed attempt to change the price at the payment provider. */
  triedAt?: string;
};

/** Contracts reported by payment providers: the subscriptions that grant access. */
export const entitlements = pgTable(
  'entitlements',
  {
    id: id(),
    site: ofSite(),
    /**
     * Account that the contract belongs to. Without one, the first account to validate the email address gets
     * it.
     */
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' }),
    /** Digest of the normalized email. */
    emailDigest: bytes().notNull(),
    product: text().notNull(),
    startsAt: moment().notNull(),
    /** Null while it has no end. */
    endsAt: moment(),
    /** Next charge, as last reported by the payment provider; null if unknown. */
    renewsAt: moment(),
    /** Whether the last charge failed, as last reported by the payment provider, which retries it. */
    isUnpaid: boolean().notNull().default(false),
    /** Whether the reader was notified of the failed charge since the last successful one. */
    isUnpaidTold: boolean().notNull().default(false),
    /** Charge, as last reported by the payment provider; null if it reports none. */
    charge: jsonb().$type<Charge>(),
    /** Last price rise that the reader was notified of; null if there was none. */
    toldRaise: jsonb().$type<ToldRaise>(),
    /** Renewal date that the reader was last notified of. */
    renewalToldFor: moment(),
    /** When the purchase email was written, or when none was found to be due; null while it may be due. */
    purchaseToldAt: moment(),
    /** Product in the last purchase or change email; null while the purchase email is due. */
    toldProduct: text(),
    /**
     * End that the reader was notified of, or that needs no email; null if the last email says that the
     * contract goes on.
     */
    endToldFor: moment(),
    /** Payment provider and its number for the contract. */
    source: text().notNull(),
    externalId: text().notNull(),
    /** Time that the latest report describes. Older reports are ignored. */
    toldAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('entitlements_external').on(t.site, t.source, t.externalId),
    index('entitlements_email').on(t.emailDigest).where(sql`account_id is null`),
    index('entitlements_account').on(t.accountId).where(sql`account_id is not null`),
    index('entitlements_renewal').on(t.renewsAt).where(sql`ends_at is null`),
    index('entitlements_purchase').on(t.accountId).where(sql`purchase_told_at is null`),
    index('entitlements_changed').on(t.id).where(sql`product <> told_product`),
    index('entitlements_unpaid').on(t.id).where(sql`is_unpaid and not is_unpaid_told`),
    index('entitlements_ending').on(t.endsAt).where(sql`ends_at is distinct from end_told_for`),
    check('entitlements_in_order', sql`ends_at is null or starts_at <= ends_at`),
  ],
);

/** Gifts of subscribers: articles given away for some days and for a number of readers. */
export const gifts = pgTable(
  'gifts',
  {
    id: id(),
    contentId: ofContent(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    endsAt: moment().notNull(),
    readers: integer().notNull().default(0),
    maxReaders: integer().notNull(),
  },
  (t) => [
    index('gifts_of').on(t.accountId, t.contentId),
    index('gifts_content').on(t.contentId),
    index('gifts_end').on(t.endsAt),
    check('gifts_readers', sql`readers between 0 and max_readers`),
  ],
);

/** Readers of a gift: `account:<id>`, or `browser:` with the digest of its mark. */
export const giftReaders = pgTable(
  'gift_readers',
  {
    giftId: bigint({ mode: 'number' })
      .notNull()
      .references(() => gifts.id, { onDelete: 'cascade' }),
    reader: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.reader, t.giftId] }), index('gift_readers_gift').on(t.giftId)],
);

/** Account that made a declaration. The proof outlives the account. */
const declarer = () => bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' });

/**
 * Requests to start a subscription at once, within the withdrawal period: the words that the reader ticked,
 * and the price shown. The price is in cents of `currency`.
 */
export const startRequests = pgTable(
  'start_requests',
  {
    /** Stored in the metadata of the checkout session and of the subscription. */
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
    /** Id of the subscription at Stripe; null until it is paid. */
    externalId: text(),
  },
  (t) => [
    index('start_requests_account').on(t.accountId).where(sql`account_id is not null`),
    index('start_requests_contract').on(t.site, t.externalId).where(sql`external_id is not null`),
    index('start_requests_asked').on(t.askedAt),
  ],
);

/**
 * Withdrawals from contracts, as their readers declared them, and their outcome at the payment provider.
 * Amounts are in cents of `currency`, and null until the payment provider has settled the withdrawal.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    site: ofSite(),
    accountId: declarer(),
    source: text().notNull(),
    externalId: text().notNull(),
    /** Recipient of the emails; null once the last one is written. */
    email: text(),
    nick: text(),
    /** Name of the contract's offer. */
    offer: text().notNull(),
    /** Declaration that the reader confirmed. */
    words: text().notNull(),
    declaredAt: moment().notNull(),
    /** Whether the reader asked to start at once, and so pays for the time they have had. */
    isPartOwed: boolean().notNull(),
    paid: integer(),
    refunded: integer(),
    currency: text(),
    /** When the payment provider settled it: the contract has ended, and the refund is on its way. */
    settledAt: moment(),
    /** Failed attempts at the payment provider, and when the next one is due. */
    attempts: integer().notNull().default(0),
    dueAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('withdrawals_contract').on(t.site, t.source, t.externalId),
    index('withdrawals_account').on(t.accountId).where(sql`account_id is not null`),
    index('withdrawals_due').on(t.dueAt).where(sql`settled_at is null`),
  ],
);
