import { previewCallPath } from '@portal/model';
import type { Hono } from 'hono';
import { unknown } from '../accounts/api-error';
import type { AccountDeps } from '../accounts/deps';
import type { OpenCursors } from '../cursors';
import { previewAt } from '../pages/preview';
import { done } from './account-answers';
import type { AccountContext } from './account-context';

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
