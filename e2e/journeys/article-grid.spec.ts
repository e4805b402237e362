import type { Page } from 'playwright/test';
import { boxOf } from './boxes';
import { TYPED_PAGES } from './page-types';
import { expect, test } from './portal';

/** Maximum height in CSS px of empty space next to a text in one window. */
const MOST_EMPTY = 405;

/** Height of the largest empty space in the rail that a reader sees while scrolling past the text. */
const emptiestWindow = (page: Page) =>
  page.evaluate(async () => {
    const rail = document.querySelector('[data-part=rail]');
    const columns = rail?.parentElement;
    if (!rail || !columns) return null;
    const beside = [
      ...columns.querySelectorAll('[data-part=rail] > * > *, [data-part=aside-bar], [data-part=summary] > *'),
    ];
    const { top, bottom } = columns.getBoundingClientRect();
    let emptiest = 0;
    for (let y = Math.max(0, top - innerHeight / 2); y < bottom - innerHeight / 2; y += 100) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
      const shown = columns.getBoundingClientRect();
      const [from, to] = [Math.max(0, shown.top), Math.min(innerHeight, shown.bottom)];
      const filled = beside
        .map((element) => element.getBoundingClientRect())
        .map((box) => [Math.max(box.top, from), Math.min(box.bottom, to)] as const)
        .filter(([start, end]) => end > start)
        .sort(([one], [other]) => one - other);
      let edge = from;
      for (const [start, end] of filled) {
        emptiest = Math.max(emptiest, start - edge);
        edge = Math.max(edge, end);
      }
      emptiest = Math.max(emptiest, to - edge);
    }
    return Math.round(emptiest);
  });

/** The summary of a live story alone stays next to its entries: with few key moments it is shorter than the window. */
const PAGES = TYPED_PAGES.filter(({ type, site }) => type !== 'live blog' || site !== 'ones');

for (const { type, site, address } of PAGES)
  test(`no text of ${site} has an empty column beside it, in a wide window: ${type}`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(portal.url(site, address));
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // Null for a page without a rail.
      expect((await emptiestWindow(page)) ?? 0, `at ${width}`).toBeLessThan(MOST_EMPTY);
    }
  });

test('a long read fills the window with its picture, and shows its headline with it', async ({
  page,
  portal,
}) => {
  for (const width of [1120, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(portal.url('ribera', '/cultura/familia-que-mide-el-rio/'));
    const picture = await boxOf(page.locator('[data-part=article-lead] img').first());
    const headline = await boxOf(page.getByRole('heading', { level: 1 }));
    const room = await page.evaluate(() => document.documentElement.clientWidth);
    expect([picture.x, picture.width], `at ${width}`).toEqual([0, room]);
    expect(headline.bottom, `at ${width}`).toBeLessThan(900);
    await expect(page.locator('[data-part=rail]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(room);
  }
});
