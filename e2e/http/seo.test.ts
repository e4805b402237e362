import { describe, expect, it } from 'vitest';
import {
  isThing,
  structuredFaults,
  type Thing,
} from '../../apps/portal/app/document/structured/testing/rules';
import { atomFaults, rssFaults } from '../../apps/portal/server/seo/testing/feed-rules';
import {
  locationsOf,
  newsSitemapFaults,
  sitemapFaults,
  sitemapIndexFaults,
} from '../../apps/portal/server/seo/testing/sitemap-rules';
import type { Answer } from '../server';
import { ADDRESSES, SITES } from '../sites';
import { portalWith } from './portal';

const portal = await portalWith();

const text = ({ body }: Answer) => body.toString();
const pathOf = (url: string) => new URL(url).pathname;

/** Attributes of each `<link>` of a relation. */
function linksOf(html: string, rel: string): Record<string, string>[] {
  return [...html.matchAll(/<link ([^>]*)>/g)]
    .map(([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/gi)].map(([, name, value]) => [
          name?.toLowerCase(),
          value,
        ]),
      ),
    )
    .filter((link) => link.rel === rel);
}

function structuredOf(html: string): Thing[] {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const graph: unknown = JSON.parse(json)['@graph'];
  return Array.isArray(graph) ? graph.filter(isThing) : [];
}

/** Milliseconds for tests that read every page of a site, even on a busy machine. */
const WHOLE_SITE_MS = 120_000;

