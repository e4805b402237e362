import { PREVIEW_ENDPOINTS, type Preview } from '@portal/model/newsroom';
import type { Hono } from 'hono';
import { anybodyAt } from '../content/stories';
import { previewOf } from '../newsroom/desk';
import type { Database } from '../platform/database';
import { serve, unknown } from '../platform/http';
import type { OpenCursors } from '../platform/secrets';
import type { AccountContext, AccountDeps } from '../readers/accounts';
import type { SiteRecord } from '../sites';
import { contentAt } from './content';

/** Endpoint that opens a preview link. */
export function previewCalls(
  app: Hono,
  { db, cursors, now }: Pick<AccountDeps, 'db' | 'now'> & { cursors: OpenCursors },
  { guards }: Pick<AccountContext, 'guards'>,
): void {
  serve(app, guards, PREVIEW_ENDPOINTS, {
    open: async ({ context, params }) => {
      const preview = await previewAt({ db, cursors }, context.site, params.token, now());
      if (!preview) throw unknown();
      return preview;
    },
  });
}

/**
 * Preview of an unpublished article: its future page with the whole text, without comments, polls and other
 * reader activity; or its URL if it has been published since. Null if the link has expired, is invalid, or
 * its content was withdrawn.
 */
async function previewAt(
  { db, cursors }: { db: Database; cursors: OpenCursors },
  site: SiteRecord,
  token: string,
  now: Date,
): Promise<Preview | null> {
  const of = await previewOf(db, await cursors(), site, token, now);
  if (!of) return null;
  const { path, status, publishedAt, endsAt } = of;
  if (status === 'published') return { status, url: path };
  // The paywall does not apply to a preview.
  const found = await contentAt({ db, cursors }, site, path, now, { ...anybodyAt(site), isFree: true });
  if (!found || (status !== 'scheduled' && status !== 'draft')) return null;
  // The publication date is still to come, and the preview's own notice states it.
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
