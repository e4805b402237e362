import type { Cost } from '@portal/model';
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
 * How many metered stories a reader has had in a month, and how many a network has had in a day, or how many of its readers a gift has
 * taken. `reader` is `account:<id>`, `browser:` and the digest of its mark, `network:` and the digest of a network and of what is
 * counted of it, or `gifts:<id>` for what an account has given away; `period` is `2026-11` or `2026-11-23`, where the site is.
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

/** Which stories were counted: each once a month for a reader. */
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

/** The one page of a seller's where an account may still pay at a site, by its number there. */
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

/** What Stripe charges for a subscription: the id of its price there, and what that costs; null where that is no whole price of an offer's period. */
export type Charge = { stripePrice: string; cost: Cost | null };

/**
 * A dearer offer of which a reader was told by a letter: its id and its price in cents then, the day from which a charge may be of it, and
 * when the letter was written.
 */
export type ToldRaise = {
  offer: string;
  price: number;
  from: string;
  toldAt: string;
  /** When it was last tried in vain to change the price at the seller. */
  triedAt?: string;
};

/** What readers have from outside: a subscription that was sold elsewhere, for as long as its seller says. */
export const entitlements = pgTable(
  'entitlements',
  {
    id: id(),
    site: ofSite(),
    /** The account that it was found to be of; without one it is of whoever first proves to have the email. */
    accountId: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' }),
    /** Digest of the email as accounts compare it. */
    emailDigest: bytes().notNull(),
    product: text().notNull(),
    startsAt: moment().notNull(),
    /** Null while it goes on. */
    endsAt: moment(),
    /** When it is next charged for, as its seller last said; null where nobody says. */
    renewsAt: moment(),
    /** Whether its last charge failed, as its seller last said, who tries it again. */
    isUnpaid: boolean().notNull().default(false),
    /** Whether its reader was told of that by a letter, since it was paid last. */
    isUnpaidTold: boolean().notNull().default(false),
    /** What its reader pays, as its seller last said; null where it says none. */
    charge: jsonb().$type<Charge>(),
    /** The rise of its price of which its reader was told last; null where there was none. */
    toldRaise: jsonb().$type<ToldRaise>(),
    /** The charge of which its reader was told beforehand. */
    renewalToldFor: moment(),
    /** When its reader got the letter that confirms it, or when it was known that none is due; null while one may be. */
    purchaseToldAt: moment(),
    /** The product of which its reader was told, by the letter that confirms it or that it changed; null while none is due. */
    toldProduct: text(),
    /** The end of which its reader was told by a letter, or of which none is due; null where they know that it goes on. */
    endToldFor: moment(),
    /** Who sold it, and its number there. */
    source: text().notNull(),
    externalId: text().notNull(),
    /** When its seller said so: what was said before does not change it. */
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

/** Texts that subscribers have given away: each for some days, and for some readers. */
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

/** Who has read a gift: `account:<id>`, or `browser:` and the digest of its mark. */
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
