import { readFile } from 'node:fs/promises';
import {
  ADDRESSES,
  expect,
  expectNoFault,
  expectSaid,
  fillRegistration,
  linkTo,
  logIn,
  newReader,
  open,
  PASSWORD,
  test,
} from './account';

test('a reader registers, confirms, logs in, saves, follows, subscribes, changes the password, exports the data, and deletes the account', async ({
  page,
  portal,
  site,
  words,
}) => {
  test.slow();
  const reader = newReader();
  const { article, author } = ADDRESSES[site];

  await open(page, portal.url(site, '/registro'), 'registration');
  await fillRegistration(page, site, reader);
  await page.getByRole('button', { name: words.register }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.almost })).toBeVisible();
  await page.goto(await linkTo(portal, reader.email, 'validation'));
  await expectNoFault(page);
  await page.getByRole('button', { name: words.validate }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.validated })).toBeVisible();
  await expectNoFault(page);

  // Logs in from the article being read, and returns to it.
  await open(page, portal.url(site, `/acceso/?backUrl=${encodeURIComponent(article)}`), 'login');
  await logIn(page, words, reader.email);
  await expect(page).toHaveURL(portal.url(site, article));
  await expect(page.getByRole('button', { name: new RegExp(reader.nick) })).toBeVisible();
  expect(await page.evaluate(() => window.dataLayer)).toContainEqual({
    user_logged: 'yes',
    user_id: expect.any(String),
  });

  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const save = page.locator('portal-island[name=save]').getByRole('button').first();
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(save).toHaveAccessibleName(words.saved);
  await page.goto(portal.url(site, author));
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  const follow = page.locator('portal-island[name=follow]').getByRole('button');
  await expect(follow).toHaveAccessibleName(words.follow);
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await expect(follow).toHaveAccessibleName(words.following);

  await open(page, portal.url(site, '/perfil/boletines/'), 'newsletters');
  await page.getByRole('main').getByRole('checkbox').first().check();
  await page.getByRole('button', { name: words.saveNewsletters, exact: true }).click();
  await expect(page.getByText(words.newslettersSaved)).toBeVisible();
  await expectNoFault(page);

  await open(page, portal.url(site, '/perfil/mi-cuenta/'), 'profile');
  await expectNoFault(page);
  await page.locator('[name=city]').fill('Riudaspre');
  await page.getByRole('button', { name: words.savePostal }).click();
  await expectSaid(page, words.profileSaved);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.locator('[name=newPassword]').fill('Ponentada1909');
  await page.locator('[name=repeatPassword]').fill('Ponentada1909');
  await page.getByRole('button', { name: words.savePassword }).click();
  await expect(page.locator('#profile-password [data-part=form-alert]')).toContainText(words.profileSaved);
  await expectNoFault(page);
  await expect(page.locator('[name=city]')).toHaveValue('Riudaspre');
  await expect(page.locator('[name=newPassword]')).toHaveValue('');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: words.download }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const data = JSON.parse(text);
  expect(data).toMatchObject({
    account: { nick: reader.nick, email: reader.email, name: 'Mercè', city: 'Riudaspre' },
    savedContents: [{ site, title, path: article }],
    followedAuthors: [{ site, name }],
    newsletters: [{ site }],
  });
  expect(text).not.toMatch(/hash|argon|scrypt|token/i);

  await page.getByRole('button', { name: words.deleteAccount }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(words.commentsStay);
  await expectNoFault(page, '[role=dialog]');
  await dialog.getByRole('button', { name: words.deleteAccount }).click();
  await expect(dialog.getByRole('alert')).toContainText(words.typePassword);
  await dialog.getByLabel(words.currentPassword).fill('Ponentada1909');
  await dialog.getByLabel(words.currentPassword).press('Enter');
  await expect(page).toHaveURL(portal.url(site, '/acceso/?alert=account_deleted'));
  await expect(page.locator('[data-part=form-alert]')).toContainText(words.deleted);
  await expectNoFault(page);
  await open(page, portal.url(site, '/acceso/'), 'login');
  await logIn(page, words, reader.email, 'Ponentada1909');
  await expectSaid(page, words.wrong);
});

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}
