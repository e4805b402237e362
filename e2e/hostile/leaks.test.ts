import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import {
  type ClosedText,
  closedTexts,
  demoSession,
  markOf,
  SITES,
  type SiteAlias,
  scannable,
  subscriberSession,
} from './closed-texts';
import { isGate } from './level';
import { report } from './report';
import { call, type Received, type Sent } from './wire';

/** Maximum number of crawled addresses of a site. */
const MAX_ADDRESSES = 700;
const AT_ONCE = 6;
/** Start addresses of a crawl. */
const SEEDS = [
  '/',
  '/sitemap.xml',
  '/sitemap-news.xml',
  '/robots.txt',
  '/rss.xml',
  '/atom.xml',
  '/buscar',
  '/arxiu/',
];

let closed: ClosedText[];
/** Texts to attack: in the gate the first of each condition. */
let tried: ClosedText[];
let marks: Map<string, string>;
let scanned = 0;
const leaks: string[] = [];

/** Gated sentences that a response contains. */
function sentencesIn(text: string): string[] {
  const known = scannable(text);
  return [...marks].flatMap(([mark, sentence]) => (known.includes(mark) ? [sentence] : []));
}

/** Sends a public request, and checks everything in the response. */
async function look(
  port: number,
  site: SiteAlias,
  address: string,
  sent: Sent & { echoes?: string } = {},
): Promise<Received> {
  const answer = await call(port, `${site}.localhost`, address, sent);
  scanned += 1;
  const found = sentencesIn(`${JSON.stringify(answer.headers)}\n${answer.text}`);
  // A page of search results repeats the search text.
  for (const sentence of found)
    if (sentence !== sent.echoes) leaks.push(`${site} ${sent.method ?? 'GET'} ${address}: ${sentence}`);
  return answer;
}

/** Addresses of the same site in a document, feed or sitemap. */
function linksIn(text: string): string[] {
  const found: string[] = [];
  for (const [, quoted, told] of text.matchAll(
    /(?:href|src|action|data-url)="([^"]+)"|<(?:loc|link)>([^<]+)</g,
  )) {
    const link = (quoted ?? told ?? '').replaceAll('&amp;', '&');
    const url = URL.parse(link, 'http://site.invalid');
    const isOwn = url && (/\.(?:example|localhost)$/.test(url.hostname) || url.hostname === 'site.invalid');
    if (isOwn && !/^\/(?:assets|media|demo-media)\//.test(url.pathname))
      found.push(url.pathname + url.search);
  }
  return found;
}

/** Visits everything that a site links to, the JSON of each page, and the further pages of lists. */
async function crawl(port: number, site: SiteAlias): Promise<number> {
  const known = new Set(SEEDS);
  const waiting = [...known];
  let visited = 0;
  const visitor = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      visited += 1;
      const { text, headers } = await look(port, site, address);
      if (headers['content-type']?.includes('text/html')) {
        const asked = new URLSearchParams({ site, path: address.split('?', 1)[0] ?? '' });
        await look(port, site, `/api/front/page?${asked}`);
      }
      for (const link of linksIn(text))
        if (!known.has(link) && known.size < MAX_ADDRESSES) {
          known.add(link);
          waiting.push(link);
        }
    }
  };
  while (waiting.length) await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return visited;
}

const json = (port: number, site: SiteAlias) => ({
  'content-type': 'application/json',
  origin: `http://${site}.localhost:${port}`,
});

