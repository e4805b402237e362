import { previewCallPath } from '@portal/model/newsroom';
import type { Hono } from 'hono';
import { done, unknown } from '../platform/http';
import type { OpenCursors } from '../platform/secrets';
import type { AccountContext, AccountDeps } from '../readers/accounts';
import { previewAt } from './preview';

/** Endpoint that opens a preview link. */
export function previewCalls(
  app: Hono,
  { db, cursors, now }: Pick<AccountDeps, 'db' | 'now'> & { cursors: OpenCursors },
  { openContextOf }: Pick<AccountContext, 'openContextOf'>,
): void {
  app.get(previewCallPath(':token').replace('%3A', ':'), async (c) => {
    const { site } = await openContextOf(c);
    const preview = await previewAt({ db, cursors }, site, c.req.param('token') ?? '', now());
    if (!preview) throw unknown();
    return done(preview);
  });
}
