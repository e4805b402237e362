import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { type Encoding, encodingFor, matchesEtag } from '@portal/api';
import { LRUCache } from 'lru-cache';
import type { Lifetimes } from '../app/lifetimes';
import type { MadePage, Shown } from './made-page';

const brotli = promisify(brotliCompress);

/** Memory that pages may take, in bytes: keys, headers and bodies. */
export const DEFAULT_CACHE_BYTES = 96 * 1024 * 1024;
/** Bytes that a kept page takes beside its strings and buffers: objects, maps, the buffer's own head. */
const ENTRY_BYTES = 1_536;
/** Bytes of one header, its slot in an object among them. */
const HEADER_BYTES = 64;

type SentHeaders = Record<string, string | number>;

/** A page as it is kept: compressed once; other encodings are made when they are first asked for. */
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
  bodies: { br: Buffer; gzip?: Buffer; identity?: Buffer };
  headers: Partial<Record<Encoding, SentHeaders>>;
};

/** A change: these contents, on these sites. */
export type Change = { sites: readonly string[]; contents: readonly string[] };

/** A buffer with memory of its own: one of a pool, or a slice, would keep more alive than it counts. */
function owned(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

async function compressed(body: string): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return owned(await brotli(body, { params }));
}

/** The moment at which a document was made is no change of it. */
const MADE_AT = / data-now="[^"]*"/;

/** Names what a page shows, whenever it was made. */
function etagOf({ status, body }: MadePage): string {
  const digest = createHash('sha1').update(body.replace(MADE_AT, '')).digest('base64url');
  return `W/"${status === 200 ? '' : status}${digest}"`;
}

/** The bytes of a page in an encoding, made from the compressed ones when they are first asked for. */
function bodyOf({ bodies }: KeptPage, encoding: Encoding): Buffer {
  const made = bodies[encoding];
  if (made) return made;
  const identity = bodies.identity ?? owned(brotliDecompressSync(bodies.br));
  const wanted = encoding === 'gzip' ? owned(gzipSync(identity, { level: 6 })) : identity;
  bodies[encoding] = wanted;
  return wanted;
}

function sizeOf({ bodies, shared, shown }: KeptPage, key: string): number {
  const strings = Object.values(shared).reduce<number>(
    (sum, value) => sum + HEADER_BYTES + (typeof value === 'string' ? value.length : 0),
    0,
  );
  const named = shown.contents.length * 24;
  const kept = Object.values(bodies).reduce((sum, { length }) => sum + length, 0);
  return ENTRY_BYTES + 2 * key.length + strings + named + kept;
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
  private readonly pages: LRUCache<string, KeptPage>;
  private readonly underWay = new Map<string, Promise<KeptPage>>();
  /** Counts changes: a page that was begun before one may not know of it. */
  private changes = 0;

  constructor(private readonly options: PageCacheOptions) {
    const maxSize = options.maxBytes ?? DEFAULT_CACHE_BYTES;
    this.pages = new LRUCache({ maxSize, maxEntrySize: Math.ceil(maxSize / 4), sizeCalculation: sizeOf });
  }

  /** The page if it is fresh: the short way for most requests. */
  fresh(key: string): KeptPage | undefined {
    const page = this.pages.get(key);
    return page && !page.isOutdated && this.age(page) < page.lifetimes.fresh ? page : undefined;
  }

  /** The page by whatever way the rules allow. @throws what `make` throws when there is no good copy. */
  async get(key: string, make: () => Promise<MadePage>): Promise<KeptPage> {
    const page = this.pages.get(key);
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
      const known = this.pages.get(key);
      if (!known || age >= fresh + ifError) throw error;
      this.options.onError(key, error);
      return known;
    }
  }

  /** The answer to a request from a kept page. An encoding that it makes is kept and counted with the page. */
  answer(key: string, page: KeptPage, request: PageRequest): KeptAnswer {
    const encoding = encodingFor(request.acceptEncoding);
    const isMade = encoding === 'br' || page.bodies[encoding] !== undefined;
    const answer = keptAnswer(page, request);
    // A new entry, so that its size is counted anew.
    if (!isMade && this.pages.peek(key) === page) this.pages.set(key, { ...page });
    return answer;
  }

  /** Drops the pages that show what changed; those that may come to list it are made anew before they are served. */
  change({ sites, contents }: Change): void {
    this.forgetUnderWay();
    const changed = new Set(contents);
    for (const [key, page] of this.pages.entries()) {
      if (page.shown.contents.some((id) => changed.has(id))) this.pages.delete(key);
      else if (page.shown.lists && sites.includes(page.shown.site)) page.isOutdated = true;
    }
  }

  /** Something may have changed unheard: pages are made anew, and none that shows contents is served stale. */
  changeAll(): void {
    this.forgetUnderWay();
    for (const [key, page] of this.pages.entries())
      if (page.shown.contents.length) this.pages.delete(key);
      else page.isOutdated = true;
  }

  /** Bytes that it counts. */
  get bytes(): number {
    return this.pages.calculatedSize;
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

  private async keep(key: string, made: MadePage, changes: number): Promise<KeptPage> {
    const { status, headers, body, lifetimes, shown } = made;
    const etag = etagOf(made);
    const known = this.pages.peek(key);
    // The same page, made again: its bytes are there.
    const bodies = known?.etag === etag ? known.bodies : { br: await compressed(body) };
    const page: KeptPage = {
      status,
      etag,
      lifetimes,
      shown,
      madeAt: this.options.now(),
      isOutdated: false,
      bodies,
      headers: {},
      shared: { ...headers, etag, vary: 'Accept-Encoding', ...this.options.cacheHeaders(made) },
    };
    if (status === 200 && changes === this.changes) this.pages.set(key, page);
    return page;
  }
}

export type PageRequest = {
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

/** Answer to a request from a kept page: empty where the reader has the page already, else the fitting bytes. */
export function keptAnswer(page: KeptPage, request: PageRequest): KeptAnswer {
  if (page.status === 200 && matchesEtag(request.ifNoneMatch, page.etag))
    return { status: 304, headers: page.shared, body: undefined };
  const encoding = encodingFor(request.acceptEncoding);
  const body = bodyOf(page, encoding);
  return {
    status: page.status,
    headers: headersOf(page, encoding, body.length),
    body: request.method === 'HEAD' ? undefined : body,
  };
}
