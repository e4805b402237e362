import type { Browser } from 'playwright/test';
import {
  awake,
  CALLS,
  call,
  expect,
  expectNoFault,
  linkTo,
  loggedIn,
  newReader,
  PASSWORD,
  test,
  withAccount,
} from './account';

const WORDS = {
  far: {
    tab: 'Els meus fills',
    add: 'Afegeix un menor',
    submit: 'Afegeix-lo',
    consentMissing: 'Has de donar el teu consentiment per obrir el compte',
    tooOld: 'Només per a menors de 18 anys',
    added: 'Fet. T’hem enviat un correu amb l’enllaç.',
    pending: 'Encara no ha iniciat la sessió',
    active: 'Compte actiu',
    manage: 'Gestiona el compte d’Ona',
    remove: 'Elimina el compte d’Ona',
    removeConfirm: 'Elimina el compte',
    removed: 'Has retirat el consentiment',
    none: 'Encara no hi has afegit ningú',
    hello: 'Hola, Ona',
    save: 'Desa-ho',
    enter: 'Inicia la sessió',
    ready: /Ara inicia la sessió amb el nom d’usuari/,
    wrong: 'El nom d’usuari o la contrasenya no són correctes.',
    spent: 'Aquest enllaç ja no serveix',
    own: /És un compte de menor/,
    rename: 'Desa el nom',
    renamed: 'El nom s’ha desat.',
    end: 'Tanca-li les sessions',
    ended: 'S’han tancat les sessions.',
    young: 'Encara no tens 14 anys? Demana-ho a casa',
    guardians: 'Mares, pares i tutors',
    birthdate: /primer digues quan vas néixer/,
    deletion: /També s’eliminaran els comptes de menors que depenen del teu: Ona/,
    deleteAccount: 'Elimina el compte',
    release: 'Envia’m l’enllaç',
    validate: 'Confirma la meva adreça',
  },
  ribera: {
    tab: 'Mis hijos',
    add: 'Añadir a un menor',
    submit: 'Añadir',
    consentMissing: 'Debes dar tu consentimiento para abrir la cuenta',
    tooOld: 'Solo para menores de 18 años',
    added: 'Hecho. Te hemos enviado un correo con el enlace.',
    pending: 'Todavía no ha iniciado sesión',
    active: 'Cuenta activa',
    manage: 'Gestionar la cuenta de Ona',
    remove: 'Borrar la cuenta de Ona',
    removeConfirm: 'Eliminar la cuenta',
    removed: 'Has retirado el consentimiento',
    none: 'Todavía no has añadido a nadie',
    hello: 'Hola, Ona',
    save: 'Guardar',
    enter: 'Iniciar sesión',
    ready: /Ahora inicia sesión con el nombre de usuario/,
    wrong: 'El nombre de usuario o la contraseña no son correctos.',
    spent: 'Este enlace ya no sirve',
    own: /Es una cuenta de menor/,
    rename: 'Guardar el nombre',
    renamed: 'El nombre se ha guardado.',
    end: 'Cerrarle las sesiones',
    ended: 'Se han cerrado las sesiones.',
    young: '¿Aún no tienes 14 años? Pídelo en casa',
    guardians: 'Madres, padres y tutores',
    birthdate: /di primero cuándo naciste/,
    deletion: /También se eliminarán las cuentas de menores que dependen de la tuya: Ona/,
    deleteAccount: 'Eliminar la cuenta',
    release: 'Enviarme el enlace',
    validate: 'Confirmar mi dirección',
  },
} as const;

const CHILD_PASSWORD = 'Ponentada1909';

