import { CALLS, type Page, pageSchema, type Site, siteSchema, unwrap } from '@portal/model';
import { type LegalAnswer, type LegalPage, legalAnswerSchema } from '@portal/model/legal';
import { type PaywallVersions, paywallVersionsSchema } from '@portal/model/revenue';
import * as v from 'valibot';
import { type Client, RequestError } from '../client/request';

/** Parsed responses kept with their ETags; the least recently used leave first. */
const MAX_KEPT = 300;
/** Total bytes of the kept responses, before parsing. */
const MAX_KEPT_BYTES = 16 * 1024 * 1024;
/** Bytes assumed for a response without a content length: about the size of a front page. */
const USUAL_BYTES = 64 * 1024;

/** Question for one page: site alias, path on that site, and cursor and filters for listings. */
export type PageQuery = {
  site: string;
  path: string;
  cursor?: string | null;
  /** A listing's filters, as written by `searchQuery`. */
  query?: string;
};

/**
 * Calls of the portal to the back end: the site of a host, the page at a URL, and the versions of a paywall.
 */
export type PageClient = {
  /**
   * The site of a host name.
   * @throws RequestError
   */
  site: (host: string) => Promise<Site>;
  /**
   * The versions of a site's paywall, by the site's alias; empty without a paywall.
   * @throws RequestError
   */
  paywallVersions: (alias: string) => Promise<PaywallVersions>;
  /**
   * The page at a URL; null if there is none.
   * @throws RequestError for everything else
   */
  page: (query: PageQuery) => Promise<Page | null>;
};

/**
 * Sends the ETag of the kept response: an unchanged response is neither sent nor parsed again, and the caller
 * gets the same object.
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
      // An entry kept under a path was parsed by that path's schema.
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
        // Nothing exists at a URL that is invalid (400) or too long to request (414).
        if (error instanceof RequestError && [400, 404, 414].includes(error.failure.status ?? 0)) return null;
        throw error;
      }
    },
  };
}

/**
 * A legal page as a site's readers see it. Rejects with a RequestError: 404 for a page that the site does
 * not have, or a version that never existed.
 * @param version number of an earlier version; the current one by default
 */
export const legalPage = ({ request }: Client, page: LegalPage, version?: number): Promise<LegalAnswer> =>
  request(`${CALLS.legal}${page}${version === undefined ? '' : `/${version}`}`, legalAnswerSchema);
