import { constants, gunzipSync } from 'node:zlib';
import { ADDRESSES_IN_FILE, type Address } from '@portal/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORIGIN, SITE } from '../../app/testing/site';
import { robots } from './robots';
import { newsSitemap, sitemapIndex, urlset } from './sitemap';
import { textStream, zipped } from './stream';
import { locationsOf, newsSitemapFaults, sitemapFaults, sitemapIndexFaults } from './testing/sitemap-rules';
import { readXml } from './testing/tree';

const OF = { site: SITE, origin: ORIGIN };
async function* inParts<T>(...parts: T[]): AsyncGenerator<T> {
  yield* parts;
}
const whole = async (pieces: AsyncGenerator<string>) => {
  let xml = '';
  for await (const piece of pieces) xml += piece;
  return xml;
};
const RUBBISH = `a < b ]]> & "c" ${String.fromCharCode(0, 0xd800, 0xffff)} 👩‍👧 نص`;

describe('a sitemap', () => {
  it('conforms to the published schemas, with pictures, videos and languages', async () => {
    const addresses: Address[] = [
      {
        path: '/societat/a & b/',
        changedAt: '2026-03-18T11:00:00.000Z',
        images: ['/media/a/full/1200.jpg', 'https://x.example/b.jpg?a=1&b=2'],
        alternates: [{ language: 'es', url: 'https://otra.example/a/' }],
        video: {
          title: RUBBISH.repeat(20),
          description: `<p>${'molt '.repeat(900)}</p>`,
          thumbnail: '/media/a/full/1200.jpg',
          content: '/film.mp4',
          player: 'https://player.example/1',
          duration: 61.4,
          publishedAt: '2026-03-18T11:00:00.000Z',
        },
      },
      { path: '/níquel/' },
    ];
    const xml = await whole(urlset(inParts(addresses, [], [{ path: '/tercera/' }]), OF));
    expect(sitemapFaults(xml)).toEqual([]);
    expect(locationsOf(xml)).toEqual([
      `${ORIGIN}/societat/a%20&%20b/`,
      `${ORIGIN}/n%C3%ADquel/`,
      `${ORIGIN}/tercera/`,
    ]);
    expect(xml).toContain('<video:duration>61</video:duration>');
    expect(xml).toContain(
      `<xhtml:link rel="alternate" hreflang="ca" href="${ORIGIN}/societat/a%20&amp;%20b/"/>`,
    );
  });

  it('leaves out what it cannot contain: URLs that are too long, videos that are too long or have no URL', async () => {
    const publishedAt = '2026-03-18T11:00:00.000Z';
    const video = { title: 'Un film', thumbnail: '/a.jpg', publishedAt };
    const xml = await whole(
      urlset(
        inParts<Address[]>([
          { path: `/${'a'.repeat(2100)}/` },
          { path: '/b/', video },
          { path: '/c/', video: { ...video, content: '/c.mp4', duration: 90_000 } },
        ]),
        OF,
      ),
    );
    expect(sitemapFaults(xml)).toEqual([]);
    expect(locationsOf(xml)).toEqual([`${ORIGIN}/b/`, `${ORIGIN}/c/`]);
    expect(xml.match(/<video:video>/g)).toHaveLength(1);
    expect(xml).not.toContain('duration');
  });

  it('stays under 50 MB with the most and longest URLs that a file can have', async () => {
    const long = 'x'.repeat(2000);
    const images = Array.from({ length: 20 }, (_, n) => `/media/${n}/${long}.jpg`);
    async function* parts(): AsyncGenerator<Address[]> {
      for (let n = 0; n < ADDRESSES_IN_FILE; n += 500)
        yield Array.from({ length: 500 }, (_, at) => ({ path: `/${long}${n + at}/`, images }));
    }
    let bytes = 0;
    for await (const piece of urlset(parts(), OF)) bytes += Buffer.byteLength(piece);
    expect(bytes).toBeGreaterThan(25 * 1024 * 1024);
    expect(bytes).toBeLessThan(50 * 1024 * 1024);
  });

  it('is well-formed for any URL, title and text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 8 }),
        async (text, units) => {
          const title = text + String.fromCharCode(...units);
          const video = {
            title,
            description: title,
            thumbnail: '/a.jpg',
            content: '/b.mp4',
            publishedAt: 'x',
          };
          readXml(await whole(urlset(inParts([{ path: '/a/', video }]), OF)));
          readXml(newsSitemap([{ path: '/a/', title, publishedAt: '2026-03-18T11:00:00Z' }], OF));
        },
      ),
    );
  });
});