/** A separate browser for the child. */
const childsPage = async (browser: Browser, javaScriptEnabled: boolean) =>
  (await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' })).newPage();

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an adult adds a child, who enters by the link and is removed when the consent is withdrawn', {
      tag: javaScriptEnabled ? '@gate' : [],
    }, async ({ page, portal, site, browser }) => {
      test.slow();
      const t = WORDS[site];
      const adult = await loggedIn(page, portal, site);
      await page.goto(portal.url(site, '/perfil/mi-cuenta/'));
      await page.getByRole('navigation').getByRole('link', { name: t.tab }).click();
      await expect(page.getByText(t.none)).toBeVisible();
      if (javaScriptEnabled) await expectNoFault(page);
      await page.getByRole('link', { name: t.add }).click();
      if (javaScriptEnabled) {
        await awake(page, 'new-child');
        await expectNoFault(page);
      }
      await page.locator('[name=name]').fill('Ona');
      await page.locator('[name=birthdate]').fill('01/02/1990');
      await page.getByRole('button', { name: t.submit, exact: true }).click();
      const faults = page.locator('[data-part=error]');
      await expect(faults.filter({ hasText: t.tooOld })).toBeVisible();
      await expect(faults.filter({ hasText: t.consentMissing })).toBeVisible();
      await expect(page.locator('[name=name]')).toHaveValue('Ona');
      await page.locator('[name=birthdate]').fill('02/05/2015');
      await page.locator('input[name=consent]').check();
      await page.getByRole('button', { name: t.submit, exact: true }).click();
      await expect(page.getByText(t.added)).toBeVisible();
      await expect(page.getByText(t.pending)).toBeVisible();

      const nick = newReader().nick;
      const link = await linkTo(portal, adult.email, 'child');
      const child = await childsPage(browser, javaScriptEnabled);
      await child.goto(link);
      await expect(child.getByRole('heading', { level: 1, name: t.hello })).toBeVisible();
      if (javaScriptEnabled) {
        await awake(child, 'child-entry');
        await expectNoFault(child);
      }
      await child.locator('[name=nick]').fill(adult.nick);
      await child.locator('[name=password]').fill(CHILD_PASSWORD);
      await child.getByRole('button', { name: t.save, exact: true }).click();
      await expect(child.locator('[name=nick]')).toHaveAttribute('aria-invalid', 'true');
      await child.locator('[name=nick]').fill(nick);
      await child.locator('[name=password]').fill(CHILD_PASSWORD);
      await child.getByRole('button', { name: t.save, exact: true }).click();
      await expect(child.getByText(t.ready)).toBeVisible();
      if (javaScriptEnabled) await awake(child, 'child-entry');
      await child.locator('[name=nick]').fill(nick);
      await child.locator('[name=password]').fill('Llevantada1908');
      await child.getByRole('button', { name: t.enter, exact: true }).click();
      await expect(child.getByText(t.wrong)).toBeVisible();
      // Uses only the keyboard.
      await child.locator('[name=password]').fill(CHILD_PASSWORD);
      await child.locator('[name=password]').press('Enter');
      await expect(child.getByText(t.own)).toBeVisible();
      if (javaScriptEnabled) await expectNoFault(child);
      await expect(child.getByRole('navigation').getByRole('link', { name: t.tab })).toHaveCount(0);
      // A link works once.
      await child.goto(link);
      await expect(child.getByRole('heading', { level: 1, name: t.spent })).toBeVisible();

      await page.reload();
      await expect(page.getByText(t.active)).toBeVisible();
      await page.getByRole('link', { name: t.manage }).click();
      await expect(page.getByRole('button', { name: t.rename })).toBeVisible();
      if (javaScriptEnabled) await expectNoFault(page);
      await page.locator('[name=name]').fill('Ona');
      await page.getByRole('button', { name: t.rename }).click();
      await expect(page.getByText(t.renamed)).toBeVisible();
      await page.getByRole('button', { name: t.end }).click();
      await expect(page.getByText(t.ended)).toBeVisible();
      await child.goto(portal.url(site, '/perfil/mi-cuenta/'));
      await expect(child).toHaveURL(/\/acceso\//);

      await page.goto(portal.url(site, '/perfil/fills/'));
      if (javaScriptEnabled) await awake(page, 'my-children');
      await page.getByRole('link', { name: t.remove }).focus();
      await page.keyboard.press('Enter');
      if (javaScriptEnabled) {
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(page.getByRole('link', { name: t.remove })).toBeFocused();
        await page.keyboard.press('Enter');
        await dialog.getByRole('button', { name: t.removeConfirm }).click();
      } else {
        await page.getByRole('button', { name: t.removeConfirm }).click();
        await expect(page.getByText(t.removed)).toBeVisible();
      }
      await expect(page.getByText(t.none)).toBeVisible();
      await child.goto(portal.url(site, '/acceso/menors/'));
      await child.locator('[name=nick]').fill(nick);
      await child.locator('[name=password]').fill(CHILD_PASSWORD);
      await child.locator('[name=password]').press('Enter');
      await expect(child.getByText(t.wrong)).toBeVisible();
      await child.context().close();
    });

    test('a reader who is too young to register is led to the guardians’ page, and from there to the login of children', async ({
      page,
      portal,
      site,
      words,
    }) => {
      const t = WORDS[site];
      const adult = await withAccount(page, portal, site);
      await page.goto(portal.url(site, '/registro'));
      await page.locator('[name=birthdate]').fill('01/02/2018');
      await page.getByRole('button', { name: words.register }).click();
      await expect(page.locator('[name=birthdate]')).toHaveAttribute('aria-invalid', 'true');
      await page.getByRole('link', { name: t.young }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.guardians })).toBeVisible();
      if (javaScriptEnabled) await expectNoFault(page);
      // A visitor without a session cannot add a child yet.
      await expect(page.getByRole('main').getByRole('link', { name: t.add })).toHaveCount(0);
      await page.getByRole('main').getByRole('link', { name: t.enter, exact: true }).click();
      await expect(page).toHaveURL(/\/acceso\/\?backUrl=%2Fperfil%2Ffills%2Fnou%2F$/);
      await page.getByLabel(words.email).fill(adult.email);
      await page.locator('[name=password]').fill(PASSWORD);
      await page.locator('[name=password]').press('Enter');
      await expect(page).toHaveURL(portal.url(site, '/perfil/fills/nou/'));
      await expect(page.locator('input[name=consent]')).toBeVisible();
    });
  });

