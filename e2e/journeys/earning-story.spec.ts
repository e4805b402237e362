import type { Browser, Locator, Page } from 'playwright/test';
import { expect, fillRegistration, linkTo, logIn, newReader, PASSWORD, test, WORDS } from './account';
import { FOR_SUBSCRIBERS, GATE, METERED, readStory, TEXT } from './gate';

const words = WORDS.far;

type Portal = { url: (site: 'far', path?: string) => string };
type Reading = { page: Page; portal: Portal; hasScript: boolean };

/** Paragraphs of a gated text that its reader gets, after asking for access. */
async function paragraphs({ page, portal, hasScript }: Reading, path: string): Promise<[number, number]> {
  await page.goto(portal.url('far', path));
  const opening = await page.locator(TEXT).count();
  if (hasScript) {
    await page.locator(GATE).scrollIntoViewIfNeeded();
    const answered = page.locator(`[data-part=rest], ${GATE}[data-state=refused]`);
    await expect(answered.or(page.locator(`${GATE}[data-left]`))).toBeVisible();
    if (await page.locator(`${GATE}[data-left]`).count()) await readStory(page);
    await expect(answered).toBeVisible();
  } else {
    const press = page.locator(GATE).getByRole('button', { name: 'Llegeix-lo' });
    if (await press.count()) await press.click();
    else
      await page
        .locator(GATE)
        .getByRole('link', { name: /sencer aquí|te l’han regalat/ })
        .click();
    // Counts the paragraphs once all are loaded.
    await page.waitForLoadState();
  }
  return [opening, await page.locator(TEXT).count()];
}

for (const hasScript of [true, false])
  test.describe(hasScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: hasScript });

    test('a reader reaches the limit, registers, subscribes, reads, gives a text away, cancels and deletes the account', async ({
      page,
      portal,
      browser,
    }) => {
      test.slow();
      const reading = { page, portal, hasScript };
      for (const path of METERED.slice(0, 3)) {
        const [opening, whole] = await paragraphs(reading, path);
        expect(whole).toBeGreaterThan(opening);
      }
      await page.goto(portal.url('far', METERED[3]));
      if (hasScript) await page.locator(GATE).scrollIntoViewIfNeeded();
      else await page.locator(GATE).getByRole('button', { name: 'Llegeix-lo' }).click();
      const spent = page.getByRole('region', { name: 'Ja has llegit els articles gratuïts d’aquest mes' });
      await spent.getByRole('link', { name: 'Mira les subscripcions' }).click();
      await page.getByRole('button', { name: 'Subscriu-t’hi amb obligació de pagament: «Mensual»' }).click();

      // A payment needs an account first, and then returns to the chosen offer.
      await expect(page).toHaveURL(/\/acceso\//);
      await page
        .getByRole('main')
        .getByRole('link', { name: /Encara no tens compte/ })
        .click();
      const reader = newReader();
      await fillRegistration(page, 'far', reader);
      await page.getByRole('button', { name: words.register }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.almost })).toBeVisible();
      await page.goto(await linkTo(portal, reader.email, 'validation'));
      await page.getByRole('button', { name: words.validate }).click();
      await page.getByRole('main').getByRole('link', { name: words.loginLink }).click();
      await logIn(page, words, reader.email);
      await expect(page).toHaveURL(/\/subscripcio\/.*#offer-mensual$/);
      await page.getByRole('button', { name: 'Subscriu-t’hi amb obligació de pagament: «Mensual»' }).click();
      await page.getByRole('button', { name: 'Paga' }).click();
      await expect(page.locator('[data-subscription=current]')).toContainText('Mensual');
      await page.getByRole('link', { name: 'Torna on eres' }).click();
      const back = hasScript ? METERED[3] : `/perfil/lectura/?path=${encodeURIComponent(METERED[3])}`;
      await expect(page).toHaveURL(portal.url('far', back));

      const [opening, whole] = await paragraphs(reading, FOR_SUBSCRIBERS);
      expect(whole).toBeGreaterThan(opening);
      await page.getByRole('button', { name: 'Regala aquest article' }).click();
      const link = await page.locator('[data-gift] a[href^="/regal/"]').getAttribute('href');
      const [, read] = await readByFriend(browser, portal, hasScript, link ?? '');
      expect(read).toBe(whole);

      // An account with a running subscription that only the reader can cancel is not deleted.
      const question = await askedForDeletion(reading);
      await expect(question).toContainText(/Abans cal que cancel·lis .+: «Mensual» d’El Far\./);
      await expect(question.getByLabel(words.currentPassword)).toHaveCount(0);
      await question.getByRole('link', { name: 'Ves a les teves subscripcions' }).click();
      await expect(page).toHaveURL(/\/perfil\/subscripcions\/$/);
      await page.getByRole('button', { name: 'Gestiona o cancel·la «Mensual»' }).click();
      await page.getByRole('button', { name: 'Cancel·la' }).click();
      await expect(page.locator('[data-subscription=current]')).toContainText(/Acaba el .+ i no es renova/);
      await deletion(
        reading,
        /«Mensual» d’El Far, fins .+ amb la mateixa adreça de correu ho tornaràs a tenir\./,
      );
      await expect(page).toHaveURL(/alert=account_deleted/);
    });
  });

/**
 * Starts the deletion of an account.
 * @returns the warning: a dialog, or the page's part without JavaScript
 */
async function askedForDeletion({ page, portal, hasScript }: Reading): Promise<Locator> {
  await page.goto(portal.url('far', '/perfil/mi-cuenta/'));
  if (!hasScript) return page.locator('[data-part=account-removal] noscript > *');
  await page.getByRole('button', { name: words.deleteAccount }).click();
  return page.getByRole('dialog');
}

/** Deletes the account, after a warning. */
async function deletion(reading: Reading, warning: RegExp): Promise<void> {
  const question = await askedForDeletion(reading);
  await expect(question).toContainText(warning);
  await question.getByLabel(words.currentPassword).fill(PASSWORD);
  await question.getByRole('button', { name: words.deleteAccount }).click();
}

/** Opens a gift's link without an account. */
async function readByFriend(browser: Browser, portal: Portal, hasScript: boolean, link: string) {
  const context = await browser.newContext({ javaScriptEnabled: hasScript });
  const page = await context.newPage();
  await page.goto(portal.url('far', link));
  const opening = await page.locator(TEXT).count();
  if (hasScript) await page.locator(GATE).scrollIntoViewIfNeeded();
  else
    await page
      .locator(GATE)
      .getByRole('link', { name: /te l’han regalat/ })
      .click();
  await page.waitForLoadState();
  await expect.poll(() => page.locator(TEXT).count()).toBeGreaterThan(opening);
  const read = [opening, await page.locator(TEXT).count()] as const;
  await context.close();
  return read;
}
