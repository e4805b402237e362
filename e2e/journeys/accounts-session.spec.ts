import {
  ADDRESSES,
  CALLS,
  expect,
  failing,
  loggedIn,
  logIn,
  mended,
  open,
  test,
  withAccount,
} from './account';

test('two tabs log in together and are logged out together', { tag: '@gate' }, async ({
  page,
  context,
  portal,
  site,
  words,
}) => {
  const reader = await withAccount(page, portal, site);
  const other = await context.newPage();
  await other.goto(portal.url(site, ADDRESSES[site].section));
  const theirs = other.locator('portal-island[name=account]');
  await expect(theirs.locator('[data-part=login]')).toBeVisible();
  await open(page, portal.url(site, `/acceso/?backUrl=${ADDRESSES[site].section}`), 'login');
  await logIn(page, words, reader.email);
  await expect(theirs.getByRole('button', { name: new RegExp(reader.nick) })).toBeVisible();

  const account = page.locator('portal-island[name=account]');
  await account.getByRole('button', { name: new RegExp(reader.nick) }).click();
  await page.getByRole('menuitem', { name: words.logout }).click();
  await expect(page).toHaveURL(portal.url(site, '/acceso/'));
  await expect(theirs.locator('[data-part=login]')).toBeVisible();
});

test('a logout that fails is only logged', async ({ page, portal, site, words }) => {
  const reader = await loggedIn(page, portal, site);
  await page.goto(portal.url(site, ADDRESSES[site].section));
  await failing(page, CALLS.logout, 500, 'UNKNOWN_ERROR');
  const account = page.getByRole('button', { name: new RegExp(reader.nick) });
  const logout = page.getByRole('menuitem', { name: words.logout });
  const logged = page.waitForEvent('console', (message) => message.text().includes('The logout failed'));
  await account.click();
  await logout.click();
  await logged;
  await expect(page).toHaveURL(portal.url(site, ADDRESSES[site].section));
  const alerts = page.locator('[role=alert], [data-part=form-alert], [data-part=toast]');
  await expect(alerts.filter({ visible: true })).toHaveCount(0);
  await mended(page, CALLS.logout);
  await account.click();
  await logout.click();
  await expect(page).toHaveURL(portal.url(site, '/acceso/'));
});

test('a site without accounts shows none of it', async ({ page, portal }) => {
  for (const path of [
    '/acceso/',
    '/registro',
    '/perfil/',
    '/perfil/mi-cuenta/',
    '/logout',
    '/boletines/confirmar/?token=x',
  ])
    expect((await portal.ask('ones', path)).status, path).toBe(404);
  await page.goto(portal.url('ones', ADDRESSES.ones.article));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('portal-island[name=account], portal-island[name=save]')).toHaveCount(0);
  await expect(page.locator('a[href^="/acceso"], a[href^="/registro"], a[href^="/perfil"]')).toHaveCount(0);
});

test('the header does not move when the session is known', { tag: '@gate' }, async ({
  page,
  portal,
  site,
}) => {
  const reader = await loggedIn(page, portal, site);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved = (window.moved ?? 0) + Number(Object(entry).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Late fonts have a test of their own.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(portal.url(site, ADDRESSES[site].section));
  await expect(page.getByRole('button', { name: new RegExp(reader.nick) })).toBeVisible();
  expect(await page.evaluate(() => window.moved ?? 0)).toBe(0);
});

declare global {
  interface Window {
    moved?: number;
  }
}
