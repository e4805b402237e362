import type { Page } from 'playwright/test';
import { ADDRESSES, awake, expect, expectNoFault, loggedIn, test } from './account';

const RECIPES = { far: '/cuina/arros-de-la-barca/', ribera: '/cocina/arroz-al-horno-azud/' } as const;
const stars = 4;

test('a like counts, is kept, and is withdrawn; a visitor is asked to log in', { tag: '@gate' }, async ({
  page,
  portal,
  site,
}) => {
  const address = portal.url(site, ADDRESSES[site].article);
  await page.goto(address);
  const like = page.locator('portal-island[name=like]').getByRole('button').first();
  await like.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await loggedIn(page, portal, site);
  await page.goto(address);
  await awake(page, 'like');
  const count = async () => Number((await like.textContent())?.replaceAll(/\D/g, '') || '0');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  const liked = await count();
  expect(liked).toBeGreaterThan(0);
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expectNoFault(page);
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  expect(await count()).toBeLessThan(liked);
});

test('a recipe is rated once in a browser, without an account', { tag: '@gate' }, async ({
  page,
  context,
  portal,
  site,
}) => {
  const choose = async (tab: Page) => {
    await tab.goto(portal.url(site, RECIPES[site]));
    const rating = tab.locator('portal-island[name=rating]');
    const looked = tab.waitForResponse((response) => response.url().includes('/reactions'));
    await rating.locator(`label:has([value="${stars}"])`).click();
    await looked;
    return { rating, form: rating.locator('[data-part=rating-form] form') };
  };
  const { rating, form } = await choose(page);
  const second = await choose(await context.newPage());
  await page.bringToFront();
  await rating.getByRole('button').click();
  await expect(form).toHaveCount(0);
  await expect(rating).toContainText(String(stars));
  // The facts above the recipe show the same mean and number of votes.
  const mean = await rating.locator('[data-part=rating]').textContent();
  await expect(page.locator('[data-part=recipe-strip] [data-part=rating]')).toHaveText(mean ?? '');
  // The other tab does not know that yet.
  await second.rating.getByRole('button').click();
  await expect(second.form).toHaveCount(0);

  await page.reload();
  await rating.scrollIntoViewIfNeeded();
  await rating.locator('label').first().click();
  await expect(form).toHaveCount(0);
});

test('the toolbar leads to the share bar, whose link is copied and confirmed for a second', async ({
  page,
  portal,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = portal.url(site, ADDRESSES[site].article);
  await page.goto(address);
  const bar = page.locator('[data-part=aside-bar]');
  await page.locator('[data-part=article] p').nth(4).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect(bar).toBeInViewport();
  await bar.locator('a[href="#share"]').click();
  const share = page.locator('[data-part=share-bar]');
  await expect(share).toBeInViewport();
  await expect(share.getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(address)),
  );
  const copy = share.locator('[data-state]');
  // Recorded as they appear: a second may be over before the check.
  await copy.evaluate((button) => {
    const states: unknown[] = [];
    Object.assign(window, { states });
    new MutationObserver(() => states.push(button.getAttribute('data-state'))).observe(button, {
      attributeFilter: ['data-state'],
    });
  });
  await copy.click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'states'))).toEqual(['copied', 'idle']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test('a small window uses the device’s share sheet, a wide one shows links to networks', async ({
  page,
  portal,
  site,
}) => {
  const address = portal.url(site, ADDRESSES[site].article);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { share: async (what: unknown) => void shared.push(what) });
  });
  await page.setViewportSize({ width: 567, height: 844 });
  await page.goto(address);
  const share = page.locator('[data-part=share-bar]');
  await share.getByRole('link').first().focus();
  await share.getByRole('button', { name: /^(Comparteix|Compartir)$/ }).click();
  const title = await page.locator('h1').textContent();
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual([{ url: address, title }]);
  const told = () => page.evaluate(() => Reflect.get(window, 'dataLayer')?.at(-1));
  await expect.poll(told).toMatchObject({ event: 'share', network: 'device' });
  await expectNoFault(page);

  await page.setViewportSize({ width: 568, height: 844 });
  await expect(share.getByRole('link').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article is shared on every network, and no button is shown that needs JavaScript', async ({
    page,
    portal,
    site,
  }) => {
    await page.goto(portal.url(site, ADDRESSES[site].article));
    const share = page.locator('[data-part=share-bar]');
    await expect(share.getByRole('link')).toHaveCount(7);
    await expect(share.getByRole('button')).toHaveCount(0);
  });

  test('a rating is posted and confirmed, a second one refused, a like led to the login', {
    tag: '@gate',
  }, async ({ page, portal, site }) => {
    await page.goto(portal.url(site, RECIPES[site]));
    const form = page.locator('[data-part=rating-form] form');
    await form.locator('[value="5"]').check({ force: true });
    await form.getByRole('button').click();
    await expect(page).toHaveURL(/#rating-done$/);
    await expect(page.locator('#rating-done')).toBeVisible();
    await form.locator('[value="1"]').check({ force: true });
    await form.getByRole('button').click();
    await expect(page).toHaveURL(/#rating-voted$/);
    await expect(page.locator('#rating-voted')).toBeVisible();
    await page.locator('form[action*=valoracions]:has([name=id])').getByRole('button').click();
    await expect(page).toHaveURL(/\/acceso\/\?/);
  });
});