describe.each(SITES)('%s', (site) => {
  it('links its pages to feeds that follow RSS and Atom', async () => {
    const { section, tag, author, article } = ADDRESSES[site];
    for (const page of ['/', section, tag, author]) {
      const feeds = linksOf(text(await portal.ask(site, page)), 'alternate').filter(({ title }) => title);
      expect(feeds.map(({ href }) => pathOf(href ?? ''))).toEqual(
        expect.arrayContaining([`${page}rss.xml`, `${page}atom.xml`]),
      );
      const rss = await portal.ask(site, `${page}rss.xml`);
      const atom = await portal.ask(site, `${page}atom.xml`);
      expect([rss.status, rss.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
      expect([atom.status, atom.headers['content-type']]).toEqual([
        200,
        'application/atom+xml; charset=utf-8',
      ]);
      expect(rssFaults(text(rss))).toEqual([]);
      expect(atomFaults(text(atom))).toEqual([]);
      expect(text(rss)).toContain('<item>');
      expect(text(atom)).toContain('<entry>');
    }
    for (const nothing of [`${article}rss.xml`, '/no-hi-es/atom.xml', '/autor/ningu/rss.xml'])
      expect((await portal.ask(site, nothing)).status).toBe(404);
  });

  it('has a share picture for every page, its own or the site’s', async () => {
    const { section, tag, author, article } = ADDRESSES[site];
    for (const page of ['/', section, tag, author, article]) {
      const html = text(await portal.ask(site, page));
      const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
      expect(new URL(image).hostname, page).toBe(`${site}.localhost`);
      expect((await portal.ask(site, pathOf(image))).status, image).toBe(200);
      expect(html).toMatch(/<meta property="og:image:alt" content="[^"]+"/);
    }
  });

  it('has sitemaps that follow their schemas and list existing pages', {
    timeout: WHOLE_SITE_MS,
  }, async () => {
    const index = text(await portal.ask(site, '/sitemap.xml'));
    expect(sitemapIndexFaults(index)).toEqual([]);
    const files = locationsOf(index).map(pathOf);
    expect(files).toEqual(['/sitemaps/listings.xml', '/sitemaps/contents-1.xml']);
    const addresses: string[] = [];
    for (const file of files) {
      const xml = text(await portal.ask(site, file));
      expect(sitemapFaults(xml)).toEqual([]);
      addresses.push(...locationsOf(xml).map(pathOf));
    }
    const { section, tag, author, article } = ADDRESSES[site];
    expect(addresses).toEqual(expect.arrayContaining(['/', section, tag, author, article]));
    expect(new Set(addresses).size).toBe(addresses.length);
    // All listings, and a quarter of the articles.
    for (const address of addresses.filter((path, at) => at % 4 === 0 || path.split('/').length < 4)) {
      const page = await portal.ask(site, address);
      expect([address, page.status]).toEqual([address, 200]);
      expect(linksOf(text(page), 'canonical').map(({ href }) => pathOf(href ?? ''))).toEqual([address]);
    }
    const contents = text(await portal.ask(site, '/sitemaps/contents-1.xml'));
    expect(contents).toContain('<image:loc>');
    expect(contents).toContain('<video:video>');

    const news = text(await portal.ask(site, '/sitemap-news.xml'));
    expect(newsSitemapFaults(news)).toEqual([]);
    expect(locationsOf(news).length).toBeGreaterThan(0);
  });

  it('names its sitemaps in robots.txt', async () => {
    const { body, headers } = await portal.ask(site, '/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const maps = body
      .toString()
      .split('\n')
      .filter((line) => line.startsWith('Sitemap: '));
    expect(maps).toHaveLength(2);
    for (const map of maps)
      expect((await portal.ask(site, pathOf(map.replace('Sitemap: ', '')))).status).toBe(200);
  });

  it('describes each page in schema.org’s vocabulary', { timeout: WHOLE_SITE_MS }, async () => {
    const contents = locationsOf(text(await portal.ask(site, '/sitemaps/contents-1.xml'))).map(pathOf);
    const { section, tag, author } = ADDRESSES[site];
    const types = new Set<unknown>();
    for (const address of ['/', section, tag, author, ...contents]) {
      const html = text(await portal.ask(site, address));
      const things = structuredOf(html);
      expect(things.length, address).toBeGreaterThan(0);
      for (const thing of things) {
        types.add(thing['@type']);
        expect([address, ...structuredFaults(thing)]).toEqual([address]);
      }
      for (const property of ['og:title', 'og:url', 'og:type', 'og:site_name'])
        expect([address, html.includes(`property="${property}"`)]).toEqual([address, true]);
    }
    expect([...types]).toEqual(
      expect.arrayContaining([
        'NewsArticle',
        'VideoObject',
        'BreadcrumbList',
        'ItemList',
        'ProfilePage',
        'WebSite',
      ]),
    );
  });
});

it('links translations to each other, on their pages and in the sitemaps', {
  timeout: WHOLE_SITE_MS,
}, async () => {
  /** Alternates by page path, as language to path. */
  const alternatesOf = async (site: (typeof SITES)[number]) => {
    const found = new Map<string, Record<string, string>>();
    for (const path of locationsOf(text(await portal.ask(site, '/sitemaps/contents-1.xml'))).map(pathOf)) {
      const links = linksOf(text(await portal.ask(site, path)), 'alternate').filter(
        ({ hreflang }) => hreflang,
      );
      if (links.length)
        found.set(
          path,
          Object.fromEntries(links.map(({ hreflang = '', href = '' }) => [hreflang, pathOf(href)])),
        );
    }
    return found;
  };
  const [far, ribera, ones] = await Promise.all(SITES.map(alternatesOf));
  const catalan = new Map([...(far ?? []), ...(ones ?? [])]);
  expect(catalan.size).toBeGreaterThanOrEqual(3);
  expect(catalan.size).toBe(ribera?.size);
  for (const [path, languages] of catalan) {
    expect(languages.ca).toBe(path);
    expect(ribera?.get(languages.es ?? '')).toEqual(languages);
  }
  const mapped = text(await portal.ask('ribera', '/sitemaps/contents-1.xml'));
  expect(mapped.match(/hreflang="ca"/g)).toHaveLength(catalan.size);
});

it('returns 304 for unchanged feeds and sitemaps', async () => {
  for (const address of ['/rss.xml', '/atom.xml', '/sitemaps/contents-1.xml', '/sitemap-news.xml']) {
    const first = await portal.ask('far', address);
    const again = await portal.ask('far', address, { 'if-none-match': String(first.headers.etag) });
    expect([address, first.status, again.status, again.body.length]).toEqual([address, 200, 304, 0]);
    expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+/);
  }
});

it('lists a gated story in a feed, marked and without its text', async () => {
  const closed = '/societat/ultim-faroner-abella/';
  expect(structuredOf(text(await portal.ask('far', closed)))[0]).toMatchObject({
    isAccessibleForFree: false,
    hasPart: { isAccessibleForFree: false },
  });
  for (const format of ['rss.xml', 'atom.xml']) {
    const feed = text(await portal.ask('far', `/societat/${format}`));
    const story = feed.split(/<(?:item|entry)>/).find((part) => part.includes(closed));
    expect(story).toContain('isAccessibleForFree');
    expect(feed).not.toContain('1.136 prismes');
  }
});

it('has feeds for each programme, with its kind of series', async () => {
  const listings = locationsOf(text(await portal.ask('ones', '/sitemaps/listings.xml'))).map(pathOf);
  const programmes = listings.filter((path) => /^\/programes\/[^/]+\/$/.test(path));
  expect(programmes.length).toBeGreaterThan(2);
  const types = new Set<unknown>();
  for (const programme of programmes) {
    expect(rssFaults(text(await portal.ask('ones', `${programme}rss.xml`)))).toEqual([]);
    expect(atomFaults(text(await portal.ask('ones', `${programme}atom.xml`)))).toEqual([]);
    const things = structuredOf(text(await portal.ask('ones', programme)));
    expect([programme, ...things.flatMap((thing) => structuredFaults(thing))]).toEqual([programme]);
    for (const thing of things) types.add(thing['@type']);
  }
  expect([...types]).toEqual(expect.arrayContaining(['TVSeries', 'RadioSeries']));
});

it('responds to HEAD for feeds, sitemaps and robots.txt without a body', async () => {
  for (const address of ['/rss.xml', '/sitemap.xml', '/sitemaps/contents-1.xml', '/robots.txt']) {
    const head = await portal.ask('far', address, {}, { method: 'HEAD' });
    expect([address, head.status, text(head)]).toEqual([address, 200, '']);
  }
});

it('returns 404 for sitemaps and feeds that do not exist', async () => {
  for (const address of [
    '/sitemaps/contents-2.xml',
    '/sitemaps/contents-0.xml',
    '/sitemaps/contents-99999999.xml',
    '/sitemaps/listings-2.xml',
    '/sitemaps/other-1.xml',
    '/programes/rss.xml',
    '/societat/rss.xml/',
    '/rss.xml/rss.xml',
    '/acceso/rss.xml',
  ])
    expect([address, (await portal.ask('far', address)).status]).toEqual([address, 404]);
});

it('keeps a public demonstration out of search engines, which may crawl it to see that', async () => {
  const out = { host: 'www.elfar.example' };
  for (const address of ['/', ADDRESSES.far.article, ADDRESSES.far.section, '/buscar']) {
    const { status, body } = await portal.ask('far', address, out);
    expect(status).toBe(200);
    expect(body.toString(), address).toContain('<meta name="robots" content="noindex"/>');
  }
  const lines = text(await portal.ask('far', '/robots.txt', out)).split('\n');
  expect(lines.slice(lines.indexOf('User-agent: *'))).not.toContain('Disallow: /');
  expect(lines.join('\n')).not.toContain('Sitemap:');
});
