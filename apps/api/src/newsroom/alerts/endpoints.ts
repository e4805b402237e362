import { CALLS, failureEnvelope, REQUEST_TEXTS, siteHost, successEnvelope } from '@portal/model';
import { ALERT_DESK_ENDPOINTS, alertFormSchema } from '@portal/model/newsroom';
import type { Hono } from 'hono';
import type { Database } from '../../platform/database';
import { type AnswerCache, hostOf, idInPath, serve } from '../../platform/http';
import type { SiteDirectory } from '../../sites';
import type { DeskDeps, DeskGuards } from '../../sites/desk-kit';
import { deskAlerts, publishAlert, shownAlerts, withdrawAlert } from './alerts';

type AlertCallDeps = { db: Database; sites: SiteDirectory; now: () => Date; cache: AnswerCache };

/** A browser sends at most one request a minute, however many pages it opens, thanks to its HTTP cache. */
const FOR_A_MINUTE = 'private, max-age=60';

/** Alerts of a site (spec §3), the same for everyone; each browser remembers which ones it has seen. */
export function alertCalls(app: Hono, { db, sites, now, cache }: AlertCallDeps): void {
  app.get(CALLS.alerts, async (c) => {
    const host = siteHost(hostOf(c)).slice(0, 255);
    const answer = await cache.respond(`${host} ${CALLS.alerts}`, c.req.header('if-none-match'), async () => {
      const site = await sites.byHost(host);
      if (!site) return failureEnvelope(404, { code: 'NOT_FOUND', message: REQUEST_TEXTS.notFound });
      return successEnvelope({ alerts: await shownAlerts(db, site, now()) });
    });
    answer.headers.set('cache-control', FOR_A_MINUTE);
    return answer;
  });
}

export function alertDeskCalls(app: Hono, deps: DeskDeps, guards: DeskGuards): void {
  serve(app, guards, ALERT_DESK_ENDPOINTS, {
    alerts: async ({ context }) => deskAlerts(deps.db, context.site, deps.now()),
    publishAlert: async ({ context, actor, body }) =>
      publishAlert(deps, actor, context, await body(alertFormSchema)),
    withdrawAlert: async ({ c, context, actor }) => withdrawAlert(deps, actor, context, idInPath(c)),
  });
}
