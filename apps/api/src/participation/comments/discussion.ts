import { and, eq, sql } from 'drizzle-orm';
import { contents } from '../../content/stories';
import type { Database, DatabaseTransaction } from '../../platform/database';
import type { CommentRules, SiteRecord } from '../../sites';
import { comments, commentThreads } from './tables';

/** Fields of a published article that its comments need. */
export type Discussion = {
  contentId: number;
  title: string;
  path: string;
  publishedAt: Date;
  isOpen: boolean;
  moderation: CommentRules['moderation'];
  /** Access condition of the whole text. */
  condition: typeof contents.$inferSelect.condition;
};

/** Discussion of an article of a site; null if the article is not visible to readers. */
export async function discussionOf(
  db: Database | DatabaseTransaction,
  site: Pick<SiteRecord, 'alias' | 'comments' | 'features'>,
  contentId: number,
): Promise<Discussion | null> {
  const [row] = await db
    .select({
      title: contents.title,
      path: contents.path,
      publishedAt: contents.publishedAt,
      condition: contents.condition,
      isOpen: sql<boolean>`coalesce(${commentThreads.isOpen}, ${contents.commentsOpen})`,
      moderation: commentThreads.moderation,
    })
    .from(contents)
    .leftJoin(commentThreads, eq(commentThreads.contentId, contents.id))
    .where(and(eq(contents.id, contentId), eq(contents.site, site.alias), eq(contents.status, 'published')));
  return row
    ? {
        ...row,
        contentId,
        isOpen: row.isOpen && site.features.users,
        moderation: row.moderation ?? site.comments.moderation,
      }
    : null;
}

/** Whether the desk has opened or closed the comments of an article; null if it has done neither. */
export async function openedByDesk(db: Database, contentId: number): Promise<boolean | null> {
  const [row] = await db
    .select({ isOpen: commentThreads.isOpen })
    .from(commentThreads)
    .where(eq(commentThreads.contentId, contentId));
  return row?.isOpen ?? null;
}

/**
 * Locks the threads of the comments, then the comments, each in a fixed order. Every state change of comments
 * starts with this, to avoid deadlocks. Comments of other sites are left out.
 */
export async function lockComments(
  tx: DatabaseTransaction,
  site: Pick<SiteRecord, 'alias'>,
  ids: readonly number[],
): Promise<(typeof comments.$inferSelect)[]> {
  if (!ids.length) return [];
  const among = sql`(${sql.join(
    ids.map((id) => sql`${id}::bigint`),
    sql`, `,
  )})`;
  await tx.execute(sql`
    select 1 from comment_threads where content_id in (
      select c.content_id from comments c join contents on contents.id = c.content_id
      where c.id in ${among} and contents.site = ${site.alias})
    order by content_id for update`);
  return tx
    .select()
    .from(comments)
    .where(
      sql`${comments.id} in ${among} and exists (
        select from contents where contents.id = ${comments.contentId} and contents.site = ${site.alias})`,
    )
    .orderBy(comments.id)
    .for('no key update');
}
