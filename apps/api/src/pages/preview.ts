import type { Preview } from '@portal/model';
import { anybodyAt } from '../content/stories';
import { previewOf } from '../newsroom/desk';
import type { Database } from '../platform/database';
import type { OpenCursors } from '../platform/secrets';
import type { SiteRecord } from '../sites';
import { contentAt } from './content';

/**
 * What a link to an unpublished content shows: its page as it would be, all of its text, without what readers do on one; or where
 * it has been published since. Null for a link that has ended, was never made, or is of what was taken back.
 */
export async function previewAt(
  { db, cursors }: { db: Database; cursors: OpenCursors },
  site: SiteRecord,
  token: string,
  now: Date,
): Promise<Preview | null> {
  const of = await previewOf(db, await cursors(), site, token, now);
  if (!of) return null;
  const { path, status, publishedAt, endsAt } = of;
  if (status === 'published') return { status, url: path };
  // Nobody pays for what is not for readers yet.
  const found = await contentAt({ db, cursors }, site, path, now, { ...anybodyAt(site), isFree: true });
  if (!found || (status !== 'scheduled' && status !== 'draft')) return null;
  // Its date is still to come, and the preview's own notice says so.
  const {
    poll: _,
    interview: __,
    liveBlog: ___,
    uploads: ____,
    publishedDate: _____,
    ...content
  } = found.content;
  const comments = { ...content.comments, items: [], count: 0, next: null, open: false };
  return {
    status,
    page: {
      type: 'content',
      path,
      updatedAt: found.changedAt.toISOString(),
      content: { ...content, comments },
      mostRead: found.mostRead,
    },
    publishedAt: publishedAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}
