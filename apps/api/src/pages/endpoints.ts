import {
  CALLS,
  factsOf,
  failureEnvelope,
  matchRoute,
  type Narrowing,
  narrowingFor,
  narrowingQuery,
  REQUEST_TEXTS,
  readNarrowing,
  siteHost,
  siteSchema,
  successEnvelope,
} from '@portal/model';
import { paywallVersionsSchema } from '@portal/model/revenue';
import { Hono } from 'hono';
import * as v from 'valibot';
import { publishedTopics } from '../content/boards';
import type { Search } from '../content/search';
import { normalPath } from '../content/stories';
import type { WeatherDesk } from '../content/weather';
import type { Database } from '../platform/database';
import { type AnswerCache, answer, badRequest, hostOf, keyOf, notFound } from '../platform/http';
import type { OpenCursors } from '../platform/secrets';
import { type SiteDirectory, siteByAlias, siteByHost, sitePaywall } from '../sites';
import { streamingList } from './broadcast';
import { newsletterPlans } from './newsletter-plans';
import { hasCursors, pageAt } from './page';

const aliasQuery = v.object({ alias: v.pipe(v.string(), v.maxLength(31)) });
const siteQuery = v.union([v.object({ host: v.pipe(v.string(), v.maxLength(255)) }), aliasQuery]);
const pageQuery = v.object({
  site: v.pipe(v.string(), v.maxLength(31)),
  // PostgreSQL text accepts every character but NUL, in the raw path and in its decoded form.
  path: v.pipe(
    v.string(),
    v.maxLength(1024),
    v.startsWith('/'),
    v.check((path) => !/%00|\p{Cc}/u.test(path), 'holds control characters'),
  ),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(256))),
  // Query string with a listing's filters.
  query: v.optional(v.pipe(v.string(), v.maxLength(1024)), ''),
});

/** Query parameters that the page at a path uses. The page and its cache key depend on nothing else. */
function narrowingAt(path: string, params: URLSearchParams, timeZone?: string): Narrowing {
  const { query } = factsOf(matchRoute(normalPath(path)).route);
  const given = readNarrowing(params, timeZone);
  return { ...narrowingFor(query, given), ...(query === 'programmes' ? { limit: given.limit } : {}) };
}

const readsDates = (path: string) => factsOf(matchRoute(normalPath(path)).route).query === 'listing';

const misdirected = () => failureEnvelope(421, { code: 'NOT_FOUND', message: 'No site has this host name.' });

type PageDeps = {
  db: Database;
  cursors: OpenCursors;
  search: Search;
  weather: WeatherDesk;
  cache: AnswerCache;
  now: () => Date;
  unknownHostIsDefault: boolean;
};

/** Endpoints for sites and pages, called by the portal. */
export function pageCalls(app: Hono, deps: PageDeps): void {
  const { db, cursors, search, weather, cache, now, unknownHostIsDefault } = deps;
  app.get(CALLS.site, (c) => {
    const query = v.safeParse(siteQuery, c.req.query());
    if (!query.success) return answer(badRequest(query.issues));
    const asked =
      'host' in query.output ? { ...query.output, host: siteHost(query.output.host) } : query.output;
    return cache.respond(keyOf(CALLS.site, asked), c.req.header('if-none-match'), async () => {
      const record = await ('host' in query.output
        ? siteByHost(db, query.output.host, unknownHostIsDefault)
        : siteByAlias(db, query.output.alias));
      if (record) {
        const plans = await newsletterPlans({ db, site: record }, record.newsletters);
        // `siteSchema` strips the fields that only the server needs.
        return successEnvelope(
          v.parse(siteSchema, {
            ...record,
            newsletters: record.newsletters.map(({ id, name }) => ({ id, name, plan: plans.get(id) })),
            hotTopics: await publishedTopics(db, record),
            paywall: sitePaywall(record),
          }),
        );
      }
      return 'host' in query.output ? misdirected() : notFound();
    });
  });

  app.get(CALLS.paywallVersions, (c) => {
    const query = v.safeParse(aliasQuery, c.req.query());
    if (!query.success) return answer(badRequest(query.issues));
    return cache.respond(
      keyOf(CALLS.paywallVersions, query.output),
      c.req.header('if-none-match'),
      async () => {
        const record = await siteByAlias(db, query.output.alias);
        return record
          ? successEnvelope(v.parse(paywallVersionsSchema, record.paywall?.versions ?? []))
          : notFound();
      },
    );
  });

  app.get(CALLS.page, (c) => {
    const query = v.safeParse(pageQuery, c.req.query());
    if (!query.success) return answer(badRequest(query.issues));
    const { site: alias, path, cursor, query: narrowed } = query.output;
    const params = new URLSearchParams(narrowed);
    const narrow = narrowingAt(path, params);
    // Raw dates in the cache key: a day starts at a different time in each time zone, and a range valid in
    // one may be invalid in another.
    const dates = readsDates(path) ? [params.get('from'), params.get('to')] : [];
    const read = cursor === undefined || hasCursors(path) ? cursor : 'unread';
    const asked = { alias, path: normalPath(path), cursor: read, narrow: narrowingQuery(narrow), dates };
    return cache.respond(keyOf(CALLS.page, asked), c.req.header('if-none-match'), async () => {
      const site = await siteByAlias(db, alias);
      if (!site) return notFound();
      const narrowing = narrowingAt(path, params, site.timeZone);
      const context = { path, cursor: cursor ?? null, narrowing, now: now() };
      const page = await pageAt({ db, cursors, search, weather }, site, context);
      return page ? successEnvelope(page) : notFound();
    });
  });
}

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
