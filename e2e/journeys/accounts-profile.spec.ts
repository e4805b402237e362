import type { Locator } from 'playwright/test';
import {
  CALLS,
  call,
  expect,
  expectNoFault,
  expectSaid,
  failing,
  heldBack,
  linkTo,
  loggedIn,
  mended,
  open,
  PASSWORD,
  test,
} from './account';

test('a part of the profile that cannot be saved shows why, and keeps the typed values', {
  tag: '@gate',
}, async ({ page, portal, site, words }) => {
  const reader = await loggedIn(page, portal, site);
  await open(page, portal.url(site, '/perfil/mi-cuenta/'), 'profile');
  const field = (name: string) => page.locator(`[name=${name}]`);

  // An invalid field shows its error on blur, and disables the button of its part.
  const savePostal = page.getByRole('button', { name: words.savePostal });
  await field('postalCode').fill('08');
  await field('postalCode').press('Tab');
  await expect(field('postalCode')).toHaveAccessibleDescription(words.postalCodeShort);
  await expect(savePostal).toBeDisabled();
  await expectNoFault(page);
  await field('postalCode').fill('08001');
  await field('city').fill('Riudaspre');

  const save = page.getByRole('button', { name: words.savePassword });
  await field('password').fill('Equivocada1');
  await field('newPassword').fill('Garbinada1910');
  await field('repeatPassword').fill('Garbinada1910');
  const { letGo, sent } = await heldBack(page, CALLS.profile);
  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await save.click({ force: true });
  await field('newPassword').press('Enter');
  letGo();
  await expectSaid(page, words.wrongPassword);
  expect(sent()).toBe(1);
  await expectNoFault(page);

  await failing(page, CALLS.profile, 500, 'UNKNOWN_ERROR');
  await save.click();
  await expectSaid(page, words.profileFailed);
  await expect(field('newPassword')).toHaveValue('Garbinada1910');

  await mended(page, CALLS.profile);
  await field('password').fill(PASSWORD);
  await save.click();
  await expectSaid(page, words.profileSaved);
  await expect(field('newPassword')).toHaveValue('');
  await expect(field('nick')).toHaveValue(reader.nick);

  // Values typed in another part are still there.
  await expect(field('city')).toHaveValue('Riudaspre');
  await savePostal.click();
  await expect(page.locator('#profile-postal [data-part=form-alert]')).toContainText(words.profileSaved);
  await page.reload();
  await expect(field('city')).toHaveValue('Riudaspre');
  await expect(field('postalCode')).toHaveValue('08001');
});

test('a demo account cannot be deleted, and shows a contact address', async ({
  page,
  portal,
  site,
  words,
}) => {
  await page.goto(portal.url(site, '/acceso/'));
  expect(await call(page, CALLS.register, { demo: true, name: 'Mercè', surname: 'Vilaregut' })).toBe(200);
  await open(page, portal.url(site, '/perfil/mi-cuenta/'), 'profile');
  const remove = page.getByRole('button', { name: words.deleteAccount });
  await remove.click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: words.deleteAccount });
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText(words.demoStays);
  await expectNoFault(page, '[role=dialog]');

  await failing(page, CALLS.delete, 500, 'UNKNOWN_ERROR');
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText(words.profileFailed);
  await dialog.getByRole('button', { name: words.keepAccount }).click();
  await expect(remove).toBeFocused();
  await page.reload();
  await expect(page).toHaveURL(portal.url(site, '/perfil/mi-cuenta/'));
});

test('a profile that cannot be refreshed leads to the login, which explains why and lets the reader in again', async ({
  page,
  portal,
  site,
  words,
}) => {
  await loggedIn(page, portal, site);
  await failing(page, CALLS.profile, 500, 'UNKNOWN_ERROR');
  for (const own of ['/perfil/enviaments/', '/perfil/boletines/']) {
    await page.goto(portal.url(site, own));
    await expect(page).toHaveURL(
      portal.url(site, `/acceso/?backUrl=${encodeURIComponent(own)}&alert=profile_failed`),
    );
  }
  await expect(page.locator('[data-part=form-alert]')).toContainText(words.requestFailed);
  await expectNoFault(page);
  await mended(page, CALLS.profile);
  await page.goto(portal.url(site, '/perfil/boletines/'));
  await expect(page.locator('portal-island[name=account]')).toHaveAttribute('data-island-status', 'awake');
  await expect(page).toHaveURL(portal.url(site, '/perfil/boletines/'));
});

test('a public page stays open when the profile cannot be refreshed', async ({
  page,
  portal,
  site,
  words,
}) => {
  await loggedIn(page, portal, site);
  await failing(page, CALLS.profile, 500, 'UNKNOWN_ERROR');
  const refused = page.waitForResponse((response) => response.url().includes(CALLS.profile));
  await page.goto(portal.url(site));
  await refused;
  await expect(page.locator('[data-part=header]').getByRole('link', { name: words.loginLink })).toBeVisible();
  await expect(page).toHaveURL(portal.url(site));
});

test('a new address requires the password, and becomes the account’s once it is confirmed', async ({
  page,
  portal,
  site,
  words,
}) => {
  const reader = await loggedIn(page, portal, site);
  const address = `nova-${reader.email}`;
  await open(page, portal.url(site, '/perfil/mi-cuenta/'), 'profile');
  const field = (name: string) => page.locator(`[data-part=profile-form] [name=${name}]`);
  const save = page.getByRole('button', { name: words.saveAccount });
  await expect(field('emailPassword')).toBeHidden();
  await field('email').fill(address);
  await expect(field('emailPassword')).toBeVisible();
  await expect(save).toBeDisabled();
  await expectNoFault(page);
  await field('email').fill(reader.email);
  await expect(field('emailPassword')).toBeHidden();
  await expect(save).toBeEnabled();
  await field('email').fill(address);
  await field('emailPassword').fill(PASSWORD);
  await save.click();
  await expectSaid(page, words.emailSent(address));
  await expect(field('email')).toHaveValue(reader.email);
  await expect(field('email')).toHaveAccessibleDescription(words.emailToConfirm(address));
  await expect(field('emailPassword')).toBeHidden();

  await page.goto(await linkTo(portal, address, 'validation'));
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: words.emailChanged })).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('link', { name: words.toAccount }).click();
  await expect(page).toHaveURL(portal.url(site, '/perfil/mi-cuenta/'));
  await expect(field('email')).toHaveValue(address);
});

test('deleting an account requires its password', async ({ page, portal, site, words }) => {
  await loggedIn(page, portal, site);
  await open(page, portal.url(site, '/perfil/mi-cuenta/'), 'profile');
  // The irreversible action comes last, separate from what is saved.
  await expect(page.locator('main portal-island').last()).toHaveAttribute('name', 'account-removal');
  await page.getByRole('button', { name: words.deleteAccount }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: words.deleteAccount });
  const password = dialog.getByLabel(words.currentPassword);
  await confirm.click();
  await expect(password).toHaveAccessibleDescription(words.typePassword);
  await expect(password).toBeFocused();
  await expectNoFault(page, '[role=dialog]');
  await password.fill('Equivocada1');
  await confirm.click();
  const failure = dialog.locator('[data-part=failure]');
  await expect(failure).toContainText(words.wrongPassword);
  const face = (part: Locator) => part.evaluate((element) => getComputedStyle(element).fontFamily);
  expect(await face(failure)).toBe(await face(confirm));
});
