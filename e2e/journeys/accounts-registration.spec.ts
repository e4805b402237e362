import {
  CALLS,
  expect,
  expectNoFault,
  expectSaid,
  failing,
  fillRegistration,
  heldBack,
  loggedIn,
  mended,
  newReader,
  open,
  PASSWORD,
  test,
} from './account';

test('what is missing is said at its field, and a slow registration is sent once', async ({
  page,
  portal,
  site,
  words,
}) => {
  const reader = newReader();
  await open(page, portal.url(site, '/registro'), 'registration');
  await expectNoFault(page);
  const nick = page.locator('[name=nick]');
  const send = page.getByRole('button', { name: words.register });
  await send.click();
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
  expect(sent()).toBe(1);
  await expectNoFault(page);
});

test('a nick and an address that are somebody’s are refused at their fields', async ({
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
  // It is asked for as soon as it is written.
  const nick = page.locator('[name=nick]');
  await expect(nick).toHaveAccessibleDescription(new RegExp(words.nickInUse));
  const send = page.getByRole('button', { name: words.register });
  await send.click();
  await expect(nick).toBeFocused();
  await expect(nick).toHaveAccessibleDescription(new RegExp(words.nickInUse));
  await expectNoFault(page);

  await nick.fill(reader.nick);
  const email = page.locator('[name=email]');
  await email.fill(other.email);
  await send.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(words.emailInUse);
  await expectNoFault(page);
  await expect(page.locator('[name=surname]')).toHaveValue('Vilaregut');
  await expect(page.locator('[name=password]')).toHaveValue(PASSWORD);
});

test('a registration that fails loses nothing of what was written', async ({ page, portal, site, words }) => {
  const reader = newReader();
  await open(page, portal.url(site, '/registro'), 'registration');
  await fillRegistration(page, site, reader);
  const send = page.getByRole('button', { name: words.register });
  for (const [status, code] of [
    [400, 'INVALID_FIELD'],
    [400, 'INVALID_FIELDS'],
    [400, 'REQUIRED_FIELD'],
    [401, 'INVALID_CREDENTIALS'],
    [500, 'UNKNOWN_ERROR'],
    ['offline', ''],
  ] as const) {
    await failing(page, CALLS.register, status, code);
    await send.click();
    await expectSaid(page, words.invalidData);
    // Between two failures of the same words, one of others.
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
