import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { awake, expect, expectNoFault, loggedIn, test } from './account';
import { invitationPath, joinDesk } from './desk';

const CALLS = { far: '/territori/fotos-lectors-costa/', ribera: '/pueblos/fotos-lectores-ribera/' } as const;
const WORDS = {
  far: {
    submit: 'Envia',
    photo: 'Envia la foto',
    photos: 'Envia 2 fotos',
    held: 'Pendent de revisar',
    withdraw: /^Retira/,
    again: 'torna a triar la foto',
  },
  ribera: {
    submit: 'Enviar',
    photo: 'Enviar la foto',
    photos: 'Enviar 2 fotos',
    held: 'Pendiente de revisar',
    withdraw: /^Retirar/,
    again: 'vuelve a elegir la foto',
  },
} as const;

const MEDIA = path.join(import.meta.dirname, '../../apps/demo/media');
const photo = () => readFile(path.join(MEDIA, 'poster.jpg'));

type Page = Parameters<typeof awake>[0];

async function fill(page: Page, title: string): Promise<void> {
  const form = page.locator('form[action*=enviaments]');
  await form.locator('[name=title]').fill(title);
  await form.locator('[name=caption]').fill('Des de la finestra');
  await form.locator('[name=place]').fill('Port Savina');
  await form.locator('[name=credit]').fill('Mercè V.');
  await form.locator('[name=rights]').check({ force: true });
}

const choose = (page: Page, buffer: Buffer, name: string, mimeType = 'image/jpeg') =>
  page.locator('form[action*=enviaments] [type=file]').setInputFiles({ name, mimeType, buffer });

