import { describe, expect, it } from 'vitest';
import { atomFaults, rssFaults } from './feed-rules';
import { newsSitemapFaults, sitemapFaults, sitemapIndexFaults } from './sitemap-rules';

const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGE = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const urlset = (inner: string) => `<urlset ${SITEMAP} ${IMAGE}>${inner}</urlset>`;
const LOC = '<loc>https://a.example/a/</loc>';
const channel = (inner: string) =>
  `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>T</title><link>https://a.example/</link><description>D</description><atom:link href="https://a.example/rss.xml" rel="self"/>${inner}</channel></rss>`;
const feed = (inner: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><id>https://a.example/</id><title>T</title><link rel="self" href="https://a.example/atom.xml"/>${inner}</feed>`;

/** Tests of the rules themselves: a rule that never fails proves nothing. */
describe('the rules of the published schemas', () => {
  it.each([
    ['nothing in it', urlset('')],
    ['an address from the root', urlset('<url><loc>/a/</loc></url>')],
    ['no address', urlset('<url><lastmod>2026-01-01</lastmod></url>')],
    ['two addresses', urlset(`<url>${LOC}${LOC}</url>`)],
    ['the same twice', urlset(`<url>${LOC}</url><url>${LOC}</url>`)],
    ['no date', urlset(`<url>${LOC}<lastmod>yesterday</lastmod></url>`)],
    [
      'a picture before',
      urlset(`<url><image:image><image:loc>https://a.example/a.jpg</image:loc></image:image>${LOC}</url>`),
    ],
    ['a picture nowhere', urlset(`<url>${LOC}<image:image></image:image></url>`)],
    ['what no schema knows', urlset(`<url>${LOC}<title>x</title></url>`)],
    ['another root', `<sitemapindex ${SITEMAP}/>`],
  ])('find %s in a sitemap', (_, xml) => {
    expect(sitemapFaults(xml)).not.toEqual([]);
  });

  it('find news without news, and an empty index', () => {
    expect(newsSitemapFaults(urlset(`<url>${LOC}</url>`))).toEqual(['an address has no news']);
    expect(sitemapIndexFaults(`<sitemapindex ${SITEMAP}/>`)).not.toEqual([]);
  });

  it.each([
    ['an item of nothing', channel('<item/>')],
    ['a date of ISO 8601', channel('<item><title>T</title><pubDate>2026-03-18T11:00:00Z</pubDate></item>')],
    [
      'an enclosure without length',
      channel('<item><title>T</title><enclosure url="https://a.example/a.jpg" type="image/jpeg"/></item>'),
    ],
    ['half HTML', channel('<item><description>a &lt; b</description></item>')],
    [
      'the same guid twice',
      channel('<item><title>T</title><guid>https://a.example/1</guid></item>'.repeat(2)),
    ],
  ])('find %s in RSS', (_, xml) => {
    expect(rssFaults(channel(''))).toEqual([]);
    expect(rssFaults(xml)).not.toEqual([]);
  });

  it.each([
    ['no date', feed('<author><name>A</name></author>')],
    ['a day alone', feed('<updated>2026-03-18</updated><author><name>A</name></author>')],
    ['an author without name', feed('<updated>2026-03-18T11:00:00Z</updated><author/>')],
    [
      'an entry that is nobody’s',
      feed(
        '<updated>2026-03-18T11:00:00Z</updated><entry><id>https://a.example/1</id><title>T</title><updated>2026-03-18T11:00:00Z</updated><link rel="alternate" href="https://a.example/1"/></entry>',
      ),
    ],
  ])('find %s in Atom', (_, xml) => {
    expect(atomFaults(xml)).not.toEqual([]);
  });

  it('reject text that is not well-formed', () => {
    expect(() => rssFaults(channel('<item>'))).toThrow();
    expect(() => sitemapFaults(urlset('&nbsp;'))).toThrow();
  });
});
