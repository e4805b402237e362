import { linkTo } from './account';
import { expectNoFault } from './axe';
import {
  DESK_PASSWORD,
  invitationPath,
  joinDesk,
  logInAtDesk,
  logOutOfDesk,
  openAtDesk,
  sendDeskLogin,
  setUpCodes,
} from './desk';
import { expect, test } from './portal';

const NEW_PASSWORD = 'un altre cavall, una altra grapa';

/** Unique per run. */
const newEmail = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@elfar.example`;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a desk user changes the password, and logs in with the new one', {
      tag: javaScriptEnabled ? '@gate' : [],
    }, async ({ page, portal }) => {
      const email = newEmail('neus');
      // A unique name: the log is shared.
      const name = `Neus ${crypto.randomUUID().slice(0, 8)}`;
      const codes = await joinDesk(page, portal.url('far', await invitationPath(email, 'editor')), name);
      await page.getByRole('link', { name: `${name}, edició` }).click();
      const change = async (password: string, newPassword: string) => {
        await page.locator('[name=password]').fill(password);
        await page.locator('[name=newPassword]').fill(newPassword);
        await page.getByRole('button', { name: 'Canvia la contrasenya' }).click();
      };
      await change(DESK_PASSWORD, 'curta');
      await expect(page.locator('[name=newPassword]')).toHaveAttribute('aria-invalid', 'true');
      await change('no és aquesta, segur', NEW_PASSWORD);
      await expect(page.getByText('La contrasenya actual no és correcta.')).toBeVisible();
      await expect(page.locator('[name=password]')).toHaveValue('');
      if (javaScriptEnabled) await expectNoFault(page);
      await change(DESK_PASSWORD, NEW_PASSWORD);
      await expect(page.getByText('S’ha canviat la contrasenya')).toBeVisible();
      // The session continues.
      await openAtDesk(page, 'Registre');
      const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
      await expect(lines.first()).toContainText('tria una contrasenya nova');

      await logOutOfDesk(page);
      await sendDeskLogin(page, email);
      await expect(page.getByText('El correu o la contrasenya no són correctes.')).toBeVisible();
      await logInAtDesk(page, email, NEW_PASSWORD);
      await page.locator('[name=code]').fill(codes.code());
      await page.getByRole('button', { name: 'Inicia la sessió' }).click();
      await expect(page).toHaveURL(/\/redaccio\/$/);
    });

    test('a chief resets an access: the old password fails, and an email leads to a new one and new codes', {
      tag: javaScriptEnabled ? '@gate' : [],
    }, async ({ page, portal, browser }) => {
      const email = newEmail('iu');
      const context = await browser.newContext({ javaScriptEnabled });
      const own = await context.newPage();
      await joinDesk(own, portal.url('far', await invitationPath(email, 'moderator')), 'Iu Serra');
      await joinDesk(page, portal.url('far', await invitationPath(newEmail('mireia'))), 'Mireia Soler');

      await openAtDesk(page, 'Persones');
      const person = page.getByRole('article').filter({ hasText: email });
      await person.getByText('Restableix l’accés de Iu Serra').click();
      await expect(person.getByText('Enviarem a')).toContainText(`Enviarem a ${email} un enllaç`);
      if (javaScriptEnabled) await expectNoFault(page);
      const form = person.locator('form:has([value=reset])');
      const reset = async (password: string) => {
        await form.locator('[name=password]').fill(password);
        await person.getByRole('button', { name: 'Restableix l’accés de Iu Serra' }).click();
      };
      await reset('no és aquesta, segur');
      await expect(person.getByText('La contrasenya actual no és correcta.')).toBeVisible();
      await expect(form.locator('[name=password]')).toHaveAttribute('aria-invalid', 'true');
      if (javaScriptEnabled) await expectNoFault(page);
      await reset(DESK_PASSWORD);
      await expect(page.getByText('S’ha restablert l’accés de Iu Serra.')).toBeVisible();
      await expect(person).toContainText('Contrasenya: pendent');

      await own.goto(portal.url('far', '/redaccio/'));
      await expect(own).toHaveURL(/\/redaccio\/entrada\//);
      await sendDeskLogin(own, email);
      await expect(own.getByText('El correu o la contrasenya no són correctes.')).toBeVisible();

      const link = await linkTo(portal, email, 'desk');
      // Opening the link does not use it up: mail scanners open links too.
      expect((await own.goto(link))?.status()).toBe(200);
      expect((await own.goto(link))?.status()).toBe(200);
      await own.locator('[name=password]').fill('curta');
      await own.getByRole('button', { name: 'Continua' }).click();
      await expect(own.locator('[name=password]')).toHaveAttribute('aria-invalid', 'true');
      if (javaScriptEnabled) await expectNoFault(own);
      await own.locator('[name=password]').fill(NEW_PASSWORD);
      await own.getByRole('button', { name: 'Continua' }).click();
      await setUpCodes(own);

      expect((await own.goto(link))?.status()).toBe(410);
      await expect(own.getByRole('heading', { level: 1, name: 'L’enllaç ja no serveix' })).toBeVisible();
      await page.reload();
      await expect(person).toContainText('Segon factor: activat');
      await expect(person).not.toContainText('Contrasenya: pendent');
      await context.close();
    });
  });