/** Every attempt on one gated text that needs no session. */
async function pry(port: number, { site, path: address, id, sentences }: ClosedText): Promise<void> {
  const asked = encodeURIComponent(address);
  for (const query of [
    '',
    '?cursor=x',
    '?cursor=',
    '?paywallFakeId=1',
    '?preview=1',
    '?preview=true&showroom=on',
    '?amp=1',
  ])
    await look(port, site, address + query);
  for (const encoding of ['br', 'gzip', 'identity'])
    await look(port, site, address, { headers: { 'accept-encoding': encoding } });
  await look(port, site, address, { method: 'HEAD' });
  for (const way of [
    `/webapi/content/${id}/rest`,
    `/api/front/content/${id}/rest`,
    `/perfil/lectura/?path=${asked}`,
    `/api/front/page?site=${site}&path=${asked}&preview=1`,
    `/api/front/page?site=${site}&path=${asked}calendar.ics`,
    `${address}calendar.ics`,
    `/api/front/load-more/?path=${asked}&cursor=x`,
  ])
    await look(port, site, way, { headers: { cookie: 'session=made-up' } });
  for (const sentence of sentences) {
    const words = sentence.split(/\s+/).slice(0, 8).join(' ');
    const results = await look(port, site, `/buscar?text=${encodeURIComponent(sentence)}`, {
      echoes: sentence,
    });
    // A page without results offers the most-read stories.
    const [found = ''] = results.text.split('data-part="ways-on"');
    if (found.includes(`href="${address}"`)) leaks.push(`${site} finds ${address} by “${sentence}”`);
    const searched = await look(port, site, '/webapi/searcher/', {
      method: 'POST',
      headers: json(port, site),
      body: JSON.stringify({ site, text: words }),
    });
    // Words of the gated part must not find their text: that would reveal them one by one.
    if (searched.text.includes(`"${address}"`)) leaks.push(`${site} finds ${address} by “${words}”`);
  }
  for (const long of sentences.slice(0, 5).flatMap((one) => one.match(/\p{L}{9,}/gu) ?? []))
    await look(port, site, `/api/front/predictive/${encodeURIComponent(long)}`);
}

/** The first text of each condition. */
const firsts = (texts: readonly ClosedText[]) =>
  (['registered', 'metered', 'subscribers'] as const).flatMap(
    (condition) => texts.find((text) => text.condition === condition) ?? [],
  );

beforeAll(async () => {
  closed = await closedTexts(inject('targets').portal);
  tried = isGate ? firsts(closed) : closed;
  marks = new Map(closed.flatMap(({ sentences }) => sentences.map((one) => [markOf(one), one] as const)));
}, 180_000);

/** Attempts of a reader with an account on a text that requires more. */
async function pryLoggedIn(port: number, { site, path: address, id, condition }: ClosedText): Promise<void> {
  if (condition === 'registered') return;
  const headers = { cookie: await demoSession(port, site) };
  for (const way of [
    address,
    `/webapi/content/${id}/rest`,
    `/api/front/content/${id}/rest`,
    `/perfil/lectura/?path=${encodeURIComponent(address)}`,
  ])
    await look(port, site, way, { headers });
  if (condition === 'metered') return;
  for (const way of [`/api/front/content/${id}/reading`, `/webapi/content/${id}/reading`])
    await look(port, site, way, { method: 'POST', headers: { ...json(port, site), ...headers }, body: '{}' });
}

