import { CALLS, liveEntryChangeSchema, liveEntryPostSchema } from '@portal/model';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { invalidFields, unknown } from '../accounts/api-error';
import { BadCursor, type OpenCursors } from '../cursors';
import { liveDesk, liveStories } from '../live/desk';
import { changeEntry, type LiveDeps, postEntry, setLive } from '../live/writing';
import { bodyOf, checked, done, success } from './account-answers';
import type { DeskVisits } from './desk-context';

const idInQuery = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
const deskQuery = v.object({
  cursor: v.optional(v.pipe(v.string(), v.maxLength(256))),
  entry: v.optional(idInQuery),
});
const state = v.object({ isLive: v.boolean() });

/** An id in a path. @throws ApiError */
function idOf(c: Context, name: 'id' | 'entryId'): number {
  const text = c.req.param(name) ?? '';
  if (!/^\d{1,15}$/.test(text)) throw unknown();
  return Number(text);
}

/** The desk's calls about live blogs: those of a site, one with its entries, and acts on them. */
export function liveDeskCalls(
  app: Hono,
  deps: LiveDeps & { cursors: OpenCursors },
  { visit, change }: DeskVisits,
): void {
  const { db, cursors } = deps;
  const ofStory = `${CALLS.deskLive}/:id`;

  app.get(CALLS.deskLive, async (c) => {
    const { site } = await visit(c);
    return done({ stories: await liveStories(db, site) });
  });
  app.get(ofStory, async (c) => {
    const { site } = await visit(c);
    const { cursor, entry } = checked(deskQuery, c.req.query());
    try {
      return done(await liveDesk(db, await cursors(), site, idOf(c, 'id'), { cursor, entryId: entry }));
    } catch (error) {
      if (error instanceof BadCursor) throw invalidFields([{ field: 'cursor', code: 'invalid' }]);
      throw error;
    }
  });
  app.post(`${ofStory}/entries`, async (c) => {
    const { actor, site } = await change(c);
    return done(
      await postEntry(deps, actor, site, idOf(c, 'id'), checked(liveEntryPostSchema, await bodyOf(c))),
    );
  });
  app.post(`${ofStory}/entries/:entryId`, async (c) => {
    const { actor, site } = await change(c);
    const asked = checked(liveEntryChangeSchema, await bodyOf(c));
    return done(await changeEntry(deps, actor, site, idOf(c, 'id'), idOf(c, 'entryId'), asked));
  });
  app.post(ofStory, async (c) => {
    const { actor, site } = await change(c);
    const { isLive } = checked(state, await bodyOf(c));
    await setLive(deps, actor, site, idOf(c, 'id'), isLive);
    return success();
  });
}
