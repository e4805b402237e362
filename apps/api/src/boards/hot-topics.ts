import type { HotTopic } from '@portal/model';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../database/client';
import { contents } from '../database/schema';
import type { SiteRecord } from '../database/site-record';

/** The hot topics of a site's file, without those that lead to a content that is not published. */
export async function publishedTopics(
  db: Database,
  { alias, hotTopics }: Pick<SiteRecord, 'alias' | 'hotTopics'>,
): Promise<HotTopic[]> {
  if (!hotTopics.length) return [];
  const paths = hotTopics.map(({ link }) => link.href);
  const hidden = await db
    .select({ path: contents.path })
    .from(contents)
    .where(and(eq(contents.site, alias), inArray(contents.path, paths), ne(contents.status, 'published')));
  const gone = new Set(hidden.map(({ path }) => path));
  return hotTopics.filter(({ link }) => !gone.has(link.href));
}
