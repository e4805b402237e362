import { ADDRESSES, expect, fillRegistration, linkTo, logIn, newReader, PASSWORD, test } from './account';

test.use({ javaScriptEnabled: false });

test('without JavaScript a reader registers, confirms, recovers, logs in, chooses newsletters and logs out', {
  tag: '@gate',
}, async ({ page, portal, site, words }) => {
  const reader = newReader();
  await page.goto(portal.url(site, '/registro'));
  await fillRegistration(page, site, reader);
  await page.locator('[name=name]').fill('');
  await page.getByRole('button', { name: words.register }).click();
  // The form returns with the typed values and the errors.
  await expect(page.locator('[name=nick]')).toHaveValue(reader.nick);
  await expect(page.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true');
  await fillRegistration(page, site, reader);
  await page.getByRole('button', { name: words.register }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.almost })).toBeVisible();

  const first = await linkTo(portal, reader.email, 'validation');
  await page.goto(portal.url(site, '/acceso/'));
  await page.getByLabel(words.email).fill(reader.email);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: words.login, exact: true }).click();
  await expect(page.getByText(words.notValidated)).toBeVisible();
  // Enter in a field logs in; the button above belongs to another form.
  await page.locator('[name=password]').fill(PASSWORD);
  await page.locator('[name=password]').press('Enter');
  await expect(page.getByText(words.resent)).toBeHidden();
  await expect(page.getByText(words.notValidated)).toBeVisible();
  await page.getByRole('button', { name: words.resend }).click();
  await expect(page.getByText(words.resent)).toBeVisible();
  await page.goto(await linkTo(portal, reader.email, 'validation', first));
  await page.getByRole('button', { name: words.validate }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.validated })).toBeVisible();

  await page.goto(portal.url(site, '/acceso/'));
  await page.getByRole('link', { name: words.forgotten }).click();
  await page.getByLabel(words.email).fill(reader.email);
  await page.getByLabel(words.email).press('Enter');
  await expect(page).toHaveURL(portal.url(site, '/acceso/?alert=password_reset_sent'));
  await page.goto(await linkTo(portal, reader.email, 'password'));
  await page.locator('[name=password]').fill('Ponentada1909');
  await page.getByLabel(words.repeat).fill('Ponentada1909');
  await page.getByRole('button', { name: words.changePassword }).click();
  await expect(page).toHaveURL(portal.url(site, '/acceso/?alert=password_changed'));

  await page.goto(portal.url(site, '/perfil/boletines/'));
  await expect(page).toHaveURL(/\/acceso\/\?backUrl=%2Fperfil%2Fboletines%2F$/);
  await page.getByLabel(words.email).fill(reader.email);
  await page.locator('[name=password]').fill('Ponentada1909');
  await page.getByRole('button', { name: words.login, exact: true }).click();
  await expect(page).toHaveURL(portal.url(site, '/perfil/boletines/'));
  await page.getByRole('checkbox').first().check();
  await page.locator('portal-island[name=newsletters] button[type=submit]').click();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: words.newslettersSaved })).toBeVisible();

  // Consents are listed separately; offers need an explicit one.
  await page.goto(portal.url(site, '/perfil/mi-cuenta/'));
  const consents = page.locator('[data-part=account-consents]');
  await expect(consents.getByRole('listitem')).toHaveCount(4);
  await consents.getByRole('button', { name: words.giveConsent }).click();
  await expect(page).toHaveURL(portal.url(site, '/perfil/mi-cuenta/?ofertes=desat#account-consents-saved'));
  // The outcome is visible and focused.
  const decided = consents.getByRole('status');
  await expect(decided).toContainText(words.consentSaved);
  await expect(decided).toBeInViewport({ ratio: 1 });
  await expect(decided).toBeFocused();
  await consents.getByRole('button', { name: words.withdrawConsent }).click();
  await expect(consents.getByRole('button', { name: words.giveConsent })).toBeVisible();
  await expect(decided).toContainText(words.consentSaved);
  // It is shown once: not when the account is opened again.
  await page.goto(portal.url(site, '/perfil/mi-cuenta/'));
  await expect(decided).toBeHidden();

  await page.getByRole('main').locator('a[href="/logout"]').click();
  await expect(page).toHaveURL(portal.url(site, '/acceso/'));
  await page.goto(portal.url(site, '/perfil/mi-cuenta/'));
  await expect(page).toHaveURL(/\/acceso\//);
});

