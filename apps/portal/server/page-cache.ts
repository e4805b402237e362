import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { cacheControl, type Lifetimes } from './lifetimes';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Memory that pages may take, in bytes, compressed copies included. */
const MOST_BYTES = 96 * 1024 * 1024;

/** A page as it is made. */
export type MadePage = {
  status: number;
  headers: Record<string, string>;
  body: string;
  lifetimes: Lifetimes;
};

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A page as it is kept: its headers whole and its body in every encoding, so that to serve it is only to write it. */
export type KeptPage = {
  status: number;
  etag: string;
  lifetimes: Lifetimes;
  /** Milliseconds since 1970. */
  madeAt: number;
  bodies: Record<Encoding, Buffer>;
  headers: Record<Encoding, Record<string, string | number>>;
};

async function keep({ status, headers, body, lifetimes }: MadePage, madeAt: number): Promise<KeptPage> {
  const identity = Buffer.from(body);
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    zip(identity, { level: 6 }),
  ]);
  const bodies = { br, gzip: gz, identity };
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`;
  const shared = { ...headers, etag, vary: 'Accept-Encoding', 'cache-control': cacheControl(lifetimes) };
  return {
    status,
    etag,
    lifetimes,
    madeAt,
    bodies,
    headers: {
      br: { ...shared, 'content-encoding': 'br', 'content-length': br.length },
      gzip: { ...shared, 'content-encoding': 'gzip', 'content-length': gz.length },
      identity: { ...shared, 'content-length': identity.length },
    },
  };
}

export type PageCacheOptions = {
  now: () => number;
  /** Told when a page could not be made and a kept one was served instead. */
  onError: (key: string, error: unknown) => void;
};

/**
 * Keeps whole public pages. A fresh one is served as it is; a stale one is served while a new one is made; when none can
 * be made, the last good one is served. Each page is made once however many ask at the same time.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, KeptPage>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bodies }) => bodies.br.length + bodies.gzip.length + bodies.identity.length + 1024,
  });
  private readonly underWay = new Map<string, Promise<KeptPage>>();

  constructor(private readonly options: PageCacheOptions) {}

  /** The page if it is fresh: the short way for most requests. */
  fresh(key: string): KeptPage | undefined {
    const page = this.pages.get(key);
    return page && this.age(page) < page.lifetimes.fresh ? page : undefined;
  }

  /** The page by whatever way the rules allow. @throws what `make` throws when there is no good copy. */
  async get(key: string, make: () => Promise<MadePage>): Promise<KeptPage> {
    const page = this.pages.get(key);
    if (!page) return this.make(key, make);
    const { fresh, whileRevalidate, ifError } = page.lifetimes;
    const age = this.age(page);
    if (age < fresh) return page;
    if (age < fresh + whileRevalidate) {
      this.make(key, make).catch((error) => this.options.onError(key, error));
      return page;
    }
    try {
      return await this.make(key, make);
    } catch (error) {
      if (age >= fresh + ifError) throw error;
      this.options.onError(key, error);
      return page;
    }
  }

  private age(page: KeptPage): number {
    return (this.options.now() - page.madeAt) / 1000;
  }

  private make(key: string, make: () => Promise<MadePage>): Promise<KeptPage> {
    const begun = this.underWay.get(key);
    if (begun) return begun;
    const work = make()
      .then((made) => keep(made, this.options.now()))
      .then((kept) => {
        this.pages.set(key, kept);
        return kept;
      })
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, work);
    return work;
  }
}

/** An encoding that is named and not refused by `q=0`. */
const ACCEPTED = {
  br: /(?:^|,)\s*br\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/,
  gzip: /(?:^|,)\s*gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/,
} as const;

/** The best encoding that a request takes. Which it would like better is not weighed: browsers do not say. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  if (ACCEPTED.br.test(acceptEncoding)) return 'br';
  return ACCEPTED.gzip.test(acceptEncoding) ? 'gzip' : 'identity';
}

export type KeptAnswer = {
  status: number;
  headers: Record<string, string | number>;
  body: Buffer | undefined;
};

/** What a request is answered with from a kept page: nothing where it has the page already, else the fitting bytes. */
export function keptAnswer(
  page: KeptPage,
  asked: { method: string; ifNoneMatch: string | undefined; acceptEncoding: string | undefined },
): KeptAnswer {
  if (asked.ifNoneMatch === page.etag) {
    const { 'content-length': _, ...headers } = page.headers.identity;
    return { status: 304, headers, body: undefined };
  }
  const encoding = encodingFor(asked.acceptEncoding);
  return {
    status: page.status,
    headers: page.headers[encoding],
    body: asked.method === 'HEAD' ? undefined : page.bodies[encoding],
  };
}
