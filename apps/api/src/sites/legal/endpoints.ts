import { CALLS, siteHost, successEnvelope } from '@portal/model';
import { LEGAL_PAGES } from '@portal/model/legal';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../../platform/database';
import { type AnswerCache, answer, hostOf, keyOf, notFound } from '../../platform/http';
import type { SiteDirectory } from '../index';
import { legalVersion } from './versions';

const asked = v.object({
  page: v.picklist(LEGAL_PAGES),
  number: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number))),
});

/** Legal pages as a site’s readers see them: the current version, or an earlier one by its number. */
export function legalCalls(
  app: Hono,
  { db, sites, cache }: { db: Database; sites: SiteDirectory; cache: AnswerCache },
): void {
  app.get(`${CALLS.legal}:page/:number?`, (c) => {
    const read = v.safeParse(asked, c.req.param());
    if (!read.success) return answer(notFound());
    const { page, number } = read.output;
    const host = siteHost(hostOf(c)).slice(0, 255);
    return cache.respond(
      keyOf(CALLS.legal, { host, page, number }),
      c.req.header('if-none-match'),
      async () => {
        const site = await sites.byHost(host);
        const found = site && (await legalVersion(db, site, page, number));
        return found ? successEnvelope(found) : notFound();
      },
    );
  });
}
