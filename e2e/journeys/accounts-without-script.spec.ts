import { fillRegistration, linkTo, newReader, PASSWORD, WORDS } from './account';
import { ADDRESSES, expect, test } from './portal';

test.use({ javaScriptEnabled: false });

for (const site of ['far', 'ribera'] as const) {
  const words = WORDS[site];
  test(`without script a reader of ${site} registers, validates, recovers, logs in, chooses newsletters and logs out`, async ({
    page,
    portal,
  }) => {
    const reader = newReader();
    await page.goto(portal.url(site, '/registro'));
    await fillRegistration(page, site, reader);
    await page.locator('[name=name]').fill('');
    await page.getByRole('button', { name: words.register }).click();
    // Sent back with what was written and what is wrong.
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
    // Enter among the fields logs in; the button over them is another form's.
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

    await page.getByRole('main').locator('a[href="/logout"]').click();
    await expect(page).toHaveURL(portal.url(site, '/acceso/'));
    await page.goto(portal.url(site, '/perfil/mi-cuenta/'));
    await expect(page).toHaveURL(/\/acceso\//);
  });
}

test('without script an address is subscribed to the newsletter', async ({ page, portal }) => {
  const { email } = newReader();
  await page.goto(portal.url('ribera', ADDRESSES.ribera.article));
  const module = page.locator('portal-island[name=newsletter]');
  await module.locator('[name=email]').fill(email);
  await module.locator('[name=terms]').check();
  await module.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mira tu correo' })).toBeVisible();
  await page.goto(await linkTo(portal, email, 'newsletter'));
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Suscripción confirmada' })).toBeVisible();
});
