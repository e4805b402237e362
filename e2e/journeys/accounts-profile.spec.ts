import {
  CALLS,
  call,
  expect,
  expectNoFault,
  expectSaid,
  failing,
  heldBack,
  loggedIn,
  mended,
  open,
  PASSWORD,
  REQUEST_WORDS,
  test,
} from './account';

test('a profile that is not saved says why, and keeps what was written', async ({
  page,
  portal,
  site,
  words,
}) => {
  const reader = await loggedIn(page, portal, site);
  await open(page, portal.url(site, '/perfil/mi-cuenta/'), 'profile');
  const save = page.getByRole('button', { name: words.saveProfile });
  const field = (name: string) => page.locator(`[name=${name}]`);

  // A field at fault is told as soon as it is left, and nothing can be sent.
  await field('postalCode').fill('08');
  await field('postalCode').press('Tab');
  await expect(field('postalCode')).toHaveAccessibleDescription(words.postalCodeShort);
  await expect(save).toBeDisabled();
  await expectNoFault(page);
  await field('postalCode').fill('08001');
  await field('city').fill('Riudaspre');

  await field('password').fill('Equivocada1');
  await field('newPassword').fill('Garbinada1910');
  await field('repeatPassword').fill('Garbinada1910');
  const { letGo, sent } = await heldBack(page, CALLS.profile);
  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await save.click({ force: true });
  await field('city').press('Enter');
  letGo();
  await expectSaid(page, words.wrongPassword);
  expect(sent()).toBe(1);
  await expectNoFault(page);

  await failing(page, CALLS.profile, 500, 'UNKNOWN_ERROR');
  await save.click();
  await expectSaid(page, words.profileFailed);
  await expect(field('newPassword')).toHaveValue('Garbinada1910');
  await expect(field('city')).toHaveValue('Riudaspre');

  await mended(page, CALLS.profile);
  await field('password').fill(PASSWORD);
  await save.click();
  await expectSaid(page, words.profileSaved);
  await expect(field('newPassword')).toHaveValue('');
  await expect(field('nick')).toHaveValue(reader.nick);
  await expect(field('postalCode')).toHaveValue('08001');
});

test('an account of a demo stays, and says whom to write to', async ({ page, portal, site, words }) => {
  await page.goto(portal.url(site, '/acceso/'));
  expect(await call(page, CALLS.register, { demo: true, name: 'Mercè', surname: 'Vilaregut' })).toBe(200);
  await open(page, portal.url(site, '/perfil/mi-cuenta/'), 'profile');
  const remove = page.getByRole('button', { name: words.deleteAccount });
  await remove.click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: words.deleteAccount });
  await confirm.click();
  await expect(dialog.getByRole('alert')).toHaveText(words.demoStays);
  await expectNoFault(page, '[role=dialog]');

  await failing(page, CALLS.delete, 500, 'UNKNOWN_ERROR');
  await confirm.click();
  await expect(dialog.getByRole('alert')).toHaveText(words.profileFailed);
  await dialog.getByRole('button', { name: words.cancel }).click();
  await expect(remove).toBeFocused();
  await page.reload();
  await expect(page).toHaveURL(portal.url(site, '/perfil/mi-cuenta/'));
});

test('a profile that cannot be refreshed leads to the login, which says so and lets in again', async ({
  page,
  portal,
  site,
}) => {
  await loggedIn(page, portal, site);
  await failing(page, CALLS.profile, 500, 'UNKNOWN_ERROR');
  await page.goto(portal.url(site, '/perfil/boletines/'));
  await expect(page).toHaveURL(/\/acceso\/\?backUrl=%2Fperfil%2Fboletines%2F&alert=profile_failed$/);
  await expect(page.locator('[data-part=form-alert]')).toHaveText(REQUEST_WORDS.requestFailed);
  await expectNoFault(page);
  await mended(page, CALLS.profile);
  await page.goto(portal.url(site, '/perfil/boletines/'));
  await expect(page.locator('portal-island[name=account]')).toHaveAttribute('data-island-status', 'awake');
  await expect(page).toHaveURL(portal.url(site, '/perfil/boletines/'));
});
