import type { Page } from 'playwright/test';
import { ADDRESSES, expect, type SiteAlias, test } from './portal';

type Place = readonly [SiteAlias, string];

/** Pages that differ most by window width. */
const WIDEST: readonly Place[] = [
  ['far', '/'],
  ['ribera', '/'],
  ['ones', '/'],
  ['far', ADDRESSES.far.article],
  ['ones', '/programacio/'],
];
/** Pages of every other type, from each of the sites. */
const OTHERS: readonly Place[] = [
  ['ribera', ADDRESSES.ribera.section],
  ['far', '/buscar?text=port'],
  ['ribera', '/agenda/'],
  ['far', '/territori/temporal-llevant-directe/'],
  ['ribera', ADDRESSES.ribera.author],
  ['ones', '/programes/'],
  ['far', '/registro'],
];

/** Maximum number of Shift+Tab presses on one page: the longest has about three hundred stops. */
const MAX_STOPS = 500;

type Stop = { name: string; part: string | undefined; isAtEnd: boolean };

/**
 * Focused element once the page is at rest after a key, and a fixed or sticky part that covers it, if any,
 * found at points of a grid over that element.
 */
const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate(async () => {
    // The header and rows scroll asynchronously.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body)
      return { name: 'body', part: undefined, isAtEnd: true };
    const name = `${focused.tagName.toLowerCase()} “${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}”`;
    const { top, left, width, height } = focused.getBoundingClientRect();
    const hits = new Set<Element>();
    const clips: DOMRect[] = [];
    for (let box = focused.parentElement; box; box = box.parentElement)
      if (getComputedStyle(box).overflowX === 'clip') clips.push(box.getBoundingClientRect());
    const isClipped = (x: number) => clips.some((clip) => x < clip.left || x > clip.right);
    // Inside rounded corners, behind which another element may be.
    const ends = [0.04, 0.96].map((x) => [x, 0.5] as const);
    const middle = [0.3, 0.5, 0.7].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
    for (const [x, y] of [...ends, ...middle]) {
      if (isClipped(left + x * width)) continue;
      const hit = document.elementFromPoint(left + x * width, top + y * height);
      if (hit && !focused.contains(hit)) hits.add(hit);
    }
    // Content cut off by a row that scrolls sideways is not covered.
    const isOver = (element: Element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position) && !element.contains(focused);
    let over: HTMLElement | undefined;
    for (const hit of hits)
      for (let element: Element | null = hit; element && !over; element = element.parentElement)
        if (element instanceof HTMLElement && isOver(element)) over = element;
    return {
      name,
      part: over && (over.dataset.part ?? over.className),
      isAtEnd: focused.closest('[data-part=skip-links]') !== null,
    };
  });

for (const [width, places] of [
  [390, [...WIDEST, ...OTHERS]],
  [768, WIDEST.slice(1, 4)],
  [1280, WIDEST],
] as const) {
  test(`nothing covers the focused element on the way back from the foot, ${width} px wide`, async ({
    page,
    portal,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const covered: string[] = [];
    for (const [site, address] of places) {
      await page.goto(portal.url(site, address));
      await page.locator('footer a').last().focus();
      let stops = 0;
      for (; stops < MAX_STOPS; stops++) {
        await page.keyboard.press('Shift+Tab');
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

test('the menu keeps the focus while it is open, and returns it', async ({ page, portal }) => {
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
      // After the last stop comes the browser's own interface, which is not part of the page.
      const isNowhere = await page.evaluate(() => document.activeElement === document.body);
      expect(isNowhere || (await isInside())).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).not.toBeVisible();
    await expect(opener).toBeFocused();
  }
});

test('a sub-menu closes when the focus leaves it', async ({ page, portal }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu is still a dialog', { tag: '@gate' }, async ({ page, portal }) => {
    await page.goto(portal.url('ribera'));
    await page.locator('header[data-part=header] button[aria-haspopup=dialog]').first().click();
    const menu = page.getByRole('dialog');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).not.toBeVisible();
  });
});

test('icons over a film have a background in the reader’s own colours', async ({ page, portal }) => {
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
  // The player was activated by keyboard, and the focus stays where it was.
  await expect(page.locator('[data-part=play]:focus')).toBeVisible();
});
