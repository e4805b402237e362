import { createHash } from 'node:crypto';
import { type Encoding, encodingFor, matchesEtag } from '@portal/api';
import { LRUCache } from 'lru-cache';
import type { Lifetimes } from '../app/lifetimes';
import type { MadePage, Shown } from './made-page';
import { PageBody } from './page-body';

/** Memory that pages may take, in bytes: keys, headers and bodies. */
export const DEFAULT_CACHE_BYTES = 96 * 1024 * 1024;
/** Share of it that pages narrowed by a query may take: their addresses have no end, and must not drive out the others. */
const NARROWED_SHARE = 1 / 8;
/** Bytes that a kept page takes beside its strings and buffers: objects, maps, the buffer's own head. */
const ENTRY_BYTES = 1_536;
/** Bytes of one header, its slot in an object among them. */
const HEADER_BYTES = 64;

type SentHeaders = Record<string, string | number>;

/** A page as it is kept. */
export type KeptPage = {
  status: number;
  etag: string;
  lifetimes: Lifetimes;
  shown: Shown;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** Something that it lists has changed since: it is served only where no new one can be made. */
  isOutdated: boolean;
  shared: SentHeaders;
  body: PageBody;
  headers: Partial<Record<Encoding, SentHeaders>>;
};

/** A change: these contents, on these sites. */
export type Change = { sites: readonly string[]; contents: readonly string[] };

/**
 * The moment at which a document was made is no change of it, but its hour is: what is awake in a copy counts from that moment, so no
 * copy is served for longer.
 */
const MADE_AT = / data-now="([^":]*)[^"]*"/;

/** Names what a page shows, whenever it was made. */
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
  /** Bytes that it may take. */
  maxBytes?: number;
  /** Told when a page could not be made and a kept one was served instead. */
  onError: (key: string, error: unknown) => void;
  /** `Cache-Control` and the like of a page. */
  cacheHeaders: (page: Pick<MadePage, 'status' | 'lifetimes' | 'shown'>) => Record<string, string>;
};

/**
 * Keeps whole public pages. A fresh one is served as it is; a stale one is served while a new one is made; when none can
 * be made, the last good one is served. Each page is made once however many ask at the same time. Only pages are kept: no
 * redirect, and no answer to an address that has none. What a change concerns is dropped at once.
 */
export class PageCache {
  private readonly plain: LRUCache<string, KeptPage>;
  private readonly narrowed: LRUCache<string, KeptPage>;
  private readonly underWay = new Map<string, Promise<KeptPage>>();
  /** Counts changes: a page that was begun before one may not know of it. */
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

  /** The page if it is fresh: the short way for most requests. */
  fresh(key: string): KeptPage | undefined {
    const page = this.pagesLike(key).get(key);
    return page && !page.isOutdated && this.age(page) < page.lifetimes.fresh ? page : undefined;
  }

  /** The page by whatever way the rules allow. @throws what `make` throws when there is no good copy. */
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
      // A change that came meanwhile may have taken it away.
      const known = this.pagesLike(key).get(key);
      if (!known || age >= fresh + ifError) throw error;
      this.options.onError(key, error);
      return known;
    }
  }

  /** The answer to a request from a kept page. An encoding that it makes is kept and counted with the page. */
  async answer(key: string, page: KeptPage, request: PageRequest): Promise<KeptAnswer> {
    const ready = readyAnswer(page, request);
    if (ready) return ready;
    const answer = await keptAnswer(page, request);
    // A new entry, so that its size is counted anew.
    const pages = this.pagesLike(key);
    const known = pages.peek(key);
    if (known?.body === page.body) pages.set(key, { ...known });
    return answer;
  }

  /** Drops the pages that show what changed; those that may come to list it are made anew before they are served. */
  change({ sites, contents }: Change): void {
    this.forgetUnderWay();
    const changed = new Set(contents);
    for (const [pages, key, page] of this.entries()) {
      if (page.shown.contents.some((id) => changed.has(id))) pages.delete(key);
      else if (page.shown.lists && sites.includes(page.shown.site)) page.isOutdated = true;
    }
  }

  /** Something may have changed unheard: pages are made anew, and none that shows contents is served stale. */
  changeAll(): void {
    this.forgetUnderWay();
    for (const [pages, key, page] of this.entries())
      if (page.shown.contents.length) pages.delete(key);
      else page.isOutdated = true;
  }

  /** Bytes that it counts. */
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
      // The same page, made again: its bytes are there.
      body: known?.etag === etag ? known.body : new PageBody(body),
      headers: {},
      shared: { ...headers, etag, vary: 'Accept-Encoding', ...this.options.cacheHeaders(made) },
    };
    if (status === 200 && changes === this.changes) pages.set(key, page);
    return page;
  }
}

export type PageRequest = {
  /** What it says it is of. */
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

/** Answer to a request from a kept page, if its bytes are ready: empty where the reader has the page already. */
export function readyAnswer(page: KeptPage, request: PageRequest): KeptAnswer | undefined {
  if (page.status === 200 && matchesEtag(request.ifNoneMatch, page.etag))
    return { status: 304, headers: page.shared, body: undefined };
  const encoding = encodingFor(request.acceptEncoding);
  const body = page.body.ready(encoding);
  return body && withBody(page, request, encoding, body);
}

/** The same, once its bytes are ready. */
export async function keptAnswer(page: KeptPage, request: PageRequest): Promise<KeptAnswer> {
  const encoding = encodingFor(request.acceptEncoding);
  return readyAnswer(page, request) ?? withBody(page, request, encoding, await page.body.in(encoding));
}

const withBody = (page: KeptPage, { method }: PageRequest, encoding: Encoding, body: Buffer): KeptAnswer => ({
  status: page.status,
  headers: headersOf(page, encoding, body.length),
  body: method === 'HEAD' ? undefined : body,
});
