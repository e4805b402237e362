import { ADDRESS_KINDS, CALLS, failureEnvelope, REQUEST_TEXTS, successEnvelope } from '@portal/model';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database/client';
import type { SiteRecord } from '../database/site-record';
import { contentAddresses } from '../sitemaps/addresses';
import { addressFiles, newsAddresses } from '../sitemaps/files';
import { listingAddresses } from '../sitemaps/listings';
import { siteByAlias } from '../sites/find';
import { type AnswerCache, answer, type Envelope } from './answers';

const site = v.pipe(v.string(), v.maxLength(31));
const kind = v.picklist(ADDRESS_KINDS);
const count = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,12}$/, 'must be a whole number'), v.transform(Number), v.maxValue(most));
/** As many files as there may be: ids stay below 2^53, and an answer that looks for them below that too. */
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

/** Calls by which the portal writes its sitemaps (decision 0017): pages of rows by key, never all of them at once. */
export function addressCalls(db: Database, now: () => Date, cache: AnswerCache): Hono {
  const app = new Hono();

  /** Answers a question about a site. */
  const context = async <Q extends v.GenericSchema<unknown, { site: string }>>(
    schema: Q,
    query: Record<string, string>,
    find: (site: SiteRecord, query: v.InferOutput<Q>) => Promise<unknown>,
  ): Promise<Envelope> => {
    const parsed = v.safeParse(schema, query);
    if (!parsed.success) {
      const message = parsed.issues
        .map((issue) => `${v.getDotPath(issue) ?? 'query'}: ${issue.message}`)
        .join('; ');
      return failureEnvelope(400, { code: 'INVALID_FIELD', message });
    }
    const record = await siteByAlias(db, parsed.output.site);
    return record ? successEnvelope(await find(record, parsed.output)) : notFound();
  };

  app.get(CALLS.addresses, async (c) =>
    answer(
      await context(addressesQuery, c.req.query(), (record, { kind: wanted, file, after }) => {
        if (wanted === 'contents') return contentAddresses(db, record, { file, after: Number(after ?? 0) });
        const [rank = -1, id = 0] = after?.includes('.') ? after.split('.').map(Number) : [];
        return listingAddresses(db, record, { file, after: { rank, id } });
      }),
    ),
  );
  app.get(CALLS.addressFiles, (c) =>
    cache.respond(c.req.url, c.req.header('if-none-match'), () =>
      context(filesQuery, c.req.query(), (record, { kind: wanted, after, most }) =>
        addressFiles(db, record, { kind: wanted, after, ...(most ? { most } : {}) }),
      ),
    ),
  );
  app.get(CALLS.newsAddresses, (c) =>
    cache.respond(c.req.url, c.req.header('if-none-match'), () =>
      context(newsQuery, c.req.query(), async (record) => ({ news: await newsAddresses(db, record, now()) })),
    ),
  );
  return app;
}
