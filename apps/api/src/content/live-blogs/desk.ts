import type { DeskEntry, LiveDesk, LiveStory } from '@portal/model/newsroom';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../platform/database';
import { unknown } from '../../platform/http';
import { type Cursors, idSchema, momentSchema } from '../../platform/secrets';
import type { SiteRecord } from '../../sites';
import { contents, liveBlogs } from '../stories';
import { liveEntries } from './tables';
import { summaryOf } from './words';

/** Live blogs in the desk's list: those in progress, and the last finished ones. */
const MOST_STORIES = 50;
/** Entries on a page of the desk. */
const ON_PAGE = 30;

const position = v.object({ date: momentSchema, id: idSchema });

const STORY = {
  contentId: contents.id,
  title: contents.title,
  path: contents.path,
  isLive: sql<boolean>`coalesce(${liveBlogs.isLive}, false)`,
  count: sql<number>`coalesce(${liveBlogs.count}, 0)`,
  changedAt: liveBlogs.changedAt,
};

type StoryRow = Omit<LiveStory, 'contentId' | 'updatedDate'> & { contentId: number; changedAt: Date | null };

const storyOf = ({ contentId, changedAt, ...row }: StoryRow): LiveStory => ({
  ...row,
  contentId: String(contentId),
  updatedDate: changedAt?.toISOString() ?? null,
});

const ofSite = ({ alias }: Pick<SiteRecord, 'alias'>) =>
  and(eq(contents.site, alias), eq(contents.type, 'live'), sql`${contents.status} <> 'withdrawn'`);

/** A site's live blogs: those in progress first. */
export async function liveStories(db: Database, site: Pick<SiteRecord, 'alias'>): Promise<LiveStory[]> {
  const rows = await db
    .select(STORY)
    .from(contents)
    .leftJoin(liveBlogs, eq(liveBlogs.contentId, contents.id))
    .where(ofSite(site))
    .orderBy(
      sql`coalesce(${liveBlogs.isLive}, false) desc, coalesce(${liveBlogs.changedAt}, ${contents.publishedAt}) desc`,
    )
    .limit(MOST_STORIES);
  return rows.map(storyOf);
}

function deskEntryOf(row: typeof liveEntries.$inferSelect): DeskEntry {
  const figure = row.body.findLast(({ type }) => type === 'figure');
  const picture = figure?.type === 'figure' && row.text !== null ? figure.image : null;
  const { state, version, title, text, author, isKey, isPinned, correction } = row;
  return {
    state,
    version,
    title,
    text,
    author,
    isKey,
    isPinned,
    correction,
    id: String(row.id),
    date: row.date.toISOString(),
    summary: summaryOf(row.body),
    picture: picture ? { src: picture.src, alt: picture.alt } : null,
  };
}

/**
 * A live blog for editing, with its entries in every state, newest first.
 * @param entryId a single entry, to be corrected
 * @throws ApiError if there is none, BadCursor
 */
export async function liveDesk(
  db: Database,
  cursors: Cursors,
  site: Pick<SiteRecord, 'alias'>,
  contentId: number,
  { cursor, entryId }: { cursor?: string | undefined; entryId?: number | undefined } = {},
): Promise<LiveDesk> {
  const [story] = await db
    .select(STORY)
    .from(contents)
    .leftJoin(liveBlogs, eq(liveBlogs.contentId, contents.id))
    .where(and(ofSite(site), eq(contents.id, contentId)));
  if (!story) throw unknown();
  const list = ['live-desk', contentId];
  const after = cursor === undefined ? null : cursors.read(position, list, cursor);
  const { date, id } = liveEntries;
  const rows = await db
    .select()
    .from(liveEntries)
    .where(
      and(
        eq(liveEntries.contentId, contentId),
        entryId === undefined ? undefined : eq(id, entryId),
        after
          ? sql`(${date}, ${id}) < (${new Date(after.date)}::timestamptz, ${after.id}::bigint)`
          : undefined,
      ),
    )
    .orderBy(sql`${date} desc, ${id} desc`)
    .limit(ON_PAGE + 1);
  const shown = rows.slice(0, ON_PAGE);
  const last = rows.length > ON_PAGE ? shown.at(-1) : undefined;
  return {
    story: storyOf(story),
    entries: shown.map(deskEntryOf),
    next: last ? cursors.write(position, list, { date: last.date.getTime(), id: last.id }) : null,
  };
}
