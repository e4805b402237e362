import { expect, test } from './portal';

test('an unknown address leads back to the front', async ({ page, portal }) => {
  const response = await page.goto(portal.url('far', '/societat/no-hi-es/'));
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(portal.url('far'));
});
