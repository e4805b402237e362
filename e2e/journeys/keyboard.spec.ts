import type { Page } from 'playwright/test';
import { ADDRESSES, expect, type SiteAlias, test } from './portal';

/** Pages of every type that readers come to, from each of the sites. */
const PAGES: readonly (readonly [SiteAlias, string])[] = [
  ['far', '/'],
  ['ribera', '/'],
  ['ones', '/'],
  ['far', ADDRESSES.far.article],
  ['ribera', ADDRESSES.ribera.section],
  ['far', '/buscar?text=port'],
  ['ribera', '/agenda/'],
  ['far', '/territori/temporal-llevant-directe/'],
  ['ribera', ADDRESSES.ribera.author],
  ['ones', '/programes/'],
  ['ones', '/programacio/'],
  ['far', '/registro'],
];

/** Shift+Tab at most so often on one page: the longest has about three hundred stops. */
const MAX_STOPS = 500;

type Stop = { name: string; part: string | undefined; isAtEnd: boolean };

/** What has the focus, and the part of the page that lies over it, if any does. */
const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body)
      return { name: 'body', part: undefined, isAtEnd: true };
    const name = `${focused.tagName.toLowerCase()} “${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}”`;
    // What is cut off by a row that scrolls sideways is not covered by anything.
    const own = focused.getBoundingClientRect();
    const stuck = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      if (element.contains(focused) || focused.contains(element)) return false;
      const { position, visibility, display } = getComputedStyle(element);
      return (
        (position === 'fixed' || position === 'sticky') && visibility === 'visible' && display !== 'none'
      );
    });
    const over = stuck.find((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const covers =
        Math.min(bottom, own.bottom) - Math.max(top, own.top) > 1 &&
        Math.min(right, own.right) - Math.max(left, own.left) > 1;
      if (!covers) return false;
      // Of two that lie over each other, which one is above?
      const x = Math.min(
        innerWidth - 1,
        Math.max(0, (Math.max(left, own.left) + Math.min(right, own.right)) / 2),
      );
      const y = (Math.max(top, own.top) + Math.min(bottom, own.bottom)) / 2;
      const above = document.elementFromPoint(x, y);
      return above !== null && (element === above || element.contains(above));
    });
    return {
      name,
      part: over && (over.dataset.part ?? over.className),
      isAtEnd: focused.closest('[data-part=skip-links]') !== null,
    };
  });

for (const width of [390, 768, 1280]) {
  test(`nothing lies over what has the focus on the way back from the foot, ${width} px wide`, async ({
    page,
    portal,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const covered: string[] = [];
    for (const [site, address] of PAGES) {
      await page.goto(portal.url(site, address));
      await page.locator('footer a').last().focus();
      let stops = 0;
      for (; stops < MAX_STOPS; stops++) {
        await page.keyboard.press('Shift+Tab');
        // The header comes back, and rows move, in their own time.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        const { name, part, isAtEnd } = await stopOf(page);
        if (part) covered.push(`${site}${address}: ${part} over ${name}`);
        if (isAtEnd) break;
      }
      expect(stops, `${site}${address}`).toBeLessThan(MAX_STOPS);
      expect(stops, `${site}${address}`).toBeGreaterThan(10);
    }
    expect(covered).toEqual([]);
  });
}
