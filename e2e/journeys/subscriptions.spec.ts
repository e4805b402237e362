import type { Locator, Page } from 'playwright/test';
import { expect, expectNoFault, loggedIn, PASSWORD, test, WORDS, withAccount } from './account';
import { FOR_SUBSCRIBERS, GATE, TEXT } from './gate';
import { countShifts, moved } from './layout-shifts';

const OFFERS = '/subscripcio/';
const OWN = '/perfil/subscripcions/';
/** A document that is marked as a subscriber's. */
const SUBSCRIBED = ':root[data-subscriber]';

test('a reader subscribes, reads a text for subscribers, and cancels', { tag: '@gate' }, async ({
  page,
  portal,
}) => {
  await loggedIn(page, portal, 'far');
  await page.goto(portal.url('far', FOR_SUBSCRIBERS));
  const opening = await page.locator(TEXT).count();
  await page.locator(GATE).scrollIntoViewIfNeeded();
  await page.locator(GATE).getByRole('link', { name: 'Mira les subscripcions' }).click();

  await expect(page).toHaveURL(`${portal.url('far', OFFERS)}?backUrl=${encodeURIComponent(FOR_SUBSCRIBERS)}`);
  await expect(page.locator('[data-offer=mensual]')).toContainText('6 € al mes');
  await expect(page.locator('[data-offer=mensual]')).toContainText('Sense data de fi: es cobra cada mes');
  await expect(page.getByRole('heading', { name: 'Dret de desistiment' })).toBeVisible();
  await expectNoFault(page);
  const before = await page.context().newPage();
  await before.goto(portal.url('far', OFFERS));
  await page.getByRole('button', { name: 'Subscriu-t’hi amb obligació de pagament: «Mensual»' }).click();
  // The payment provider's page for the payment.
  await page.getByRole('button', { name: 'Paga' }).click();

  await expect(page).toHaveURL(/\/perfil\/subscripcions\/\?.*done=pagada/);
  const own = page.locator('[data-subscription=current]');
  await expect(own).toContainText('Mensual');
  await expect(own).toContainText(/Sense data de fi: el cobrament següent és .+, si no la cancel·les abans/);
  await expectNoFault(page);
  // Subscribers see no offer: at once, and on the next page before their subscription is checked again.
  await expect(page.locator(SUBSCRIBED)).toHaveCount(1);
  await page.getByRole('link', { name: 'Torna on eres' }).click();
  await expect(page).toHaveURL(portal.url('far', FOR_SUBSCRIBERS));
  await expect(page.locator(SUBSCRIBED)).toHaveCount(1);
  const header = page.locator('[data-part=header]');
  await expect(header.locator('[data-part=offers]')).toHaveCSS('visibility', 'hidden');
  await header.getByRole('button', { name: 'Menú' }).click();
  await expect(header.getByRole('dialog')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Subscriu-t’hi' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.locator(TEXT).last().scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator(TEXT).count()).toBeGreaterThan(opening);
  await expect(page.locator(GATE)).toHaveCount(0);

  // Nobody pays twice: neither from the page of offers, nor from one that was opened before.
  const pay = 'Subscriu-t’hi amb obligació de pagament: «Anual»';
  await page.goto(portal.url('far', OFFERS));
  await expect(page.getByText('Ja tens una subscripció. La pots canviar', { exact: false })).toHaveCount(1);
  await expect(page.getByRole('button', { name: pay })).toHaveCount(0);
  await before.getByRole('button', { name: pay }).click();
  await expect(before.getByText('Ja tens una subscripció: no s’ha cobrat res.')).toContainText(
    'Per canviar-la, per exemple de mensual a anual, prem «Gestiona o cancel·la» aquí sota.',
  );
  await before.close();
  await page.goto(portal.url('far', OWN));
  const manage = page.getByRole('button', { name: 'Gestiona o cancel·la «Mensual»' });
  await manage.click();
  // A charge fails meanwhile.
  await page.getByRole('button', { name: 'Cancel·la' }).waitFor();
  await page.request.post(page.url().replace('/portal/', '/failure/'), { maxRedirects: 0 });
  await page.goto(portal.url('far', OWN));
  await expect(own).toContainText('No s’ha pogut fer l’últim cobrament.');
  await expectNoFault(page);
  await manage.click();
  await page.getByRole('button', { name: 'Cancel·la' }).click();
  await expect(page).toHaveURL(portal.url('far', OWN));
  await expect(own).toContainText(/Acaba el .+ i no es renova/);
  await expect(page.getByRole('link', { name: 'Subscripcions' }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a reader without a subscription finds the offers; without a session, they log in and return to the offer', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('far', OFFERS));
  await page.getByRole('button', { name: 'Subscriu-t’hi amb obligació de pagament: «Anual»' }).click();
  await expect(page).toHaveURL(/\/acceso\/.*backUrl=%2Fsubscripcio%2F%23offer-anual/);
  await expect(page.locator('[data-part=login-purpose]')).toContainText('«Anual», 60 € l’any');
  await expectNoFault(page);
  await loggedIn(page, portal, 'far');
  await page.goto(portal.url('far', OWN));
  await expect(page.getByRole('heading', { name: 'No tens cap subscripció' })).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('link', { name: 'Mira les subscripcions' }).click();
  await expect(page).toHaveURL(portal.url('far', OFFERS));
});

test('a site that sells nothing says so, shows alternatives, and a link back', async ({ page, portal }) => {
  const story = '/cultura/familia-que-mide-el-rio/';
  await page.goto(portal.url('ribera', `${OFFERS}?backUrl=${encodeURIComponent(story)}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ribera Diario no vende suscripciones');
  await expect(page.getByRole('heading', { level: 2, name: 'Boletines' })).toBeVisible();
  await expect(page.getByText('La mañana en la Ribera, Campo y agua y Plan de fin de semana')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectNoFault(page);
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: 'Crear una cuenta' })).toHaveAttribute(
    'href',
    `/registro?backUrl=${encodeURIComponent(story)}`,
  );
  await expect(main.getByRole('link', { name: 'Elegir los boletines' })).toHaveAttribute(
    'href',
    '/boletines/',
  );
  await main.getByRole('link', { name: 'Volver a donde estabas' }).click();
  await expect(page).toHaveURL(portal.url('ribera', story));
  // It has no link to offers either.
  await expect(page.locator('[data-part=header]').getByRole('link', { name: 'Suscribirse' })).toHaveCount(0);
  await page.goto(portal.url('ribera', OFFERS));
  await main.getByRole('link', { name: 'Ir a la portada' }).click();
  await expect(page).toHaveURL(portal.url('ribera', '/'));
});

/** The link to the offers: in the bar, or on a phone in the menu. */
async function wayToOffers(page: Page): Promise<Locator> {
  const header = page.locator('[data-part=header]');
  const inBar = header.locator('[data-part=bar]').getByRole('link', { name: 'Subscriu-t’hi' });
  if (await inBar.isVisible()) return inBar;
  await header.getByRole('button', { name: 'Menú' }).click();
  return header.getByRole('dialog').getByRole('link', { name: 'Subscriu-t’hi' });
}

test('every page links to the offers, in the same place for logged-in readers', async ({ page, portal }) => {
  // The same font both times: it may load late on the first page.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(portal.url('far', FOR_SUBSCRIBERS));
  const bar = page.locator('[data-part=bar]');
  const places = () =>
    bar.locator('[data-part=offers], [data-part=account]').evaluateAll((parts) =>
      parts.map((part) => {
        const { left, width, height } = part.getBoundingClientRect();
        return [left, width, height].map(Math.round);
      }),
    );
  const before = await places();
  await (await wayToOffers(page)).click();
  await expect(page).toHaveURL(portal.url('far', OFFERS));
  await expect(page.locator('[data-part=offers]')).toHaveAttribute('aria-current', 'page');
  await loggedIn(page, portal, 'far');
  await countShifts(page);
  await page.goto(portal.url('far', FOR_SUBSCRIBERS));
  await expect(bar.getByRole('button', { name: /^Compte/ })).toBeVisible();
  await expect.poll(places).toEqual(before);
  expect((await moved(page)).filter((what) => what.includes('data-part="offers"'))).toEqual([]);
});

test('an invalid offer charges nothing', async ({ page, portal }) => {
  await loggedIn(page, portal, 'far');
  await page.goto(portal.url('far', OFFERS));
  await page
    .locator('[name=offer]')
    .first()
    .evaluate((field: HTMLInputElement) => {
      field.value = '../x';
    });
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Subscriu-t’hi amb obligació de pagament' }).first().click();
  expect((await answered).status()).toBe(400);
  await expect(page.getByRole('alert')).toContainText('No s’ha cobrat res');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page links to the offers', async ({ page, portal }) => {
    await page.goto(portal.url('far', '/cultura/'));
    await (await wayToOffers(page)).click();
    await expect(page).toHaveURL(portal.url('far', OFFERS));
  });

  test('a reader subscribes, and reads', { tag: '@gate' }, async ({ page, portal, browser }) => {
    const other = await browser.newPage();
    const { email } = await withAccount(other, portal, 'far');
    await other.close();
    await page.goto(portal.url('far', FOR_SUBSCRIBERS));
    const opening = await page.locator(TEXT).count();
    await page.locator(GATE).getByRole('link', { name: 'Mira les subscripcions' }).click();
    const pay = page.getByRole('button', { name: 'Subscriu-t’hi amb obligació de pagament: «Mensual»' });
    await pay.click();
    // Without a session: the login shows the purpose, and the registration leads back too.
    await expect(page.locator('[data-part=login-purpose]')).toContainText('«Mensual», 6 € al mes');
    const register = page.getByRole('main').getByRole('link', { name: /Registra’t/ });
    await expect(register).toHaveAttribute('href', /backUrl=.*%23offer-mensual$/);
    await page.locator('[name=email]').fill(email);
    await page.locator('[name=password]').fill(PASSWORD);
    await page.getByRole('button', { name: WORDS.far.login, exact: true }).click();
    await expect(page).toHaveURL(/\/subscripcio\/\?backUrl=.*#offer-mensual$/);
    await pay.click();
    await page.getByRole('button', { name: 'Paga' }).click();
    await expect(page.locator('[data-subscription=current]')).toContainText('Mensual');
    // The way back leads to the page with the whole text without JavaScript.
    await page.getByRole('link', { name: 'Torna on eres' }).click();
    await expect(page).toHaveURL(
      portal.url('far', `/perfil/lectura/?path=${encodeURIComponent(FOR_SUBSCRIBERS)}`),
    );
    await expect(page.locator(GATE)).toHaveCount(0);
    await expect.poll(() => page.locator(TEXT).count()).toBeGreaterThan(opening);
  });
});
