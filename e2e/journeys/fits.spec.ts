import { ROUTES } from '@portal/model';
import type { Page } from 'playwright/test';
import { CLOSED } from './gate';
import { ADDRESSES, expect, type SiteAlias, test } from './portal';

const WIDTHS = [600, 767, 768, 900, 1100];

/** A front and a section among a site's last, whose name is beyond the edge of a small bar. */
const SECTIONS: Record<SiteAlias, string> = { far: '/esports/', ribera: '/deportes/', ones: '/infantil/' };

/** What the row of sections shows of itself; null where it is in the menu alone. */
const rowOf = (page: Page) =>
  page.evaluate(() => {
    const nav = document.querySelector('[data-part=navigation]');
    const row = nav?.firstElementChild;
    if (!nav || !row?.clientWidth) return null;
    const { left, right } = row.getBoundingClientRect();
    const current = row.querySelector('[aria-current]')?.getBoundingClientRect();
    const FADE = 32;
    const isPast = { start: row.scrollLeft > 1, end: row.scrollLeft + row.clientWidth < row.scrollWidth - 1 };
    return {
      hasMore: row.scrollLeft + row.clientWidth < row.scrollWidth * 0.95,
      arrow: Number(getComputedStyle(nav, '::after').opacity),
      isCurrentClear:
        !current ||
        (current.left >= left - 1 + (isPast.start ? FADE : 0) &&
          current.right <= right + 1 - (isPast.end ? FADE : 0)),
    };
  });

for (const [site, section] of Object.entries(SECTIONS) as [SiteAlias, string][])
  test(`the sections’ row of ${site} says that there is more of it, and shows where its reader is`, async ({
    page,
    portal,
  }) => {
    for (const address of ['/', section])
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(portal.url(site, address));
        const row = await rowOf(page);
        const place = `${address} at ${width}`;
        expect(row === null, place).toBe(width < 768);
        if (!row) continue;
        expect(row.isCurrentClear, place).toBe(true);
        if (row.hasMore) expect(row.arrow, place).toBe(1);
        // One arrow for nothing would send its reader nowhere.
        await page
          .locator('[data-part=navigation] > ul')
          .evaluate((list) => list.scrollTo(list.scrollWidth, 0));
        await expect.poll(async () => (await rowOf(page))?.arrow, { message: place }).toBe(0);
      }
  });

/** Pages that readers come to in small windows, each with words of its own. */
const PAGES: readonly (readonly [SiteAlias, string])[] = [
  ['far', '/'],
  ['far', ADDRESSES.far.article],
  ['far', CLOSED.far],
  ['far', '/subscripcio/'],
  ['far', ROUTES.login],
  ['far', ROUTES.registration],
  ['far', '/legal/galetes/'],
  ['far', '/no-hi-es/'],
  ['ribera', '/'],
  ['ribera', '/agenda/'],
  ['ribera', '/no-esta/'],
  ['ones', '/'],
  ['ones', '/programacio/'],
];

/** Words that reach out of the window, where nothing scrolls to them. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean => {
      for (let box = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return true;
      }
      return false;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: element, textContent } = text;
      const words = textContent?.trim();
      if (!words || !element?.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      const isOut = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 1 && (left < -1 || right > innerWidth + 1),
      );
      if (isOut && !scrolls(element)) found.push(words.slice(0, 60));
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return { found, isWider: scrollWidth > clientWidth };
  });

test('in the smallest window, with letters twice as large, words break and nothing is cut', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [site, address] of PAGES) {
    await page.goto(portal.url(site, address));
    const place = `${site} ${address}`;
    expect.soft(await outside(page), place).toEqual({ found: [], isWider: false });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect.soft(await outside(page), `${place} with large letters`).toEqual({ found: [], isWider: false });
  }
});
