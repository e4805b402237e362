import {
  type Board,
  HOT_TOPICS_DEFAULT_POSITION,
  type HotTopic,
  type HotTopicsPosition,
} from '@portal/model';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { SiteRecord } from '../../sites';
import { contents } from '../stories';

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

/**
 * A front with its hot topics: where its plan has no module of them, they are a row of their own at the place that the site names,
 * in the middle unless given (spec §9).
 */
export function withTopics(
  rows: readonly Board[],
  topics: readonly HotTopic[],
  position: HotTopicsPosition = HOT_TOPICS_DEFAULT_POSITION,
): Board[] {
  if (!topics.length || !rows.length) return [...rows];
  const at = { top: 0, middle: Math.ceil(rows.length / 2), bottom: rows.length }[position];
  const strip: Board = {
    id: 'hot-topics',
    layout: '100',
    columns: [[{ type: 'hot-topics', id: 'hot-topics', topics: [...topics] }]],
  };
  return [...rows.slice(0, at), strip, ...rows.slice(at)];
}
