import { type LiveEntriesPage, liveEntriesPath, pathTo, readLiveView } from '@portal/model';
import { liveBlogOf, liveStoryOf } from '../content/live-blogs';
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
 * Page of live blog entries: sorted, or from one entry on.
 * @throws BadCursor
 */
export async function liveEntriesPage({
  db,
  cursors,
  site,
  cursor,
  params,
}: Request): Promise<LiveEntriesPage | null> {
  const { contentId = '', view } = params;
  const shown = readLiveView(view);
  if (!shown || !/^\d{1,15}$/.test(contentId)) return null;
  const story = await liveStoryOf(db, site, Number(contentId));
  if (!story) return null;
  const { title, path, blog } = story;
  const order = 'order' in shown ? shown.order : 'newest';
  const entryId = 'id' in shown ? shown.id : null;
  const liveBlog = await liveBlogOf(db, await cursors(), story, {
    order,
    cursor,
    ...(entryId === null ? {} : { from: Number(entryId) }),
  });
  // The entry is withdrawn or unknown: there is no page that begins with it.
  if (entryId !== null && cursor === null && !liveBlog.entries.some(({ id }) => id === entryId)) return null;
  return {
    type: 'live-entries',
    path:
      entryId === null
        ? liveEntriesPath(contentId, order)
        : pathTo('liveEntriesView', { contentId, view: entryId }),
    updatedAt: (blog.changedAt ?? new Date(0)).toISOString(),
    content: { id: contentId, title, url: path },
    order,
    entryId,
    liveBlog,
  };
}
