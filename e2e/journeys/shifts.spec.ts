import { atRest } from './at-rest';
import { CLOSED } from './gate';
import { countShifts, moved, shifts, twoFrames } from './layout-shifts';
import { ADDRESSES, expect, SITES, test } from './portal';

const FONTS = '**/*.woff2';
const PAGES = SITES.flatMap((site) => [
  { site, name: 'front', address: '/' },
  { site, name: 'article', address: ADDRESSES[site].article },
]);
/** More frequent pages; those of two sites are gated, one by a subscription and one by a login. */
const FURTHER = [
  ...SITES.flatMap((site) => [
    { site, name: 'latest news', address: '/ultima-hora/' },
    { site, name: 'section', address: ADDRESSES[site].section },
  ]),
  { site: 'far', name: 'story of the month', address: '/cultura/noms-de-les-barques/' },
  { site: 'far', name: 'closed text', address: CLOSED.far },
  { site: 'ribera', name: 'closed text', address: CLOSED.ribera },
] as const;

for (const { site, name, address } of [...PAGES, ...FURTHER])
  test(`nothing moves on the ${name} of ${site} except its fonts`, {
    tag: site === 'far' && (name === 'front' || name === 'article') ? '@gate' : [],
  }, async ({ page, portal }) => {
    await countShifts(page);
    await page.route(FONTS, (route) => route.abort());
    await atRest(page, () => page.goto(portal.url(site, address)));
    // Scrolls to the bottom step by step, so that every lazy picture comes into view.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await atRest(page, async () => {
      for (let y = 0; y < height; y += 700) {
        await page.evaluate((top) => window.scrollTo(0, top), y);
        await twoFrames(page);
      }
    });
    expect(await moved(page)).toEqual([]);
    expect(await shifts(page)).toBe(0);
  });
