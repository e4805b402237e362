import type { Page } from 'playwright/test';
import { countShifts, shifts } from './layout-shifts';
import { ADDRESSES, expect, SITES, test } from './portal';

/** Whether the page arrived with a change that is shown, and the names of its parts. */
const arrival = (page: Page) =>
  page.evaluate(() => ({ shown: sessionStorage.getItem('shown'), names: sessionStorage.getItem('names') }));

/** Notes each arrival before the page's own scripts run. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const change = 'viewTransition' in event ? event.viewTransition : null;
      sessionStorage.setItem('shown', String(change instanceof ViewTransition));
      sessionStorage.removeItem('names');
      sessionStorage.removeItem('ended');
      if (!(change instanceof ViewTransition)) return;
      void change.ready.then(() => {
        const names = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
        sessionStorage.setItem('names', names.join(' '));
      });
      void change.finished.then(() => sessionStorage.setItem('ended', 'true'));
    });
  });

/** Parts of a change whose picture is the same before and after it: one box that moves, and both pictures in it. */
const SHARED = ['group', 'old', 'new'].map((part) => `::view-transition-${part}(story)`);

for (const [device, use] of [
  ['a phone', { viewport: { width: 390, height: 844 } }],
  ['a desktop', { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use(use);
    for (const site of SITES)
      test(`the pressed picture of ${site} becomes that of the story, and nothing shifts`, {
        tag: site === 'far' && device === 'a phone' ? '@gate' : [],
      }, async ({ page, portal }) => {
        await watch(page);
        await countShifts(page);
        // Late fonts have a test of their own.
        await page.route('**/*.woff2', (route) => route.abort());
        await page.goto(portal.url(site, ADDRESSES[site].section));
        const card = page.locator('[data-part=card]:has(> [data-part=media])').first();
        await card.locator('h2 a, h3 a').first().click();
        await expect(page.locator('[data-part=article]')).toBeVisible();
        await expect.poll(() => page.evaluate(() => sessionStorage.getItem('ended'))).toBe('true');
        const { shown, names } = await arrival(page);
        expect(shown).toBe('true');
        expect(names?.split(' ')).toEqual(expect.arrayContaining([...SHARED, '::view-transition-new(root)']));
        expect(await shifts(page)).toBe(0);
      });
  });

test.describe('between a list and a story', () => {
  test.beforeEach(({ page }) => watch(page));

  test('a filtered list, and the light edition, change at once', async ({ page, portal, context }) => {
    await page.goto(portal.url('far', ADDRESSES.far.section));
    const filtered = new URL(page.url());
    filtered.searchParams.set('text', 'port');
    await page.evaluate((url) => location.assign(url), filtered.href);
    await expect(page).toHaveURL(/text=port/);
    await expect.poll(async () => (await arrival(page)).shown).toBe('false');
    await context.setExtraHTTPHeaders({ 'save-data': 'on' });
    await page.goto(portal.url('far', '/'));
    await page.locator('main a[href^="/"]').first().click();
    await page.waitForURL((url) => url.pathname !== '/');
    await expect.poll(async () => (await arrival(page)).shown).toBe('false');
  });

  test('readers who want less motion see none', { tag: '@gate' }, async ({ page, portal }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(portal.url('far', ADDRESSES.far.section));
    await page.locator('[data-part=card] h2 a, [data-part=card] h3 a').first().click();
    await expect(page.locator('[data-part=article]')).toBeVisible();
    await expect.poll(async () => (await arrival(page)).shown).toBe('false');
  });
});
