import { CALLS, failureEnvelope, REQUEST_TEXTS, siteHost, successEnvelope } from '@portal/model';
import { Hono } from 'hono';
import type { Database } from '../platform/database';
import type { AnswerCache } from '../platform/http';
import { hostOf } from '../platform/http';
import type { SiteDirectory } from '../sites';
import { streamingList } from './broadcast';

/** Endpoint of live streams (spec §7): all of a site, or all but one. */
export function streamingCalls(
  db: Database,
  sites: SiteDirectory,
  now: () => Date,
  cache: AnswerCache,
): Hono {
  const app = new Hono();
  const path = CALLS.streaming;
  for (const one of [path, `${path}/`, `${path}/:excludeId`])
    app.get(one, (c) => {
      const host = siteHost(hostOf(c));
      const excludeId = c.req.param('excludeId');
      return cache.respond(
        `${host.slice(0, 255)} ${path}/${(excludeId ?? '').slice(0, 64)}`,
        c.req.header('if-none-match'),
        async () => {
          const site = await sites.byHost(host);
          if (!site) return failureEnvelope(404, { code: 'NOT_FOUND', message: REQUEST_TEXTS.notFound });
          return successEnvelope({ streamingList: await streamingList({ db, site, now: now() }, excludeId) });
        },
      );
    });
  return app;
}
