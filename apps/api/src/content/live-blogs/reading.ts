import {
  LIVE_ENTRIES_ON_PAGE,
  LIVE_MAX_CHANGES,
  LIVE_MAX_PINNED,
  type LiveBlog,
  type LiveChanges,
  type LiveEntry,
  type LiveOrder,
} from '@portal/model';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../platform/database';
import { type Cursors, idSchema, momentSchema } from '../../platform/secrets';
import type { SiteRecord } from '../../sites';
import { anybodyAt, contents, liveBlogs, missingCondition, type Viewer } from '../stories';
import { liveEntries } from './tables';

/** Key moments that a page lists. */
const MOST_MOMENTS = 50;

const position = v.object({ date: momentSchema, id: idSchema });

type EntryRow = typeof liveEntries.$inferSelect;
type BlogRow = typeof liveBlogs.$inferSelect;

/** Order and start of a page of a live blog. */
export type LiveQuestion = {
  order?: LiveOrder;
  cursor?: string | null;
  /** First entry of the page; pinned ones are on the first page. */
  from?: number;
};

/** A published article with a live blog that its viewer may read. */
export type LiveStory = { contentId: number; title: string; path: string; blog: BlogRow };

export function entryOf(row: EntryRow): LiveEntry {
  return {
    id: String(row.id),
    date: row.date.toISOString(),
    ...(row.title ? { title: row.title } : {}),
    ...(row.author ? { author: row.author } : {}),
    ...(row.isPinned ? { pinned: true } : {}),
    ...(row.isKey ? { key: true } : {}),
    body: row.body,
    ...(row.correctedAt ? { correctedDate: row.correctedAt.toISOString() } : {}),
    ...(row.correctedAt && row.correction ? { correction: row.correction } : {}),
  };
}

/** The live blog of an article; null if there is none that this viewer may read. */
export async function liveStoryOf(
  db: Database,
  site: Pick<SiteRecord, 'alias' | 'paywall'>,
  contentId: number,
  viewer: Viewer = anybodyAt(site),
): Promise<LiveStory | null> {
  const { title, path, condition } = contents;
  const [row] = await db
    .select({ title, path, condition, blog: liveBlogs })
    .from(liveBlogs)
    .innerJoin(contents, eq(contents.id, liveBlogs.contentId))
    .where(
      and(
        eq(contents.id, contentId),
        eq(contents.site, site.alias),
        eq(contents.type, 'live'),
        eq(contents.status, 'published'),
      ),
    );
  if (!row || missingCondition(row, viewer)) return null;
  return { contentId, title: row.title, path: row.path, blog: row.blog };
}

const ofContent = (contentId: number) =>
  and(eq(liveEntries.contentId, contentId), eq(liveEntries.state, 'published'));

/** Data of a live blog that precedes its pages: pinned entries, key moments, and its start. */
async function inShort(db: Database, contentId: number) {
  const { id, date, title } = liveEntries;
  const [pinned, moments, [first]] = await Promise.all([
    db
      .select()
      .from(liveEntries)
      .where(and(ofContent(contentId), eq(liveEntries.isPinned, true)))
      .orderBy(sql`${date} desc, ${id} desc`)
      .limit(LIVE_MAX_PINNED),
    db
      .select({ id, date, title })
      .from(liveEntries)
      .where(and(ofContent(contentId), eq(liveEntries.isKey, true), sql`${title} <> ''`))
      .orderBy(sql`${date} desc, ${id} desc`)
      .limit(MOST_MOMENTS),
    db.select({ date }).from(liveEntries).where(ofContent(contentId)).orderBy(date, id).limit(1),
  ]);
  return { pinned, moments, startedAt: first?.date };
}

/**
 * Position where a page begins: after a cursor, with an entry, or at the start.
 * @throws BadCursor
 */
