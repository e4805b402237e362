import { PREVIEW_ENDPOINTS } from '@portal/model/newsroom';
import type { Hono } from 'hono';
import { serve, unknown } from '../platform/http';
import type { OpenCursors } from '../platform/secrets';
import type { AccountContext, AccountDeps } from '../readers/accounts';
import { previewAt } from './preview';

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
