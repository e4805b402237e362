import { createHash } from 'node:crypto';
import { type Encoding, encodingFor, matchesEtag } from '@portal/api';
import { LRUCache } from 'lru-cache';
import type { Lifetimes } from '../app/lifetimes';
import { type Edition, VARY } from './light-edition';
import { PageBody } from './page-body';
import type { MadePage, Shown } from './pages';

/** Memory of the cache, in bytes: keys, headers and bodies. */
export const DEFAULT_CACHE_BYTES = 96 * 1024 * 1024;
/** Share of it for pages filtered by a query: they have unlimited URLs, and must not evict the others. */
const NARROWED_SHARE = 1 / 8;
/** Bytes of a cached page in addition to its strings and buffers: objects, maps, the buffer's own header. */
const ENTRY_BYTES = 1_536;
/** Bytes of one header, including its slot in an object. */
const HEADER_BYTES = 64;

type SentHeaders = Record<string, string | number>;

/** A page in the cache. */
export type KeptPage = {
  status: number;
  etag: string;
  lifetimes: Lifetimes;
  shown: Shown;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** Whether something that it lists has changed since: it is served only if rendering fails. */
  isOutdated: boolean;
  shared: SentHeaders;
  body: PageBody;
  headers: Partial<Record<Encoding, SentHeaders>>;
};

/** A change: these articles, on these sites. */
export type Change = { sites: readonly string[]; contents: readonly string[] };

/**
 * The time at which a document was rendered is ignored, except its hour: islands count from that time, so a
 * copy is revalidated each hour.
 */
