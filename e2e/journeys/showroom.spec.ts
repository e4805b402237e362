import { isInShare } from '@portal/model';
import { expect as baseExpect, type Page } from 'playwright/test';
import { expectNoFault } from './axe';
import { told } from './data-layer';
import { ELSEWHERE, KINDS, walkIslands } from './disturbed-islands';
import { CLOSED, enter, GATE } from './gate';
import { ask } from './pages-seen';
import { HALF, test } from './showroom-portal';

const expect = baseExpect.configure({ timeout: 15_000 });
const METERED = '/cultura/noms-de-les-barques/';
const SEARCH = '/buscar?text=port';

const barOf = (page: Page) => page.locator('[data-part=showroom]');

test('the showroom’s bar works by a form, and keeps everything in the address', async ({ page, room }) => {
  await page.goto(room.url(METERED));
  const bar = barOf(page);
  await expect(bar.getByText('Aparador')).toBeVisible();
  expect(await page.locator('[data-part=ad-preview]').count()).toBeGreaterThan(0);
  await bar.getByText('Aparador').press('Enter');
  await expectNoFault(page);
  await bar.getByLabel('Publicitat').selectOption('Cap');
  await bar.getByLabel('Qui llegeix els articles tancats').selectOption('Algú que ja ha llegit els del mes');
  await bar.getByLabel('Les llistes en carreguen més en arribar al final').selectOption('No');
  await bar.getByLabel('Dia i hora').fill('2026-03-18T12:00');
  const versions = bar.getByLabel('Versió del mur de pagament');
  await expect(versions.locator('option')).toHaveText(['hivern', 'tardor (publicada)', 'primavera']);
  await expect(versions).toHaveValue('tardor');
  await versions.selectOption('hivern');
  await bar.getByRole('button', { name: 'Mostra-ho així' }).click();
  await expect(page).toHaveURL(
    /paywallFakeId=hivern&ads=none&reader=spent&endlessLists=off&date=2026-03-18T12%3A00/,
  );
  await expect(
    page.getByRole('region', { name: 'Ja has llegit els articles gratuïts d’aquest mes' }),
  ).toBeAttached();
  await expect(page.locator('[data-part=ad-slot]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-now', '2026-03-18T11:00:00.000Z');
  await expect
    .poll(async () => (await told(page, 'page_view'))[0])
    .toMatchObject({
      runningInShowroom: true,
      paywallFakeId: 'hivern',
      featureFlags: { endlessLists: false },
    });
  // The bar lists the choices even when closed, after the skip links.
  await expect(bar.locator('summary')).toHaveText(
    'Aparador · hivern · Publicitat: Cap · Algú que ja ha llegit els del mes · Les llistes en carreguen més en arribar al final: No · 2026-03-18 12:00',
  );
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-part=skip-links] a').first()).toBeFocused();
  await bar.getByText('Aparador').press('Enter');
  await expect(bar.getByLabel('Publicitat')).toHaveValue('none');
  await bar.getByRole('link', { name: 'Mostra-ho com al web' }).click();
  await expect(page).toHaveURL(room.url(METERED));
});

const messageOf = (page: Page) => page.locator('[data-part=paywall]');
const SIMULATED = [
  { as: 'somebody who reads the month’s first', address: `${METERED}?reader=nobody`, says: 'comptades' },
  { as: 'somebody who has read them', address: `${METERED}?reader=spent`, says: 'esgotades' },
  { as: 'somebody without account', address: `${CLOSED.far}?reader=nobody`, says: 'amb-compte' },
  {
    as: 'somebody who pays for nothing',
    address: '/cultura/gravat-1708-arxiu/?reader=spent',
    says: 'de-pagament',
  },
];
for (const { as, address, says } of SIMULATED)
  test(`a version under test shows its messages for ${as}, and counts nothing`, async ({
    page,
    room,
    context,
  }) => {
    const readings: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/reading')) readings.push(request.url());
    });
    await page.goto(room.url(`${address}&paywallFakeId=hivern`));
    const gate = page.locator(GATE);
    await gate.evaluate((element) => element.scrollIntoView());
    const message = messageOf(page);
    await expect(message).toContainText(`Prova: ${says}`);
    // A message that repeats the gate appears once that is out of view; a counter stays.
    await expect(message).toBeVisible({ visible: says === 'comptades' });
    await page.evaluate(() => document.querySelector('[data-part=footer]')?.scrollIntoView());
    await expect(message).toBeVisible();
    if (says === 'comptades')
      await expect(message.getByRole('img')).toHaveAccessibleName('Has llegit 1 de 3 articles');
    await expectNoFault(page);
    expect(readings).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    await page.getByRole('button', { name: 'Torna a la publicada' }).click();
    await expect(page).toHaveURL(room.url(address));
    await expect(page.locator('[data-part=paywall-test]')).toHaveCount(0);
  });