test('without JavaScript a profile is saved, and shows the errors of typed values', async ({
  page,
  portal,
  site,
  words,
}) => {
  const reader = newReader();
  await page.goto(portal.url(site, '/registro'));
  await fillRegistration(page, site, reader);
  await page.getByRole('button', { name: words.register }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.almost })).toBeVisible();
  await page.goto(await linkTo(portal, reader.email, 'validation'));
  await page.getByRole('button', { name: words.validate }).click();
  await page.goto(portal.url(site, '/acceso/'));
  await logIn(page, words, reader.email);
  await expect(page).toHaveURL(portal.url(site, '/perfil/mi-cuenta/'));

  const alert = page.locator('[data-part=form-alert]');
  const field = (name: string) => page.locator(`[data-part=profile-form] [name=${name}]`);
  const save = (part: 'saveAccount' | 'savePassword' | 'savePerson' | 'savePostal') =>
    page.getByRole('button', { name: words[part] }).click();
  await field('city').fill('Riudaspre');
  await field('postalCode').fill('08');
  await save('savePostal');
  await expect(field('postalCode')).toHaveAccessibleDescription(words.postalCodeShort);
  await expect(field('postalCode')).toHaveValue('08');
  await expect(field('city')).toHaveValue('Riudaspre');
  await expect(field('birthdate')).toHaveValue('01/02/1990');
  await field('postalCode').fill('08001');
  await save('savePostal');
  await expect(alert).toContainText(words.profileSaved);
  await field('name').fill('Remei');
  await save('savePerson');
  await expect(alert).toContainText(words.profileSaved);

  await field('password').fill('Equivocada1');
  await field('newPassword').fill('Ponentada1909');
  await field('repeatPassword').fill('Ponentada1909');
  await save('savePassword');
  await expect(alert).toContainText(words.wrongPassword);
  // A page never contains a typed password.
  await expect(field('password')).toHaveValue('');

  await field('password').fill(PASSWORD);
  await field('newPassword').fill('Ponentada1909');
  await field('repeatPassword').fill('Ponentada1909');
  await save('savePassword');
  await expect(alert).toContainText(words.profileSaved);
  await page.goto(portal.url(site, '/perfil/mi-cuenta/'));
  await expect(field('name')).toHaveValue('Remei');
  await expect(field('postalCode')).toHaveValue('08001');

  // A new address requires the password; so does deleting the account.
  const address = `nova-${reader.email}`;
  await field('email').fill(address);
  await save('saveAccount');
  await expect(field('emailPassword')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('email')).toHaveValue(address);
  await field('emailPassword').fill('Ponentada1909');
  await save('saveAccount');
  await expect(alert).toContainText(words.emailSent(address));
  await page.goto(await linkTo(portal, address, 'validation'));
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: words.emailChanged })).toBeVisible();
  await page.getByRole('link', { name: words.toAccount }).click();
  await expect(field('email')).toHaveValue(address);
  const remove = page
    .locator('form', { has: page.getByRole('button', { name: words.deleteAccount }) })
    .last();
  await remove.getByLabel(words.currentPassword).fill('Equivocada1');
  await remove.getByRole('button').last().click();
  await expect(alert).toContainText(words.wrongPassword);
  await remove.getByLabel(words.currentPassword).fill('Ponentada1909');
  await remove.getByRole('button').last().click();
  await expect(page).toHaveURL(portal.url(site, '/acceso/?alert=account_deleted'));
  await expect(alert).toContainText(words.deleted);
});

