import { atRest } from './at-rest';
import { CLOSED } from './gate';
import { countShifts, moved, shifts, twoFrames } from './layout-shifts';
import { TYPED_PAGES } from './page-types';
import { expect, test } from './portal';

const FONTS = '**/*.woff2';
/** Gated texts, one by a subscription and one by a login, and a metered one. */
const GATED = [
  { site: 'far', type: 'story of the month', address: '/cultura/noms-de-les-barques/' },
  { site: 'far', type: 'closed text', address: CLOSED.far },
  { site: 'ribera', type: 'closed text', address: CLOSED.ribera },
] as const;
/** Types that are measured in a wide window too; `late-type.spec.ts` opens every type in some wide window. */
const WIDE: ReadonlySet<string> = new Set(['front', 'section', 'latest', 'news', 'long read', 'closed text']);

for (const { site, type, address } of [...TYPED_PAGES, ...GATED])
  test(`nothing moves on the page of ${site} without its fonts: ${type}`, {
    tag: site === 'far' && (type === 'front' || type === 'long read') ? '@gate' : [],
  }, async ({ page, portal, isMobile }) => {
    if (!isMobile && !WIDE.has(type)) return;
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