it('a news sitemap conforms to its schema, even without news', () => {
  const publishedAt = '2026-03-18T11:00:00.000Z';
  const xml = newsSitemap(
    [
      { path: '/a/', title: RUBBISH, publishedAt },
      { path: '/b/', title: ' ', publishedAt },
    ],
    OF,
  );
  expect(newsSitemapFaults(xml)).toEqual([]);
  expect(locationsOf(xml)).toEqual([`${ORIGIN}/a/`]);
  expect(newsSitemapFaults(newsSitemap([], OF))).toEqual([]);
});

it('an index conforms to its schema', async () => {
  const files = [
    { path: '/sitemaps/contents-1.xml', changedAt: '2026-03-18' },
    { path: '/sitemaps/listings.xml' },
  ];
  expect(sitemapIndexFaults(await whole(sitemapIndex(inParts(files), OF)))).toEqual([]);
});

it('robots.txt lists the sitemaps, and a showroom is closed', () => {
  const lines = robots(ORIGIN, 'found', 'allowed').split('\n');
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(lines).toContain('Disallow: /api/');
  expect(lines).toContain('Allow: /api/front/load-more/');
  expect(lines).toContain('Disallow: /buscar?');
  expect(lines).not.toContain('Disallow: /media/');
  expect(robots(ORIGIN, 'closed', 'allowed')).toBe('User-agent: *\nDisallow: /\n');
});

it('robots.txt lets crawlers read pages that must not be indexed: the pages say so themselves', () => {
  const lines = robots(ORIGIN, 'unlisted', 'search').split('\n');
  expect(lines.join('\n')).not.toContain('Sitemap');
  // Crawlers that train models are still refused.
  expect(lines.filter((line) => line === 'Disallow: /')).toHaveLength(1);
  expect(lines.indexOf('Disallow: /')).toBeLessThan(lines.indexOf('User-agent: *'));
  expect(lines).toContain('Disallow: /media/');
});

it.each([
  ['allowed', [], ['GPTBot', 'OAI-SearchBot']],
  ['search', ['GPTBot', 'CCBot'], ['OAI-SearchBot', 'PerplexityBot']],
  ['refused', ['GPTBot', 'OAI-SearchBot'], []],
] as const)(
  'robots.txt has the publisher’s choice for crawlers of AI companies: %s',
  (choice, refused, welcome) => {
    const [first = '', ...others] = robots(ORIGIN, 'found', choice).split('\n\n');
    const group = choice === 'allowed' ? '' : first;
    for (const name of refused) expect(group.split('\n')).toContain(`User-agent: ${name}`);
    for (const name of welcome) expect(first).not.toContain(name);
    if (group) expect(group).toMatch(/\nDisallow: \/$/);
    expect([first, ...others].join('\n')).toContain('User-agent: *');
  },
);

describe('a compressed response', () => {
  it('begins while the rest is still generated', async () => {
    async function* pieces() {
      yield 'the head';
      await new Promise(() => undefined);
    }
    const reader = textStream(zipped(pieces()), () => undefined).getReader();
    let bytes = Buffer.alloc(0);
    const read = () => gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
    do bytes = Buffer.concat([bytes, (await reader.read()).value ?? Buffer.alloc(0)]);
    while (bytes.length <= 10 || !read());
    expect(read()).toBe('the head');
  });

  it('breaks off if a chunk fails', async () => {
    async function* pieces() {
      yield 'the head';
      throw new Error('the database is gone');
    }
    const said: unknown[] = [];
    const body = textStream(zipped(pieces()), (error) => said.push(error));
    await expect(new Response(body).text()).rejects.toThrow('the database is gone');
    expect(said).toHaveLength(1);
  });
});