describe('gated texts', () => {
  it('are found by the same check for readers with access', async () => {
    const { port, folder } = inject('targets').portal;
    expect(closed.map(({ condition }) => condition).toSorted()).toEqual([
      ...Array(4).fill('metered'),
      ...Array(7).fill('registered'),
      'subscribers',
    ]);
    for (const { site, id, path: address, sentences } of tried) {
      const headers = { cookie: await subscriberSession(port, folder, site) };
      expect(sentences.length, address).toBeGreaterThan(3);
      for (const way of [
        `/webapi/content/${id}/rest`,
        `/perfil/lectura/?path=${encodeURIComponent(address)}`,
      ]) {
        const { text } = await call(port, `${site}.localhost`, way, { headers });
        const found = new Set(sentencesIn(text));
        expect(
          sentences.filter((sentence) => !found.has(sentence)),
          way,
        ).toEqual([]);
      }
    }
  }, 180_000);

  it('are in no response to anyone else', async () => {
    const { portal, remote } = inject('targets');
    for (const text of tried) {
      await pry(portal.port, text);
      await pryLoggedIn(portal.port, text);
    }
    if (!isGate) for (const text of firsts(closed)) await pry(remote.port, text);
    expect(leaks).toEqual([]);
  }, 180_000);

  it('are in nothing that a site links to', { tags: ['full'], timeout: 600_000 }, async () => {
    const { portal } = inject('targets');
    for (const site of SITES) expect(await crawl(portal.port, site), site).toBeGreaterThan(100);
    report({ answersScanned: scanned, sentences: marks.size, leaks: leaks.length });
    expect(leaks).toEqual([]);
  });

  it('do not reveal a change of their gated part by the length or ETag of a page', async () => {
    const { portal } = inject('targets');
    const text = closed.find(({ condition }) => condition === 'registered');
    const other = closed.find(({ site }) => site !== text?.site);
    if (!text || !other) throw new Error('the newsroom has gated texts on one site only');
    const client = new pg.Client({ host: portal.folder, user: 'postgres', database: 'postgres' });
    await client.connect();
    const pages = async () => {
      const all = [];
      for (const encoding of ['br', 'gzip', 'identity']) {
        const sent = { headers: { 'accept-encoding': encoding } };
        const { status, headers } = await call(portal.port, `${text.site}.localhost`, text.path, sent);
        all.push({ encoding, status, tag: headers.etag, length: Number(headers['content-length']) });
      }
      return all;
    };
    const grow = async (html: string) => {
      await client.query(
        `update contents set body = body || jsonb_build_array(jsonb_build_object('type', 'paragraph', 'html', $2::text)) where id = $1`,
        [text.id, html],
      );
      await client.query('update contents set title = $2 where id = $1', [other.id, html.slice(0, 20)]);
      const change = JSON.stringify({ sites: [text.site, other.site], contents: [text.id, other.id] });
      await client.query(`select pg_notify('portal_changes', $1)`, [change]);
      // One message invalidates both pages: once the other is new, so is this one.
      const isDropped = async () =>
        (await call(portal.port, `${other.site}.localhost`, other.path)).text.includes(html.slice(0, 20));
      await vi.waitFor(async () => expect(await isDropped()).toBe(true), { timeout: 10_000 });
    };
    const lengthOfRest = async () => {
      const headers = { cookie: await demoSession(portal.port, text.site) };
      const host = `${text.site}.localhost`;
      return (await call(portal.port, host, `/api/front/content/${text.id}/rest`, { headers })).text.length;
    };
    try {
      const grown = async () => {
        const before = { pages: await pages(), rest: await lengthOfRest() };
        // Incompressible: in a page, it would add at least a thousand bytes in any encoding.
        await grow(randomBytes(1_500).toString('hex'));
        // The change has arrived, but is invisible from outside.
        const hasCome = async () => expect(await lengthOfRest()).toBeGreaterThan(before.rest + 2_000);
        await vi.waitFor(hasCome, { timeout: 10_000 });
        return { before: before.pages, after: await pages() };
      };
      const hour = () => new Date().getUTCHours();
      const began = hour();
      const first = await grown();
      // A page's ETag includes the hour: if the hour changed in between, the test is repeated.
      const { before, after } = hour() === began ? first : await grown();
      const unmeasured = (page: Awaited<ReturnType<typeof pages>>[number]) => ({
        ...page,
        length: undefined,
      });
      expect(after.map(unmeasured)).toEqual(before.map(unmeasured));
      for (const [index, { encoding, length }] of after.entries()) {
        // A page contains the time of its rendering, which compresses to slightly different lengths.
        const spread = encoding === 'identity' ? 0 : 60;
        expect(Math.abs(length - (before[index]?.length ?? Number.NaN)), encoding).toBeLessThanOrEqual(
          spread,
        );
      }
    } finally {
      await client.end();
    }
  }, 180_000);
});
