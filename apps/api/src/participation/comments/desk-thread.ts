import type { DeskDiscussion } from '@portal/model/newsroom';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { contents } from '../../content/stories';
import type { Database } from '../../platform/database';
import { unknown } from '../../platform/http';
import { type Cursors, idSchema, momentSchema } from '../../platform/secrets';
import type { SiteRecord } from '../../sites';
import { withKeptSuspensions } from './kept-suspensions';
import { type QueuedComment, queuedColumns, queuedOf } from './queue';
import { comments, commentThreads } from './tables';

/** Comments per page of a discussion. */
const ON_PAGE = 50;

const position = v.object({ rootDate: momentSchema, root: idSchema, date: momentSchema, id: idSchema });

type Row = QueuedComment & { isHtml: boolean; isReply: boolean; root: number; rootDate: string };

/**
 * All comments of an article, whatever their state, oldest thread first, replies after the comment they
 * answer.
 */
async function pageOf(
  db: Database,
  cursors: Cursors,
  site: Pick<SiteRecord, 'alias'>,
  contentId: number,
  { cursor, now }: { cursor: string | undefined; now: Date },
): Promise<Pick<DeskDiscussion, 'items' | 'next'>> {
  const list = ['discussion', site.alias, contentId];
  const after = cursor === undefined ? null : cursors.read(position, list, cursor);
  const { columns, from } = queuedColumns(site, now);
  const { rows } = await db.execute<Row>(sql`
    select ${columns}, c.root_id is not null as "isReply", root.id as root, root.date as "rootDate"
    from ${from} join comments root on root.id = coalesce(c.root_id, c.id)
    where c.content_id = ${contentId}
      ${
        after
          ? sql`and (root.date, root.id, c.root_id is not null, c.date, c.id) > (
              ${new Date(after.rootDate)}::timestamptz, ${after.root}::bigint, ${after.id !== after.root},
              ${new Date(after.date)}::timestamptz, ${after.id}::bigint)`
          : sql``
      }
    order by root.date, root.id, c.root_id is not null, c.date, c.id limit ${ON_PAGE + 1}`);
  const shown = rows.slice(0, ON_PAGE);
  const last = rows.length > ON_PAGE ? shown.at(-1) : undefined;
  const items = shown.map(({ root: _, rootDate: __, ...row }) => queuedOf(row));
  return {
    items: await withKeptSuspensions(db, site, items, now),
    next: last
      ? cursors.write(position, list, {
          rootDate: new Date(last.rootDate).getTime(),
          root: last.root,
          date: new Date(last.date).getTime(),
          id: last.id,
        })
      : null,
  };
}

/**
 * Discussion of an article as its moderators see it.
 * @throws BadCursor
 * @throws ApiError if the site has no such content
 */
export async function deskDiscussion(
  db: Database,
  cursors: Cursors,
  site: Pick<SiteRecord, 'alias' | 'comments'>,
  contentId: number,
  asked: { cursor: string | undefined; now: Date },
): Promise<DeskDiscussion> {
  const [content] = await db
    .select({
      title: contents.title,
      path: contents.path,
      commentsOpen: contents.commentsOpen,
      isOpen: commentThreads.isOpen,
      moderation: commentThreads.moderation,
    })
    .from(contents)
    .leftJoin(commentThreads, eq(commentThreads.contentId, contents.id))
    .where(and(eq(contents.id, contentId), eq(contents.site, site.alias)));
  if (!content) throw unknown();
  const [page, states] = await Promise.all([
    pageOf(db, cursors, site, contentId, asked),
    db
      .select({
        state: comments.state,
        count: sql<number>`count(*)::int`,
        reported: sql<number>`(count(*) filter (where ${comments.reports} > 0))::int`,
      })
      .from(comments)
      .where(eq(comments.contentId, contentId))
      .groupBy(comments.state),
  ]);
  const counts = { published: 0, held: 0, refused: 0, removed: 0 };
  for (const { state, count } of states) counts[state] = count;
  const { title, path, commentsOpen, isOpen, moderation } = content;
  return {
    contentId: String(contentId),
    title,
    path,
    open: { decided: isOpen, isNow: isOpen ?? commentsOpen },
    moderation: { decided: moderation, isNow: moderation ?? site.comments.moderation },
    counts: { ...counts, reported: states.reduce((sum, { reported }) => sum + reported, 0) },
    ...page,
  };
}
