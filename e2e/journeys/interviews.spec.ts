import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { awake, call, expect, expectNoFault, loggedIn, logIn, test } from './account';
import { boxOf } from './boxes';
import { invitationPath, joinDesk, openAtDesk } from './desk';
import { SAID } from './interview-texts';

const MEDIA = path.join(import.meta.dirname, '../../apps/demo/media');
const INTERVIEWS = {
  far: { taking: '/territori/neus-aragall-respon/', guest: 'Neus Aragall' },
  ribera: { taking: '/actualidad/alcaldesa-bataller-pregunta/', guest: 'Empar Bataller' },
} as const;
const ANSWERED = '/actualidad/arturo-llinares-responde/';
const formOf = (page: Page) => page.locator('[data-part=question-form]');
const unique = () => crypto.randomUUID().slice(0, 8);

async function openInterview(page: Page, address: string) {
  await page.goto(address);
  await formOf(page).scrollIntoViewIfNeeded();
  await awake(page, 'ask-question');
  return formOf(page);
}

test('a visitor writes, logs in, finds the text again, asks by keyboard and withdraws the question', {
  tag: '@gate',
}, async ({ page, portal, browser, site, words }) => {
  const said = SAID[site];
  const { taking } = INTERVIEWS[site];
  const other = await browser.newPage();
  const { email, nick } = await loggedIn(other, portal, site);
  await other.close();

  const form = await openInterview(page, portal.url(site, taking));
  const question = `A quina hora és (${unique()})?`;
  await form.locator('[name=name]').fill('Mercè');
  await form.locator('[name=question]').fill(question);
  await form.getByRole('button', { name: said.send }).click();
  await page.getByRole('dialog').getByRole('link', { name: said.login }).click();
  await logIn(page, words, email);
  await expect(page).toHaveURL(/#ask$/);
  await awake(page, 'ask-question');
  await expect(form.locator('[name=question]')).toHaveValue(question);
  await expectNoFault(page, '#ask');
  await form.locator('[name=question]').focus();
  // Skips the picture field.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form).toContainText(said.sent);
  const own = page.locator('#ask article').filter({ hasText: question });
  await expect(own).toContainText(said.waiting);
  await expectNoFault(page, '#ask');
  // Other readers cannot see it.
  expect((await portal.ask(site, taking)).body.toString()).not.toContain(question);

  await page.reload();
  await awake(page, 'ask-question');
  await expect(form.locator('[name=name]')).toHaveValue(nick);
  await expect(form.locator('[name=question]')).toHaveValue('');
  await own.getByRole('button', { name: said.withdraw }).click();
  await expect(page.getByText(said.withdrawn)).toBeVisible();
  await expect(own).toHaveCount(0);
  for (const turn of [1, 2, 3]) {
    if (turn > 1) await form.getByRole('button', { name: said.another }).click();
    await form.locator('[name=name]').fill('Mercè');
    await form.locator('[name=question]').fill(`Pregunta ${turn} de tres (${unique()})`);
    if (turn === 1)
      await form.locator('input[type=file]').setInputFiles({
        name: 'moll.jpg',
        mimeType: 'image/jpeg',
        buffer: await readFile(path.join(MEDIA, 'poster.jpg')),
      });
    await form.getByRole('button', { name: said.send }).dblclick();
    await expect(form).toContainText(said.sent);
  }
  await expect(page.locator('#ask article')).toHaveCount(3);
  // The picture waits in the newsroom's queue with other uploads.
  const sent = await page.evaluate(async () => (await fetch('/api/front/uploads/')).json());
  expect(sent.response.items).toMatchObject([{ state: 'held', call: { path: taking } }]);
  await page.reload();
  await awake(page, 'ask-question');
  await expect(form).toContainText(said.limit);
  await expect(form.getByRole('textbox')).toHaveCount(0);
});

test('a finished interview shows answers and the goodbye, and takes no more questions', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('ribera', ANSWERED));
  await expect(page.locator('[data-part=interview-intro]')).toHaveAttribute('data-state', 'closed');
  await expect(page.locator('[data-part=question-list] > ol > li')).toHaveCount(6);
  await expect(page.locator('[data-part=interview-goodbye]')).toContainText('el hierro no miente');
  await expect(formOf(page)).toHaveCount(0);
  await expectNoFault(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader asks, sees errors, follows the state of the question, and withdraws it', {
    tag: '@gate',
  }, async ({ page, portal, site, words, browser }) => {
    const said = SAID[site];
    const { taking, guest } = INTERVIEWS[site];
    const other = await browser.newPage();
    const { email } = await loggedIn(other, portal, site);
    await other.close();
    await page.goto(portal.url(site, taking));
    const [field, send] = [
      formOf(page).locator('[name=question]'),
      formOf(page).getByRole('button', { name: said.send }),
    ];
    await formOf(page).locator('[name=name]').fill('Mercè');
    await field.fill('I ara, qui ho veu?');
    await send.click();
    // A visitor without a session gets an error page, and finds the text again by going back.
    await expect(page.locator('main')).toContainText('401');
    for (const query of ['', '?id=x', '?id=1']) {
      const { status } = await portal.ask(site, `/preguntes/enviar/${query}`);
      expect([query, status]).toEqual([query, query === '?id=1' ? 303 : 404]);
    }
    await page.goto(portal.url(site, '/acceso/'));
    await logIn(page, words, email);
    await page.goto(portal.url(site, taking));
    await formOf(page).locator('[name=name]').fill('Mercè');
    await send.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(guest);
    await expect(page.getByText(said.empty, { exact: true })).toBeVisible();
    await expect(formOf(page).locator('[name=name]')).toHaveValue('Mercè');
    await field.fill('\u200b\u202e');
    await send.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const question = `Es pot anar a peu (${unique()})?`;
    await field.fill(question);
    await send.click();
    await expect(page.getByText(said.sent)).toBeVisible();
    const own = page.locator('main article').filter({ hasText: question });
    await expect(own).toContainText(said.waiting);
    await own.getByRole('button', { name: said.withdraw }).click();
    await expect(page.getByText(said.withdrawn)).toBeVisible();
    await expect(own).toHaveCount(0);
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'the desk with JavaScript' : 'the desk without JavaScript', () => {
    test.use({ javaScriptEnabled });
    // axe needs JavaScript.
    const noFault = async (page: Page) => {
      if (javaScriptEnabled) await expectNoFault(page);
    };

    test('an editor prepares an interview, answers a reader, corrects the answer, and closes the interview', async ({
      page,
      portal,
      browser,
    }) => {
      test.slow();
      const email = `neus.${unique()}@elfar.example`;
      await joinDesk(page, portal.url('far', await invitationPath(email, 'editor')), 'Neus Vidal');
      await openAtDesk(page, 'Entrevistes');
      await noFault(page);
      await page.getByRole('link', { name: 'Anuncia una entrevista' }).click();
      const title = `El rellotger de la torre respon (${unique()})`;
      await page.locator('[name=title]').fill(title);
      await page.locator('[name=guestName]').fill('Ot Mascarell');
      await page.locator('[name=start]').fill('2026-01-01T10:00');
      await page.locator('[name=opening]').fill('Dona corda al rellotge cada dilluns.');
      await page.locator('[name=goodbye]').fill('Toca donar corda.');
      await page.locator('[name=section]').selectOption('societat');
      await page.locator('[name=end]').fill('2025-12-31T10:00');
      await page.getByRole('button', { name: 'Crea l’entrevista' }).click();
      await expect(page.getByText('Ha de ser posterior a l’inici.')).toBeVisible();
      await expect(page.locator('[name=title]')).toHaveValue(title);
      await noFault(page);
      await page.locator('[name=end]').fill('');
      await page.getByRole('button', { name: 'Crea l’entrevista' }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const desk = page.url();
      const contentId = new URL(desk).searchParams.get('id') ?? '';
      const address = (await page.getByRole('link', { name: 'Mira-la al web' }).getAttribute('href')) ?? '';

      const context = await browser.newContext({ javaScriptEnabled: true });
      const reader = await context.newPage();
      await loggedIn(reader, portal, 'far');
      const sent = async (question: string) =>
        expect(
          await call(reader, `/api/front/interview/${contentId}/questions`, {
            name: 'Mercè',
            question,
            key: `clau-${unique()}`,
          }),
        ).toBe(200);
      await sent('Va mai a l’hora?');
      await sent('Compreu rellotges barats a la meva botiga');
      await reader.goto(portal.url('far', address));
      await awake(reader, 'ask-question');

      await page.goto(desk);
      const queued = (text: string) => page.locator('main article').filter({ hasText: text });
      await queued('botiga').locator('select').selectOption('spam');
      await queued('botiga')
        .getByRole('button', { name: /^Rebutja la pregunta/ })
        .click();
      await expect(page.getByText('La pregunta s’ha rebutjat.')).toBeVisible();
      await noFault(page);
      await page.getByRole('button', { name: 'Desfés' }).click();
      await expect(queued('botiga')).toBeVisible();
      await queued('a l’hora')
        .getByRole('button', { name: /^Tria la pregunta/ })
        .click();
      await page.getByRole('link', { name: 'Triades (1)' }).click();
      await noFault(page);
      // From the box to the button by keyboard alone.
      await queued('a l’hora').locator('textarea').fill('Dos cops al dia.\n\nCom tots els parats.');
      await queued('a l’hora').locator('textarea').press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByText('S’ha publicat la resposta.')).toBeVisible();

      await expect(reader.getByText('Hi ha 1 resposta nova.')).toBeVisible({ timeout: 40_000 });
      await reader.getByRole('link', { name: 'Torna a carregar l’entrevista' }).click();
      const answers = reader.locator('[data-part=question-list] > ol > li');
      await expect(answers).toHaveCount(1);
      await expect(answers.first().locator('h3, p')).toContainText([
        'Mercè',
        'Va mai',
        'Ot',
        'Dos cops',
        'parats',
      ]);

      await page.getByRole('link', { name: 'Respostes (1)' }).click();
      await queued('a l’hora').locator('textarea').fill('Dos cops al dia, com tots els parats.');
      await queued('a l’hora').getByRole('button', { name: 'Publica la correcció' }).click();
      await expect(page.getByText('S’ha publicat la resposta.')).toBeVisible();
      await noFault(page);
      await page.getByRole('button', { name: 'Tanca-la ara' }).click();
      await expect(page.getByRole('button', { name: 'Torna-la a obrir' })).toBeVisible();
      await expect
        .poll(async () => (await portal.ask('far', address)).body.toString())
        .toContain('Toca donar corda.');
      await reader.goto(portal.url('far', address));
      await expect(answers.first()).toContainText('Dos cops al dia, com tots');
      await expect(formOf(reader)).toHaveCount(0);
      await context.close();
      await openAtDesk(page, 'Registre');
      for (const what of ['tanca una entrevista', 'corregeix una resposta', 'respon una pregunta'])
        await expect(
          page.getByRole('main').getByRole('listitem').filter({ hasText: what }).first(),
        ).toContainText('Neus Vidal');
    });
  });

test('answers show the guest’s picture, their page shows its title once, and the search finds them', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('ribera', ANSWERED));
  const list = page.locator('[data-part=question-list]');
  const answers = await list.locator('li').count();
  await expect(list.locator('[data-part=avatar] img')).toHaveCount(answers);
  const id = /"contentId":"(\d+)"/.exec(await page.content())?.[1];
  await page.goto(portal.url('ribera', `/preguntes/${id}/`));
  await expect(page.getByText('Preguntas y respuestas')).toHaveCount(1);
  const heading = page.getByRole('heading', { level: 1 });
  const back = page.getByRole('main').getByRole('link', { name: 'Volver a la entrevista' });
  expect((await boxOf(back)).y).toBeLessThan((await boxOf(heading)).y);
  await expectNoFault(page);
  const answer = (await list.locator('li > :last-child').first().textContent()) ?? '';
  const words =
    answer
      .match(/\p{L}{9,}/gu)
      ?.slice(0, 3)
      .join(' ') ?? '';
  await page.goto(portal.url('ribera', `/buscar?text=${encodeURIComponent(words)}`));
  await expect(page.locator(`main a[href="${ANSWERED}"]`).first()).toBeVisible();
});
