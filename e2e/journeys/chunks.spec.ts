import type { Page } from 'playwright/test';
import { heldBack } from './account';
import { atRest } from './at-rest';
import { boxOf } from './boxes';
import { expect, test } from './portal';

const PAGE = '/territori/fotos-temporal-escullera/';
const NOTICE = 'Aquesta part de la pàgina no s’ha pogut carregar.';
const HYDRATION = /\/assets\/hydrate-[\w-]+\.js/;
const GALLERY = /\/assets\/Gallery-[\w-]+\.js/;

const gallery = (page: Page) => page.locator('portal-island[name=gallery]');
const firstPicture = (page: Page) => page.getByRole('link', { name: 'Amplia la foto 1 de 7' });
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: NOTICE });
const retry = (page: Page) => notice(page).getByRole('button', { name: 'Torna-ho a provar' });

const failures = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []).filter(
      ({ event }) => event === 'chunk_failed',
    ),
  );

/** Blocks navigation by links, so that it can be inspected. */
async function keepHere(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    Object.assign(window, { followed: [] });
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      Reflect.get(window, 'followed').push(link.pathname);
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'followed'));
}

for (const [what, chunk] of [
  ['what all islands need', HYDRATION],
  ['an island’s own file', GALLERY],
] as const) {
  test(`${what} is requested again, under another address, and the click takes effect`, {
    tag: what.includes('own file') ? '@gate' : [],
  }, async ({ page, portal }) => {
    const again: string[] = [];
    await page.route(chunk, (route) => {
      const { search } = new URL(route.request().url());
      if (!search) return route.abort();
      again.push(search);
      return route.continue();
    });
    await page.goto(portal.url('far', PAGE));
    await firstPicture(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(gallery(page)).toHaveAttribute('data-island-status', 'awake');
    expect(again).toEqual(['?again=1']);
    await expect(notice(page)).toHaveCount(0);
    expect(await failures(page)).toEqual([]);
  });

  test(`without ${what} the link still works, and the reader sees a notice and can retry`, async ({
    page,
    portal,
  }) => {
    await page.route(chunk, (route) => route.abort());
    await page.goto(portal.url('far', PAGE));
    const followed = await keepHere(page);
    await firstPicture(page).click();
    await expect(notice(page)).toBeVisible();
    await expect(gallery(page)).toHaveAttribute('data-island-status', 'failed');
    // Inside the window, and without a layout shift.
    const { x, right } = await boxOf(notice(page));
    expect(x).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    expect(await followed()).toEqual([expect.stringMatching(/^\/media\//)]);
    const [failure] = await failures(page);
    expect(failure).toMatchObject({
      chunk: chunk === HYDRATION ? 'hydrate' : 'Gallery',
      type: 'error',
      request: expect.stringMatching(chunk),
    });

    await retry(page).click();
    await expect.poll(async () => (await failures(page)).length).toBe(2);
    await expect(notice(page)).toHaveCount(1);

    await page.unroute(chunk);
    await retry(page).click();
    await expect(gallery(page)).toHaveAttribute('data-island-status', 'awake');
    await expect(notice(page)).toHaveCount(0);
    await expect(firstPicture(page)).toBeFocused();
    await firstPicture(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('a file that was removed with an old version is found by the page’s new version', async ({
  page,
  portal,
}) => {
  await page.route(HYDRATION, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto(portal.url('far', PAGE));
  await keepHere(page);
  await firstPicture(page).click();
  await expect(notice(page)).toBeVisible();
  expect(await failures(page)).toMatchObject([{ type: 'missing' }]);
  await page.unroute(HYDRATION);
  const reloaded = page.waitForEvent('load');
  await retry(page).click();
  await reloaded;
  await firstPicture(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('offline a part shows that, and works once there is a connection', async ({ page, portal, context }) => {
  await atRest(page, () => page.goto(portal.url('far', PAGE)));
  await keepHere(page);
  await context.setOffline(true);
  await firstPicture(page).click();
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await retry(page).click();
  // Browsers that cache failed imports reload the page, whose old content disappears before its notice does.
  await expect(page.locator('portal-island[name=gallery]:defined')).toHaveAttribute(
    'data-island-status',
    /^(asleep|awake)$/,
  );
  await expect(notice(page)).toHaveCount(0);
  await firstPicture(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a click during a slow load takes effect afterwards', { tag: '@gate' }, async ({ page, portal }) => {
  const { letGo } = await heldBack(page, HYDRATION);
  await page.goto(portal.url('far', PAGE));
  await firstPicture(page).click();
  await expect(gallery(page)).toHaveAttribute('data-island-status', 'waking');
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(PAGE);
});

test('a file that does not load within two minutes is abandoned', async ({ page, portal }) => {
  // A paused clock advances only on request: two minutes are measured to the second.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  await page.route(HYDRATION, () => undefined);
  await page.goto(portal.url('far', PAGE), { waitUntil: 'commit' });
  await firstPicture(page).waitFor();
  await page.waitForFunction(() => customElements.get('portal-island') !== undefined);
  await keepHere(page);
  await firstPicture(page).click();
  await expect(gallery(page)).toHaveAttribute('data-island-status', 'waking');
  await page.clock.runFor(119_000);
  await expect(gallery(page)).toHaveAttribute('data-island-status', 'waking');
  await page.clock.runFor(1_000);
  await expect(notice(page)).toBeVisible();
  // Other files requested at the same time may fail too: the page's clock runs faster than its network.
  expect(await failures(page)).toContainEqual(expect.objectContaining({ chunk: 'hydrate', type: 'timeout' }));
});

test('a form works without its script, and a reader who triggered nothing sees no notice', {
  tag: '@gate',
}, async ({ page, portal }) => {
  const tried: string[] = [];
  await page.route(HYDRATION, (route) => {
    tried.push(route.request().url());
    return route.abort();
  });
  await page.goto(portal.url('far', '/acceso/'));
  const form = page.locator('portal-island[name=login]');
  await page.locator('[name=email]').focus();
  await expect(form).toHaveAttribute('data-island-status', 'failed');
  expect(tried.length).toBeGreaterThan(1);
  await expect(notice(page)).toHaveCount(0);
  await page.locator('[name=email]').fill('ningu@exemple.cat');
  await page.locator('[name=password]').fill('Llevantada1908');
  await page.locator('[name=password]').press('Enter');
  await expect(page.getByText('Correu electrònic o contrasenya incorrectes.')).toBeVisible();
});
