import { expect, type Page } from 'playwright/test';
import { expectNoFault } from './axe';
import { invitationPath, joinDesk, openAtDesk } from './desk';
import { HOST, lettersTo, startNewsletterNewsroom } from './newsletter-newsroom';
import type { OwnPortal } from './own-portal';
import { test } from './pages-seen';

/**
 * One newsletter for the journey with JavaScript, another without. The edition of today is only sent by
 * editors.
 */
const NEWSLETTERS = [
  { id: 'mati', name: 'El matí de la costa', daysOn: [2, 3] },
  { id: 'vespre', name: 'El vespre de la costa', daysOn: [2, 3] },
] as const;

/** Newest first. */
const STORIES = ['El port obre', 'La platja creix', 'El mercat canvia', 'La banda assaja', 'La llotja tanca'];

let portal: OwnPortal | undefined;

test.beforeAll(async () => {
  portal = await startNewsletterNewsroom(NEWSLETTERS, STORIES);
});
test.afterAll(async () => {
  await portal?.end();
});

const url = (address = '/') => `http://${HOST}:${portal?.port}${address}`;

const said = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The displayed edition in the list of future ones. */
const current = (page: Page) => page.getByRole('main').locator('nav [aria-current=page]').first();
/** Preview of the letter. */
const letter = (page: Page) => page.frameLocator('iframe').locator('body');

for (const [javaScriptEnabled, id, name] of [
  [true, 'mati', 'El matí de la costa'],
  [false, 'vespre', 'El vespre de la costa'],
] as const)
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    // axe is a script itself.
    const faultless = async (page: Page) => (javaScriptEnabled ? expectNoFault(page) : undefined);

    test('an editor prepares an edition, tests it, schedules it, cancels it and sends it', async ({
      page,
    }) => {
      const email = `clara.${crypto.randomUUID().slice(0, 8)}@elfar.example`;
      await joinDesk(page, url(await invitationPath(email, 'editor', portal?.data)), 'Clara Puig');
      await openAtDesk(page, 'Butlletins');
      await faultless(page);
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await said(page, `${name}: El port obre`);
      for (const title of STORIES.slice(0, 4)) await expect(letter(page)).toContainText(title);
      await faultless(page);

      await page.locator('[name=subject]').fill('La llotja, a mitges');
      const second = page.getByRole('group', { name: 'La platja creix' });
      await second.getByRole('checkbox').check();
      const place = second.getByRole('textbox');
      const known = await place.inputValue();
      await place.fill('zero');
      await press(page, 'Desa l’assumpte i les peces');
      await expect(second).toContainText('Escriu un número: 1 és la primera peça.');
      await second.getByRole('textbox').fill(known);
      await press(page, 'Desa l’assumpte i les peces');
      await said(page, 'S’han desat els canvis de l’edició.');
      await said(page, 'La llotja, a mitges');
      await expect(letter(page)).toContainText('La llotja tanca');
      await expect(letter(page)).not.toContainText('La platja creix');
      await expect(second.getByRole('checkbox')).toBeChecked();

      await page.getByRole('link', { name: 'Només text' }).click();
      await expect(page.getByRole('region', { name: 'Com es veurà' })).toContainText('El mercat canvia');
      await page.getByRole('link', { name: 'Fosc' }).click();
      await expect(letter(page)).toContainText('El port obre');

      await page.locator('[name=subject]').fill('La llotja, a deshora');
      const at = page.locator('#going-at');
      const [day = ''] = (await at.inputValue()).split('T');
      await at.fill(`${day}T20:15`);
      await press(page, 'Envia-me’n una prova');
      await said(page, 'La prova ja està en camí: la rebràs al teu correu.');
      await expect(page.locator('[name=subject]')).toHaveValue('La llotja, a deshora');
      await expect(at).toHaveValue(`${day}T20:15`);
      await expect.poll(async () => (await lettersTo(portal, email, id)).length).toBe(1);
      const [tried = ''] = await lettersTo(portal, email, id);
      expect(tried).toMatch(/^Subject: \[Prova\] La llotja, a deshora/m);
      expect(tried).toContain('text/html');

      await page.locator('[name=subject]').fill('La llotja, d’hora');
      await at.fill('2020-01-01T08:00');
      await press(page, 'Programa-la');
      await expect(page.getByText('que encara no hagin passat')).toBeVisible();
      await expect(page.locator('[name=subject]')).toHaveValue('La llotja, d’hora');
      await faultless(page);
      await at.fill(`${day}T21:05`);
      await press(page, 'Programa-la');
      await said(page, 'S’ha programat l’edició.');
      await expect(current(page)).toContainText('21:05');
      await expect(at).toHaveValue(`${day}T21:05`);
      await expect(page.locator('[name=subject]')).toHaveValue('La llotja, d’hora');
      await press(page, 'Cancel·la-la');
      await said(page, 'S’ha cancel·lat l’edició.');
      await expect(current(page)).toContainText('Cancel·lada');
      await faultless(page);

      await page.locator('[name=subject]').fill('La llotja, ara');
      await page.getByText('Envia-la ara', { exact: true }).click();
      await press(page, 'Envia-la a tothom');
      await said(page, 'L’edició s’està enviant.');
      const sent = page.getByRole('table', { name: 'Edicions que han sortit' });
      await expect(sent.getByRole('row').filter({ hasText: 'La llotja, ara' })).toBeVisible();
      await faultless(page);
      await openAtDesk(page, 'Registre');
      await expect(
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: 'envia una edició d’un butlletí' })
          .first(),
      ).toContainText('Clara Puig');
    });
  });
