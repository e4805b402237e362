import {
  ADDRESSES,
  CALLS,
  expect,
  expectNoFault,
  expectSaid,
  failing,
  heldBack,
  linkTo,
  logIn,
  mended,
  newReader,
  open,
  PASSWORD,
  registered,
  test,
  withAccount,
} from './account';

test('a slow login shows progress, is sent once, and shows its error', { tag: '@gate' }, async ({
  page,
  portal,
  site,
  words,
}) => {
  const reader = await withAccount(page, portal, site);
  await open(page, portal.url(site, '/acceso/'), 'login');
  await expectNoFault(page);
  const { letGo, sent } = await heldBack(page, CALLS.login);
  await logIn(page, words, reader.email, 'Equivocada1');
  const send = page.getByRole('button', { name: words.login, exact: true });
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await send.click({ force: true });
  await page.locator('[name=password]').press('Enter');
  await expect.poll(sent).toBe(1);
  letGo();
  await expectSaid(page, words.wrong);
  await expectNoFault(page);
  await expect(page.getByLabel(words.email)).toHaveValue(reader.email);
  await expect(page.locator('[name=password]')).toHaveValue('Equivocada1');
  expect(sent()).toBe(1);
});

test('a password of the old system has to be replaced, and too many attempts are throttled', async ({
  page,
  portal,
  site,
  words,
}) => {
  await open(page, portal.url(site, '/acceso/'), 'login');
  await failing(page, CALLS.login, 401, 'LEGACY_USER_PASSWORD_NOT_RESET');
  await logIn(page, words, 'antic@example.org');
  await expectSaid(page, words.renewal);
  await expectNoFault(page);
  for (const [status, code, text] of [
    [429, 'TOO_MANY_REQUESTS', words.tooMany],
    // Other client errors are shown as a failed login (spec §8); an unreachable server is not blamed on the
    // password.
    [400, 'INVALID_FIELDS', words.wrong],
    [500, 'UNKNOWN_ERROR', words.requestFailed],
    [401, 'INVALID_CREDENTIALS', words.wrong],
    [503, 'UNKNOWN_ERROR', words.requestFailed],
    ['offline', '', words.timeout],
  ] as const) {
    await failing(page, CALLS.login, status, code);
    await logIn(page, words, 'antic@example.org');
    await expectSaid(page, text);
  }
  await expect(page.locator('[name=password]')).toHaveValue(PASSWORD);
});

test('a reader with an unconfirmed address can request the email again', async ({
  page,
  portal,
  site,
  words,
}) => {
  const reader = await registered(page, portal, site);
  const first = await linkTo(portal, reader.email, 'validation');
  await open(page, portal.url(site, '/acceso/'), 'login');
  await logIn(page, words, reader.email);
  await expectSaid(page, words.notValidated);
  await expectNoFault(page);
  const resend = page.getByRole('button', { name: words.resend });
  for (const [status, code, text] of [
    [500, 'UNKNOWN_ERROR', words.requestFailed],
    ['offline', '', words.timeout],
    [429, 'TOO_MANY_REQUESTS', words.tooMany],
  ] as const) {
    await failing(page, CALLS.resend, status, code);
    await resend.click();
    await expectSaid(page, text);
    await page.getByRole('button', { name: words.login, exact: true }).click();
    await expectSaid(page, words.notValidated);
  }
  await mended(page, CALLS.resend);
  await resend.click();
  await expectSaid(page, words.resent);
  await expectNoFault(page);
  expect(await linkTo(portal, reader.email, 'validation', first)).not.toBe(first);
});

