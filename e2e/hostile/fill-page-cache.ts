/**
 * Runs in a separate Node with `--expose-gc`: fills a page cache with pages of distinct addresses and prints,
 * in bytes, what it counts and the memory of the process beyond that of the same requests with almost no
 * cache. Arguments: megabytes of the setting, number of addresses.
 */
import { PageCache, type PageRequest } from '../../apps/portal/server/page-cache';

const [megabytes = 32, addresses = 10_000] = process.argv.slice(2).map(Number);
const MEGABYTE = 1024 * 1024;
/** Bytes of the longest address. */
const MAX_ADDRESS = 8_000;
/** Characters of the longest page. */
const MAX_PAGE = 30_000;

const WORDS = Array.from({ length: 4_000 }, (_, at) => ((at + 1) * 2_654_435_761).toString(36));
let state = 7;
const upTo = (n: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state % n;
};

function randomPage(number: number): string {
  let text = `<!doctype html><title>${number}</title>`;
  const length = upTo(MAX_PAGE);
  while (text.length < length) text += `<p class="${WORDS[upTo(40)]}">${WORDS[upTo(WORDS.length)]} </p>`;
  return text;
}

/**
 * Half of the addresses are realistic, some have the maximum length; a quarter have a query, for which a part
 * of the cache is reserved.
 */
const randomKey = (number: number) =>
  `far http://far.localhost:3000/${number}/${number % 4 ? '' : '?text='}${'a'.repeat(upTo(2) ? upTo(80) : upTo(MAX_ADDRESS))}`.slice(
    0,
    MAX_ADDRESS,
  );

const REQUEST: PageRequest = { method: 'GET', ifNoneMatch: undefined, acceptEncoding: 'gzip, br' };

const taken = () => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, used: heapUsed + external };
};

async function fill(cache: PageCache, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += 8)
    await Promise.all(
      Array.from({ length: 8 }, async (_, one) => {
        const key = randomKey(at + one);
        const page = await cache.get(key, async () => ({
          status: 200,
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': `default-src 'self'; script-src 'self' 'sha256-${'x'.repeat(300)}${at + one}'`,
            link: `</assets/${at + one}.css>; rel=preload; as=style`,
            'x-content-type-options': 'nosniff',
            'referrer-policy': 'strict-origin-when-cross-origin',
          },
          body: randomPage(at + one),
          lifetimes: { fresh: 10, whileRevalidate: 60, ifError: 600 },
          shown: {
            site: 'far',
            contents: Array.from({ length: 1 + upTo(30) }, () => String(upTo(100_000))),
            lists: true,
          },
        }));
        // Requested in one encoding: only that of its body is kept.
        await cache.answer(key, page, REQUEST);
      }),
    );
}

const options = {
  now: Date.now,
  onError: () => undefined,
  cacheHeaders: () => ({ 'cache-control': 'public, max-age=10' }),
};
// Memory for rendering and compressing belongs to no cache, and a busy machine frees it late.
await fill(new PageCache({ ...options, maxBytes: MEGABYTE }), 0, addresses);
const before = taken();
const cache = new PageCache({ ...options, maxBytes: megabytes * MEGABYTE });
await fill(cache, 0, addresses);
const after = taken();
console.info(
  JSON.stringify({ counted: cache.bytes, rss: after.rss - before.rss, used: after.used - before.used }),
);