/** Adds a child with the page's own request. */
const addChild = (birthdate: string) => ({
  name: 'Ona',
  birthdate,
  consent: true,
  version: '2026-11-23',
  key: crypto.randomUUID(),
});

test('an adult who deletes their account is warned that their children’s accounts are deleted too', async ({
  page,
  portal,
  site,
}) => {
  const t = WORDS[site];
  await loggedIn(page, portal, site);
  expect(await call(page, '/api/front/user/children', addChild('2015-05-02'))).toBe(200);
  await page.goto(portal.url(site, '/perfil/mi-cuenta/'));
  await awake(page, 'profile');
  await page.getByRole('button', { name: t.deleteAccount }).click();
  await expect(page.getByRole('dialog').getByText(t.deletion)).toBeVisible();
});

test('a child of fourteen confirms an address and gets an independent account', async ({
  page,
  portal,
  site,
  browser,
}) => {
  const t = WORDS[site];
  const adult = await loggedIn(page, portal, site);
  const fifteenYearsAgo = `${new Date().getFullYear() - 15}-01-01`;
  expect(await call(page, '/api/front/user/children', addChild(fifteenYearsAgo))).toBe(200);
  const child = await childsPage(browser, true);
  const { nick, email } = newReader();
  await child.goto(await linkTo(portal, adult.email, 'child'));
  const token = new URL(child.url()).searchParams.get('token');
  expect(
    await call(child, '/api/front/user/child-invitation', { token, nick, password: CHILD_PASSWORD }),
  ).toBe(200);
  expect(await call(child, '/api/front/user/child-login', { nick, password: CHILD_PASSWORD })).toBe(200);
  await child.goto(portal.url(site, '/perfil/mi-cuenta/'));
  await child.locator('[name=email]').fill(email);
  await child.locator('[name=password]').fill(CHILD_PASSWORD);
  await child.getByRole('button', { name: t.release }).click();
  await expect(child.getByText(email)).toBeVisible();
  await child.goto(await linkTo(portal, email, 'validation'));
  await child.getByRole('button', { name: t.validate }).click();
  await child.goto(portal.url(site, '/perfil/mi-cuenta/'));
  await expect(child.locator('[name=surname]')).toBeVisible();
  expect(await call(child, CALLS.login, { email, password: CHILD_PASSWORD })).toBe(200);
  await page.goto(portal.url(site, '/perfil/fills/'));
  await expect(page.getByText(t.none)).toBeVisible();
  await child.context().close();
});
