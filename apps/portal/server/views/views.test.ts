import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CALLS } from '@portal/model';
import type { ViewBatch } from '@portal/model/analytics';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inOrder } from '../steps';
import { ViewCounts } from './counts';
import { viewStep } from './step';

const view = { content: 7, source: 'own', quarter: 2, seconds: 30 } as const;
const viewsIn = (batches: readonly ViewBatch[]) =>
  batches.flatMap(({ sums }) => sums.flatMap(({ quarters }) => quarters)).reduce((sum, one) => sum + one, 0);

describe('views in memory', () => {
  let told: ViewBatch[] = [];
  let logged: string[] = [];
  let at = 0;
  let answer: () => Promise<boolean> = async () => true;
  let counts: ViewCounts;
  beforeEach(() => {
    told = [];
    logged = [];
    at = 1_800_000_000_000;
    answer = async () => true;
    counts = new ViewCounts({
      tell: (batch) => {
        told.push(structuredClone(batch));
        return answer();
      },
      now: () => at,
      log: (line) => logged.push(line),
      tellMs: 3_600_000,
    });
  });

  it('are sent as sums per ten minutes, content and kind of source', async () => {
    counts.add(view, 'far', '203.0.113.1');
    counts.add({ ...view, quarter: 4, seconds: 100 }, 'far', '203.0.113.2');
    counts.add({ ...view, source: 'search' }, 'far', '203.0.113.3');
    at += 600_000;
    counts.add(view, 'far', '203.0.113.1');
    await counts.tell();
    expect(told).toHaveLength(1);
    expect(told[0]?.sums).toEqual([
      { content: 7, site: 'far', slot: 3_000_000, source: 'own', quarters: [0, 1, 0, 1], seconds: 130 },
      { content: 7, site: 'far', slot: 3_000_000, source: 'search', quarters: [0, 1, 0, 0], seconds: 30 },
      { content: 7, site: 'far', slot: 3_000_001, source: 'own', quarters: [0, 1, 0, 0], seconds: 30 },
    ]);
    expect(JSON.stringify(told)).not.toContain('203.0.113');
    await counts.tell();
    expect(told).toHaveLength(1);
  });

  it('are added up by the requested site', async () => {
    counts.add(view, 'far', '203.0.113.1');
    counts.add(view, 'ribera', '203.0.113.2');
    await counts.tell();
    expect(told[0]?.sums.map(({ site, quarters }) => [site, quarters])).toEqual([
      ['far', [0, 1, 0, 0]],
      ['ribera', [0, 1, 0, 0]],
    ]);
  });

  it('wait while the back end is down, and are sent again under the same id', async () => {
    answer = () => Promise.reject(new Error('away'));
    counts.add(view, 'far', '203.0.113.1');
    await counts.tell();
    counts.add(view, 'far', '203.0.113.1');
    await counts.tell();
    answer = async () => true;
    await counts.close();
    const [first, again, taken, rest] = told;
    expect([again, taken]).toEqual([first, first]);
    expect(rest?.id).not.toBe(first?.id);
    expect(viewsIn([...(first ? [first] : []), ...(rest ? [rest] : [])])).toBe(2);
    expect(told).toHaveLength(4);
    expect(logged).toHaveLength(1);
  });

  it('views in memory that the back end refuses are dropped, and the next are sent', async () => {
    answer = async () => false;
    counts.add(view, 'far', '203.0.113.1');
    await counts.tell();
    expect(counts.held).toBe(0);
    expect(logged).toEqual(['the back end refused 1 sums of views']);
  });

  it('take limited memory, and are sent in batches that the back end accepts', async () => {
    for (let content = 1; content <= 25_000; content += 1)
      counts.add({ ...view, content }, 'far', `203.0.${content >> 8}.${content & 255}`);
    expect(counts.held).toBe(20_000);
    await counts.tell();
    expect(told.map(({ sums }) => sums.length)).toEqual(Array.from({ length: 10 }, () => 2_000));
  });

  it('views in memory of one article by one network are counted thirty times in ten minutes, however its IP address is written', async () => {
    for (let time = 0; time < 500; time += 1) counts.add(view, 'far', `2001:db8:0:1::${time.toString(16)}`);
    // A customer of a provider has 256 links.
    for (let link = 0; link < 256; link += 1) counts.add(view, 'far', `2001:db8:0:${link.toString(16)}::1`);
    counts.add(view, 'far', '203.0.113.9');
    await counts.tell();
    expect(viewsIn(told)).toBe(31);
    at += 600_000;
    counts.add(view, 'far', '2001:db8:0:1::1');
    await counts.tell();
    expect(viewsIn(told)).toBe(32);
  });

  it('views in memory of one article by all networks of a place have a limit only slightly above that of one', async () => {
    // A /48 has 256 networks of customers.
    for (let time = 0; time < 40; time += 1)
      for (let network = 0; network < 256; network += 1)
        counts.add(view, 'far', `2001:db8:7:${(network << 8).toString(16)}::1`);
    await counts.tell();
    expect(viewsIn(told)).toBe(50);
  });

  it('views in memory of one article by one network are counted three hundred times a day, separately from other articles and networks', async () => {
    at = Math.ceil(at / 86_400_000) * 86_400_000;
    const midnight = at;
    const loop = () => {
      for (let time = 0; time < 40; time += 1) counts.add(view, 'far', '203.0.113.1');
    };
    for (let slot = 0; slot < 144; slot += 1) {
      at = midnight + slot * 600_000;
      loop();
    }
    await counts.tell();
    expect(viewsIn(told)).toBe(300);
    counts.add({ ...view, content: 8 }, 'far', '203.0.113.1');
    counts.add(view, 'far', '203.0.113.2');
    await counts.tell();
    expect(viewsIn(told)).toBe(302);
    at = midnight + 86_400_000;
    loop();
    await counts.tell();
    expect(viewsIn(told)).toBe(332);
  });

  it('views in memory of all articles by one network have a limit', async () => {
    for (let content = 1; content <= 2_000; content += 1)
      counts.add({ ...view, content }, 'far', '203.0.113.1');
    await counts.tell();
    expect(viewsIn(told)).toBe(1_200);
  });
});

