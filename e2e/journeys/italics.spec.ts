import { ADDRESSES, expect, type SiteAlias, test } from './portal';

/** Columns of a brand whose columns have their headlines in italics, and a story whose first words are. */
const COLUMNS = ['/opinio/paraules-que-fan-servei/', '/opinio/banc-tres/'];
const STORY = '/cultura/noms-de-les-barques/';

const HEADLINE = /newsreader-latin-italic/;
const TEXT = /portal-serif-latin-italic/;

const preloads = (document: string): string[] =>
  [...document.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(([, href = '']) => href);

test('a page that begins in italics asks for their face at once, and no other does', async ({ portal }) => {
  const of = async (site: SiteAlias, address: string) =>
    preloads((await portal.ask(site, address)).body.toString());
  for (const column of COLUMNS) expect(await of('far', column)).toEqual([expect.stringMatching(HEADLINE)]);
  expect(await of('far', STORY)).toEqual([expect.stringMatching(TEXT)]);
  for (const address of ['/', '/opinio/', ADDRESSES.far.article])
    expect(await of('far', address), address).toEqual([]);
  expect(await of('ribera', ADDRESSES.ribera.article)).toEqual([]);
});
