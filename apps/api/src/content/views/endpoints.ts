import { CALLS } from '@portal/model';
import { viewBatchSchema } from '@portal/model/analytics';
import { DESK_VIEW_SPANS } from '@portal/model/newsroom';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../../platform/database';
import {
  bodyOf,
  bodyUpTo,
  checked,
  done,
  HOST_HEADER,
  onFailure,
  success,
  unknown,
} from '../../platform/http';
import type { Log } from '../../platform/log';
import type { DeskDeps, DeskVisits } from '../../sites/desk-kit';
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

const spanQuery = v.object({ span: v.optional(v.picklist(DESK_VIEW_SPANS), 'now') });

/** The desk's endpoint for view counts. */
export function viewDeskCalls(app: Hono, { db, now }: DeskDeps, { visit }: DeskVisits): void {
  app.get(CALLS.deskViews, async (c) => {
    const { site } = await visit(c);
    return done(await viewsAtDesk(db, site, checked(spanQuery, c.req.query()).span, now()));
  });
}
