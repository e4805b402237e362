import { IMAGE_RATIOS, IMAGE_WIDTHS } from '@portal/model';
import { describe, expect, it } from 'vitest';
import { ADDRESSES, SITES, type SiteAlias } from '../sites';
import { portalWith } from './portal';

const portal = await portalWith();
const RENDITION = /\/media\/[0-9a-f]{20}\/(?:full|\d{1,2}x\d{1,2})\/\d+\.(?:avif|webp|jpg)/g;

/** Whether the server offers a rendition. Nothing is generated: a conditional request gets a 304. */
const isMade = async (site: SiteAlias, address: string): Promise<boolean> => {
  const etag = `"${address.slice('/media/'.length)}"`;
  return (await portal.ask(site, address, { 'if-none-match': etag })).status === 304;
};

describe.each(SITES)('pictures of %s', (site) => {
  const { article, section, tag, author } = ADDRESSES[site];
  const pages = [
    '/',
    article,
    section,
    tag,
    author,
    '/rss.xml',
    '/atom.xml',
    '/sitemap.xml',
    '/sitemap-news.xml',
  ];

  it('are offered wherever a page, a feed or a sitemap names them', async () => {
    const named = new Set<string>();
    for (const page of pages) {
      const { body } = await portal.ask(site, page);
      for (const [address] of body.toString().matchAll(RENDITION)) named.add(address);
    }
    expect(named.size).toBeGreaterThan(50);
    const refused: string[] = [];
    for (const address of named) if (!(await isMade(site, address))) refused.push(address);
    expect(refused).toEqual([]);
  });

  it('are offered in no other form: six JPEGs of each, and no crop wider than the original', async () => {
    const { body } = await portal.ask(site, '/');
    const id = /\/media\/([0-9a-f]{20})\//.exec(body.toString())?.[1] ?? '';
    const crops = [...IMAGE_RATIOS.map((ratio) => ratio.replace(':', 'x')), 'full'];
    const jpegs = crops.flatMap((crop) => IMAGE_WIDTHS.map((width) => `/media/${id}/${crop}/${width}.jpg`));
    const made: string[] = [];
    for (const address of jpegs) if (await isMade(site, address)) made.push(address);
    expect(made).toHaveLength(6);
    for (const address of [
      `/media/${id}/2x1/850.avif`,
      `/media/${id}/16x9/851.avif`,
      `/media/${id}/16x9/850.png`,
    ])
      expect(await isMade(site, address), address).toBe(false);
  });
});
