import { expect, it } from 'vitest';
import { ADDRESSES, type SiteAlias } from '../sites';
import { portalWith } from './portal';

const portal = await portalWith();

/** Columns of a brand that sets their headlines in italics, and a story that begins in italics. */
const COLUMNS = ['/opinio/paraules-que-fan-servei/', '/opinio/banc-tres/'];
const STORY = '/cultura/noms-de-les-barques/';

const HEADLINE = /newsreader-latin-italic/;
const TEXT = /portal-serif-latin-italic/;

const preloads = (document: string): string[] =>
  [...document.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(([, href = '']) => href);

it('preloads the italic font only on a page that begins in italics', async () => {
  const of = async (site: SiteAlias, address: string) =>
    preloads((await portal.ask(site, address)).body.toString());
  for (const column of COLUMNS) expect(await of('far', column)).toEqual([expect.stringMatching(HEADLINE)]);
  expect(await of('far', STORY)).toEqual([expect.stringMatching(TEXT)]);
  for (const address of ['/', '/opinio/', ADDRESSES.far.article])
    expect(await of('far', address), address).toEqual([]);
  expect(await of('ribera', ADDRESSES.ribera.article)).toEqual([]);
});