test('an unknown version is reported, and the published one is shown', async ({ page, room }) => {
  await page.goto(room.url(`${METERED}?paywallFakeId=estiu&reader=spent`));
  const versions = barOf(page).getByLabel('Versió del mur de pagament');
  await expect(versions).toBeVisible();
  await expect(versions).toHaveValue('tardor');
  await expect(versions).toHaveAccessibleDescription(/cap versió «estiu»: es mostra la publicada/);
  await expectNoFault(page);
  await page.locator(GATE).evaluate((element) => element.scrollIntoView());
  await expect(messageOf(page)).toContainText('Ja has llegit els tres articles gratuïts d’aquest mes');
  await expect(page.locator('[data-part=paywall-test]')).toHaveCount(0);
  await expect.poll(() => told(page, 'page_view')).toMatchObject([{ paywallFakeId: null }]);
});

test('invalid settings in the address are reported next to their fields, with the valid values', async ({
  page,
  room,
}) => {
  await page.goto(room.url(`${METERED}?ads=neon&reader=rei&endlessLists=potser&date=2026-02-31T12:00`));
  const bar = barOf(page);
  for (const [label, says] of [
    ['Publicitat', /«neon» no és cap opció.*none, house, showroom, preview\.$/],
    ['Qui llegeix els articles tancats', /«rei» no és cap opció.*own, nobody, spent\.$/],
    ['Les llistes en carreguen més en arribar al final', /«potser» no és cap opció.*on, off\.$/],
    ['Dia i hora', /«2026-02-31T12:00» no és cap dia i hora/],
  ] as const)
    await expect(bar.getByLabel(label)).toHaveAccessibleDescription(says);
  await expect(bar.getByLabel('Publicitat')).toHaveValue('showroom');
  await expectNoFault(page);
  await page.goto(room.url(METERED));
  await expect(bar.getByLabel('Publicitat')).not.toBeVisible();
});

test('links keep the chosen settings, and the bar’s own link clears them', async ({ page, room }) => {
  await page.goto(room.url('/?ads=none&reader=spent&date=2026-03-18T12:00'));
  const chosen = 'ads=none&reader=spent&date=2026-03-18T12%3A00';
  await page.locator('[data-part=footer] a[href^="/cultura/"]').first().click();
  await expect(page).toHaveURL(room.url(`/cultura/?${chosen}`));
  await expect(page.locator('html')).toHaveAttribute('data-now', '2026-03-18T11:00:00.000Z');
  await expect(page.locator('[data-part=ad-slot]')).toHaveCount(0);
  await page.locator('main [data-content-id] a').first().click();
  await expect(page).toHaveURL((url) => url.search === `?${chosen}` && url.pathname !== '/cultura/');
  await expect(page.locator('[data-part=ad-slot]')).toHaveCount(0);
  await barOf(page).getByText('Aparador').press('Enter');
  await barOf(page).getByRole('link', { name: 'Mostra-ho com al web' }).click();
  await expect(page).toHaveURL((url) => url.search === '');
  // The cached header that all readers share has none of it.
  const { body } = await ask(room.portal.port, 'far.localhost', '/cultura/');
  expect(body.toString()).not.toContain('ads=none');
});

test('choosing the published version ends a test', async ({ page, room, context }) => {
  await page.goto(room.url(`/cultura/gravat-1708-arxiu/?paywallFakeId=hivern`));
  await page.locator(GATE).evaluate((element) => element.scrollIntoView());
  await expect(messageOf(page)).toContainText('Prova: de-pagament');
  const names = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(names).toContain('paywall-version-far');
  await page.evaluate(() => scrollTo(0, 0));
  await barOf(page).getByText('Aparador').press('Enter');
  await barOf(page).getByLabel('Versió del mur de pagament').selectOption('tardor (publicada)');
  await barOf(page).getByRole('button', { name: 'Mostra-ho així' }).click();
  await expect(page).toHaveURL(/paywallFakeId=tardor/);
  await page.locator(GATE).evaluate((element) => element.scrollIntoView());
  await expect(messageOf(page)).toContainText('L’hemeroteca és per als subscriptors');
  await expect(page.locator('[data-part=paywall-test]')).toHaveCount(0);
  await expect.poll(names).not.toContain('paywall-version-far');
});

