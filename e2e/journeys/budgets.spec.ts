import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { ADDRESSES, bodiesOf, expect, SITES, type SiteAlias, test } from './portal';

type Sizes = Record<'script' | 'stylesheet' | 'html', number>;
type Place = { what: string; site: SiteAlias; address: string; most: Partial<Sizes> };

/** Bytes, gzip: no page has more. Budgets only go down, or up with the reason in the commit. */
const MAX: Sizes = { script: 3_480, stylesheet: 20_000, html: 40_000 };
/**
 * Navigation that fades where more of it lies beyond its edge, and a ring that is whole on pictures, cost 150 bytes. The page of a
 * withdrawn story makes the short names of tokens others, which costs 10.
 */
const FRONT = { stylesheet: 14_240 };
/** With the faces and stand-ins of three families. */
const FRONT_OF_FAR = { stylesheet: 14_400 };
// With the styles of a poll, of what readers send, of corrections, of the next story, of posts beside one and of the steps of a task;
// the way back of pages that are parts of others, and captions of several parts, cost 60 bytes,
// what is beside a heading in one line 40, what the gates of the month and of a subscription show 200,
// the paper's own ads 370, words that keep their room beside others 40, what is unseen until it has been parsed 120, of which all but
// 70 were to spare, what is unseen while a closed text is asked for 80, and room for a finger at the foot 5.
// What hides the header's offer from subscribers costs 40 in every page, of which 10 were to spare here; what says under the header's search
// that its text is too short costs 25, here, of a film and of a live blog.
const ARTICLE = { stylesheet: 17_370 };
/**
 * With what plays, or shows pictures one after another. Pictures shown whole with their buttons on phones, buttons that turn a film of 360
 * degrees, and room under the head of the menu cost 60.
 */
const FILM = { stylesheet: 19_840 };
const LISTING = { stylesheet: 17_000 };

/** Pages of each family, with what is tighter for them than for all. */
const PLACES: readonly Place[] = [
  ...SITES.flatMap((site) => [
    { what: `the front of ${site}`, site, address: '/', most: site === 'far' ? FRONT_OF_FAR : FRONT },
    {
      what: `an article of ${site}`,
      site,
      address: ADDRESSES[site].article,
      most: site === 'ones' ? FILM : ARTICLE,
    },
    { what: `a section of ${site}`, site, address: ADDRESSES[site].section, most: LISTING },
  ]),
  { what: 'a film', site: 'far', address: '/esports/video-ciaboga-llagut/', most: FILM },
  { what: 'the search', site: 'far', address: '/buscar', most: LISTING },
  { what: 'the agenda', site: 'far', address: '/agenda/', most: LISTING },
  { what: 'the login', site: 'far', address: '/acceso/', most: { stylesheet: 14_500 } },
  { what: 'a missing page', site: 'far', address: '/no-hi-es/', most: { stylesheet: 11_500 } },
  { what: 'the programme guide', site: 'ones', address: '/programacio/', most: LISTING },
  { what: 'the on-demand area', site: 'ones', address: '/a-la-carta/', most: LISTING },
  { what: 'the weather', site: 'far', address: '/meteo/', most: LISTING },
  { what: 'the programmes', site: 'ones', address: '/programes/', most: LISTING },
  // What follows it is a script of its own, without a component.
  {
    what: 'a live blog',
    site: 'far',
    address: '/territori/temporal-llevant-directe/',
    // What follows it lets nothing jump. The loader's error of startup (spec §8) costs 50; styles as of a film, 60.
    most: { script: 5_580, stylesheet: 20_180 },
  },
  // The other live streams are asked for at once, and bring their script.
  { what: 'the live page', site: 'ones', address: '/directe/tv/', most: { script: 150_000 } },
];

/** A page of each family for the gate. */
const IN_GATE = new Set([
  'the front of far',
  'an article of far',
  'a section of ribera',
  'an article of ones',
  'the login',
  'a live blog',
]);

const sizeOf = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

/** The style sheets that are in a document, and the rest of it. */
function takenApart(document: string): { html: string; styles: string } {
  const [first = '', ...others] = document.split('<style>');
  const parts = others.map((part) => part.split('</style>'));
  return {
    html: first + parts.map(([, after]) => after).join(''),
    styles: parts.map(([style]) => style).join(''),
  };
}

/** What every page has before anybody touches it: the loader of islands. */
const SCRIPTS = ['start'];

/** Sizes of everything of a kind that a page loads before anybody touches it, and the scripts among it by their names. */
async function loaded(page: Page, url: string): Promise<Sizes & { scripts: string[] }> {
  const sizes: Sizes & { scripts: string[] } = { script: 0, stylesheet: 0, html: 0, scripts: [] };
  // What counts views comes three seconds after the page, whatever it still does then.
  await page.route(/\/measuring-[^/]+\.js/, (route) => route.abort());
  for (const { kind, body, name } of await bodiesOf(page, url, ['script', 'stylesheet', 'document'])) {
    if (kind === 'script') sizes.scripts.push(name);
    if (kind !== 'document') {
      sizes[kind] += sizeOf(body);
      continue;
    }
    const { html, styles } = takenApart(body.toString());
    sizes.html += sizeOf(html);
    sizes.stylesheet += sizeOf(styles);
  }
  return sizes;
}

for (const { what, site, address, most } of PLACES)
  test(`${what} stays within its budgets`, { tag: IN_GATE.has(what) ? '@gate' : [] }, async ({
    page,
    portal,
  }) => {
    const sizes = await loaded(page, portal.url(site, address));
    const budgets = { ...MAX, ...most };
    for (const kind of ['script', 'stylesheet', 'html'] as const)
      expect(sizes[kind], `${kind}: ${JSON.stringify(sizes)}`).toBeLessThanOrEqual(budgets[kind]);
    // What wakes by itself brings more.
    if (most.script === undefined) expect(sizes.scripts.sort()).toEqual(SCRIPTS);
    else expect(sizes.scripts.length).toBeGreaterThan(SCRIPTS.length);
  });
