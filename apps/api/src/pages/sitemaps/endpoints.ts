import { ADDRESS_KINDS, CALLS, failureEnvelope, REQUEST_TEXTS, successEnvelope } from '@portal/model';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../../platform/database';
import { type AnswerCache, answer, badRequest, type Envelope, keyOf } from '../../platform/http';
import { ConcurrencyLimit } from '../../platform/limits';
import type { SiteRecord } from '../../sites';
import { siteByAlias } from '../../sites';
import { contentAddresses } from './addresses';
import { addressFiles, newsAddresses } from './files';
import { listingAddresses } from './listings';

const site = v.pipe(v.string(), v.maxLength(31));
const kind = v.picklist(ADDRESS_KINDS);
const count = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,12}$/, 'must be a whole number'), v.transform(Number), v.maxValue(most));
/** Upper bound of the file number: ids up to it, and those of the next response, stay below 2^53. */
const MAX_FILES = 100_000_000;

const filesQuery = v.object({
  site,
  kind,
  after: v.optional(count(MAX_FILES), '0'),
  most: v.optional(v.pipe(count(10), v.minValue(1))),
});
const addressesQuery = v.object({
  site,
  kind,
  file: v.pipe(count(MAX_FILES), v.minValue(1)),
  after: v.optional(v.pipe(v.string(), v.regex(/^(?:\d\.)?\d{1,15}$/, 'must be where an answer ended'))),
});
const newsQuery = v.object({ site });

const notFound = () => failureEnvelope(404, { code: 'NOT_FOUND', message: REQUEST_TEXTS.notFound });

/** Concurrency limit: each page of URLs reads thousands of articles, and its client may be gone. */
const READING = { atOnce: 2, waiting: 20 } as const;

/**
 * Endpoints that the portal builds its sitemaps from (decision 0017). They page through rows by key and never
 * load all of them.
 */
export function addressCalls(db: Database, now: () => Date, cache: AnswerCache): Hono {
  const app = new Hono();
  const reading = new ConcurrencyLimit(READING.atOnce, READING.waiting);

  const ofSite = async (alias: string, find: (site: SiteRecord) => Promise<unknown>): Promise<Envelope> => {
    const record = await siteByAlias(db, alias);
    return record ? successEnvelope(await find(record)) : notFound();
  };

  app.get(CALLS.addresses, async (c) => {
    const query = v.safeParse(addressesQuery, c.req.query());
    if (!query.success) return answer(badRequest(query.issues));
    const { site: alias, kind: wanted, file, after } = query.output;
    const found = await ofSite(alias, (record) =>
      reading.run<unknown>(async () => {
        if (wanted === 'contents') return contentAddresses(db, record, { file, after: Number(after ?? 0) });
        const [rank = -1, id = 0] = after?.includes('.') ? after.split('.').map(Number) : [];
        return listingAddresses(db, record, { file, after: { rank, id } });
      }),
    );
    return answer(found);
  });
  app.get(CALLS.addressFiles, (c) => {
    const query = v.safeParse(filesQuery, c.req.query());
    if (!query.success) return answer(badRequest(query.issues));
    const { site: alias, kind: wanted, after, most } = query.output;
    return cache.respond(keyOf(CALLS.addressFiles, query.output), c.req.header('if-none-match'), () =>
      ofSite(alias, (record) => addressFiles(db, record, { kind: wanted, after, ...(most ? { most } : {}) })),
    );
  });
  app.get(CALLS.newsAddresses, (c) => {
    const query = v.safeParse(newsQuery, c.req.query());
    if (!query.success) return answer(badRequest(query.issues));
    return cache.respond(keyOf(CALLS.newsAddresses, query.output), c.req.header('if-none-match'), () =>
      ofSite(query.output.site, async (record) => ({ news: await newsAddresses(db, record, now()) })),
    );
  });
  return app;
}
