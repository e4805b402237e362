import type { Locator } from 'playwright/test';
import { awake, linkTo, loggedIn } from './account';
import { expectNoFault } from './axe';
import { boxOf } from './boxes';
import { DESK_PASSWORD, deskCommand, invitationPath, joinDesk, openAtDesk } from './desk';
import { COMMENTED, expect, test } from './portal';

/** Unique in every run of a journey. */
const newEmail = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@elfar.example`;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the first chief is invited by the command, invites an editor, and each action is in the log', {
      tag: javaScriptEnabled ? '@gate' : [],
    }, async ({ page, portal }) => {
      const chief = newEmail('mireia');
      const authenticator = await joinDesk(
        page,
        portal.url('far', await invitationPath(chief)),
        'Mireia Soler',
      );
      const editor = newEmail('pau');
      await page.getByRole('link', { name: 'Persones', exact: true }).first().click();
      await page.locator('[name=email]').fill(editor);
      await page.locator('form:has([value=invite]) [name=role]').selectOption('editor');
      await page.getByRole('button', { name: 'Envia la invitació' }).click();
      await expect(page.getByText(`S’ha enviat la invitació a ${editor}.`)).toBeVisible();
      await expect(page.getByText(`${editor} · edició`)).toBeVisible();

      await openAtDesk(page, 'Registre');
      const line = page.getByRole('main').getByRole('listitem').filter({ hasText: editor });
      await expect(line).toContainText('convida');
      await expect(line).toContainText('Mireia Soler');
      expect(await deskCommand('check', '--site', 'far')).toContain('every line');

      await page.getByRole('button', { name: 'Tanca la sessió' }).click();
      await expect(page).toHaveURL(/\/redaccio\/entrada\/$/);
      await page.goto(portal.url('far', '/redaccio/persones/'));
      await expect(page).toHaveURL(/\/redaccio\/entrada\/\?backUrl=/);
      await page.locator('[name=email]').fill(chief);
      await page.locator('[name=password]').fill('no és aquesta, segur');
      await page.getByRole('button', { name: 'Continua' }).click();
      await expect(page.getByText('El correu o la contrasenya no són correctes.')).toBeVisible();
      await expect(page.locator('[name=email]')).toHaveValue(chief);
      await page.locator('[name=password]').fill(DESK_PASSWORD);
      await page.getByRole('button', { name: 'Continua' }).click();
      await page.locator('[name=code]').fill('000000');
      await page.getByRole('button', { name: 'Inicia la sessió' }).click();
      await expect(page.getByText('El codi no és correcte')).toBeVisible();
      await page.locator('[name=code]').fill(authenticator.code());
      await page.getByRole('button', { name: 'Inicia la sessió' }).click();
      await expect(page).toHaveURL(portal.url('far', '/redaccio/persones/'));

      // None of it is visible without a session.
      for (const path of ['', 'persones/', 'registre/', 'segon-factor/']) {
        const { status, headers } = await portal.ask('far', `/redaccio/${path}`);
        expect([status, headers['cache-control']]).toEqual([303, 'private, no-store']);
      }
    });

    test('a chief appoints another one with their own password', async ({ page, portal, browser }) => {
      const email = newEmail('arnau');
      const context = await browser.newContext({ javaScriptEnabled });
      const own = await context.newPage();
      await joinDesk(own, portal.url('far', await invitationPath(email, 'editor')), 'Arnau Puig');
      await joinDesk(page, portal.url('far', await invitationPath(newEmail('mireia'))), 'Mireia Soler');
      await openAtDesk(page, 'Persones');
      const person = page.getByRole('article').filter({ hasText: email });
      await person.getByText('Canvia el rol d’Arnau Puig').click();
      const form = person.locator('form:has([value=role])');
      const change = async (role: string, password: string) => {
        await form.locator('[name=role]').selectOption(role);
        await form.locator('[name=password]').fill(password);
        await form.getByRole('button', { name: 'Canvia el rol d’Arnau Puig' }).click();
      };
      await change('chief', 'no és aquesta, segur');
      await expect(form.getByText('La contrasenya actual no és correcta.')).toBeVisible();
      await expect(form.locator('[name=password]')).toBeFocused();
      await expect(form.locator('[name=role]')).toHaveValue('chief');
      if (javaScriptEnabled) await expectNoFault(page);
      await change('chief', DESK_PASSWORD);
      await expect(page.getByText('Arnau Puig ara té el rol de direcció.')).toBeVisible();
      await expect(person).toContainText('Arnau Puig · direcció');
      await person.getByText('Canvia el rol d’Arnau Puig').click();
      await change('moderator', '');
      await expect(form.getByText('La contrasenya és obligatòria')).toBeVisible();
      await expect(person).toContainText('Arnau Puig · direcció');
      await context.close();
    });
  });

test('a moderator does not see chief-only actions, and an invitation link works once', async ({
  page,
  portal,
}) => {
  const invitation = portal.url('far', await invitationPath(newEmail('jana'), 'moderator'));
  await joinDesk(page, invitation, 'Jana Puig');
  await expect(page.getByRole('link', { name: 'Persones', exact: true })).toHaveCount(0);
  expect((await page.goto(portal.url('far', '/redaccio/persones/')))?.status()).toBe(403);
  expect((await page.goto(invitation))?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1, name: 'La invitació ja no serveix' })).toBeVisible();
});

test('the header of the desk has its links in rows, and a rule only below', async ({ page, portal }) => {
  const name = 'Jana Puig i Rovirosa';
  await joinDesk(page, portal.url('far', await invitationPath(newEmail('jana'))), name);
  const header = page.getByRole('banner');
  const placeOf = async (part: Locator) => {
    const { y, height, bottom } = await boxOf(part);
    return { middle: y + height / 2, top: y, bottom };
  };
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const site = await placeOf(header.getByText('El Far · Redacció'));
    const who = await placeOf(header.getByRole('link', { name }));
    const out = await placeOf(header.getByRole('button', { name: 'Tanca la sessió' }));
    expect(Math.abs(who.middle - out.middle), `${width} px`).toBeLessThan(4);
    if (width < 768) continue;
    expect(Math.abs(site.middle - who.middle), `${width} px`).toBeLessThan(4);
    const places = await placeOf(header.getByRole('navigation'));
    expect(places.top - site.bottom, `${width} px`).toBeGreaterThanOrEqual(8);
  }
  const edges = await header.evaluate((element) => {
    const { borderTopWidth, borderLeftWidth, borderRightWidth, borderBottomWidth } =
      getComputedStyle(element);
    return [borderTopWidth, borderLeftWidth, borderRightWidth, borderBottomWidth];
  });
  expect(edges).toEqual(['0px', '0px', '0px', '1px']);
});

test('search engines do not index the desk, and axe finds nothing on its pages', async ({ page, portal }) => {
  expect(String((await portal.ask('far', '/robots.txt')).body)).toContain('Disallow: /redaccio/');
  await page.goto(portal.url('far', '/redaccio/entrada/'));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectNoFault(page);
  const invitation = portal.url('far', await invitationPath(newEmail('ona')));
  await page.goto(invitation);
  await expectNoFault(page);
  await page.locator('[name=password]').fill('curta');
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.locator('[name=password]')).toHaveAttribute('aria-invalid', 'true');
  await expectNoFault(page);
  await joinDesk(page, invitation, 'Ona Riba');
  for (const path of ['/redaccio/', '/redaccio/persones/', '/redaccio/registre/']) {
    await page.goto(portal.url('far', path));
    await expectNoFault(page);
  }
});

test('a held comment is found by its words, published, undone within a minute, and refused with a reason', {
  tag: '@gate',
}, async ({ page, portal, browser }) => {
  const reader = await browser.newPage();
  await loggedIn(reader, portal, 'far');
  await reader.goto(portal.url('far', COMMENTED.far));
  const words = `El cacic ${crypto.randomUUID().slice(0, 8)} ja ho sap`;
  const box = reader.getByRole('textbox', { name: 'Escriu un comentari' });
  await box.scrollIntoViewIfNeeded();
  await awake(reader, 'comments');
  await expect(reader.locator('[data-part=comment-box]')).toBeVisible();
  await box.fill(words);
  await reader.getByRole('button', { name: 'Publica', exact: true }).click();
  await expect(reader.locator('[data-part=comments] article').filter({ hasText: words })).toBeVisible();

  const invitation = portal.url('far', await invitationPath(newEmail('mar'), 'moderator'));
  await joinDesk(page, invitation, 'Mar Vidal');
  const find = async (view: string) => {
    await page.goto(portal.url('far', '/redaccio/comentaris/'));
    await page.locator('[name=view]').selectOption(view);
    await page.locator('[name=paraula]').fill(words);
    await page.getByRole('button', { name: 'Mostra' }).click();
    return page.getByRole('article').filter({ hasText: words });
  };
  await expect(await find('waiting')).toHaveCount(1);
  await expectNoFault(page);
  await page.getByRole('button', { name: 'Publica els triats' }).click();
  await expect(page.getByText('Tria almenys un comentari.')).toBeVisible();
  await page.locator('[name=ids]').check();
  await page.getByRole('button', { name: 'Publica els triats' }).click();
  await expect(page.getByText('S’ha publicat 1 comentari.')).toBeVisible();
  await page.getByRole('button', { name: 'Desfés-ho' }).click();
  await expect(page.getByText('S’ha desfet.')).toBeVisible();
  await expect(await find('waiting')).toHaveCount(1);
  await page.locator('[name=ids]').check();
  await page.getByRole('button', { name: 'Retén els triats' }).click();
  await expect(page.getByText('Per rebutjar o retenir comentaris cal un motiu.')).toBeVisible();
  // By keyboard alone: selects the comment, and refuses it, which first focuses the reason.
  await expect(page.getByText('R: Rebutja els triats')).toBeVisible();
  await page.getByRole('button', { name: 'Mostra' }).focus();
  await page.keyboard.press('j');
  await expect(page.locator('[name=ids]')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('r');
  await expect(page.locator('[name=ground]')).toBeFocused();
  await page.locator('[name=ground]').selectOption('insult');
  await page.keyboard.press('Tab');
  await page.keyboard.type('pur');
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=note]')).toHaveValue('pur');
  // Skips optional fields, to a button.
  await page.getByRole('button', { name: 'Publica els triats' }).focus();
  await page.keyboard.press('r');
  await expect(page.getByText('S’ha rebutjat 1 comentari.')).toBeVisible();
  await expect(page.getByText('U: Desfés-ho')).toBeVisible();
  await page.getByRole('main').getByRole('link').first().focus();
  await page.keyboard.press('u');
  await expect(page.getByText('S’ha desfet.')).toBeVisible();
  await find('waiting');
  await page.locator('[name=ids]').check();
  await page.locator('[name=ground]').selectOption('insult');
  await page.getByRole('button', { name: 'Rebutja els triats' }).click();
  await expect(page.getByText('S’ha rebutjat 1 comentari.')).toBeVisible();
  await expect(await find('refused')).toHaveCount(1);
  await page.goto(portal.url('far', '/redaccio/registre/'));
  // Comments of other journeys are refused meanwhile, by a rule.
  const acts = page.getByRole('main').getByRole('listitem').filter({ hasText: 'rebutja un comentari' });
  await expect(acts.filter({ hasText: 'Mar Vidal' }).first()).toBeVisible();
  await reader.close();
});

test('an appeal against a rule is upheld by a person: the comment is shown, its author notified; a reader is trusted and suspended', async ({
  page,
  portal,
  browser,
}) => {
  const reader = await browser.newPage();
  const { email } = await loggedIn(reader, portal, 'far');
  await reader.goto(portal.url('far', COMMENTED.far));
  await reader.getByRole('textbox', { name: 'Escriu un comentari' }).scrollIntoViewIfNeeded();
  await awake(reader, 'comments');
  await expect(reader.locator('[data-part=comment-box]')).toBeVisible();
  const words = `«Els malparits ${crypto.randomUUID().slice(0, 8)}» és el títol d’un llibre`;
  await reader.getByRole('textbox', { name: 'Escriu un comentari' }).fill(words);
  await reader.getByRole('button', { name: 'Publica', exact: true }).click();
  await expect(reader.locator('[data-part=pending] [data-status=refused]')).toContainText(words);
  await reader.goto(await linkTo(portal, email, 'appeal'));
  const appeal = reader.locator('[data-part=comment-appeal]');
  await appeal.getByRole('textbox').fill(`És un llibre: ${words}`);
  await appeal.getByRole('button').click();
  await expect(reader.getByRole('heading', { level: 1, name: 'Hem rebut el recurs' })).toBeVisible();

  const invitation = portal.url('far', await invitationPath(newEmail('ot'), 'editor'));
  await joinDesk(page, invitation, 'Ot Serra');
  await page.getByRole('link', { name: 'Recursos', exact: true }).first().click();
  const waiting = page.getByRole('article').filter({ hasText: `És un llibre: ${words}` });
  await expect(waiting).toContainText('per una norma del web');
  await expectNoFault(page);
  await waiting.getByRole('button', { name: /^Dona la raó/ }).click();
  await expect(page.getByText('Se li explica per correu.')).toBeVisible();
  await expect(waiting).toHaveCount(0);

  const inQueue = async () => {
    await page.goto(
      portal.url(
        'far',
        `/redaccio/comentaris/?${new URLSearchParams({ view: 'published', paraula: words })}`,
      ),
    );
    return page.getByRole('article').filter({ hasText: words });
  };
  await (await inQueue()).getByRole('button', { name: /^Suspèn/ }).click();
  await expect(page.getByText('Per suspendre algú cal un motiu.')).toBeVisible();
  await page.locator('[name=ground]').selectOption('hate');
  await page.getByRole('button', { name: /^Suspèn/ }).click();
  await expect(page.getByText('S’ha suspès el lector.')).toBeVisible();
  await expect(await inQueue()).toContainText('suspès');
  await page.getByRole('button', { name: /^Aixeca la suspensió d/ }).click();
  await (await inQueue()).getByRole('button', { name: /com a lector de confiança$/ }).click();
  await (await inQueue()).getByRole('button', { name: /^Retira la confiança/ }).click();
  await expect((await inQueue()).getByRole('button', { name: /com a lector de confiança$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Informe de transparència' }).click();
  await expect(page.getByRole('table', { name: 'Suspensions, per durada' })).toContainText('90 dies');
  await expectNoFault(page);
  const report = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Descarrega l’informe/ }).click();
  expect((await report).suggestedFilename()).toMatch(/^comments-far-\d{4}\.csv$/);
  await reader.close();
});