test('without JavaScript an address is subscribed to the newsletter', async ({
  page,
  portal,
  site,
  words,
}) => {
  const { email } = newReader();
  await page.goto(portal.url(site, ADDRESSES[site].article));
  const module = page.locator('portal-island[name=newsletter]');
  await module.locator('[name=email]').fill(email);
  await module.locator('[name=terms]').check();
  await module.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1, name: words.lookAtMail })).toBeVisible();
  await page.goto(await linkTo(portal, email, 'newsletter'));
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: words.subscriptionConfirmed })).toBeVisible();
});

test('without JavaScript a rejected newsletter form can be opened again at its address', async ({
  page,
  portal,
  site,
}) => {
  await page.goto(portal.url(site, ADDRESSES[site].article));
  const module = page.locator('portal-island[name=newsletter]');
  const newsletter = await module.locator('[name=newsletter]').inputValue();
  await module.locator('form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await module.locator('[name=email]').fill('cap');
  await module.locator('button[type=submit]').click();
  await expect(module.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
  const again = await page.goto(page.url());
  expect(again?.status()).toBe(200);
  await expect(module.locator('[name=newsletter]')).toHaveValue(newsletter);
});

test('without JavaScript a story is saved and an author followed, and the header leads to the account', async ({
  page,
  portal,
  site,
  words,
}) => {
  const { article, author } = ADDRESSES[site];
  const save = page.locator('portal-island[name=save] button');
  await page.goto(portal.url(site, article));
  await save.click();
  await expect(page).toHaveURL(`${portal.url(site, '/acceso/')}?backUrl=${encodeURIComponent(article)}`);
  await page.goto(portal.url(site, article));
  const account = page.getByRole('banner').locator('[data-part=own-account]');
  await expect(page.getByRole('banner').locator('[data-part=login]')).toBeHidden();
  await account.click();
  await expect(page).toHaveURL(/\/acceso\/\?backUrl=%2Fperfil%2Fmi-cuenta%2F$/);

  const reader = newReader();
  await page.goto(portal.url(site, '/registro'));
  await fillRegistration(page, site, reader);
  await page.getByRole('button', { name: words.register }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.almost })).toBeVisible();
  await page.goto(await linkTo(portal, reader.email, 'validation'));
  await page.getByRole('button', { name: words.validate }).click();
  await page.goto(portal.url(site, '/acceso/'));
  await logIn(page, words, reader.email);
  await expect(page).toHaveURL(portal.url(site, '/perfil/mi-cuenta/'));

  await page.goto(portal.url(site, article));
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(page.locator('#save-done')).toBeHidden();
  await save.click();
  await expect(page).toHaveURL(portal.url(site, `${article}#save-done`));
  await expect(page.locator('#save-done')).toBeVisible();
  await account.click();
  await expect(page).toHaveURL(portal.url(site, '/perfil/mi-cuenta/'));
  await page.goto(portal.url(site, '/perfil/contenidos-guardados/'));
  await expect(page.getByRole('main')).toContainText(title);

  await page.goto(portal.url(site, author));
  await page.locator('portal-island[name=follow] button').click();
  await expect(page).toHaveURL(portal.url(site, `${author}#follow-done`));
  await expect(page.locator('#follow-done')).toBeVisible();
  for (const [path, list] of [
    ['/perfil/autores/', 'followed-authors'],
    ['/perfil/contenidos-guardados/', 'saved-list'],
  ] as const) {
    await page.goto(portal.url(site, path));
    const item = page.locator(`[data-part=${list}] li`);
    await expect(item).toHaveCount(1);
    await item.getByRole('button').click();
    await expect(page).toHaveURL(portal.url(site, path));
    await expect(page.locator('[data-part=empty-state]')).toBeVisible();
  }

  // A withdrawn article cannot be followed or saved, and the page shows that.
  await page.goto(portal.url(site, article));
  await page
    .locator('portal-island[name=save] [name=id]')
    .evaluate((field) => field.setAttribute('value', '0'));
  await save.click();
  await expect(page.locator('#save-failed')).toBeVisible();
});
