import { addressesIn, visited } from './offline';
import { ADDRESSES, expect, test } from './portal';

test.use({ serviceWorkers: 'allow' });

test('a story opened from a newsletter or a share is stored under its own address, and found by any such link', async ({
  page,
  context,
  portal,
}) => {
  const story = portal.url('far', ADDRESSES.far.article);
  await visited(page, `${story}?utm_source=newsletter&utm_medium=email`);
  expect((await addressesIn(page)).filter((address) => address.includes('utm_'))).toEqual([]);
  const title = (await page.locator('h1').textContent()) ?? '';
  await context.setOffline(true);
  for (const link of [story, `${story}?utm_source=newsletter`, `${story}?fbclid=x`]) {
    await page.goto(link);
    await expect(page.locator('[data-part=kept-copy]')).toBeVisible();
    await expect(page.locator('h1')).toHaveText(title);
  }
});
