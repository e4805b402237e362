import type { Page } from 'playwright/test';
import { expect, expectNoFault, loggedIn, PASSWORD, test, textOf, WORDS, withAccount } from './account';

type Portal = Parameters<Parameters<typeof test>[2]>[0]['portal'];

const OFFERS = '/subscripcio/';
const OWN = '/perfil/subscripcions/';
const PAY = 'Subscriu-t’hi amb obligació de pagament: «Mensual»';
const BEGIN = 'Desisteix del contracte aquí: «Mensual»';
/** The checkbox of the monthly offer. */
const boxOf = (page: Page) => page.locator('[data-offer=mensual]').getByRole('checkbox');

/** Emails to an address, newest first. */
async function lettersTo(portal: Portal, address: string): Promise<string[]> {
  const list = (await portal.ask('far', '/dev/mail')).body.toString();
  const names = [...list.matchAll(/href="(\/dev\/mail\/[^"]+\.eml)"/g)].flatMap(([, name]) => name ?? []);
  const letters = await Promise.all(
    names.map(async (name) => (await portal.ask('far', name)).body.toString()),
  );
  return letters.filter((letter) => letter.includes(address)).map(textOf);
}

/**
 * Withdraws from the latest purchase, in as many steps as the purchase took.
 * @param looked checks a page for accessibility
 */
async function withdraws(
  page: Page,
  portal: Portal,
  email: string,
  looked: (page: Page) => Promise<void>,
): Promise<void> {
  await page.goto(portal.url('far', OWN));
  const own = page.locator('[data-subscription]');
  await expect(own).toContainText(/En pots desistir fins .+ inclòs/);
  await looked(page);
  await page.getByRole('link', { name: BEGIN }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desistir del contracte');
  await expect(page.locator('[data-part=withdrawal]')).toContainText('Et tornem 6 €: tot el que has pagat.');
  await looked(page);
  await page.getByRole('button', { name: 'Confirma el desistiment' }).click();

  await expect(page).toHaveURL(`${portal.url('far', OWN)}?done=desistida`);
  await expect(page.getByRole('status')).toContainText('Hem rebut el teu desistiment.');
  await expect(own).toContainText(/Vas desistir del contracte .+ La devolució de 6\s€ està en camí/);
  await expect(page.getByRole('link', { name: BEGIN })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Gestiona o cancel·la «Mensual»' })).toHaveCount(0);
  await looked(page);
  const acknowledged = /Hem rebut aquesta .*comunico que desisteixo del meu contracte/s;
  await expect
    .poll(async () => (await lettersTo(portal, email)).some((letter) => acknowledged.test(letter)))
    .toBe(true);
}

test('a reader buys, withdraws, and gets an email about both', { tag: '@gate' }, async ({ page, portal }) => {
  const { email } = await loggedIn(page, portal, 'far');
  await page.goto(portal.url('far', OFFERS));
  await expect(boxOf(page)).not.toBeChecked();
  await page.getByText('Model de formulari de desistiment').click();
  await expect(page.getByText('comunico que desisteixo del meu contracte')).toBeVisible();
  await expectNoFault(page);
  await boxOf(page).check();
  await page.getByRole('button', { name: PAY }).click();
  await expect(page.getByText('amb obligació de pagament: 6 € al mes')).toBeVisible();
  await page.getByRole('button', { name: 'Paga' }).click();
  await expect(page.locator('[data-subscription=current]')).toContainText('Mensual');
  await withdraws(page, portal, email, expectNoFault);
  // After a withdrawal, the reader can buy again.
  await page.goto(portal.url('far', OFFERS));
  await expect(page.getByRole('button', { name: PAY })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader ticks the box, logs in, buys and withdraws', { tag: '@gate' }, async ({
    page,
    portal,
    browser,
  }) => {
    const other = await browser.newPage();
    const { email } = await withAccount(other, portal, 'far');
    await other.close();
    await page.goto(portal.url('far', OFFERS));
    await boxOf(page).check();
    await page.getByRole('button', { name: PAY }).click();
    await page.locator('[name=email]').fill(email);
    await page.locator('[name=password]').fill(PASSWORD);
    await page.getByRole('button', { name: WORDS.far.login, exact: true }).click();
    await expect(page).toHaveURL(/\/subscripcio\/\?comenca=mensual#offer-mensual$/);
    await expect(boxOf(page)).toBeChecked();
    await expect(page.locator('[data-offer=anual]').getByRole('checkbox')).not.toBeChecked();
    await page.getByRole('button', { name: PAY }).click();
    await page.getByRole('button', { name: 'Paga' }).click();
    await expect(page.locator('[data-subscription=current]')).toContainText('Mensual');
    // axe needs JavaScript.
    await withdraws(page, portal, email, async () => undefined);
  });
});
