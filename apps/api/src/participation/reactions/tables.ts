import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ofContent } from '../../content/stories';
import { bytes, moment } from '../../platform/database';
import { accounts } from '../../readers/accounts';

export const contentLikes = pgTable(
  'content_likes',
  {
    contentId: ofContent(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    likedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.contentId, t.accountId] }),
    index('content_likes_account').on(t.accountId),
  ],
);

/** Readers' ratings, one per voter and content. */
export const contentRatings = pgTable(
  'content_ratings',
  {
    contentId: ofContent(),
    /**
     * `account:<id>`, or the digest of a device cookie. After the account is deleted, `gone:` and a random
     * number.
     */
    voter: text().notNull(),
    /** Digest of the browser's device cookie, whatever account was logged in. */
    device: text().notNull(),
    stars: smallint().notNull(),
    /** Digests of the reader's network and of the IPv6 /48 around it, kept for a day. */
    network: bytes(),
    place: bytes(),
    ratedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.contentId, t.voter] }),
    uniqueIndex('content_ratings_device').on(t.contentId, t.device),
    index('content_ratings_network').on(t.contentId, t.network),
    index('content_ratings_place').on(t.contentId, t.place).where(sql`place is not null`),
    index('content_ratings_of').on(t.voter),
    index('content_ratings_date').on(t.ratedAt),
  ],
);

/**
 * Totals of the likes and ratings of an article, updated with each of them. A trigger counts likes, since
 * they are also deleted with accounts.
 */
export const contentReactions = pgTable('content_reactions', {
  contentId: ofContent().primaryKey(),
  likes: integer().notNull().default(0),
  ratingSum: integer().notNull().default(0),
  ratingVotes: integer().notNull().default(0),
});
