import { eq } from 'drizzle-orm';
import { contents } from '../../content/stories';
import type { Database } from '../../platform/database';
import type { AccountPart } from '../../readers/accounts';
import { contentLikes, contentRatings } from './tables';

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
