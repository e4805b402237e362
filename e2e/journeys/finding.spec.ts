import type { Page } from 'playwright/test';
import { heldBack } from './account';
import { atRest } from './at-rest';
import { expectNoFault } from './axe';
import { expect, test } from './portal';
import { ids, openFilters, searcher } from './results';

const found = (page: Page) => page.locator('[data-part=result-list] [role=status]').first();

test.describe('the site’s search', () => {
  test('reports a text that is too short, and does not navigate', { tag: '@gate' }, async ({
    page,
    portal,
  }) => {
    await page.goto(portal.url('far', '/buscar'));
    const field = page.getByRole('searchbox', { name: 'Què busques?' });
    await field.fill('ab');
    await expect(searcher(page)).toHaveAttribute('data-island-status', 'awake');
    await field.press('Enter');
    await expect(page.getByRole('main').getByText(/3 caràcters/)).toBeVisible();
    await expect(field).toBeFocused();
    expect(page.url()).toBe(portal.url('far', '/buscar'));
  });

  test('finds by words, filters news, and goes back and forward', { tag: '@gate' }, async ({
    page,
    portal,
  }) => {
    await page.goto(portal.url('far', '/buscar'));
    const field = page.getByRole('searchbox', { name: 'Què busques?' });
    await field.fill('temporal');
    await expect(searcher(page)).toHaveAttribute('data-island-status', 'awake');
    await field.press('Enter');
    await expect(page).toHaveURL(portal.url('far', '/buscar?text=temporal'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultats de «temporal»');
    await expect(field).toBeFocused();
    const all = await ids(page);
    expect(all.length).toBeGreaterThan(3);
    // Their number is announced once.
    await expect(page.getByRole('status').filter({ hasText: /^\d+ resultats$/ })).toHaveCount(1);
    await page.getByLabel('On', { exact: true }).selectOption({ label: 'Notícies' });
    await page.getByRole('button', { name: 'Cerca', exact: true }).click();
    await expect(page).toHaveURL(portal.url('far', '/buscar?text=temporal&searchtype=news'));
    await page.goBack();
    await expect(page).toHaveURL(portal.url('far', '/buscar?text=temporal'));
    await expect.poll(() => ids(page)).toEqual(all);
    await page.goForward();
    await expect(page.getByLabel('On', { exact: true })).toHaveValue('news');
    await expect(field).toHaveValue('temporal');
    await expect(page).toHaveTitle('Resultats de «temporal» | El Far');
    // The login leads back to the current results, although no other page was loaded.
    const login = page.locator('[data-part=login]');
    await login.focus();
    await expect(login).toHaveAttribute('href', /backUrl=%2Fbuscar%3Ftext%3Dtemporal%26searchtype%3Dnews$/);
  });

  test('corrects a typo, and says so', async ({ page, portal }) => {
    await page.goto(portal.url('ribera', '/buscar?text=puetne'));
    await expect(page.locator('[data-part=corrected]')).toContainText('«puente»');
    expect((await ids(page)).length).toBeGreaterThan(0);
  });

  test('says that there are no results', { tag: '@gate' }, async ({ page, portal }) => {
    await page.goto(portal.url('ribera', '/buscar?text=xyzzyxyzzy'));
    const empty = page.locator('[data-part=empty-state]');
    await expect(empty).toBeVisible();
    // No filter is set that could be removed.
    await expect(empty).not.toContainText('filtro');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

test.describe('a listing', () => {
  test('a listing without results links to the whole listing, and to the whole site', async ({
    page,
    portal,
  }) => {
    await page.goto(portal.url('far', '/territori/?text=xyzzyxyzzy'));
    const empty = page.locator('[data-part=empty-state]');
    await expect(empty).not.toContainText('filtre');
    await expect(empty.getByRole('link', { name: 'Cerca-ho a tot el web' })).toHaveAttribute(
      'href',
      '/buscar?text=xyzzyxyzzy',
    );
    await empty.getByRole('link', { name: 'Esborra la cerca' }).click();
    await expect(page).toHaveURL(portal.url('far', '/territori/'));
    await expect.poll(async () => (await ids(page)).length).toBeGreaterThan(0);
  });

  test('is filtered after a second, also in its URL, and announces the number of results', {
    tag: '@gate',
  }, async ({ page, portal }) => {
    await page.goto(portal.url('far', '/hemeroteca/'));
    const before = await ids(page);
    await openFilters(page);
    const { letGo } = await heldBack(page, /\/webapi\/searcher\//);
    await page.getByLabel('Secció').selectOption('politica');
    await expect(page.locator('[data-part=result-list]')).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(page).toHaveURL(portal.url('far', '/hemeroteca/?section=politica'));
    await expect(found(page)).toHaveText(/^\d+ resultats?$/);
    const narrowed = await ids(page);
    expect(narrowed.length).toBeGreaterThan(0);
    expect(narrowed.length).toBeLessThan(before.length);
    await expect(page.locator('[data-part=active]')).toHaveText('1 filtre aplicat');
    await page.getByRole('button', { name: 'Treu els filtres' }).click();
    await expect(page).toHaveURL(portal.url('far', '/hemeroteca/'));
    await page.goBack();
    await expect.poll(() => ids(page)).toEqual(narrowed);
    await page.goBack();
    await expect.poll(() => ids(page)).toEqual(before);
  });

  test('continues when its end comes into view, without duplicates', async ({ page, portal }) => {
    await page.goto(portal.url('far', '/hemeroteca/'));
    const before = await ids(page);
    expect(before).toHaveLength(20);
    await expect(searcher(page)).toHaveAttribute('data-island-status', 'asleep');
    await expect
      .poll(async () => {
        await page
          .locator('[data-part=result-list]')
          .evaluate((list) => list.scrollIntoView({ block: 'end' }));
        return page.getByText('No hi ha més resultats').count();
      })
      .toBe(1);
    const after = await ids(page);
    expect(after.slice(0, 20)).toEqual(before);
    expect(new Set(after).size).toBe(after.length);
    // Three pages loaded automatically.
    expect(after.length).toBeGreaterThan(60);
  });

  test('continues by keyboard at the first new item', async ({ page, portal }) => {
    await page.goto(portal.url('far', '/hemeroteca/'));
    const more = page.getByRole('link', { name: 'Mostra més resultats' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await ids(page)).length).toBeGreaterThan(20);
    await expect(found(page)).toHaveText(/^S’han afegit \d+ resultats?$/);
    const focused = () =>
      page.evaluate(() =>
        document.activeElement?.closest('li[data-content-id]')?.getAttribute('data-content-id'),
      );
    await expect.poll(async () => (await ids(page)).indexOf((await focused()) ?? '')).toBe(20);
  });

  test('keeps the scroll position on the way back from a story', async ({ page, portal }) => {
    await page.goto(portal.url('far', '/hemeroteca/'));
    await page.getByRole('link', { name: 'Mostra més resultats' }).click();
    await expect.poll(async () => (await ids(page)).length).toBeGreaterThan(20);
    const last = page.locator('[data-part=result-list] li[data-content-id]').last();
    await last.scrollIntoViewIfNeeded();
    const id = await last.getAttribute('data-content-id');
    await last.getByRole('link').first().click();
    await expect(page).not.toHaveURL(/hemeroteca/);
    await page.goBack();
    await expect(page.locator(`li[data-content-id="${id}"]`)).toBeInViewport({ timeout: 10_000 });
  });

  test('reports a failed search, keeps the current results, and retries', { tag: '@gate' }, async ({
    page,
    portal,
  }) => {
    await page.goto(portal.url('ribera', '/hemeroteca/'));
    await openFilters(page);
    await page.route('**/webapi/searcher/**', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.getByLabel('Buscar aquí', { exact: true }).fill('puente');
    await expect(page.getByRole('alert').filter({ hasText: 'No se ha podido buscar' })).toBeVisible();
    expect((await ids(page)).length).toBeGreaterThan(0);
    await page.unroute('**/webapi/searcher/**');
    await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
    await expect(page).toHaveURL(/text=puente/);
    await expect(page.getByRole('alert').filter({ hasText: 'No se ha podido buscar' })).toHaveCount(0);
  });

  test('ignores a late response', async ({ page, portal }) => {
    await page.goto(portal.url('ribera', '/hemeroteca/'));
    await openFilters(page);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asked = 0;
    await page.route('**/webapi/searcher/**', async (route) => {
      asked += 1;
      if (asked === 1) await held;
      await route.continue().catch(() => undefined);
    });
    const text = page.getByLabel('Buscar aquí', { exact: true });
    await text.fill('puente');
    await expect.poll(() => asked).toBe(1);
    await text.fill('naranja');
    await expect(page).toHaveURL(/text=naranja/);
    const shown = await ids(page);
    await atRest(page, async () => release());
    expect(await ids(page)).toEqual(shown);
    await expect(page).toHaveURL(/text=naranja/);
  });

  test('suggests authors', async ({ page, portal }) => {
    // Fewer than twenty stories have filters only if some are set.
    await page.goto(portal.url('far', '/opinio/?from=2020-01-01&to=2030-01-01'));
    await openFilters(page);
    const field = page.getByRole('combobox', { name: 'Autor' });
    await field.fill('ferr');
    const option = page.getByRole('option').first();
    await expect(option).toContainText('Ferr');
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(/author=/);
    await expect.poll(async () => (await ids(page)).length).toBeGreaterThan(0);
  });
});

test.describe('the archive', () => {
  test('is browsed day by day', async ({ page, portal }) => {
    await page.goto(portal.url('far', '/hemeroteca/hoy/'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hemeroteca:');
    const [before] = await page.locator('[data-part=listing-head] a[href^="/hemeroteca/2"]').all();
    await before?.click();
    await expect(page).toHaveURL(/\/hemeroteca\/\d{4}\/\d\d\/\d\d\/\d{4}\/\d\d\/\d\d$/);
    await page.waitForLoadState();
    const yesterday = await page.getByRole('heading', { level: 1 }).textContent();
    const there = await ids(page);
    await page.goto(portal.url('far', '/hemeroteca/ayer/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(yesterday ?? '');
    expect(await ids(page)).toEqual(there);
  });

  test('opens the URL of the selected dates', { tag: '@gate' }, async ({ page, portal }) => {
    await page.goto(portal.url('ribera', '/hemeroteca/'));
    await openFilters(page);
    await page.getByRole('button', { name: /Fecha/ }).click();
    await page.getByRole('button', { name: 'Última semana' }).click();
    await expect(page).toHaveURL(/\/hemeroteca\/\d{4}\/\d\d\/\d\d\/\d{4}\/\d\d\/\d\d$/);
    await openFilters(page);
    await expect(page.getByRole('button', { name: /Fecha/ })).toContainText('Última semana');
  });

  test('has no page for invalid dates', async ({ page, portal }) => {
    const answer = await page.goto(portal.url('far', '/hemeroteca/2026/02/30/2026/03/01'));
    expect(answer?.status()).toBe(404);
  });
});

test('the agenda shows current events, time and place, and looks ahead', async ({ page, portal }) => {
  await page.goto(portal.url('far', '/agenda/'));
  const days = await page.locator('[data-part=result-list] time').first().getAttribute('datetime');
  expect(days).toBeTruthy();
  await openFilters(page);
  await page.getByRole('button', { name: /Data/ }).click();
  await expect(page.getByRole('button', { name: 'Demà', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'El mes vinent', exact: true }).click();
  await expect(page).toHaveURL(/\/agenda\/\?from=\d{4}-\d\d-01&to=/);
});

test('a filter selected while its island activates is applied', { tag: '@gate' }, async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('far', '/hemeroteca/'));
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/hydrate-[\w-]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const field = page.getByLabel('Secció');
  // A click would wait for the island.
  await page
    .locator('[data-part=filter-bar] details')
    .evaluate((details) => details.setAttribute('open', ''));
  await field.focus();
  await expect(searcher(page)).toHaveAttribute('data-island-status', 'waking');
  await field.selectOption('politica');
  await page.getByRole('searchbox', { name: 'Cerca aquí' }).fill('ple');
  release();
  await expect(searcher(page)).toHaveAttribute('data-island-status', 'awake');
  await expect(page).toHaveURL(portal.url('far', '/hemeroteca/?text=ple&section=politica'));
  await expect(field).toHaveValue('politica');
  await expect(page.getByRole('searchbox', { name: 'Cerca aquí' })).toHaveValue('ple');
});

test('results, and their absence, have no accessibility violation', async ({ page, portal }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of [
    '/buscar',
    '/buscar?text=temporal',
    '/buscar?text=xyzzy',
    '/agenda/',
    '/hemeroteca/hoy/',
  ]) {
    await page.goto(portal.url('far', address));
    await expectNoFault(page);
  }
});
