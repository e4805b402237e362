import { previewCallPath } from '@portal/model';
import type { Hono } from 'hono';
import { unknown } from '../platform/http/api-error';
import { done } from '../platform/http/envelopes';
import type { OpenCursors } from '../platform/secrets/cursors';
import type { AccountContext } from '../readers/accounts/account-context';
import type { AccountDeps } from '../readers/accounts/deps';
import { previewAt } from './preview';

/** What a link to an unpublished content shows to who has it. */
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
