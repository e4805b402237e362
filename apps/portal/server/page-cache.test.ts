import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodingFor } from '@portal/api';
import { describe, expect, it, vi } from 'vitest';
import { type KeptPage, keptAnswer, PageCache, readyAnswer } from './page-cache';
import type { MadePage, Shown } from './pages';

const lifetimes = { fresh: 10, whileRevalidate: 60, ifError: 600 };
const shown: Shown = { site: 'far', contents: [], lists: false };
const made = (body: string, over: Partial<MadePage> = {}): MadePage => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body,
  lifetimes,
  shown,
  ...over,
});
const ask = (acceptEncoding: string) => ({ method: 'GET', ifNoneMatch: undefined, acceptEncoding });
const textOf = async (page: KeptPage | undefined) =>
  page && (await keptAnswer(page, ask('identity'))).body?.toString();

const cacheHeaders = () => ({ 'cache-control': 'public' });

function cacheAt(start = 0, maxBytes?: number) {
  const clock = { seconds: start };
  const onError = vi.fn();
  return {
    clock,
    onError,
    cache: new PageCache({
      now: () => clock.seconds * 1000,
      onError,
      cacheHeaders,
      ...(maxBytes ? { maxBytes } : {}),
    }),
  };
}

describe('the page cache', () => {
  it('renders a page once for concurrent requests', async () => {
    const { cache } = cacheAt();
    const make = vi.fn(async () => made('a'));
    const pages = await Promise.all(Array.from({ length: 20 }, () => cache.get('/', make)));
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(pages).size).toBe(1);
  });

  it('serves a stale page at once and renders a new one in the background', async () => {
    const { cache, clock } = cacheAt();
    await cache.get('/', async () => made('old'));
    clock.seconds = 11;
    expect(cache.fresh('/')).toBeUndefined();
    const served = await cache.get('/', async () => made('new'));
    expect(await textOf(served)).toBe('old');
    await vi.waitFor(async () => expect(await textOf(cache.fresh('/'))).toBe('new'));
  });

  it('serves the last good page while rendering fails, for a limited time', async () => {
    const { cache, clock, onError } = cacheAt();
    await cache.get('/', async () => made('good'));
    const broken = async (): Promise<MadePage> => Promise.reject(new Error('down'));
    clock.seconds = 100;
    expect(await textOf(await cache.get('/', broken))).toBe('good');
    expect(onError).toHaveBeenCalledTimes(1);
    clock.seconds = 611;
    await expect(cache.get('/', broken)).rejects.toThrow('down');
  });

  it('has the same content in every encoding, with matching headers', async () => {
    const { cache } = cacheAt();
    const text = '<p>Bon dia</p>'.repeat(50);
    const page = await cache.get('/', async () => made(text));
    const [br, gzip, identity] = await Promise.all(
      ['br', 'gzip', 'identity'].map((name) => keptAnswer(page, ask(name))),
    );
    const later = await keptAnswer(page, ask('gzip'));
    expect(gunzipSync(later.body ?? '').toString()).toBe(text);
    expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(text);
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(text);
    expect(identity?.body?.toString()).toBe(text);
    expect(br?.headers).toMatchObject({
      etag: page.etag,
      vary: 'Accept-Encoding, Save-Data',
      'content-length': br?.body?.length,
      'content-encoding': 'br',
      'cache-control': 'public',
    });
    expect(identity?.headers).not.toHaveProperty('content-encoding');
  });

  it('sends no body to clients that have it, or that send HEAD', async () => {
    const { cache } = cacheAt();
    const page = await cache.get('/', async () => made('a'));
    expect(await keptAnswer(page, { ...ask('br'), method: 'HEAD' })).toMatchObject({
      status: 200,
      body: undefined,
    });
    for (const ifNoneMatch of [page.etag, `"other", ${page.etag}`, page.etag.replace('W/', '')]) {
      const again = await keptAnswer(page, { ...ask('br'), ifNoneMatch });
      expect([
        again.status,
        again.body,
        again.headers['content-encoding'],
        again.headers['content-length'],
      ]).toEqual([304, undefined, undefined, undefined]);
    }
  });

  it("has an etag of a page's content, not of its time, and compresses it once", async () => {
    const { cache, clock } = cacheAt();
    const at = (second: number) =>
      made(`<html data-now="2026-03-18T12:00:0${second}Z"><p>Bon dia</p></html>`);
    const first = await cache.get('/', async () => at(1));
    clock.seconds = 100;
    const second = await cache.get('/', async () => at(2));
    expect(second.etag).toBe(first.etag);
    expect(second.body).toBe(first.body);
    clock.seconds = 200;
    const third = await cache.get('/', async () =>
      made('<html data-now="2026-03-18T12:00:03Z"><p>Bona tarda</p></html>'),
    );
    expect(third.etag).not.toBe(first.etag);
    const anHourLater = await cache.get('/later', async () =>
      made('<html data-now="2026-03-18T13:00:01Z"><p>Bon dia</p></html>'),
    );
    // Islands in the page count from its time.
    expect(anHourLater.etag).not.toBe(first.etag);
  });

  it('compresses a page on the first request for it, once for concurrent ones, and drops the plain text', async () => {
    const { cache } = cacheAt();
    const page = await cache.get('/', async () => made('<p>Bon dia</p>'.repeat(5_000)));
    const plain = cache.bytes;
    expect(readyAnswer(page, ask('br'))).toBeUndefined();
    const answers = await Promise.all([1, 2, 3].map(() => cache.answer('/', page, ask('br'))));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(readyAnswer(page, ask('br'))?.body?.length).toBe(answers[0]?.body?.length);
    expect(cache.bytes).toBeLessThan(plain / 5);
  });

  it('caches no redirect and no error', async () => {
    const { cache } = cacheAt();
    for (const status of [301, 302, 404, 410, 500]) {
      const make = vi.fn(async () => made('', { status }));
      await cache.get('/x', make);
      await cache.get('/x', make);
      expect(make).toHaveBeenCalledTimes(2);
    }
    expect(cache.bytes).toBe(0);
  });

  it('counts keys, headers and every encoding that it stores', async () => {
    const { cache } = cacheAt(0, 1024 * 1024);
    const key = `/${'k'.repeat(8_000)}`;
    const page = await cache.get(key, async () => made('a', { headers: { policy: 'p'.repeat(1_000) } }));
    await cache.answer(key, page, ask('br'));
    const before = cache.bytes;
    expect(before).toBeGreaterThan(2 * 8_000 + 1_000);
    const { body } = await cache.answer(key, page, ask('gzip'));
    expect(cache.bytes).toBe(before + (body?.length ?? 0));
    for (let n = 0; n < 500; n += 1) await cache.get(`${key}${n}`, async () => made('a'));
    expect(cache.bytes).toBeLessThanOrEqual(1024 * 1024);
  });

  it('keeps URLs without a query, however many filtered ones are requested', async () => {
    const { cache } = cacheAt(0, 1024 * 1024);
    const page = () => Promise.resolve(made('<p>Bon dia</p>'.repeat(200)));
    await cache.get('far /', page);
    for (let n = 0; n < 1_000; n += 1) await cache.get(`far /etiqueta/port/?text=${n}`, page);
    expect(cache.fresh('far /')).toBeDefined();
    expect(cache.fresh('far /etiqueta/port/?text=999')).toBeDefined();
    expect(cache.fresh('far /etiqueta/port/?text=1')).toBeUndefined();
    cache.changeAll();
    expect(cache.fresh('far /etiqueta/port/?text=999')).toBeUndefined();
  });
});