test('a forgotten password is changed by email, once', { tag: '@gate' }, async ({
  page,
  portal,
  site,
  words,
}) => {
  const reader = await withAccount(page, portal, site);
  await open(page, portal.url(site, '/acceso/'), 'login');
  await page.getByRole('link', { name: words.forgotten }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.recoverTitle })).toBeFocused();
  const unknown = newReader().email;
  await page.getByLabel(words.email).fill(unknown);
  for (const [status, text] of [
    ['offline', words.timeout],
    [502, words.requestFailed],
  ] as const) {
    await failing(page, CALLS.recover, status);
    await page.getByRole('button', { name: words.recover }).click();
    await expectSaid(page, text);
    await expectNoFault(page);
    await expect(page.getByLabel(words.email)).toHaveValue(unknown);
  }
  // The response for an unknown address is the same.
  await mended(page, CALLS.recover);
  await page.getByRole('button', { name: words.recover }).click();
  await expect(page).toHaveURL(portal.url(site, '/acceso/?alert=password_reset_sent'));
  await expect(page.getByText(words.resetSent)).toBeVisible();

  await open(page, portal.url(site, '/acceso/?recuperar=1'), 'login');
  await page.getByLabel(words.email).fill(reader.email);
  await page.getByLabel(words.email).press('Enter');
  await expect(page).toHaveURL(portal.url(site, '/acceso/?alert=password_reset_sent'));
  await expect(page.getByText(words.resetSent)).toBeVisible();
  await expectNoFault(page);

  const link = await linkTo(portal, reader.email, 'password');
  await open(page, link, 'password-change');
  await expectNoFault(page);
  await page.locator('[name=password]').fill('Ponentada1909');
  await page.getByLabel(words.repeat).fill('Ponentada1909');
  await page.getByRole('button', { name: words.changePassword }).click();
  await expect(page).toHaveURL(portal.url(site, '/acceso/?alert=password_changed'));
  await expect(page.getByText(words.passwordChanged)).toBeVisible();
  await expectNoFault(page);

  await open(page, link, 'password-change');
  await page.locator('[name=password]').fill('Garbinada1910');
  await page.getByLabel(words.repeat).fill('Garbinada1910');
  await page.getByRole('button', { name: words.changePassword }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.linkSpent })).toBeVisible();
  await expectNoFault(page);
});

test('every failure while a password is chosen is shown above the form, with its own text', async ({
  page,
  portal,
  site,
  words,
}) => {
  await open(page, portal.url(site, '/acceso/contrasena/?token=x'), 'password-change');
  await page.locator('[name=password]').fill('Ponentada1909');
  await page.getByLabel(words.repeat).fill('Ponentada1909');
  const send = page.getByRole('button', { name: words.changePassword });
  for (const [status, text] of [
    [500, words.requestFailed],
    [404, words.notFound],
    [401, words.unauthorized],
    [403, words.unauthorized],
    [412, words.preconditionFailed],
  ] as const) {
    await failing(page, CALLS.changePassword, status);
    await send.click();
    await expectSaid(page, text);
  }
  await mended(page, CALLS.changePassword);
  // Speeds up timers a hundredfold, and records their original durations.
  await page.evaluate(() => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (work: () => void, ms = 0) => {
        if (ms < 10_000) return later(work, ms);
        window.limit = ms;
        return later(work, ms / 100);
      },
    });
  });
  const { letGo } = await heldBack(page, CALLS.changePassword);
  await send.click();
  await expectSaid(page, words.timeout);
  expect(await page.evaluate(() => window.limit)).toBe(10_000);
  letGo();
  await expectNoFault(page);
  await expect(page.getByLabel(words.repeat)).toHaveValue('Ponentada1909');
});

test('a return address leads only to this site', async ({ page, portal, site, words }) => {
  const reader = await withAccount(page, portal, site);
  for (const evil of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    // The previous page may still be refreshing the profile, and would lead to the login.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await open(page, portal.url(site, `/acceso/?backUrl=${encodeURIComponent(evil)}`), 'login');
    await logIn(page, words, reader.email);
    await expect(page).toHaveURL(portal.url(site, '/perfil/mi-cuenta/'));
  }
});

test('a reader logs in with a social provider, and continues on the same page', { tag: '@gate' }, async ({
  page,
  portal,
  site,
}) => {
  const { article } = ADDRESSES[site];
  await page.goto(portal.url(site, `/acceso/?backUrl=${encodeURIComponent(article)}`));
  await page.getByRole('link', { name: /Google/ }).click();
  await expect(page).toHaveURL(portal.url(site, article));
  await page.goto(portal.url(site, '/perfil/mi-cuenta/'));
  await expect(page.locator('[name=name]')).toHaveValue('Ada');
  await expect(page.locator('[name=email]')).toHaveValue(/^visita.+@example\.org$/);
  // A logged-in reader is not asked again.
  await page.goto(portal.url(site, '/acceso/'));
  await expect(page).toHaveURL(portal.url(site, '/perfil/mi-cuenta/'));
});

test('a social login that did not start here is refused', { tag: '@gate' }, async ({
  page,
  portal,
  site,
  words,
}) => {
  await page.goto(portal.url(site, '/api/front/user/login/google/return?code=x&state=y'));
  await expect(page).toHaveURL(portal.url(site, '/acceso/?alert=login_failed'));
  await expect(page.getByText(words.wrong)).toBeVisible();
});

declare global {
  interface Window {
    limit?: number;
  }
}
