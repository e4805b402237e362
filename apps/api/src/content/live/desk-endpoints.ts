import { CALLS, rowId } from '@portal/model';
import { liveEntryChangeSchema, liveEntryPostSchema } from '@portal/model/newsroom';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { bodyOf, checked, done, idInPath, success } from '../../platform/http';
import type { OpenCursors } from '../../platform/secrets';
import type { DeskVisits } from '../../sites/desk-kit';
import { liveDesk, liveStories } from './desk';
import { changeEntry, type LiveDeps, postEntry, setLive } from './writing';

const deskQuery = v.object({
  cursor: v.optional(v.pipe(v.string(), v.maxLength(256))),
  entry: v.optional(rowId),
});
const state = v.object({ isLive: v.boolean() });

/** The desk's endpoints for live blogs: those of a site, one with its entries, and acts on them. */
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
    return done(await liveDesk(db, await cursors(), site, idInPath(c), { cursor, entryId: entry }));
  });
  app.post(`${ofStory}/entries`, async (c) => {
    const { actor, site } = await change(c);
    return done(
      await postEntry(deps, actor, site, idInPath(c), checked(liveEntryPostSchema, await bodyOf(c))),
    );
  });
  app.post(`${ofStory}/entries/:entryId`, async (c) => {
    const { actor, site } = await change(c);
    const asked = checked(liveEntryChangeSchema, await bodyOf(c));
    return done(await changeEntry(deps, actor, site, idInPath(c), idInPath(c, 'entryId'), asked));
  });
  app.post(ofStory, async (c) => {
    const { actor, site } = await change(c);
    const { isLive } = checked(state, await bodyOf(c));
    await setLive(deps, actor, site, idInPath(c), isLive);
    return success();
  });
}
