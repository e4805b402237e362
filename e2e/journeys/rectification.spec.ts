import type { Page } from 'playwright/test';
import { ADDRESSES, expect, expectNoFault, test } from './account';
import { invitationPath, joinDesk } from './desk';

type Portal = Parameters<Parameters<typeof test>[2]>[0]['portal'];

const newEmail = () => `rectifica.${crypto.randomUUID().slice(0, 8)}@example.org`;

/** Sources of the emails to an address, from the portal's outbox. */
async function emailsTo(portal: Portal, address: string): Promise<string[]> {
  const list = String((await portal.ask('far', '/dev/mail')).body);
  const names = Array.from(list.matchAll(/href="(\/dev\/mail\/[^"]+\.eml)"/g), ([, name = '']) => name);
  const sources = await Promise.all(names.map(async (name) => String((await portal.ask('far', name)).body)));
  return sources.filter((source) => source.includes(`To: ${address}`) && !source.includes('Reply-To: '));
}

/** Logs in to the desk on a page without JavaScript, too. */
async function atDesk(page: Page, portal: Portal, role: 'editor' | 'chief'): Promise<void> {
  const email = `rectificacions.${crypto.randomUUID().slice(0, 8)}@elfar.example`;
  await joinDesk(page, portal.url('far', await invitationPath(email, role)), 'Neus Pla');
  await page.getByRole('link', { name: 'Rectificacions', exact: true }).first().click();
}

/** Fills in the required fields of a request. */
async function fillIn(page: Page, { party, email, text }: { party: string; email: string; text: string }) {
  await page.locator('[name=party]').fill(party);
  await page.locator('[name=name]').fill('Mercè Puig');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=facts]').fill('La barca no era nostra.');
  await page.locator('textarea[name=text]').fill(text);
}

