import { type RunningCaptcha, startCaptcha } from '../captcha';
import {
  awake,
  expect,
  expectNoFault,
  expectSaid,
  fillRegistration,
  newReader,
  PASSWORD,
  test,
  WORDS,
} from './account';
import { type OwnPortal, startOwnPortal } from './own-portal';

test.describe.configure({ mode: 'serial', timeout: 90_000 });

const SITE = 'ribera';
const words = WORDS[SITE];
const START = 'Hacer la comprobación';
const WITHOUT = 'Registrarme sin esta comprobación';
let captcha: RunningCaptcha;
let portal: OwnPortal;
const url = (address: string) => `http://${SITE}.localhost:${portal.port}${address}`;

test.beforeAll(async () => {
  captcha = await startCaptcha();
  portal = await startOwnPortal({ env: { ...captcha.env, PORTAL_DEMO: 'off', PORTAL_LIMITS: 'off' } });
});
test.afterAll(async () => {
  await portal.end();
  await captcha.stop();
});

test('a registration needs a captcha, again after each rejected form', { tag: '@gate' }, async ({ page }) => {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text());
  });
  await page.goto(url('/registro'));
  await awake(page, 'registration');
  const send = page.getByRole('button', { name: words.register });
  const person = page.getByRole('button', { name: 'person es' });
  await page.getByRole('button', { name: START }).click();
  await expect(person).toBeVisible();
  await expectNoFault(page);
  await fillRegistration(page, SITE, newReader());

  await send.click();
  await expectSaid(page, 'Completa la comprobación de que eres una persona');
  await page.getByRole('button', { name: 'robot es' }).click();
  await send.click();
  await expectSaid(page, 'No hemos podido comprobar que eres una persona. Repite la comprobación');
  await expectNoFault(page);
  // A submitted response is used up: there is a new challenge.
  await expect(page.locator('[data-given]')).toHaveCount(0);

  captcha.verify(false);
  await person.click();
  await send.click();
  await expectSaid(page, /El servicio que comprueba que eres una persona no responde/);
  captcha.verify(true);
  await person.click();
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: words.almost })).toBeVisible();
  expect(blocked).toEqual([]);
});

test('a challenge that does not load is reported, and retried', async ({ page }) => {
  captcha.beReachable(false);
  await page.goto(url('/registro'));
  await awake(page, 'registration');
  const place = page.locator('[data-part=captcha]');
  await place.getByRole('button', { name: START }).click();
  await expect(place.getByRole('alert')).toContainText('No se ha podido cargar la comprobación.');
  captcha.beReachable(true);
  await place.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expect(page.getByRole('button', { name: 'person es' })).toBeVisible();
});

test('the provider is not contacted before a press, and a reader who avoids it can register without it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { hostname, href } = new URL(request.url());
    if (!hostname.endsWith('.localhost')) asked.push(href);
  });
  await page.goto(url('/registro'));
  await awake(page, 'registration');
  await fillRegistration(page, SITE, newReader());
  const send = page.getByRole('button', { name: words.register });
  await send.click();
  await expectSaid(page, 'Completa la comprobación de que eres una persona');
  await expect(page.locator('[data-part=captcha]')).toContainText('Cloudflare Turnstile');
  expect(asked).toEqual([]);
  await page.getByRole('checkbox', { name: WITHOUT }).check();
  await expect(page.getByRole('button', { name: START })).toHaveCount(0);
  await expectNoFault(page);
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: words.almost })).toBeVisible();
  expect(asked).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form explains what it needs, and is accepted without the captcha', async ({ page }) => {
    await page.goto(url('/registro'));
    await expect(page.getByText(/La comprobación de que eres una persona necesita JavaScript/)).toBeVisible();
    await expect(page.getByRole('button', { name: START })).toBeHidden();
    await fillRegistration(page, SITE, newReader());
    await page.getByRole('button', { name: words.register }).click();
    await expect(page.locator('[data-part=form-alert]')).toContainText(
      'Completa la comprobación de que eres una persona',
    );
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.locator('input[name=terms]').check();
    await page.getByRole('checkbox', { name: WITHOUT }).check();
    await page.getByRole('button', { name: words.register }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.almost })).toBeVisible();
  });
});
