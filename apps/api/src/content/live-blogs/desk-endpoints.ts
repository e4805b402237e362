import {
  LIVE_DESK_ENDPOINTS,
  liveDeskQuerySchema,
  liveEntryChangeSchema,
  liveEntryPostSchema,
  liveStateSchema,
} from '@portal/model/newsroom';
import type { Hono } from 'hono';
import { idInPath, serve } from '../../platform/http';
import type { OpenCursors } from '../../platform/secrets';
import type { DeskGuards } from '../../sites/desk-kit';
import { liveDesk, liveStories } from './desk';
import { changeEntry, type LiveDeps, postEntry, setLive } from './writing';

/** The desk's endpoints for live blogs: those of a site, one with its entries, and actions on them. */
export function liveDeskCalls(
  app: Hono,
  deps: LiveDeps & { cursors: OpenCursors },
  guards: DeskGuards,
): void {
  const { db, cursors } = deps;
  serve(app, guards, LIVE_DESK_ENDPOINTS, {
    liveStories: async ({ context }) => ({ stories: await liveStories(db, context.site) }),
    live: async ({ c, context, query }) => {
      const { cursor, entry } = query(liveDeskQuerySchema);
      return liveDesk(db, await cursors(), context.site, idInPath(c), { cursor, entryId: entry });
    },
    postEntry: async ({ c, context, actor, body }) =>
      postEntry(deps, actor, context.site, idInPath(c), await body(liveEntryPostSchema)),
    changeEntry: async ({ c, context, actor, body }) => {
      const asked = await body(liveEntryChangeSchema);
      return changeEntry(deps, actor, context.site, idInPath(c), idInPath(c, 'entryId'), asked);
    },
    setLive: async ({ c, context, actor, body }) => {
      const { isLive } = await body(liveStateSchema);
      await setLive(deps, actor, context.site, idInPath(c), isLive);
    },
  });
}