describe('a change of articles', () => {
  const article = (id: string, site = 'far') =>
    made(id, { shown: { site, contents: [id, '99'], lists: false } });
  const front = (body: string, site = 'far') => made(body, { shown: { site, contents: ['7'], lists: true } });

  it('drops the pages that show it, and no others', async () => {
    const { cache } = cacheAt();
    await cache.get('/1', async () => article('1'));
    await cache.get('/2', async () => article('2'));
    cache.change({ sites: ['far'], contents: ['1'] });
    expect([cache.fresh('/1'), await textOf(cache.fresh('/2'))]).toEqual([undefined, '2']);
  });

  it('has the lists of its site rendered again before they are served', async () => {
    const { cache } = cacheAt();
    await cache.get('/', async () => front('old'));
    await cache.get('ones/', async () => front('other', 'ones'));
    cache.change({ sites: ['far'], contents: ['1'] });
    expect(cache.fresh('/')).toBeUndefined();
    expect(await textOf(await cache.get('/', async () => front('new')))).toBe('new');
    expect(await textOf(cache.fresh('ones/'))).toBe('other');
  });

  it('keeps an outdated list for failures, but no page that showed the changed content', async () => {
    const { cache } = cacheAt();
    const broken = async (): Promise<MadePage> => Promise.reject(new Error('down'));
    await cache.get('/', async () => front('list'));
    cache.change({ sites: ['far'], contents: ['1'] });
    expect(await textOf(await cache.get('/', broken))).toBe('list');
    cache.change({ sites: ['far'], contents: ['7'] });
    await expect(cache.get('/', broken)).rejects.toThrow('down');
  });

  it('during a render keeps that page out of the cache, and from later requests', async () => {
    const { cache } = cacheAt();
    let finish: (page: MadePage) => void = () => undefined;
    const slow = cache.get('/1', () => new Promise((resolve) => (finish = resolve)));
    cache.change({ sites: ['far'], contents: ['1'] });
    const after = cache.get('/1', async () =>
      made('corrected', { shown: { site: 'far', contents: ['1'], lists: false } }),
    );
    expect(await textOf(await after)).toBe('corrected');
    finish(article('1'));
    expect(await textOf(await slow)).toBe('1');
    expect(await textOf(cache.fresh('/1'))).toBe('corrected');
  });

  it('a change of unknown articles drops everything that shows articles', async () => {
    const { cache } = cacheAt();
    await cache.get('/1', async () => article('1'));
    await cache.get('/robots.txt', async () => made('all'));
    cache.changeAll();
    await expect(cache.get('/1', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await textOf(await cache.get('/robots.txt', () => Promise.reject(new Error('down'))))).toBe('all');
  });
});

describe('the encoding of a response', () => {
  it.each([
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['identity', 'identity'],
  ])('responds to Accept-Encoding %s with %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding);
  });
});