const sendIt = (page: Page) => page.getByRole('button', { name: 'Envia la petició' }).click();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a person named in a story corrects the request, and it is published in full next to the story', {
    tag: '@gate',
  }, async ({ page, portal, browser }) => {
    const story = ADDRESSES.far.article;
    const [party, email] = [`Confraria ${crypto.randomUUID().slice(0, 8)}`, newEmail()];
    const text = 'La barca que es va enfonsar\n\nno és de la Confraria.';
    await page.goto(portal.url('far', `/rectificacio/?noticia=${encodeURIComponent(story)}`));
    await expect(page.getByText(/Es va publicar .* demanar/)).toBeVisible();
    await expect(page.locator('[name=story]')).toHaveValue(story);
    await expect(page.locator('[name=story]')).toBeHidden();
    await page.getByRole('link', { name: 'Canvia la notícia' }).click();
    await fillIn(page, { party, email, text });
    await page.locator('[name=partyKind][value=organization]').check();
    await page.locator('[name=story]').fill('/no-hi-es/');
    await sendIt(page);
    // The error is shown, and nothing is lost.
    const summary = page.getByRole('group', { name: 'Hi ha 1 dada per revisar' });
    await expect(summary.getByRole('link')).toHaveText([/No hi ha cap notícia/]);
    await expect(page.locator('textarea[name=text]')).toHaveValue(text);
    await expect(page.locator('[name=partyKind][value=organization]')).toBeChecked();
    await page.locator('[name=story]').fill(portal.url('far', story));
    await sendIt(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Hem rebut la teva petició' })).toBeVisible();
    const reference = (await page.getByText(/^R-[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent()) ?? '';
    await page.reload();
    await expect(page.getByText(reference)).toBeVisible();
    await expect.poll(async () => (await emailsTo(portal, email)).length).toBe(1);

    const desk = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await atDesk(desk, portal, 'editor');
    const request = desk.getByRole('article').filter({ hasText: party });
    await expect(request).toContainText(reference);
    await expect(request).toContainText('no és de la Confraria.');
    await expect(request.getByRole('textbox')).toHaveCount(0);
    await request.getByRole('button', { name: /^Publica-la sencera/ }).click();
    await expect(desk.getByText('S’ha publicat al costat de la notícia.')).toBeVisible();
    await expect(request).toHaveCount(0);
    await desk.getByRole('link', { name: 'Decidides', exact: true }).click();
    await expect(request).toContainText('Publicada: ');
    await expect(request.getByRole('link', { name: /^Publicada/ })).toHaveAttribute(
      'href',
      new RegExp(`^${story}#rectificacio-\\d+$`),
    );
    await expect.poll(async () => (await emailsTo(portal, email)).length).toBe(2);
    await desk.context().close();
  });

  test('an update is published in the newsroom’s words, and a refusal gives its reason', async ({
    page,
    portal,
    browser,
  }) => {
    const story = ADDRESSES.far.article;
    const request = async (party: string, email: string) => {
      await page.goto(portal.url('far', `/rectificacio/?noticia=${encodeURIComponent(story)}`));
      await page.locator('[name=kind][value=update]').check();
      await fillIn(page, { party, email, text: 'La Confraria va ser absolta.' });
      await sendIt(page);
      await expect(page.getByText('Cal dir-ho per a una actualització').first()).toBeVisible();
      await page.locator('[name=evidence]').fill('Sentència 12/2026 de l’Audiència.');
      await sendIt(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Hem rebut la teva petició' })).toBeVisible();
    };
    const [absolved, other] = [crypto.randomUUID().slice(0, 8), crypto.randomUUID().slice(0, 8)];
    const email = newEmail();
    await request(absolved, newEmail());
    await request(other, email);

    const desk = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await atDesk(desk, portal, 'chief');
    const one = (party: string) => desk.getByRole('article').filter({ hasText: party });
    const note = one(absolved).locator('textarea[name=text]');
    await expect(note).toHaveValue('La Confraria va ser absolta.');
    await note.fill('L’Audiència va absoldre la Confraria el 2026.');
    await one(absolved)
      .getByRole('button', { name: /^Publica la nota/ })
      .click();
    await expect(one(absolved)).toHaveCount(0);

    await one(other).getByText('Rebutja-la').first().click();
    await one(other)
      .getByRole('button', { name: /^Rebutja/ })
      .click();
    await expect(
      one(other).getByRole('group', { name: `${other}: Hi ha 2 dades per revisar` }),
    ).toBeVisible();
    await expect(one(other).locator('[name=ground]')).toHaveAttribute('aria-invalid', 'true');
    await expect(one(other).locator('[name=ground]')).toBeFocused();
    await one(other).locator('[name=ground]').selectOption('no-proof');
    await one(other).locator('[name=note]').fill('La sentència no diu això.');
    await one(other)
      .getByRole('button', { name: /^Rebutja/ })
      .click();
    await expect(desk.getByText('S’ha rebutjat la petició.')).toBeVisible();
    await expect.poll(async () => (await emailsTo(portal, email)).length).toBe(2);

    await desk.getByRole('link', { name: 'Decidides', exact: true }).click();
    await expect(one(other)).toContainText('No acredita qui és o en què es basa — La sentència no diu això.');
    await expect(one(absolved)).toContainText('L’Audiència va absoldre la Confraria el 2026.');
    await one(absolved).getByText('Retira-la').first().click();
    await one(absolved).locator('[name=note]').fill('Ho ha demanat la Confraria.');
    await one(absolved)
      .getByRole('button', { name: /^Retira/ })
      .click();
    await expect(desk.getByText('S’ha retirat.')).toBeVisible();
    await expect(one(absolved)).toContainText('Retirada: ');
    await desk.context().close();
  });

  test('a request on paper is recorded with its date of receipt', async ({ page, portal }) => {
    await atDesk(page, portal, 'editor');
    await page.getByRole('link', { name: 'Apunta una petició' }).click();
    const party = `Hereus ${crypto.randomUUID().slice(0, 8)}`;
    await page.locator('[name=receivedOn]').fill('31/02/2026');
    await page.locator('[name=story]').fill(ADDRESSES.far.article);
    await page.locator('[name=party]').fill(party);
    await page.locator('[name=name]').fill('Pere Mas');
    await page.locator('[name=capacity]').selectOption('heir');
    await page.locator('[name=facts]').fill('No hi era.');
    await page.locator('textarea[name=text]').fill('El nostre pare no hi era.');
    await page.getByRole('button', { name: 'Apunta-la' }).click();
    await expect(page.getByRole('group', { name: 'Hi ha 1 dada per revisar' })).toBeFocused();
    await expect(page.locator('[name=receivedOn]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('textarea[name=text]')).toHaveValue('El nostre pare no hi era.');
    // A request cannot precede the publication of its story.
    const { body } = await portal.ask('far', ADDRESSES.far.article);
    const [, year, month, day] = /"datePublished":"(\d{4})-(\d\d)-(\d\d)/.exec(String(body)) ?? [];
    await page.locator('[name=receivedOn]').fill(`${day}/${month}/${year}`);
    await page.getByRole('button', { name: 'Apunta-la' }).click();
    await expect(page.getByText(/^S’ha apuntat la petició\. Referència: R-/)).toBeVisible();
    const request = page.getByRole('article').filter({ hasText: party });
    await expect(request).toContainText('com a hereu');
    await expect(request).toContainText(/Termini: |El termini va acabar /);
  });
});

test('the form, its errors and the desk’s pages have no accessibility violation', async ({
  page,
  portal,
}) => {
  const story = ADDRESSES.far.article;
  await page.goto(portal.url('far', `/rectificacio/?noticia=${encodeURIComponent(story)}`));
  await expectNoFault(page);
  const party = crypto.randomUUID().slice(0, 8);
  await fillIn(page, { party: '', email: newEmail(), text: 'No és de la Confraria.' });
  await sendIt(page);
  const summary = page.getByRole('group', { name: 'Hi ha 1 dada per revisar' });
  await expect(summary).toBeFocused();
  await expectNoFault(page);
  await page.locator('[name=party]').fill(party);
  await sendIt(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Hem rebut la teva petició' })).toBeVisible();
  await expectNoFault(page);
  await atDesk(page, portal, 'chief');
  await expect(page.getByRole('article').filter({ hasText: party })).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('link', { name: 'Apunta una petició' }).click();
  await page.getByRole('button', { name: 'Apunta-la' }).click();
  await expect(page.locator('[name=receivedOn]')).toHaveAttribute('aria-invalid', 'true');
  await expectNoFault(page);
});

test('no key publishes or refuses a rectification: within its card it focuses the button', async ({
  page,
  portal,
}) => {
  const party = crypto.randomUUID().slice(0, 8);
  await page.goto(portal.url('far', `/rectificacio/?noticia=${encodeURIComponent(ADDRESSES.far.article)}`));
  await fillIn(page, { party, email: newEmail(), text: 'No és de la Confraria.' });
  await sendIt(page);
  await atDesk(page, portal, 'chief');
  const request = page.getByRole('article').filter({ hasText: party });
  const publish = request.getByRole('button', { name: 'Publica-la sencera' });
  await expect(page.getByText('P: ves a «Publica-la sencera»')).toBeVisible();
  await expect(page.getByText('espai: tria')).toHaveCount(0);
  // Outside every card neither key presses or focuses anything.
  const view = page.getByRole('main').getByRole('link', { name: 'Pendents' });
  for (const key of ['p', 'r']) {
    await view.press(key);
    await expect(view).toBeFocused();
  }
  await request.getByRole('link').first().press('p');
  await expect(publish).toBeFocused();
  await publish.press('p');
  await publish.press('r');
  await expect(request.locator('[name=ground]')).toBeFocused();
  await request.locator('[name=ground]').selectOption('late');
  await publish.press('r');
  await expect(request.getByRole('button', { name: 'Rebutja-la' })).toBeFocused();
  await page.reload();
  await expect(publish).toBeVisible();
});
