import { restOfContentPath } from '@portal/model';
import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { missingCondition } from '../access/access';
import { notLoggedIn, unknown } from '../accounts/api-error';
import { restOfContent } from '../contents/rest';
import type { OpenCursors } from '../cursors';
import type { Database } from '../database/client';
import { contents } from '../database/schema';
import { liveBlogOf, liveStoryOf } from '../live/reading';
import { done } from './account-answers';
import type { AccountContext } from './account-context';

const MAX_ID_DIGITS = 15;
const PATH = restOfContentPath(':id').replace('%3A', ':');

/** The private call for what a content's public page does not hold: its reader's alone, kept nowhere. */
export function readerContentCalls(
  app: Hono,
  { contextOf, reader }: Pick<AccountContext, 'contextOf' | 'reader'>,
  { db, cursors }: { db: Database; cursors: OpenCursors },
): void {
  app.get(PATH, async (c) => {
    const id = c.req.param('id') ?? '';
    const context = await contextOf(c);
    if (!/^\d+$/.test(id) || id.length > MAX_ID_DIGITS) throw unknown();
    await reader(c, context);
    const [row] = await db
      .select()
      .from(contents)
      .where(
        and(
          eq(contents.id, Number(id)),
          eq(contents.site, context.site.alias),
          eq(contents.status, 'published'),
        ),
      );
    if (!row) throw unknown();
    const viewer = { isRegistered: true };
    if (missingCondition(row, viewer)) throw notLoggedIn();
    const story = row.type === 'live' ? await liveStoryOf(db, context.site, row.id, viewer) : null;
    const liveBlog = story ? await liveBlogOf(db, await cursors(), story) : undefined;
    return done({ ...restOfContent(row), ...(liveBlog ? { liveBlog } : {}) });
  });
}
