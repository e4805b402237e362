import {
  CALLS,
  type Page,
  type PaywallVersions,
  pageSchema,
  paywallVersionsSchema,
  type Site,
  siteSchema,
  unwrap,
} from '@portal/model';
import * as v from 'valibot';
import { type Client, RequestError } from './request';

/** Parsed answers kept with their ETags; the longest unused leave first. */
const MAX_KEPT = 300;
/** Bytes of the answers that they were parsed from. */
const MAX_KEPT_BYTES = 16 * 1024 * 1024;
/** Bytes of an answer that does not say how long it is: a front has about as many. */
const USUAL_BYTES = 64 * 1024;

/** Question for one page: site alias, path on that site, and cursor and filters for listings. */
export type PageQuery = {
  site: string;
  path: string;
  cursor?: string | null;
  /** Filters of a listing, as `searchQuery` writes them. */
  query?: string;
};

/** Calls of the portal to the back end: the site of a host, the page at an address, and what a showroom chooses from. */
export type PageClient = {
  /** The site of a host name. @throws RequestError */
  site: (host: string) => Promise<Site>;
  /** The versions of a site's paywall, by its alias; none where it has no paywall. @throws RequestError */
  paywallVersions: (alias: string) => Promise<PaywallVersions>;
  /** The page at an address; null where nothing is. @throws RequestError for everything else */
  page: (query: PageQuery) => Promise<Page | null>;
};

/**
 * Asks with the ETag of what it has: an answer that did not change is neither sent nor parsed again, and the caller
 * gets the very same object.
 */
export function createPageClient(client: Client): PageClient {
  const kept = new Map<string, { etag: string; value: unknown; bytes: number }>();
  let keptBytes = 0;

  const forget = (path: string) => {
    keptBytes -= kept.get(path)?.bytes ?? 0;
    kept.delete(path);
  };
  const keep = (path: string, entry: { etag: string; value: unknown; bytes: number }) => {
    forget(path);
    kept.set(path, entry);
    keptBytes += entry.bytes;
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_KEPT && keptBytes <= MAX_KEPT_BYTES) return;
      forget(oldest);
    }
  };

  const ask = async <T>(path: string, parse: (body: unknown) => T): Promise<T> => {
    const known = kept.get(path);
    const answer = await client.raw(path, known ? { headers: { 'if-none-match': known.etag } } : {});
    if (answer.status === 304 && known) {
      keep(path, known);
      // An entry kept under a path was made by the parser of that path.
      return known.value as T;
    }
    const value = parse(unwrap(await answer.body()));
    const etag = answer.headers.get('etag');
    const bytes = Number(answer.headers.get('content-length') ?? USUAL_BYTES) || USUAL_BYTES;
    if (etag) keep(path, { etag, value, bytes: bytes + path.length });
    return value;
  };

  return {
    site: (host) =>
      ask(`${CALLS.site}?${new URLSearchParams({ host })}`, (body) => v.parse(siteSchema, body)),
    paywallVersions: (alias) =>
      ask(`${CALLS.paywallVersions}?${new URLSearchParams({ alias })}`, (body) =>
        v.parse(paywallVersionsSchema, body),
      ),
    page: async ({ site, path, cursor, query: narrowed }) => {
      const query = new URLSearchParams({
        site,
        path,
        ...(cursor ? { cursor } : {}),
        ...(narrowed ? { query: narrowed } : {}),
      });
      try {
        return await ask(`${CALLS.page}?${query}`, (body): Page => v.parse(pageSchema, body));
      } catch (error) {
        // An address that cannot be (400), or is too long to be asked for (414), is one that nothing has.
        if (error instanceof RequestError && [400, 404, 414].includes(error.failure.status ?? 0)) return null;
        throw error;
      }
    },
  };
}
