import { LIVE_ORDERS, readersLivePath, restOfContentPath } from '@portal/model';
import { and, eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { missingCondition } from '../access/access';
import { invalidFields, notLoggedIn, unknown } from '../accounts/api-error';
import { restOfContent } from '../contents/rest';
import { BadCursor, type OpenCursors } from '../cursors';
import type { Database } from '../database/client';
import { contents } from '../database/schema';
import { liveBlogOf, liveStoryOf } from '../live/reading';
import { checked, done } from './account-answers';
import type { AccountContext } from './account-context';

const ID = /^\d{1,15}$/;
const pathOf = (call: (id: string) => string) => call(':id').replace('%3A', ':');

const entriesQuery = v.object({
  order: v.optional(v.picklist(LIVE_ORDERS)),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(256))),
  entry: v.optional(v.pipe(v.string(), v.regex(ID), v.transform(Number))),
});

/** The private calls for what a content’s public page does not hold: its reader’s alone, kept nowhere. */
export function readerContentCalls(
  app: Hono,
  { contextOf, reader }: Pick<AccountContext, 'contextOf' | 'reader'>,
  { db, cursors }: { db: Database; cursors: OpenCursors },
): void {
  const viewer = { isRegistered: true };
  /** Who asks, and the content that they ask for. @throws ApiError for who is not logged in */
  const asked = async (c: Context) => {
    const id = c.req.param('id') ?? '';
    const context = await contextOf(c);
    if (!ID.test(id)) throw unknown();
    await reader(c, context);
    return { site: context.site, id: Number(id) };
  };

  app.get(pathOf(restOfContentPath), async (c) => {
    const { site, id } = await asked(c);
    const [row] = await db
      .select()
      .from(contents)
      .where(and(eq(contents.id, id), eq(contents.site, site.alias), eq(contents.status, 'published')));
    if (!row) throw unknown();
    if (missingCondition(row, viewer)) throw notLoggedIn();
    const story = row.type === 'live' ? await liveStoryOf(db, site, row.id, viewer) : null;
    const liveBlog = story ? await liveBlogOf(db, await cursors(), story) : undefined;
    return done({ ...restOfContent(row), ...(liveBlog ? { liveBlog } : {}) });
  });

  app.get(pathOf(readersLivePath), async (c) => {
    const { site, id } = await asked(c);
    const { order = 'newest', cursor = null, entry } = checked(entriesQuery, c.req.query());
    const story = await liveStoryOf(db, site, id, viewer);
    if (!story) throw unknown();
    try {
      const question = { order, cursor, ...(entry === undefined ? {} : { from: entry }) };
      return done(await liveBlogOf(db, await cursors(), story, question));
    } catch (error) {
      if (error instanceof BadCursor) throw invalidFields([{ field: 'cursor', code: 'invalid' }]);
      throw error;
    }
  });
}
