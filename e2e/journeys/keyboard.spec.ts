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

test('the menu holds the keyboard while it is open and gives it back', async ({ page, portal }) => {
  for (const [site, width] of [
    ['far', 390],
    ['ribera', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(portal.url(site));
    const opener = page.locator('header[data-part=header] button[aria-haspopup=dialog]').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog');
    await expect(menu).toBeVisible();
    await expect(menu).toHaveAccessibleName(/\S/);
    const isInside = () => menu.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(isInside).toBe(true);
    const stops = await menu.locator('a, button, input').count();
    for (let stop = 0; stop < stops + 3; stop++) {
      await page.keyboard.press('Tab');
      // After its last stop comes the browser's own bar, which is no part of the page.
      const isNowhere = await page.evaluate(() => document.activeElement === document.body);
      expect(isNowhere || (await isInside())).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).not.toBeVisible();
    await expect(opener).toBeFocused();
  }
});

test('a sub-menu closes when the keyboard has left it', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto(portal.url('far'));
  const opener = page.getByRole('button', { name: 'Més' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const submenu = page.locator('#menu-of-mes');
  await expect(submenu).toBeVisible();
  const links = await submenu.locator('a').count();
  for (let stop = 0; stop <= links; stop++) await page.keyboard.press('Tab');
  await expect(submenu).not.toBeVisible();
  await expect(page.locator('header [data-part=offers]:focus')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu is a dialog all the same', async ({ page, portal }) => {
    await page.goto(portal.url('ribera'));
    await page.locator('header[data-part=header] button[aria-haspopup=dialog]').first().click();
    const menu = page.getByRole('dialog');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).not.toBeVisible();
  });
});

test('signs over a film have a ground in the reader’s own colours', async ({ page, portal }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(portal.url('far', '/esports/video-ciaboga-llagut/'));
  await page.locator('video').first().focus();
  const foot = page.locator('[data-part=video-player] > [data-part=controls]').first();
  await expect(foot).toBeVisible();
  const [image, ground] = await foot.evaluate((element) => {
    const { backgroundImage, backgroundColor } = getComputedStyle(element);
    return [backgroundImage, backgroundColor];
  });
  expect(image).toBe('none');
  expect(ground).toMatch(/^rgb\(/);
  // It woke by the keyboard, which goes on where it was.
  await expect(page.locator('[data-part=play]:focus')).toBeVisible();
});
