import { atRest } from './at-rest';
import { ADDRESSES, expect, SITES, test } from './portal';

const LANGUAGES = { far: 'ca', ribera: 'es', ones: 'ca' } as const;

for (const site of SITES) {
  test(`the front of ${site} leads to an article and back`, {
    tag: site === 'ribera' ? [] : '@gate',
  }, async ({ page, portal }) => {
    await page.goto(portal.url(site));
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[site]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const lead = page.getByRole('main').getByRole('link').first();
    const name = (await lead.textContent())?.trim() ?? '';
    expect(name.length).toBeGreaterThan(5);
    await page.goto(portal.url(site, ADDRESSES[site].article));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(portal.url(site));
  });
}

test('nothing fails: no error is logged, no request fails, on every kind of page', { tag: '@gate' }, async ({
  page,
  portal,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on(
    'response',
    (response) => response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`),
  );
  for (const site of SITES)
    for (const address of ['/', ...Object.values(ADDRESSES[site])])
      await atRest(page, () => page.goto(portal.url(site, address)));
  expect(problems).toEqual([]);
});

test('the reader’s own scheme is kept from page to page', { tag: '@gate' }, async ({ page, portal }) => {
  await page.goto(portal.url('far'));
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByText('Fosc', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.goto(portal.url('far', ADDRESSES.far.article));
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
});

test('high contrast is chosen next to the scheme, and applied before the first paint', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('far'));
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  const before = await ink();
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByText('Alt contrast', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
  expect(await ink()).not.toBe(before);
  // The islands of the next page are inactive: a script in its head applies it.
  await page.goto(portal.url('far', ADDRESSES.far.article));
  expect(await ink()).toBe('rgb(0, 0, 0)');
  await page.getByRole('button', { name: 'Menú' }).click();
  // It is unset until it is known.
  await page.getByText('Alt contrast', { exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Alt contrast', { exact: true })).toBeChecked();
  await page.getByText('Alt contrast', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'normal');
  expect(await ink()).toBe(before);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const site of SITES) {
    test(`${site} can be read and navigated`, { tag: site === 'far' ? '@gate' : [] }, async ({
      page,
      portal,
    }) => {
      await page.goto(portal.url(site));
      expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(10);
      await page.goto(portal.url(site, ADDRESSES[site].article));
      expect(((await page.getByRole('article').first().textContent()) ?? '').length).toBeGreaterThan(600);
    });
  }
});

test.describe('by keyboard', () => {
  test('the first Tab stop skips the menu', { tag: '@gate' }, async ({ page, portal, isMobile }) => {
    // biome-ignore lint/suspicious/noSkippedTests: the fixture says the device only within the test
    test.skip(isMobile, 'phones have no Tab key');
    await page.goto(portal.url('far'));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Ves al contingut' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

test('a film plays in its place on the page', async ({ page, portal }) => {
  await page.goto(portal.url('ones', '/esports/video-gol-orella/'));
  const film = page.locator('video').first();
  await expect(film).toBeVisible();
  expect(await film.evaluate((video) => video instanceof HTMLVideoElement && video.networkState)).not.toBe(2);
  await film.evaluate((video) =>
    video instanceof HTMLVideoElement ? Object.assign(video, { muted: true }).play() : undefined,
  );
  await expect
    .poll(() => film.evaluate((video) => video instanceof HTMLVideoElement && video.currentTime > 0))
    .toBe(true);
});
