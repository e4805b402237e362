import { expectNoFault } from './axe';
import { boxOf } from './boxes';
import { expect, SITES, test } from './portal';

test('an unknown address leads back to the front', async ({ page, portal }) => {
  const response = await page.goto(portal.url('far', '/societat/no-hi-es/'));
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(portal.url('far'));
});

for (const site of SITES)
  test(`an unknown address of ${site} has room over its number, and stories with pictures`, async ({
    page,
    portal,
  }) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(portal.url(site, '/no-hi-es/'));
      const header = await boxOf(page.getByRole('banner').first());
      const number = await boxOf(page.locator('[data-part=error-page] > p').first());
      expect(number.y - header.bottom).toBeGreaterThan(16);
      expect(await page.locator('[data-part=ways-on] [data-part=card] img').count()).toBeGreaterThan(1);
      await expectNoFault(page);
    }
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown address has the site’s search', async ({ page, portal }) => {
    await page.goto(portal.url('far', '/no-hi-es/'));
    await page.getByRole('main').getByRole('searchbox').fill('temporal');
    await page.getByRole('main').getByRole('button', { name: 'Cerca' }).click();
    await expect(page).toHaveURL(portal.url('far', '/buscar?text=temporal'));
  });
});
