import { CALLS, failureEnvelope, REQUEST_TEXTS, siteHost, successEnvelope } from '@portal/model';
import type { Hono } from 'hono';
import type { Database } from '../platform/database';
import type { AnswerCache } from '../platform/http';
import { hostOf } from '../platform/http';
import { type SiteDirectory, vendorListOf } from './find';

/** A site's TCF vendors, the same for everybody: requested when its choices are shown. */
export function vendorCalls(
  app: Hono,
  { db, sites, cache }: { db: Database; sites: SiteDirectory; cache: AnswerCache },
): void {
  app.get(CALLS.vendors, (c) => {
    const host = siteHost(hostOf(c)).slice(0, 255);
    return cache.respond(`${host} ${CALLS.vendors}`, c.req.header('if-none-match'), async () => {
      const site = await sites.byHost(host);
      const list = site && (await vendorListOf(db, site.alias));
      if (!list) return failureEnvelope(404, { code: 'NOT_FOUND', message: REQUEST_TEXTS.notFound });
      return successEnvelope(list);
    });
  });
}
