import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { encodingFor, keptAnswer, type MadePage, PageCache } from './page-cache';

const lifetimes = { fresh: 10, whileRevalidate: 60, ifError: 600 };
const made = (body: string): MadePage => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body,
  lifetimes,
});

function cacheAt(start = 0) {
  const clock = { seconds: start };
  const onError = vi.fn();
  return { clock, onError, cache: new PageCache({ now: () => clock.seconds * 1000, onError }) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('the page cache', () => {
  it('makes a page once for all who ask at the same time', async () => {
    const { cache } = cacheAt();
    const make = vi.fn(async () => made('a'));
    const pages = await Promise.all(Array.from({ length: 20 }, () => cache.get('/', make)));
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(pages).size).toBe(1);
  });

  it('serves a stale page at once and makes a new one meanwhile', async () => {
    const { cache, clock } = cacheAt();
    await cache.get('/', async () => made('old'));
    clock.seconds = 11;
    expect(cache.fresh('/')).toBeUndefined();
    const served = await cache.get('/', async () => made('new'));
    expect(served.bodies.identity.toString()).toBe('old');
    await settled();
    expect(cache.fresh('/')?.bodies.identity.toString()).toBe('new');
  });

  it('serves the last good page while none can be made, and only so long', async () => {
    const { cache, clock, onError } = cacheAt();
    await cache.get('/', async () => made('good'));
    const broken = async (): Promise<MadePage> => Promise.reject(new Error('down'));
    clock.seconds = 100;
    expect((await cache.get('/', broken)).bodies.identity.toString()).toBe('good');
    expect(onError).toHaveBeenCalledTimes(1);
    clock.seconds = 611;
    await expect(cache.get('/', broken)).rejects.toThrow('down');
  });

  it('keeps the same bytes in every encoding, with headers that say so', async () => {
    const { cache } = cacheAt();
    const { bodies, headers, etag } = await cache.get('/', async () => made('<p>Bon dia</p>'.repeat(50)));
    expect(brotliDecompressSync(bodies.br)).toEqual(bodies.identity);
    expect(gunzipSync(bodies.gzip)).toEqual(bodies.identity);
    expect(headers.br).toMatchObject({
      etag,
      vary: 'Accept-Encoding',
      'content-length': bodies.br.length,
      'content-encoding': 'br',
    });
    expect(headers.br['cache-control']).toBe(
      'public, max-age=10, s-maxage=10, stale-while-revalidate=60, stale-if-error=600',
    );
    expect(JSON.stringify(headers)).not.toMatch(/set-cookie/i);
  });

  it('sends no bytes to who has them, or asks for the head alone', async () => {
    const { cache } = cacheAt();
    const page = await cache.get('/', async () => made('a'));
    const asked = { method: 'GET', ifNoneMatch: undefined, acceptEncoding: 'br' };
    expect(keptAnswer(page, asked)).toEqual({ status: 200, headers: page.headers.br, body: page.bodies.br });
    expect(keptAnswer(page, { ...asked, method: 'HEAD' })).toEqual({
      status: 200,
      headers: page.headers.br,
      body: undefined,
    });
    const again = keptAnswer(page, { ...asked, ifNoneMatch: page.etag });
    expect([
      again.status,
      again.body,
      again.headers['content-encoding'],
      again.headers['content-length'],
    ]).toEqual([304, undefined, undefined, undefined]);
  });

  it.each([
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['identity', 'identity'],
  ])('answers Accept-Encoding %s with %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding);
  });
});
