import { type CommentsPage, pathTo } from '@portal/model';
import { commentsPath, readCommentsView } from '@portal/model/participation';
import { commentsOf, discussionOf, placeOf } from '../participation/comments';
import type { Database } from '../platform/database';
import type { OpenCursors } from '../platform/secrets';
import type { SiteRecord } from '../sites';

type Request = {
  db: Database;
  cursors: OpenCursors;
  site: SiteRecord;
  cursor: string | null;
  params: Readonly<Record<string, string>>;
};

/**
 * Page of an article's comments: sorted, or the thread of one comment.
 * @throws BadCursor
 */
export async function commentsPage({
  db,
  cursors,
  site,
  cursor,
  params,
}: Request): Promise<CommentsPage | null> {
  const { contentId = '', view } = params;
  const shown = readCommentsView(view);
  if (!shown || !/^\d{1,15}$/.test(contentId)) return null;
  const discussion = await discussionOf(db, site, Number(contentId));
  if (!discussion) return null;
  const opened = await cursors();
  const { title, path, publishedAt, isOpen } = discussion;
  const about = (updatedAt: Date) => ({
    type: 'comments' as const,
    updatedAt: updatedAt.toISOString(),
    content: { id: contentId, title, url: path },
    open: isOpen,
  });
  if ('sort' in shown) {
    const { sort } = shown;
    const comments = await commentsOf(db, opened, discussion.contentId, { sort, cursor });
    return { ...about(publishedAt), path: commentsPath(contentId, sort), sort, comment: null, comments };
  }
  const place = await placeOf(db, opened, discussion.contentId, Number(shown.id));
  if (!place) return null;
  const comments = await commentsOf(db, opened, discussion.contentId, {
    rootId: place.rootId,
    cursor: cursor ?? place.cursor,
  });
  const threadPath = pathTo('commentsView', { contentId, view: shown.id });
  return {
    ...about(publishedAt),
    path: threadPath,
    sort: null,
    comment: { id: shown.id, rootId: String(place.rootId) },
    comments,
  };
}