describe('the endpoint of views', () => {
  let server: Server;
  let port = 0;
  let counted: unknown[] = [];
  beforeAll(async () => {
    const step = viewStep({
      views: { add: (told, site, address) => void counted.push([told, site, address]) },
      siteOf: (host) => (host === 'far.example' ? 'far' : null),
      proxies: 1,
    });
    server = createServer(inOrder([step], (_, response) => response.writeHead(418).end()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => void server.close());
  beforeEach(() => {
    counted = [];
  });

  const QUERY = '?content=7&source=own&quarter=2&seconds=30';
  const send = (
    over: { path?: string; method?: string; headers?: Record<string, string>; body?: string } = {},
  ) =>
    new Promise<{ status: number | undefined; cookies: unknown }>((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port,
          method: over.method ?? 'POST',
          path: over.path ?? CALLS.view + QUERY,
          headers: {
            host: 'far.example',
            origin: 'https://far.example',
            'user-agent': 'Mozilla/5.0 Firefox/140.0',
            'sec-fetch-site': 'same-origin',
            'x-forwarded-for': '198.51.100.7, 203.0.113.5',
            ...over.headers,
          },
        },
        (answer) => {
          answer.resume();
          resolve({ status: answer.statusCode, cookies: answer.headers['set-cookie'] });
        },
      );
      asked.on('error', reject);
      asked.end(over.body);
    });

  it('counts what a page of the site reports, by the network that its proxy saw, and sets no cookie', async () => {
    expect(await send()).toEqual({ status: 204, cookies: undefined });
    expect(counted).toEqual([[view, 'far', '203.0.113.5']]);
  });

  it.each([
    ['a page of others', { headers: { origin: 'https://altre.example' } }],
    ['another site’s page', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['a robot', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
    ['a browser that nobody looks at', { headers: { 'user-agent': 'Mozilla/5.0 HeadlessChrome/140' } }],
    ['nobody', { headers: { 'user-agent': '' } }],
    ['a host that is none', { headers: { host: 'altre.example', origin: 'https://altre.example' } }],
    ['rubbish', { path: `${CALLS.view}?content=x` }],
    ['nothing', { path: CALLS.view }],
    ['too much', { body: 'x'.repeat(1_000) }],
  ])('counts nothing that %s reports, and gives the same response', async (_, over) => {
    expect((await send(over)).status).toBe(204);
    expect(counted).toEqual([]);
  });

  it('accepts only POST, at this URL only', async () => {
    expect((await send({ method: 'GET' })).status).toBe(405);
    expect((await send({ path: '/webapi/viewed' })).status).toBe(418);
    expect(counted).toEqual([]);
  });
});
