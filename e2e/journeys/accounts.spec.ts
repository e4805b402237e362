import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import {
  type AccountSite,
  awake,
  fillRegistration,
  linkTo,
  loggedIn,
  newReader,
  PASSWORD,
  WORDS,
  withAccount,
} from './account';
import { ADDRESSES, expect, test } from './portal';

const ACCOUNT_SITES: readonly AccountSite[] = ['far', 'ribera'];

async function expectNoFault(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`)).toEqual([]);
}

for (const site of ACCOUNT_SITES) {
  const words = WORDS[site];
  /** Catalan on phones, Spanish on desktops: each journey once in each. */
  const isElsewhere = (isMobile: boolean) => isMobile !== (site === 'far');

  test(`a reader of ${site} registers, validates, logs in, and goes on where they were`, async ({
    page,
    portal,
    isMobile,
  }) => {
    test.skip(isElsewhere(isMobile));
    const reader = newReader();
    await page.goto(portal.url(site, '/registro'));
    await awake(page, 'registration');
    await expectNoFault(page);
    await fillRegistration(page, site, reader);
    await page.getByRole('button', { name: words.register }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.almost })).toBeVisible();
    await expectNoFault(page);

    await page.goto(await linkTo(portal, reader.email, 'validation'));
    await expectNoFault(page);
    await page.getByRole('button', { name: words.validate }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.validated })).toBeVisible();

    const { article } = ADDRESSES[site];
    await page.goto(portal.url(site, `/acceso/?backUrl=${encodeURIComponent(article)}`));
    await awake(page, 'login');
    await expectNoFault(page);
    await page.getByLabel(words.email).fill(reader.email);
    await page.locator('[name=password]').fill(PASSWORD);
    await page.getByRole('button', { name: words.login, exact: true }).click();
    await expect(page).toHaveURL(portal.url(site, article));
    await expect(page.getByRole('button', { name: new RegExp(reader.nick) })).toBeVisible();
    const layer = await page.evaluate(() => window.dataLayer);
    expect(layer).toContainEqual({ user_logged: 'yes', user_id: expect.any(String) });
  });

  test(`a login on ${site} says what is wrong, and keeps what was written`, async ({
    page,
    portal,
    isMobile,
  }) => {
    test.skip(isElsewhere(isMobile));
    const reader = await withAccount(page, portal, site);
    await page.goto(portal.url(site, '/acceso/'));
    await awake(page, 'login');
    await page.getByLabel(words.email).fill(reader.email);
    await page.locator('[name=password]').fill('Equivocada1');
    await page.getByRole('button', { name: words.login, exact: true }).click();
    await expect(page.getByText(words.wrong)).toBeVisible();
    await expect(page.getByLabel(words.email)).toHaveValue(reader.email);
    await expectNoFault(page);
  });

  test(`who has not validated on ${site} gets the letter again`, async ({ page, portal, isMobile }) => {
    test.skip(isElsewhere(isMobile));
    const reader = newReader();
    await page.goto(portal.url(site, '/registro'));
    await awake(page, 'registration');
    await fillRegistration(page, site, reader);
    await page.getByRole('button', { name: words.register }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.almost })).toBeVisible();
    await page.goto(portal.url(site, '/acceso/'));
    await awake(page, 'login');
    await page.getByLabel(words.email).fill(reader.email);
    await page.locator('[name=password]').fill(PASSWORD);
    await page.getByRole('button', { name: words.login, exact: true }).click();
    await expect(page.getByText(words.notValidated)).toBeVisible();
    await page.getByRole('button', { name: words.resend }).click();
    await expect(page.getByText(words.resent)).toBeVisible();
  });

  test(`a forgotten password of ${site} is changed by letter`, async ({ page, portal, isMobile }) => {
    test.skip(isElsewhere(isMobile));
    const reader = await withAccount(page, portal, site);
    await page.goto(portal.url(site, '/acceso/'));
    await awake(page, 'login');
    await page.getByRole('link', { name: words.forgotten }).click();
    await page.getByLabel(words.email).fill(reader.email);
    await page.getByLabel(words.email).press('Enter');
    await expect(page).toHaveURL(portal.url(site, '/acceso/?alert=password_reset_sent'));
    await page.goto(await linkTo(portal, reader.email, 'password'));
    await awake(page, 'password-change');
    await expectNoFault(page);
    await page.locator('[name=password]').fill('Ponentada1909');
    await page.getByLabel(words.repeat).fill('Ponentada1909');
    await page.getByRole('button', { name: words.changePassword }).click();
    await expect(page).toHaveURL(portal.url(site, '/acceso/?alert=password_changed'));
  });

  test(`what a reader of ${site} keeps and follows is there on every page, and comes out again`, async ({
    page,
    portal,
    isMobile,
  }) => {
    test.skip(isElsewhere(isMobile));
    await loggedIn(page, portal, site);
    const { article, author } = ADDRESSES[site];
    await page.goto(portal.url(site, article));
    const save = page.locator('[data-part=toggle] button').first();
    await expect(page.locator('portal-island[name=save]')).toHaveAttribute('data-island-status', 'awake');
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await page.goto(portal.url(site, author));
    const follow = page.locator('portal-island[name=follow] button');
    await expect(page.locator('portal-island[name=follow]')).toHaveAttribute('data-island-status', 'awake');
    await follow.click();
    await expect(follow).toHaveAttribute('aria-pressed', 'true');

    for (const [path, island] of [
      ['/perfil/contenidos-guardados/', 'saved'],
      ['/perfil/autores/', 'followed-authors'],
    ] as const) {
      await page.goto(portal.url(site, path));
      await awake(page, island);
      await expectNoFault(page);
      const item = page.locator(`portal-island[name=${island}] li`);
      await expect(item).toHaveCount(1);
      await item.getByRole('button').last().click();
      await expect(item).toHaveCount(0);
      await expect(page.locator('[data-part=empty]')).toBeVisible();
    }
  });
}

test('who is not logged in is asked to, and comes back', async ({ page, portal }) => {
  await page.goto(portal.url('far', ADDRESSES.far.article));
  await page.locator('portal-island[name=save] button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Inicia la sessió' })).toHaveAttribute(
    'href',
    `/acceso/?backUrl=${encodeURIComponent(ADDRESSES.far.article)}`,
  );
});

test('the profile is saved, the newsletters too, the data come along, and the account goes', async ({
  page,
  portal,
}) => {
  const reader = await loggedIn(page, portal, 'ribera');
  await page.goto(portal.url('ribera', '/perfil/mi-cuenta/'));
  await awake(page, 'profile');
  await expectNoFault(page);
  await page.locator('[name=city]').fill('Riudaspre');
  await page.locator('[name=password]').fill(PASSWORD);
  await page.locator('[name=newPassword]').fill('Ponentada1909');
  await page.locator('[name=repeatPassword]').fill('Ponentada1909');
  await page.getByRole('button', { name: 'Guardar los cambios' }).click();
  await expect(page.getByText('Los cambios se han guardado correctamente.')).toBeVisible();
  await expect(page.locator('[name=city]')).toHaveValue('Riudaspre');
  await expect(page.locator('[name=newPassword]')).toHaveValue('');

  await page.locator('[name=password]').fill('Equivocada1');
  await page.locator('[name=newPassword]').fill('Garbinada1910');
  await page.locator('[name=repeatPassword]').fill('Garbinada1910');
  await page.getByRole('button', { name: 'Guardar los cambios' }).click();
  await expect(page.getByText('La contraseña actual no es correcta.')).toBeVisible();

  await page.goto(portal.url('ribera', '/perfil/boletines/'));
  await awake(page, 'newsletters');
  await expectNoFault(page);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Tus boletines se han guardado.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox').first()).toBeChecked();

  const data = await page.evaluate(async () => (await fetch('/api/front/user/own-data')).json());
  expect(data).toMatchObject({ account: { email: reader.email, city: 'Riudaspre' } });

  await page.goto(portal.url('ribera', '/perfil/mi-cuenta/'));
  await awake(page, 'profile');
  await page.getByRole('button', { name: 'Eliminar la cuenta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar la cuenta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cuenta eliminada' })).toBeVisible();
  await page.goto(portal.url('ribera', '/perfil/mi-cuenta/'));
  await expect(page).toHaveURL(/\/acceso\/\?backUrl=%2Fperfil%2Fmi-cuenta%2F$/);
});

test('a reader comes in by a social provider, and goes on where they were', async ({ page, portal }) => {
  const { article } = ADDRESSES.far;
  await page.goto(portal.url('far', `/acceso/?backUrl=${encodeURIComponent(article)}`));
  await page.getByRole('link', { name: /Google/ }).click();
  await expect(page).toHaveURL(portal.url('far', article));
  await page.goto(portal.url('far', '/perfil/mi-cuenta/'));
  await expect(page.locator('[name=name]')).toHaveValue('Ada');
  await expect(page.locator('[name=email]')).toHaveValue(/^visita.+@example\.org$/);
});

test('a login that the provider did not begin here is refused', async ({ page, portal }) => {
  await page.goto(portal.url('far', '/api/front/user/login/google/return?code=x&state=y'));
  await expect(page).toHaveURL(portal.url('far', '/acceso/?alert=login_failed'));
  await expect(page.getByText(WORDS.far.wrong)).toBeVisible();
});

test('a server that fails loses nothing of what was written', async ({ page, portal }) => {
  const reader = newReader();
  await page.route('**/api/front/user/register', (route) => route.abort());
  await page.goto(portal.url('ribera', '/registro'));
  await awake(page, 'registration');
  await fillRegistration(page, 'ribera', reader);
  const send = page.getByRole('button', { name: WORDS.ribera.register });
  await send.click();
  await expect(page.getByRole('alert').or(page.locator('[data-part=form-alert]')).first()).toBeVisible();
  await expect(page.locator('[name=nick]')).toHaveValue(reader.nick);
  await expect(page.locator('[name=surname]')).toHaveValue('Vilaregut');
  await page.unroute('**/api/front/user/register');
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: WORDS.ribera.almost })).toBeVisible();
});

test('a heart on a card keeps its story', async ({ page, portal }) => {
  await loggedIn(page, portal, 'far');
  await page.goto(portal.url('far'));
  const heart = page.locator('[data-part=save-heart] button').first();
  await heart.click();
  await expect(
    page.locator('[data-part=save-heart][data-on], [data-part=save-heart] [data-on]').first(),
  ).toBeVisible();
  await page.goto(portal.url('far', '/perfil/contenidos-guardados/'));
  await expect(page.locator('portal-island[name=saved] li')).toHaveCount(1);
});

test('an address is subscribed to the newsletter by letter', async ({ page, portal }) => {
  const { email } = newReader();
  await page.goto(portal.url('far', ADDRESSES.far.article));
  await awake(page, 'newsletter');
  const module = page.locator('portal-island[name=newsletter]');
  await module.locator('[name=email]').fill(email);
  await module.locator('[name=terms]').check();
  await module.locator('button[type=submit]').click();
  await expect(module.locator('form')).toHaveCount(0);
  await page.goto(await linkTo(portal, email, 'newsletter'));
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subscripció confirmada' })).toBeVisible();
});

test('two tabs are logged out together', async ({ page, context, portal }) => {
  await loggedIn(page, portal, 'far');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(portal.url('far', ADDRESSES.far.section));
    await expect(tab.locator('portal-island[name=account]')).toHaveAttribute('data-island-status', 'awake');
  }
  await page.locator('portal-island[name=account] button').click();
  await page.getByRole('menuitem', { name: 'Tanca la sessió' }).click();
  await expect(page).toHaveURL(portal.url('far', '/acceso/'));
  await expect(other.locator('portal-island[name=account] [data-part=login]')).toBeVisible();
});

test('a way back leads nowhere but to the site', async ({ page, portal }) => {
  const reader = await withAccount(page, portal, 'far');
  for (const evil of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    await page.context().clearCookies();
    await page.goto(portal.url('far', `/acceso/?backUrl=${encodeURIComponent(evil)}`));
    await awake(page, 'login');
    await page.getByLabel(WORDS.far.email).fill(reader.email);
    await page.locator('[name=password]').fill(PASSWORD);
    await page.getByRole('button', { name: WORDS.far.login, exact: true }).click();
    await expect(page).toHaveURL(portal.url('far', '/perfil/mi-cuenta/'));
  }
});

test('a site without users has none of it', async ({ page, portal }) => {
  for (const path of [
    '/acceso/',
    '/registro/',
    '/perfil/mi-cuenta/',
    '/logout/',
    '/boletines/confirmar/?token=x',
  ])
    expect((await portal.ask('ones', path)).status).toBe(404);
  await page.goto(portal.url('ones', ADDRESSES.ones.article));
  await expect(page.locator('portal-island[name=account], portal-island[name=save]')).toHaveCount(0);
});

test('the header does not move when it knows who is here', async ({ page, portal }) => {
  await loggedIn(page, portal, 'far');
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved = (window.moved ?? 0) + Number(Object(entry).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(portal.url('far', ADDRESSES.far.section));
  await expect(page.locator('portal-island[name=account] button')).toBeVisible();
  expect(await page.evaluate(() => window.moved ?? 0)).toBe(0);
});

declare global {
  interface Window {
    dataLayer?: unknown[];
    moved?: number;
  }
}
