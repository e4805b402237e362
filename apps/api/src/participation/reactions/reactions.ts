import type { RatingCode } from '@portal/model';
import {
  isRated,
  MAX_RATINGS_OF_NETWORK,
  meanRating,
  type Rating,
  type Reactions,
} from '@portal/model/participation';
import { and, eq, gt, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { type ContentExtra, contents } from '../../content/stories';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { ApiError, notLoggedIn, unknown } from '../../platform/http';
import { recentDigests } from '../../platform/networks';
import { digestOf } from '../../platform/secrets';
import { DAY_MS } from '../../platform/time';
import { type AccountDeps, type AccountPart, accounts } from '../../readers/accounts';
import { contentLikes, contentRatings, contentReactions } from './tables';

type Deps = Pick<AccountDeps, 'db' | 'now'>;
/** Author of a reaction: an account, a browser by its device cookie, or both. */
type ReactionAuthor = { accountId: number | null; device: string | null };

const rated = (code: RatingCode, status: number) => new ApiError(status, code, 'this reader has rated it');

const deviceDigest = (device: string) => digestOf(device).toString('base64url');

/** A reader's ratings: by account or by browser, whatever account was logged in. */
function ratingsOf({ accountId, device }: ReactionAuthor): SQL | undefined {
  return or(
    accountId === null ? undefined : eq(contentRatings.voter, `account:${accountId}`),
    device === null ? undefined : eq(contentRatings.device, deviceDigest(device)),
  );
}

const newsroomRating = ({ ratingValue, ratingNumVotes }: ContentExtra) =>
  ratingValue && ratingNumVotes ? { value: ratingValue, votes: ratingNumVotes } : null;

/**
 * Content that readers can react to.
 * @throws ApiError if it is not visible
 */
async function shownContent(tx: Database | DatabaseTransaction, site: string, idText: string) {
  if (!/^\d{1,15}$/.test(idText)) throw unknown();
  const [content] = await tx
    .select({ id: contents.id, type: contents.type, extra: contents.extra })
    .from(contents)
    .where(and(eq(contents.id, Number(idText)), eq(contents.site, site), eq(contents.status, 'published')));
  if (!content) throw unknown();
  return content;
}

/**
 * Likes and ratings of an article, with the reader's own.
 * @throws ApiError
 */
export async function reactionsTo(
  { db }: Pick<Deps, 'db'>,
  site: string,
  idText: string,
  reactor: ReactionAuthor,
): Promise<Reactions> {
  const content = await shownContent(db, site, idText);
  const { accountId } = reactor;
  const own = ratingsOf(reactor);
  const [[sums], liked, given] = await Promise.all([
    db.select().from(contentReactions).where(eq(contentReactions.contentId, content.id)),
    accountId === null
      ? 0
      : db.$count(
          contentLikes,
          and(eq(contentLikes.contentId, content.id), eq(contentLikes.accountId, accountId)),
        ),
    own
      ? db
          .select({ stars: contentRatings.stars })
          .from(contentRatings)
          .where(and(eq(contentRatings.contentId, content.id), own))
          .limit(1)
      : [],
  ]);
  return {
    likes: sums?.likes ?? 0,
    liked: liked > 0,
    rating: isRated(content.type)
      ? meanRating(newsroomRating(content.extra), {
          sum: sums?.ratingSum ?? 0,
          votes: sums?.ratingVotes ?? 0,
        })
      : null,
    given: given[0]?.stars ?? null,
  };
}

/**
 * Sets or removes a like. Idempotent.
 * @throws ApiError
 */
export async function setLike(
  { db, now }: Deps,
  site: string,
  idText: string,
  accountId: number,
  isLiked: boolean,
): Promise<void> {
  const { id } = await shownContent(db, site, idText);
  const own = and(eq(contentLikes.contentId, id), eq(contentLikes.accountId, accountId));
  // A trigger keeps the count.
  if (!isLiked) {
    await db.delete(contentLikes).where(own);
    return;
  }
  await db.transaction(async (tx) => {
    const [account] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('key share');
    if (!account) throw notLoggedIn();
    await tx.insert(contentLikes).values({ contentId: id, accountId, likedAt: now() }).onConflictDoNothing();
  });
}

/**
 * Rates an article in stars, once per reader.
 * @throws ApiError 409 `duplicateValuation` for a second rating, 429 `tooManyValuationsForUserIp` above the
 * limit of the network
 */
export async function rate(
  { db, now }: Deps,
  site: string,
  idText: string,
  { value }: Rating,
  reactor: ReactionAuthor & { device: string; ip: string },
): Promise<void> {
  const { accountId } = reactor;
  const device = deviceDigest(reactor.device);
  const at = now();
  // As a number, because an id can be spelled in many ways.
  const use = `rating ${Number(idText)}`;
  const counted = { use, ip: reactor.ip, most: MAX_RATINGS_OF_NETWORK };
  const { network, place, known } = await recentDigests(db, at, counted);
  await db.transaction(async (tx) => {
    const { id, type } = await shownContent(tx, site, idText);
    if (!isRated(type)) throw unknown();
    await tx.insert(contentReactions).values({ contentId: id }).onConflictDoNothing();
    // Serialises the ratings of an article; otherwise two at once could both take the last one allowed.
    await tx.select().from(contentReactions).where(eq(contentReactions.contentId, id)).for('update');
    const ofContent = eq(contentRatings.contentId, id);
    if ((await tx.$count(contentRatings, and(ofContent, ratingsOf(reactor)))) > 0)
      throw rated('duplicateValuation', 409);
    for (const { of, digests, most } of known) {
      const isRecent = gt(contentRatings.ratedAt, new Date(at.getTime() - DAY_MS));
      const fromThere = and(ofContent, inArray(contentRatings[of], digests), isRecent);
      if ((await tx.$count(contentRatings, fromThere)) >= most)
        throw rated('tooManyValuationsForUserIp', 429);
    }
    await tx.insert(contentRatings).values({
      contentId: id,
      device,
      stars: value,
      network,
      place,
      ratedAt: at,
      voter: accountId === null ? device : `account:${accountId}`,
    });
    await tx
      .update(contentReactions)
      .set({
        ratingSum: sql`${contentReactions.ratingSum} + ${value}`,
        ratingVotes: sql`${contentReactions.ratingVotes} + 1`,
      })
      .where(eq(contentReactions.contentId, id));
  });
}

/** Likes and mean rating of an article, for its public page. */
export async function publicReactions(
  db: Database,
  content: { id: number; type: Parameters<typeof isRated>[0]; extra: ContentExtra },
): Promise<Pick<Reactions, 'likes' | 'rating'>> {
  const [sums] = await db.select().from(contentReactions).where(eq(contentReactions.contentId, content.id));
  const readers = { sum: sums?.ratingSum ?? 0, votes: sums?.ratingVotes ?? 0 };
  return {
    likes: sums?.likes ?? 0,
    rating: isRated(content.type) ? meanRating(newsroomRating(content.extra), readers) : null,
  };
}

/** Deletes the networks of ratings after a day. */
export async function forgetNetworks({ db, now }: Deps): Promise<void> {
  await db
    .update(contentRatings)
    .set({ network: null, place: null })
    .where(
      and(isNotNull(contentRatings.network), lt(contentRatings.ratedAt, new Date(now().getTime() - DAY_MS))),
    );
}

/** Likes and ratings of an account, for its data export. */
export const reactionsOfAccounts = (db: Database): AccountPart => ({
  ownData: async ({ id }) => {
    const content = { site: contents.site, title: contents.title, path: contents.path };
    const [likes, ratings] = await Promise.all([
      db
        .select({ ...content, likedAt: contentLikes.likedAt })
        .from(contentLikes)
        .innerJoin(contents, eq(contents.id, contentLikes.contentId))
        .where(eq(contentLikes.accountId, id)),
      db
        .select({ ...content, stars: contentRatings.stars, ratedAt: contentRatings.ratedAt })
        .from(contentRatings)
        .innerJoin(contents, eq(contents.id, contentRatings.contentId))
        .where(eq(contentRatings.voter, `account:${id}`)),
    ]);
    return { likes, ratings };
  },
});
