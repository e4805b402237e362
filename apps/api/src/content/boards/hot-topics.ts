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

/** The hot topics in a site's file, except those that link to an unpublished article. */
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
 * Adds the hot topics to a front page: if its plan has no module for them, they become a row at the place
 * that the site sets, by default in the middle (spec §9).
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
