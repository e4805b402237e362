import {
  awake,
  CALLS,
  expect,
  expectNoFault,
  expectSaid,
  failing,
  fillRegistration,
  heldBack,
  linkTo,
  loggedIn,
  logIn,
  mended,
  newReader,
  open,
  PASSWORD,
  test,
} from './account';

test('a missing value is reported at its field, and a slow registration is sent once', {
  tag: '@gate',
}, async ({ page, portal, site, words }) => {
  const reader = newReader();
  await open(page, portal.url(site, '/registro'), 'registration');
  await expectNoFault(page);
  const nick = page.locator('[name=nick]');
  const send = page.getByRole('button', { name: words.register });
  await send.click();
  // The errors are announced once, above the form, with a link to each field; the title shows their number.
  const summary = page.locator('[data-part=form-alert]');
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^\D* 7 /);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(summary.getByRole('link')).toHaveCount(7);
  await summary.getByRole('link').first().click();
  await expect(nick).toBeFocused();
  await expect(nick).toHaveAccessibleDescription(new RegExp(words.nickRequired));
  for (const name of ['email', 'password', 'name', 'surname', 'birthdate', 'terms'])
    await expect(page.locator(`[name=${name}]`)).toHaveAttribute('aria-invalid', 'true');
  await expectNoFault(page);

  await fillRegistration(page, site, reader);
  const { letGo, sent } = await heldBack(page, CALLS.register);
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await send.click({ force: true });
  await nick.press('Enter');
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: words.almost })).toBeVisible();
  // A reader who does not receive the email finds a link to request another.
  await expect(page.locator('[data-part=account-outcome] p a')).toHaveAttribute('href', '/acceso/');
  expect(sent()).toBe(1);
  await expectNoFault(page);
});

test('a nick and an address that are taken are rejected at their fields', async ({
  page,
  context,
  portal,
  site,
  words,
}) => {
  const other = await loggedIn(page, portal, site);
  await context.clearCookies();
  const reader = newReader();
  await open(page, portal.url(site, '/registro'), 'registration');
  await fillRegistration(page, site, { ...reader, nick: other.nick });
  // The nick is checked while it is typed.
  const nick = page.locator('[name=nick]');
  await expect(nick).toHaveAccessibleDescription(new RegExp(words.nickInUse));
  const send = page.getByRole('button', { name: words.register });
  await send.click();
  await expect(page.locator('[data-part=form-alert]')).toBeFocused();
  await expect(nick).toHaveAccessibleDescription(new RegExp(words.nickInUse));
  await expectNoFault(page);

  await nick.fill(reader.nick);
  const email = page.locator('[name=email]');
  await email.fill(other.email);
  await send.click();
  await expect(page.locator('[data-part=form-alert]').getByRole('link')).toHaveCount(1);
  await expect(page.locator('[data-part=form-alert]')).toBeFocused();
  await expect(email).toHaveAccessibleDescription(words.emailInUse);
  await expectNoFault(page);
  await expect(page.locator('[name=surname]')).toHaveValue('Vilaregut');
  await expect(page.locator('[name=password]')).toHaveValue(PASSWORD);
});

test('a late answer about a nick replaces no newer error, and only applies to the current nick', async ({
  page,
  context,
  portal,
  site,
  words,
}) => {
  const other = await loggedIn(page, portal, site);
  await context.clearCookies();
  const reader = newReader();
  await open(page, portal.url(site, '/registro'), 'registration');
  const { letGo, sent } = await heldBack(page, CALLS.nick);
  await fillRegistration(page, site, { nick: other.nick, email: other.email });
  await expect.poll(sent).toBe(1);
  const nick = page.locator('[name=nick]');
  const email = page.locator('[name=email]');
  await nick.fill(reader.nick);
  await page.getByRole('button', { name: words.register }).click();
  await expect(email).toHaveAccessibleDescription(words.emailInUse);
  await expect.poll(sent).toBe(2);
  letGo();
  await expect(nick).toHaveAccessibleDescription(words.nickFree);
  await expect(email).toHaveAccessibleDescription(words.emailInUse);
});

test('a failed registration keeps all typed values', { tag: '@gate' }, async ({
  page,
  portal,
  site,
  words,
}) => {
  const reader = newReader();
  await open(page, portal.url(site, '/registro'), 'registration');
  await fillRegistration(page, site, reader);
  const send = page.getByRole('button', { name: words.register });
  for (const [status, code, text] of [
    [400, 'INVALID_FIELD', words.invalidData],
    [400, 'INVALID_FIELDS', words.invalidData],
    [400, 'REQUIRED_FIELD', words.invalidData],
    [401, 'INVALID_CREDENTIALS', words.invalidData],
    [500, 'UNKNOWN_ERROR', words.requestFailed],
    ['offline', '', words.timeout],
  ] as const) {
    await failing(page, CALLS.register, status, code);
    await send.click();
    await expectSaid(page, text);
    // A different failure in between, so that equal messages are announced again.
    await failing(page, CALLS.register, 429, 'TOO_MANY_REQUESTS');
    await send.click();
    await expectSaid(page, words.tooMany);
  }
  await expectNoFault(page);
  await expect(page.locator('[name=nick]')).toHaveValue(reader.nick);
  await expect(page.locator('[name=surname]')).toHaveValue('Vilaregut');
  await mended(page, CALLS.register);
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: words.almost })).toBeVisible();
});

