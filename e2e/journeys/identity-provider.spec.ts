import type { Page } from 'playwright/test';
import { atRest } from './at-rest';
import { expectNoFault } from './axe';
import { ELSEWHERE, KINDS, walkIslands } from './disturbed-islands';
import { ARTICLE, expect, type Provided, test, type Words } from './provider-portal';

// Runs in one worker: each worker of this file starts its own portal.
test.describe.configure({ timeout: 90_000 });

const PASSWORD = 'Llevantada1908';
const account = (page: Page) => page.locator('portal-island[name=provider-account]');
/** Names of session cookies, without the `device` cookie of a known browser. */
const sessionCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name !== 'device');
/** The data layer, which does not exist until the page's scripts have run. */
const layerOf = (page: Page) => page.evaluate(() => window.dataLayer ?? []);
const ready = (page: Page) =>
  expect(page.locator('[data-part=identity-provider-screen]')).toHaveAttribute('data-status', 'ready');

async function fill(
  page: Page,
  words: Words,
  email: string,
  password: string,
  button: string,
): Promise<void> {
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password).fill(password);
  await page.getByRole('button', { name: button }).click();
}

/** Logs in by the provider's screen. */
async function login(page: Page, { provider, url }: Provided, words: Words, email: string): Promise<void> {
  await provider.enrol(email, PASSWORD);
  await page.goto(url('/acceso/'));
  await fill(page, words, email, PASSWORD, words.enter);
  await expect(page).toHaveURL(url('/perfil/mi-cuenta/'));
  await expect(account(page).getByRole('button')).toBeVisible();
}

/** Ends all sessions at the provider, while no page uses it. */
async function expire(page: Page, { provider }: Provided): Promise<void> {
  await page.goto('about:blank');
  await provider.expire();
}

test('a reader registers at the provider, saves a story and sees the provider’s account', async ({
  page,
  provided,
  words,
  address,
}) => {
  const { url } = provided;
  await page.goto(url('/registro'));
  await ready(page);
  await expectNoFault(page);
  await fill(page, words, address, PASSWORD, words.register);
  await expect(page).toHaveURL(url('/perfil/mi-cuenta/'));
  await expect(page.getByRole('heading', { level: 1, name: words.profile })).toBeVisible();
  await ready(page);
  await expect(page.getByText(`${words.loggedInAs} ${address.toLowerCase()}`)).toBeVisible();
  await expect(page.locator('portal-island[name=profile]')).toHaveCount(0);
  await expectNoFault(page);
  await expect.poll(() => layerOf(page)).toContainEqual({ event: 'sign_up', method: 'identity_provider' });
  await expect.poll(() => layerOf(page)).toContainEqual({ user_logged: 'yes', user_id: expect.any(String) });

  await page.goto(url(ARTICLE));
  const save = page.locator('portal-island[name=save]');
  await expect(save).toHaveAttribute('data-island-status', 'awake');
  await save.getByRole('button').first().click();
  await expect(save.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
  await page.goto(url('/perfil/contenidos-guardados/'));
  await expect(page.locator('portal-island[name=saved] li')).toHaveCount(1);
});

test('a login continues on the reader’s page, and never on another site', async ({
  page,
  provided,
  words,
  address,
}) => {
  const { provider, url } = provided;
  await provider.enrol(address, PASSWORD);
  await page.goto(url(`/acceso/?backUrl=${encodeURIComponent(ARTICLE)}`));
  await expect(page.getByRole('heading', { level: 1, name: words.login })).toBeVisible();
  await fill(page, words, address, 'Equivocada1', words.enter);
  await expect(page.getByRole('alert')).toContainText(words.wrong);
  await expectNoFault(page);
  await fill(page, words, address, PASSWORD, words.enter);
  await expect(page).toHaveURL(url(ARTICLE));
  await expect(account(page).getByRole('button')).toBeVisible();

  // A signature contains its time in seconds, and is accepted once.
  const second = () => Math.floor(Date.now() / 1000);
  const before = second();
  await expect.poll(second).toBeGreaterThan(before);
  // The session here is lost, the provider's is not.
  await page.context().clearCookies();
  await page.goto(url(`/acceso/?backUrl=${encodeURIComponent('https://elsewhere.example/')}`));
  await expect(page).toHaveURL(url('/perfil/mi-cuenta/'));
  await expect.poll(() => layerOf(page)).toContainEqual({ event: 'login', method: 'identity_provider' });
});

test('a login without the provider’s signature is rejected, and the reader can try again', async ({
  page,
  provided,
  words,
  address,
}) => {
  const { provider, url } = provided;
  await provider.enrol(address, PASSWORD);
  provider.signWrongly(true);
  await page.goto(url('/acceso/'));
  await fill(page, words, address, PASSWORD, words.enter);
  await expect(page.getByRole('alert')).toContainText(words.refused);
  expect(await sessionCookies(page)).toEqual([]);
  await expectNoFault(page);
  provider.signWrongly(false);
  await page.getByRole('button', { name: words.retry }).click();
  await fill(page, words, address, PASSWORD, words.enter);
  await expect(page).toHaveURL(url('/perfil/mi-cuenta/'));
});

test('a reader whom the provider no longer knows is logged out', async ({
  page,
  provided,
  words,
  address,
}) => {
  const { url } = provided;
  await login(page, provided, words, address);
  await expire(page, provided);
  await page.goto(url(ARTICLE));
  await expect.poll(() => sessionCookies(page)).toEqual([]);
  await expect(account(page).locator('[data-part=login]')).toBeVisible();

  await login(page, provided, words, address);
  await expire(page, provided);
  await page.goto(url('/perfil/boletines/'));
  await expect(page).toHaveURL(url(`/acceso/?backUrl=${encodeURIComponent('/perfil/boletines/')}`));
  await ready(page);
});

test('a provider that cannot be reached logs nobody out', async ({ page, provided, words, address }) => {
  const { provider, url } = provided;
  await login(page, provided, words, address);
  provider.beReachable(false);
  const said = page.waitForEvent('console', (message) => message.text().includes('cannot be reached'));
  await page.goto(url(ARTICLE));
  await said;
  await expect(account(page).getByRole('button')).toBeVisible();
});

test('logging out here logs out there, and the other way round', async ({
  page,
  provided,
  words,
  address,
}) => {
  const { provider, url } = provided;
  await login(page, provided, words, address);
  provider.beReachable(false);
  await page.goto(url(ARTICLE));
  await account(page).getByRole('button').click();
  await page.getByRole('menuitem', { name: words.logout }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.left })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(words.notLeft);
  expect(await sessionCookies(page)).toEqual([]);
  await expectNoFault(page);
  provider.beReachable(true);
  await page.getByRole('button', { name: words.retry }).click();
  await expect(page).toHaveURL(url('/acceso/'));
  await ready(page);
  await expect(page.getByLabel(words.email)).toBeVisible();

  await login(page, provided, words, address);
  await page.getByRole('button', { name: words.leave }).click();
  await expect(page).toHaveURL(url(`/acceso/?backUrl=${encodeURIComponent('/perfil/mi-cuenta/')}`));
  await expect(page.getByLabel(words.email)).toBeVisible();
  expect(await sessionCookies(page)).toEqual([]);
});

