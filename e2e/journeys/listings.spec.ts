import type { Page } from 'playwright/test';
import { expect, test } from './portal';

/** Everything that a newspaper has published: more than two pages. */
const LATEST = '/ultima-hora/';

const idsOn = (page: Page) =>
  page
    .getByRole('main')
    .locator('li[data-content-id]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-content-id') ?? ''));

test('more stories are added below, without duplicates, to the end', { tag: '@gate' }, async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('ribera', LATEST));
  const before = await idsOn(page);
  const island = page.locator('portal-island[name=load-more]');
  await expect(island).toHaveAttribute('data-island-status', 'asleep');
  await page.getByRole('link', { name: 'Ver más' }).click();
  await expect(island).toHaveAttribute('data-island-status', 'awake');
  await expect.poll(async () => (await idsOn(page)).length).toBeGreaterThan(before.length);
  await expect(page.getByRole('status')).toContainText(/Se han? añadido \d+ noticias?/);
  const end = page.getByText('No hay más noticias');
  for (let pages = 0; pages < 5 && !(await end.isVisible()); pages += 1) {
    const shown = (await idsOn(page)).length;
    await page.getByRole('link', { name: 'Ver más' }).click();
    await expect.poll(async () => (await idsOn(page)).length).toBeGreaterThan(shown);
  }
  await expect(end).toBeVisible();
  const after = await idsOn(page);
  expect(new Set(after).size).toBe(after.length);
  expect(after.length).toBeGreaterThan(45);
  expect(page.url()).toBe(portal.url('ribera', LATEST));
});

test('a failed page is reported and can be retried', { tag: '@gate' }, async ({ page, portal }) => {
  await page.route('**/api/front/load-more/**', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(portal.url('ribera', LATEST));
  const before = await idsOn(page);
  await page.getByRole('link', { name: 'Ver más' }).click();
  await expect(page.getByRole('alert')).toContainText('No se ha podido cargar');
  await page.unroute('**/api/front/load-more/**');
  await page.getByRole('link', { name: 'Volver a intentarlo' }).click();
  await expect.poll(async () => (await idsOn(page)).length).toBeGreaterThan(before.length);
});

test('the front continues with stories that it does not show yet', async ({ page, portal }) => {
  await page.goto(portal.url('far'));
  const shown = await page
    .locator('[data-content-id]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-content-id')));
  const added = page.locator('portal-island[name=load-more] li[data-content-id]');
  await page.getByRole('link', { name: 'Mostra’n més' }).click();
  await expect.poll(() => added.count()).toBeGreaterThan(0);
  for (const id of await added.evaluateAll((all) => all.map((one) => one.getAttribute('data-content-id'))))
    expect(shown).not.toContain(id);
});

test('tabs of the most read are switched by keyboard and by touch', async ({ page, portal, isMobile }) => {
  await page.goto(portal.url('far'));
  const week = page.getByRole('tab', { name: 'Setmana' });
  await week.scrollIntoViewIfNeeded();
  if (isMobile) await week.tap();
  else {
    await page.getByRole('tab', { name: 'Avui' }).focus();
    await page.keyboard.press('ArrowRight');
  }
  await expect(week).toHaveAttribute('aria-selected', 'true');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a listing continues by plain links to its end', { tag: '@gate' }, async ({ page, portal }) => {
    await page.goto(portal.url('ribera', LATEST));
    const seen = await idsOn(page);
    for (let turn = 0; turn < 5 && (await page.getByRole('link', { name: 'Ver más' }).count()); turn += 1) {
      // Read once it is complete: its URL changes before its stories.
      const loaded = page.waitForEvent('load');
      await page.getByRole('link', { name: 'Ver más' }).click();
      await loaded;
      seen.push(...(await idsOn(page)));
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(45);
  });
});

for (const [address, isByDay] of [
  [LATEST, true],
  ['/hemeroteca/', true],
  ['/pueblos/', false],
  ['/autor/lola-cuquerella/', false],
  ['/etiqueta/cercanias/', false],
  ['/buscar?text=pueblo', false],
] as const)
  test(`every story of ${address} shows its time of publication`, async ({ page, portal }) => {
    await page.goto(portal.url('ribera', address));
    const stories = page.getByRole('main').locator('li[data-content-id]:not([data-part=section-events] li)');
    const times = await stories.evaluateAll((all) =>
      all.map((story) => story.querySelector('time')?.getAttribute('datetime') ?? ''),
    );
    expect(times.length).toBeGreaterThan(0);
    for (const time of times) expect(Date.parse(time)).toBeLessThan(Date.now());
    const days = page.getByRole('main').locator('[data-part=cards-day] > h2');
    if (!isByDay) return expect(days).toHaveCount(0);
    const dayOf = (time: string) => new Date(time).toLocaleDateString('sv', { timeZone: 'Europe/Madrid' });
    await expect(days).toHaveCount(new Set(times.map(dayOf)).size);
  });