const MADE_AT = / data-now="([^":]*)[^"]*"/;

/** Etag of a page's content, whenever it was rendered. */
function etagOf({ status, body }: MadePage): string {
  const digest = createHash('sha1').update(body.replace(MADE_AT, '$1')).digest('base64url');
  return `W/"${status === 200 ? '' : status}${digest}"`;
}

function sizeOf({ body, shared, shown }: KeptPage, key: string): number {
  const strings = Object.values(shared).reduce<number>(
    (sum, value) => sum + HEADER_BYTES + (typeof value === 'string' ? value.length : 0),
    0,
  );
  const named = shown.contents.length * 24;
  return ENTRY_BYTES + 2 * key.length + strings + named + body.bytes;
}

export type PageCacheOptions = {
  now: () => number;
  /** Memory limit, in bytes. */
  maxBytes?: number;
  /** Called when rendering failed and a cached page was served instead. */
  onError: (key: string, error: unknown) => void;
  /** A page's caching headers, such as `Cache-Control`. */
  cacheHeaders: (
    page: Pick<MadePage, 'status' | 'lifetimes' | 'shown' | 'isLight'>,
  ) => Record<string, string>;
};

/**
 * Caches whole public pages. A fresh one is served as is. A stale one is served while a new one is rendered,
 * and if rendering fails, the last good one is. Each page is rendered once for concurrent requests. Redirects
 * and errors are not cached. Pages that show a changed article are dropped at once.
 */
export class PageCache {
  private readonly plain: LRUCache<string, KeptPage>;
  private readonly narrowed: LRUCache<string, KeptPage>;
  private readonly underWay = new Map<string, Promise<KeptPage>>();
  /** Counts changes: a render that began before one may not include it. */
  private changes = 0;

  constructor(private readonly options: PageCacheOptions) {
    const maxSize = options.maxBytes ?? DEFAULT_CACHE_BYTES;
    const room = (bytes: number) =>
      new LRUCache({ maxSize: bytes, maxEntrySize: Math.ceil(bytes / 4), sizeCalculation: sizeOf });
    const narrowedSize = Math.ceil(maxSize * NARROWED_SHARE);
    this.plain = room(maxSize - narrowedSize);
    this.narrowed = room(narrowedSize);
  }

  private pagesLike(key: string): LRUCache<string, KeptPage> {
    return key.includes('?') ? this.narrowed : this.plain;
  }

  private *entries(): Generator<[pages: LRUCache<string, KeptPage>, key: string, page: KeptPage]> {
    for (const pages of [this.plain, this.narrowed])
      for (const [key, page] of pages.entries()) yield [pages, key, page];
  }

  /** The page if it is fresh: the fast path of most requests. */
  fresh(key: string): KeptPage | undefined {
    const page = this.pagesLike(key).get(key);
    return page && !page.isOutdated && this.age(page) < page.lifetimes.fresh ? page : undefined;
  }

  /**
   * The page, fresh, stale or rendered, by its lifetimes.
   * @throws errors of `make` if there is no good copy.
   */
  async get(key: string, make: () => Promise<MadePage>): Promise<KeptPage> {
    const page = this.pagesLike(key).get(key);
    if (!page) return this.make(key, make);
    const { fresh, whileRevalidate, ifError } = page.lifetimes;
    const age = this.age(page);
    if (!page.isOutdated && age < fresh) return page;
    if (!page.isOutdated && age < fresh + whileRevalidate) {
      this.make(key, make).catch((error) => this.options.onError(key, error));
      return page;
    }
    try {
      return await this.make(key, make);
    } catch (error) {
      // A change may have dropped it meanwhile.
      const known = this.pagesLike(key).get(key);
      if (!known || age >= fresh + ifError) throw error;
      this.options.onError(key, error);
      return known;
    }
  }

  /** The response to a request from a cached page. A new encoding is stored and counted with the page. */
  async answer(key: string, page: KeptPage, request: PageRequest): Promise<KeptAnswer> {
    const ready = readyAnswer(page, request);
    if (ready) return ready;
    const answer = await keptAnswer(page, request);
    // A new entry, so that its size is counted again.
    const pages = this.pagesLike(key);
    const known = pages.peek(key);
    if (known?.body === page.body) pages.set(key, { ...known });
    return answer;
  }

  /**
   * Drops the pages that show a changed article; lists that may include it are rendered again before they are
   * served.
   */
  change({ sites, contents }: Change): void {
    this.forgetUnderWay();
    const changed = new Set(contents);
    for (const [pages, key, page] of this.entries()) {
      if (page.shown.contents.some((id) => changed.has(id))) pages.delete(key);
      else if (page.shown.lists && sites.includes(page.shown.site)) page.isOutdated = true;
    }
  }

  /** Changes may have been missed: pages are rendered again, and none that shows articles is served stale. */
  changeAll(): void {
    this.forgetUnderWay();
    for (const [pages, key, page] of this.entries())
      if (page.shown.contents.length) pages.delete(key);
      else page.isOutdated = true;
  }

  /** Memory in use, in bytes. */
  get bytes(): number {
    return this.plain.calculatedSize + this.narrowed.calculatedSize;
  }

  private forgetUnderWay(): void {
    this.changes += 1;
    this.underWay.clear();
  }

  private age(page: KeptPage): number {
    return (this.options.now() - page.madeAt) / 1000;
  }

  private make(key: string, make: () => Promise<MadePage>): Promise<KeptPage> {
    const begun = this.underWay.get(key);
    if (begun) return begun;
    const { changes } = this;
    const work: Promise<KeptPage> = make()
      .then((made) => this.keep(key, made, changes))
      .finally(() => {
        if (this.underWay.get(key) === work) this.underWay.delete(key);
      });
    this.underWay.set(key, work);
    return work;
  }

  private keep(key: string, made: MadePage, changes: number): KeptPage {
    const { status, headers, body, lifetimes, shown } = made;
    const etag = etagOf(made);
    const pages = this.pagesLike(key);
    const known = pages.peek(key);
    const page: KeptPage = {
      status,
      etag,
      lifetimes,
      shown,
      madeAt: this.options.now(),
      isOutdated: false,
      // Unchanged content: reuses its compressed bytes.
      body: known?.etag === etag ? known.body : new PageBody(body),
      headers: {},
      shared: { ...headers, etag, vary: VARY, ...this.options.cacheHeaders(made) },
    };
    if (status === 200 && changes === this.changes) pages.set(key, page);
    return page;
  }
}

export type PageRequest = {
  /** The full edition if omitted. */
  edition?: Edition;
  userAgent?: string | undefined;
  method: string;
  ifNoneMatch: string | undefined;
  acceptEncoding: string | undefined;
};

export type KeptAnswer = { status: number; headers: SentHeaders; body: Buffer | undefined };

function headersOf(page: KeptPage, encoding: Encoding, length: number): SentHeaders {
  const known = page.headers[encoding];
  if (known) return known;
  const headers = {
    ...page.shared,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': length,
  };
  page.headers[encoding] = headers;
  return headers;
}

/**
 * Response to a request from a cached page, if its bytes are ready; a 304 if the client has the page already.
 */
export function readyAnswer(page: KeptPage, request: PageRequest): KeptAnswer | undefined {
  if (page.status === 200 && matchesEtag(request.ifNoneMatch, page.etag))
    return { status: 304, headers: page.shared, body: undefined };
  const encoding = encodingFor(request.acceptEncoding);
  const body = page.body.ready(encoding);
  return body && withBody(page, request, encoding, body);
}

/** The same response, once its bytes are compressed. */
export async function keptAnswer(page: KeptPage, request: PageRequest): Promise<KeptAnswer> {
  const encoding = encodingFor(request.acceptEncoding);
  return readyAnswer(page, request) ?? withBody(page, request, encoding, await page.body.in(encoding));
}

const withBody = (page: KeptPage, { method }: PageRequest, encoding: Encoding, body: Buffer): KeptAnswer => ({
  status: page.status,
  headers: headersOf(page, encoding, body.length),
  body: method === 'HEAD' ? undefined : body,
});
