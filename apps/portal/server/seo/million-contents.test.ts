import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createClient, createPageClient } from '@portal/data';
import { ADDRESSES_IN_ANSWER, ADDRESSES_IN_FILE, FILES_IN_ANSWER } from '@portal/model';
import { describe, expect, it } from 'vitest';
import { ORIGIN, SITE } from '../../app/testing/site';
import { createAddressClient } from './addresses';
import { type SeoDeps, seoRoutes } from './routes';
import { locationsOf, sitemapFaults, sitemapIndexFaults } from './testing/sitemap-rules';

/** A back end with a million articles that are generated on demand. */
const TOTAL = 1_000_000;
function millionContents(begin: SeoDeps['begin'] = () => () => undefined) {
  const asked: string[] = [];
  const rowsOf = (file: number, after: number) => {
    const first = Math.max(after, (file - 1) * ADDRESSES_IN_FILE) + 1;
    const last = Math.min(file * ADDRESSES_IN_FILE, first + ADDRESSES_IN_ANSWER - 1, TOTAL);
    const addresses = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => ({
      path: `/societat/una-noticia-amb-un-nom-de-mida-corrent-${first + at}/`,
      changedAt: '2026-03-18T11:00:00.000Z',
      images: [`/media/${String(first + at).padStart(20, '0')}/full/1200.jpg`],
    }));
    return { addresses, next: addresses.length === ADDRESSES_IN_ANSWER ? String(last) : null };
  };
  const answer = (url: URL): object => {
    const ask = (name: string) => Number(url.searchParams.get(name) ?? 0);
    const contents = url.searchParams.get('kind') === 'contents';
    if (!url.pathname.endsWith('/files'))
      return contents ? rowsOf(ask('file'), ask('after')) : { addresses: [], next: null };
    const most = ask('most') || FILES_IN_ANSWER;
    const last = contents ? Math.min(ask('after') + most, TOTAL / ADDRESSES_IN_FILE) : 0;
    const files = Array.from({ length: Math.max(0, last - ask('after')) }, (_, at) => ({
      file: ask('after') + at + 1,
      count: ADDRESSES_IN_FILE,
      changedAt: '2026-03-18T11:00:00.000Z',
    }));
    return { files, next: contents && last < TOTAL / ADDRESSES_IN_FILE ? last : null };
  };
  const client = createClient({
    origin: 'http://backend.internal',
    transport: (request) => {
      const url = new URL(request.url);
      asked.push(`${url.pathname}${url.search}`);
      return Response.json({ httpCode: 200, response: answer(url) });
    },
  });
  const refuse = () => {
    throw new Error('not asked for here');
  };
  const app = seoRoutes({
    pages: createPageClient(client),
    addresses: createAddressClient(client),
    showroom: false,
    cachesAreTold: false,
    context: async (request) => ({ site: SITE, origin: ORIGIN, path: new URL(request.url).pathname }),
    keep: refuse,
    missing: refuse,
    redirect: refuse,
    begin,
    now: () => new Date('2026-03-18T12:00:00Z'),
    log: () => undefined,
  });
  const rows = () => asked.filter((path) => !path.includes('/files')).length;
  return { app, asked, rows };
}

/** Heap in use after garbage collection; buffers of ended streams are only freed a turn later. */
async function bytesInUse(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  for (let times = 0; times < 2; times++) {
    if (typeof collect === 'function') collect();
    await new Promise((turned) => setTimeout(turned, 10));
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

describe('a site of a million articles', () => {
  it('is listed file by file in little memory', { tags: ['full'], timeout: 120_000 }, async () => {
    const { app } = millionContents();
    const index = await (await app.request('/sitemap.xml')).text();
    expect(sitemapIndexFaults(index)).toEqual([]);
    const files = locationsOf(index).filter((url) => url.includes('/contents-'));
    expect(files).toHaveLength(100);
    const before = await bytesInUse();
    let [addresses, most] = [0, 0];
    for (const [at, url] of files.entries()) {
      const { body } = await app.request(new URL(url).pathname);
      let tail = '';
      for await (const piece of body ?? []) {
        const text = tail + Buffer.from(piece).toString('latin1');
        addresses += text.split('</loc>').length - 1;
        tail = text.slice(text.lastIndexOf('</url>'));
      }
      if (at % 20 === 0) most = Math.max(most, (await bytesInUse()) - before);
    }
    expect(addresses).toBe(TOTAL);
    expect(most).toBeLessThan(32 * 1024 * 1024);
  });

  it.each([
    ['read to its end', async (answer: Response) => void (await answer.text())],
    ['left by its reader', async (answer: Response) => answer.body?.cancel()],
  ])("counts towards its network's limit until it is %s", async (_, leave) => {
    let open = 0;
    const { app } = millionContents(() => {
      if (open === 1) return null;
      open += 1;
      return () => {
        open -= 1;
      };
    });
    const answer = await app.request('/sitemaps/contents-100.xml');
    const other = await app.request('/sitemaps/contents-7.xml');
    expect([answer.status, other.status, other.headers.get('retry-after')]).toEqual([200, 503, '5']);
    await leave(answer);
    expect(open).toBe(0);
  });

  it('sends the first bytes before it requests rows, and requests no more than is read', async () => {
    const { app, rows } = millionContents();
    const answer = await app.request('/sitemaps/contents-7.xml');
    const reader = answer.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toContain('<urlset');
    expect(rows()).toBe(0);
    await reader?.read();
    expect(rows()).toBe(1);
    await reader?.cancel();
    expect(rows()).toBe(1);
  });

  it('streams its index', async () => {
    const { app, asked } = millionContents();
    const reader = (await app.request('/sitemap.xml')).body?.getReader();
    await reader?.read();
    expect(asked).toHaveLength(0);
    await reader?.cancel();
  });

  it('has no empty files, and returns 304 for an unchanged file', async () => {
    const { app } = millionContents();
    expect((await app.request('/sitemaps/contents-101.xml')).status).toBe(404);
    expect((await app.request('/sitemaps/contents-0.xml')).status).toBe(404);
    const head = await app.request('/sitemaps/contents-1.xml', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const etag = head.headers.get('etag') ?? '';
    const again = await app.request('/sitemaps/contents-1.xml', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('is compressed for clients that accept it', async () => {
    const { app } = millionContents();
    const answer = await app.request('/sitemaps/contents-1.xml', {
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    const zipped = answer.body?.pipeThrough(new DecompressionStream('gzip'));
    expect(sitemapFaults(await new Response(zipped).text())).toEqual([]);
  });
});