test('a checkbox of an inactive form is ticked at once, and keeps its state', async ({
  page,
  portal,
  site,
  words,
}) => {
  const reader = newReader();
  // The form's scripts load slowly.
  const { letGo } = await heldBack(page, /RegistrationIsland[^/]*\.js/);
  await page.goto(portal.url(site, '/registro'));
  const form = page.locator('portal-island[name=registration]');
  const terms = page.locator('[name=terms]');
  const letters = page.locator('[name=newsletters]');
  await terms.click();
  await expect(terms).toBeChecked();
  await expect(form).toHaveAttribute('data-island-status', 'waking');
  await terms.click();
  await expect(terms).not.toBeChecked();
  // So does the label next to it, except for its link, which opens without affecting the form.
  await form.locator('label', { has: terms }).click({ position: { x: 60, y: 20 } });
  await expect(terms).toBeChecked();
  await letters.first().click();
  await letters.first().click();
  await letters.last().click();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    form.getByRole('link', { name: words.terms }).click(),
  ]);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await tab.close();
  await expect(terms).toBeChecked();
  letGo();
  await expect(form).toHaveAttribute('data-island-status', 'awake');
  await expect(terms).toBeChecked();
  await expect(letters.first()).not.toBeChecked();
  await expect(letters.last()).toBeChecked();

  await fillRegistration(page, site, reader);
  const wanted = await letters.last().getAttribute('value');
  const [sent] = await Promise.all([
    page.waitForRequest(`**${CALLS.register}`),
    page.getByRole('button', { name: words.register }).click(),
  ]);
  expect(sent.postDataJSON()).toMatchObject({ terms: true, newsletters: [wanted] });
  await expect(page.getByRole('heading', { level: 1, name: words.almost })).toBeVisible();
});

test('the label of the terms ticks the box, and its link keeps the typed values', async ({
  page,
  portal,
  site,
  words,
}) => {
  await open(page, portal.url(site, '/registro'), 'registration');
  const terms = page.locator('[name=terms]');
  const label = page.locator('label', { has: terms });
  await page.locator('[name=nick]').fill('mercè');
  const link = label.getByRole('link', { name: words.terms });
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
  await expect(link).toHaveAccessibleName(words.newTab);
  await label.click({ position: { x: 60, y: 20 } });
  await expect(terms).toBeChecked();
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[name=nick]')).toHaveValue('mercè');
  await expect(terms).toBeChecked();
});

test('terms, offers and newsletters are accepted separately, and are stored in the account', async ({
  page,
  portal,
  site,
  words,
}) => {
  const reader = newReader();
  await open(page, portal.url(site, '/registro'), 'registration');
  const offers = page.getByRole('checkbox', { name: words.offers });
  await expect(offers).not.toBeChecked();
  await expect(page.locator('[name=newsletters]').first()).not.toBeChecked();
  await fillRegistration(page, site, reader);
  await offers.check();
  await page.getByRole('button', { name: words.register }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.almost })).toBeVisible();
  await page.goto(await linkTo(portal, reader.email, 'validation'));
  await page.getByRole('button', { name: words.validate }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.validated })).toBeVisible();
  await page.goto(portal.url(site, '/acceso/'));
  await logIn(page, words, reader.email);
  await expect(page).toHaveURL(portal.url(site, '/perfil/mi-cuenta/'));

  const consents = page.locator('[data-part=account-consents]');
  const wanted = consents.getByRole('listitem').filter({ hasText: words.offers });
  await expect(consents.getByRole('listitem')).toHaveCount(3);
  await expect(wanted.locator('time')).toHaveCount(1);
  const withdraw = consents.getByRole('button', { name: words.withdrawConsent });
  // Pressed earlier, it would be sent as a form without JavaScript.
  await awake(page, 'account-consents');
  await failing(page, CALLS.consents, 500, 'UNKNOWN_ERROR');
  await withdraw.click();
  await expect(consents.getByRole('alert')).toContainText(words.consentFailed);
  await mended(page, CALLS.consents);
  await withdraw.click();
  const give = consents.getByRole('button', { name: words.giveConsent });
  await expect(give).toBeFocused();
  await expect(consents.getByRole('alert')).toHaveCount(0);
  await expectNoFault(page);
  await page.reload();
  await expect(give).toBeVisible();
});