async function startOf(
  db: Database,
  cursors: Cursors,
  contentId: number,
  list: unknown,
  { cursor = null, from }: LiveQuestion,
) {
  if (cursor !== null) return { ...cursors.read(position, list, cursor), isIncluded: false };
  if (from === undefined) return null;
  const [row] = await db
    .select({ date: liveEntries.date, id: liveEntries.id, isPinned: liveEntries.isPinned })
    .from(liveEntries)
    .where(and(ofContent(contentId), eq(liveEntries.id, from)));
  return row && !row.isPinned ? { date: row.date.getTime(), id: row.id, isIncluded: true } : null;
}

/**
 * A page of a live blog: entries by time, on the first page after the pinned ones.
 * @throws BadCursor
 */
export async function liveBlogOf(
  db: Database,
  cursors: Cursors,
  { contentId, blog }: Pick<LiveStory, 'contentId' | 'blog'>,
  question: LiveQuestion = {},
): Promise<LiveBlog> {
  const { order = 'newest' } = question;
  const list = ['live', contentId, order];
  const start = await startOf(db, cursors, contentId, list, question);
  const { date, id } = liveEntries;
  const isNewest = order === 'newest';
  const way = isNewest ? sql`desc` : sql`asc`;
  const sign = sql.raw(`${isNewest ? '<' : '>'}${start?.isIncluded ? '=' : ''}`);
  const [rows, short] = await Promise.all([
    db
      .select()
      .from(liveEntries)
      .where(
        and(
          ofContent(contentId),
          sql`not ${liveEntries.isPinned}`,
          start
            ? sql`(${date}, ${id}) ${sign} (${new Date(start.date)}::timestamptz, ${start.id}::bigint)`
            : undefined,
        ),
      )
      .orderBy(sql`${date} ${way}, ${id} ${way}`)
      // One extra row shows whether there is a next page.
      .limit(LIVE_ENTRIES_ON_PAGE + 1),
    inShort(db, contentId),
  ]);
  const shown = rows.slice(0, LIVE_ENTRIES_ON_PAGE);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    isLive: blog.isLive,
    sequence: blog.sequence,
    count: blog.count,
    entries: [...(start ? [] : short.pinned), ...shown].map(entryOf),
    next: last ? cursors.write(position, list, { date: last.date.getTime(), id: last.id }) : null,
    moments: short.moments.map((moment) => ({
      id: String(moment.id),
      date: moment.date.toISOString(),
      title: moment.title,
    })),
    ...(short.startedAt ? { startedDate: short.startedAt.toISOString() } : {}),
    ...(blog.changedAt ? { updatedDate: blog.changedAt.toISOString() } : {}),
    ...(blog.finishedAt && !blog.isLive ? { finishedDate: blog.finishedAt.toISOString() } : {}),
  };
}

/**
 * Entries of a live blog that changed after a sequence number: each in its current state, in the order of
 * their last changes. If there are more than `LIVE_MAX_CHANGES`, none is returned, and `isWhole` is false.
 */
export async function liveChangesOf(
  db: Database,
  { contentId, blog }: Pick<LiveStory, 'contentId' | 'blog'>,
  since: number,
): Promise<LiveChanges> {
  const { sequence, isLive, count } = blog;
  const rows =
    since >= sequence
      ? []
      : await db
          .select()
          .from(liveEntries)
          .where(
            and(
              eq(liveEntries.contentId, contentId),
              // Changes after the returned number are returned the next time.
              sql`${liveEntries.sequence} > ${since} and ${liveEntries.sequence} <= ${sequence}`,
            ),
          )
          .orderBy(liveEntries.sequence)
          .limit(LIVE_MAX_CHANGES + 1);
  // After a restore from a backup, a client's numbers may be higher than those of this database.
  const isWhole = rows.length <= LIVE_MAX_CHANGES && since <= sequence;
  return {
    sequence,
    isLive,
    count,
    isWhole,
    ...(blog.changedAt ? { updatedDate: blog.changedAt.toISOString() } : {}),
    changes: (isWhole ? rows : []).map((row) => ({
      id: String(row.id),
      entry: row.state === 'published' ? entryOf(row) : null,
    })),
  };
}
