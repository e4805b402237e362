import { CALLS } from '@portal/model';
import { viewBatchSchema } from '@portal/model/analytics';
import { deskViewsQuerySchema, VIEW_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { Hono } from 'hono';
import type { Database } from '../../platform/database';
import {
  bodyOf,
  bodyUpTo,
  checked,
  HOST_HEADER,
  onFailure,
  serve,
  success,
  unknown,
} from '../../platform/http';
import type { Log } from '../../platform/log';
import type { DeskDeps, DeskGuards } from '../../sites/desk-kit';
import { countViews } from './counting';
import { viewsAtDesk } from './desk';

/** More than a batch with the maximum number of sums needs. */
const MAX_BATCH_BYTES = 512 * 1024;

/**
 * Accepts sums of views from portals on this and other machines. Portals do not expose this endpoint to
 * readers.
 */
export function viewCalls(deps: { db: Database; now: () => Date; log: Log }): Hono {
  const app = new Hono();
  app.onError(onFailure(deps.log));
  app.post(CALLS.viewSums, bodyUpTo(MAX_BATCH_BYTES), async (c) => {
    // A portal names the host of a request that it forwards; its own requests have none.
    if (c.req.header(HOST_HEADER) !== undefined) throw unknown();
    await countViews(deps, checked(viewBatchSchema, await bodyOf(c)));
    return success();
  });
  return app;
}

/** The desk's endpoint for view counts. */
export function viewDeskCalls(app: Hono, { db, now }: DeskDeps, guards: DeskGuards): void {
  serve(app, guards, VIEW_DESK_ENDPOINTS, {
    views: async ({ context, query }) =>
      viewsAtDesk(db, context.site, query(deskViewsQuerySchema).span, now()),
  });
}