test('a provider’s script that does not load is reported, and can be retried', async ({
  page,
  provided,
  words,
}) => {
  const { provider, url } = provided;
  provider.beReachable(false);
  await page.goto(url('/acceso/'));
  await expect(page.getByRole('alert')).toContainText(words.unreachable);
  await expectNoFault(page);
  provider.beReachable(true);
  await page.getByRole('button', { name: words.retry }).click();
  await ready(page);
  await expect(page.getByLabel(words.email)).toBeVisible();
});

test('nothing moves when the provider’s screen loads, and other pages do not request it', async ({
  page,
  provided,
}) => {
  const { provider, url } = provided;
  // Late fonts shift text independently of the screen.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await atRest(page, () => page.goto(url(ARTICLE)));
  expect(asked.filter((address) => address.startsWith(provider.origin))).toEqual([]);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(url('/acceso/'));
    await ready(page);
    expect(asked.filter((address) => address.startsWith(provider.origin))).toContain(provider.script);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts')), `at ${viewport.width}`).toBe(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the pages say what they need', async ({ page, provided, words }) => {
    for (const address of ['/acceso/', '/registro']) {
      await page.goto(provided.url(address));
      await expect(page.getByText(words.noScript)).toBeVisible();
      await expect(page.getByRole('status')).toBeHidden();
      await expect(page.locator('input[type=password]')).toHaveCount(0);
    }
  });
});

for (const { address, islands, ...place } of ELSEWHERE.provider)
  for (const kinds of KINDS)
    test(`${islands.join(', ')} lose no input while they activate: ${kinds.join(', ') || 'a slow script'}`, async ({
      page,
      provided,
    }) => {
      // If the provider were reachable, its screens and the logout would lead to other pages.
      provided.provider.beReachable(false);
      await walkIslands(page, { islands, kinds }, async () => {
        await page.goto(provided.url(address));
        if ('presses' in place) await page.locator(place.presses).click();
      });
    });
