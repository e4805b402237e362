import { CALLS } from '@portal/model';
import { viewBatchSchema } from '@portal/model/analytics';
import { DESK_VIEW_SPANS } from '@portal/model/newsroom';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { Database } from '../../platform/database';
import {
  ApiError,
  answer,
  bodyOf,
  checked,
  done,
  failure,
  HOST_HEADER,
  leftEarly,
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
  app.onError(async (error, c) => (await leftEarly(c, error)) ?? answer(failure(error, deps.log).envelope));
  const bounded = bodyLimit({
    maxSize: MAX_BATCH_BYTES,
    onError: () => {
      throw new ApiError(413, 'INVALID_FIELD', `body: at most ${MAX_BATCH_BYTES} bytes`);
    },
  });
  app.post(CALLS.viewSums, bounded, async (c) => {
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