test('a reader sends a picture in chunks, sees its state, and withdraws it', { tag: '@gate' }, async ({
  page,
  portal,
  site,
}) => {
  await page.goto(portal.url(site, CALLS[site]));
  await awake(page, 'send-file');
  await expect(page.locator('#send a[href*="/acceso/"]')).toBeVisible();
  await loggedIn(page, portal, site);
  await page.goto(portal.url(site, CALLS[site]));
  await awake(page, 'send-file');
  await expectNoFault(page);
  await choose(page, Buffer.from('<svg/>'), 'dibuix.svg', 'image/svg+xml');
  await expect(page.locator('[data-part=file-upload] li')).toHaveCount(0);
  await fill(page, 'Matinada');
  await choose(page, await photo(), 'foto.jpg');
  // The connection breaks at the first chunk, and is back for the second attempt.
  let broken = 0;
  await page.route('**/api/front/uploads/*-*', (route) => {
    broken += 1;
    return broken === 1 && route.request().method() === 'PATCH' ? route.abort() : route.continue();
  });
  await page.getByRole('button', { name: WORDS[site].photo, exact: true }).click();
  await expect(page.locator('portal-island[name=send-file] a[href="/perfil/enviaments/"]')).toBeVisible();
  expect(broken).toBeGreaterThan(1);
  await page.locator('a[href="/perfil/enviaments/"]').first().click();
  await expect(page.getByRole('article')).toContainText(`Matinada · ${WORDS[site].held}`);
  const small = page.getByRole('article').locator('img');
  await expect
    .poll(() => small.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBe(160);
  await expectNoFault(page);
  await page.getByRole('button', { name: WORDS[site].withdraw }).click();
  await expect(page).toHaveURL(/retirat=1$/);
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('several photographs are sent at once, with the same text', { tag: '@gate' }, async ({
  page,
  portal,
  site,
}) => {
  await loggedIn(page, portal, site);
  await page.goto(portal.url(site, CALLS[site]));
  await awake(page, 'send-file');
  await fill(page, 'Matinada');
  const buffer = await photo();
  const files = ['una.jpg', 'dues.jpg', 'tres.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
  const rows = page.locator('[data-part=file-upload] li');
  await page.locator('form[action*=enviaments] [type=file]').setInputFiles(files);
  await expect(rows).toHaveCount(3);
  await rows.nth(1).getByRole('button').click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: WORDS[site].photos, exact: true }).click();
  await page.locator('portal-island[name=send-file] a[href="/perfil/enviaments/"]').click();
  await expect(page.getByRole('article').filter({ hasText: 'Matinada' })).toHaveCount(2);
  await expectNoFault(page);
});

test('a film is sent, checked and published by the desk, and refused with reasons', async ({
  page,
  portal,
  browser,
}) => {
  await loggedIn(page, portal, 'far');
  await page.goto(portal.url('far', CALLS.far));
  await awake(page, 'send-file');
  const title = `Onades lentes ${Date.now()}`;
  await fill(page, title);
  const film = await readFile(path.join(MEDIA, 'film.mp4'));
  await choose(page, film, 'film.mp4', 'video/mp4');
  await page.getByRole('button', { name: 'Envia el vídeo', exact: true }).click();
  await expect(page.locator('portal-island[name=send-file] a[href="/perfil/enviaments/"]')).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  const invitation = await invitationPath(`u${Date.now()}@example.org`, 'moderator');
  await joinDesk(desk, portal.url('far', invitation), 'Pau');
  await desk.goto(portal.url('far', '/redaccio/enviaments/'));
  await expectNoFault(desk);
  const queued = desk.getByRole('article').filter({ hasText: title });
  // The sanitized film still plays.
  await queued.locator('video').evaluate((video: HTMLVideoElement) => {
    video.preload = 'auto';
    video.load();
    return new Promise((resolve, reject) => {
      video.addEventListener('loadeddata', () => resolve(true));
      video.addEventListener('error', () => reject(new Error(video.error?.message)));
    });
  });
  await queued.getByRole('checkbox').check({ force: true });
  await desk.locator('[name=do][value=publish]').press('Enter');
  await expect(desk.locator('[name=do][value=undo]')).toBeVisible();

  const reader = await (await browser.newContext()).newPage();
  await expect(async () => {
    await reader.goto(portal.url('far', CALLS.far));
    await expect(reader.locator('main')).toContainText(title, { timeout: 500 });
  }).toPass();

  await desk.goto(portal.url('far', '/redaccio/enviaments/?view=published'));
  await queued.getByRole('checkbox').check({ force: true });
  await desk.locator('[name=do][value=refuse]').click();
  await expect(desk.getByRole('alert').or(desk.locator('[data-part=form-alert]')).first()).toBeVisible();
  await queued.getByRole('checkbox').check({ force: true });
  await desk.locator('[name=ground]').selectOption('quality');
  await desk.locator('[name=do][value=refuse]').click();
  await desk.locator('[name=do][value=undo]').click();
  await expect(desk).toHaveURL(/desfet=1/);
  await desk.goto(portal.url('far', '/redaccio/registre/'));
  await expect(desk.locator('main')).toContainText('publica un enviament');
  await desk.context().close();
  await reader.context().close();
});

test.describe('without JavaScript', () => {
  test('a picture is uploaded by a plain HTML form', { tag: '@gate' }, async ({
    page,
    portal,
    site,
    browser,
  }) => {
    await loggedIn(page, portal, site);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const plain = await context.newPage();
    await plain.goto(portal.url(site, CALLS[site]));
    await expect(plain.locator('#send noscript, #send [data-part=notice]').first()).toBeVisible();
    await fill(plain, 'Sense guió');
    await choose(plain, await photo(), '../../x\u202egpj.exe.jpg');
    await plain.getByRole('button', { name: WORDS[site].submit, exact: true }).click();
    await expect(plain).toHaveURL(/\/perfil\/enviaments\/\?enviat=1$/);
    await expect(plain.getByRole('article')).toContainText('Sense guió');
    await plain.goto(portal.url(site, CALLS[site]));
    await fill(plain, 'Cap foto');
    await choose(plain, Buffer.from('<script>alert(1)</script>'), 'foto.jpg');
    await plain.getByRole('button', { name: WORDS[site].submit, exact: true }).click();
    await expect(plain).toHaveURL(/error=not-image$/);
    // Browser validation is off: the page reports errors, as it does with JavaScript.
    await plain.goto(portal.url(site, CALLS[site]));
    await fill(plain, '');
    await plain.getByRole('button', { name: WORDS[site].submit, exact: true }).click();
    await expect(plain.getByRole('alert').first()).toContainText(WORDS[site].again);
    await expect(plain.locator('[name=title]')).toHaveAttribute('aria-invalid', 'true');
    await expect(plain.locator('[name=credit]')).toHaveValue('Mercè V.');
    await context.close();
  });

  test('a visitor without a session is led to the login', async ({ page: _, portal, site, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(portal.url(site, CALLS[site]));
    await fill(plain, 'De ningú');
    await choose(plain, await photo(), 'foto.jpg');
    await plain.getByRole('button', { name: WORDS[site].submit, exact: true }).click();
    await expect(plain).toHaveURL(/\/acceso\/\?backUrl=/);
    await context.close();
  });
});