test('advertising is the site’s own, or with all its details', async ({ page, room }) => {
  await page.goto(room.url('/ultima-hora/?ads=house'));
  await expect(page.locator('[data-part=house-ad]').first()).toBeAttached();
  await expect(page.locator('[data-part=ad-preview]')).toHaveCount(0);
  await page.goto(room.url('/ultima-hora/?ads=preview'));
  await expect(page.locator('[data-part=ad-preview][data-face=preview]').first()).toBeAttached();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar works in the same way', async ({ page, room }) => {
    await page.goto(room.url(METERED));
    await barOf(page).getByText('Aparador').click();
    await barOf(page).getByLabel('Publicitat').selectOption('Cap');
    await barOf(page).getByRole('button', { name: 'Mostra-ho així' }).click();
    await expect(page).toHaveURL(/ads=none/);
    await expect(page.locator('[data-part=ad-slot]')).toHaveCount(0);
  });

  test('versions are chosen, and an unknown one is reported, in the language of the site', async ({
    page,
    room,
  }) => {
    await page.goto(room.url(`${CLOSED.ribera}?paywallFakeId=invierno`, 'ribera'));
    const versions = barOf(page).getByLabel('Versión del muro de pago');
    await expect(versions.locator('option')).toHaveText(['verano (publicada)', 'otono']);
    await expect(versions).toHaveAccessibleDescription(
      'La web no tiene ninguna versión «invierno»: se muestra la publicada.',
    );
    await versions.selectOption('otono');
    await barOf(page).getByRole('button', { name: 'Mostrarlo así' }).click();
    await expect(page).toHaveURL(/paywallFakeId=otono/);
    await barOf(page).getByText('Escaparate').click();
    await expect(versions).toHaveValue('otono');
    await expect(versions).toHaveAccessibleDescription('');
  });
});

/**
 * Scrolls to the end of a list, with its island active.
 * @returns pages of results requested since
 */
async function atTheEnd(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/webapi/searcher/')) asked.push(request.url());
  });
  await page.getByRole('link', { name: 'Mostra més resultats' }).scrollIntoViewIfNeeded();
  await expect(page.locator('portal-island[name=searcher]')).toHaveAttribute('data-island-status', 'awake');
  return asked;
}

test('a flag decides whether lists load more by themselves or on request', async ({ page, room }) => {
  await page.goto(room.url(`${SEARCH}&endlessLists=on`));
  const asked = await atTheEnd(page);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.goto(room.url(`${SEARCH}&endlessLists=off`));
  const pressed = await atTheEnd(page);
  const results = page.locator('main [data-content-id]');
  const before = await results.count();
  await page.getByRole('link', { name: 'Mostra més resultats' }).click();
  await expect.poll(() => results.count()).toBeGreaterThan(before);
  // One press loads one page, although the end was visible before it.
  expect(pressed).toHaveLength(1);
});

test('a share of readers has the flag, always the same ones, and unidentifiable readers have the default', async ({
  page,
  room,
  context,
}) => {
  await page.goto(room.url(METERED));
  await enter(page);
  const id = (await context.cookies()).find(({ name }) => name === 'userId')?.value ?? '';
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(room.url('/'));
    await page.goto(room.url(SEARCH));
    await atTheEnd(page);
    await expect
      .poll(() => told(page, 'flag_seen'))
      .toEqual([{ event: 'flag_seen', flag: 'endlessLists', on: isInShare('endlessLists', HALF, id) }]);
  }
  await page.goto(room.url('/'));
  await context.clearCookies();
  await page.goto(room.url(SEARCH));
  const asked = await atTheEnd(page);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(await told(page, 'flag_seen')).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

for (const { address, islands } of ELSEWHERE.showroom)
  for (const kinds of KINDS)
    test(`${islands.join(', ')} lose no input while they activate: ${kinds.join(', ') || 'a slow script'}`, async ({
      page,
      room,
    }) => {
      await walkIslands(page, { islands, kinds }, () => page.goto(room.url(address)));
    });
