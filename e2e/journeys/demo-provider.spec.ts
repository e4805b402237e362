import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { seeded } from '../newsroom';
import { BACK_END, ended, PORTAL, spawnPortal, startPortal, stopPortal } from '../server';
import { expectNoFault } from './axe';
import { test as base } from './pages-seen';
import { ADDRESSES } from './portal';
import { expect, WORDS } from './provider-portal';

/**
 * The demo with one site whose accounts are kept by the demo's identity provider: Catalan on phones, Spanish
 * on desktops.
 */
type Demo = {
  site: 'far' | 'ribera';
  url: (address: string) => string;
  /** Address of one of the provider's endpoints, for requests without a browser. */
  call: (name: string) => string;
};

const test = base.extend<object, { demo: Demo }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter's pattern
    async ({}, use, { project }) => {
      const site = project.name === 'phone' ? 'far' : 'ribera';
      const folder = await mkdtemp(path.join(tmpdir(), 'portal-demo-provider-'));
      const data = path.join(folder, 'data');
      await seeded(data);
      const portal = await startPortal({
        PORTAL_DATA_DIR: data,
        PORTAL_LIMITS: 'off',
        PORTAL_DEMO_PROVIDER: site,
      });
      await use({
        site,
        url: (address) => `http://${site}.localhost:${portal.port}${address}`,
        call: (name) => `http://127.0.0.1:${portal.port}/dev/identity-provider/${name}`,
      });
      await stopPortal(portal);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
const PASSWORD = 'Llevantada1908';
const second = () => Math.floor(Date.now() / 1000);
const HALF_A_KILOBYTE = 'a'.repeat(512);

/** Fills in the provider's screen, once it is loaded, and sends it. */
async function fill(
  page: Page,
  site: Demo['site'],
  { email, password, button }: { email: string; password: string; button: 'enter' | 'register' },
): Promise<void> {
  const words = WORDS[site];
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password).fill(password);
  await page.getByRole('button', { name: words[button] }).click();
}

test('a reader of the demo registers at its provider, saves a story, logs out and comes back', async ({
  page,
  demo: { site, url },
}, { testId }) => {
  const words = WORDS[site];
  const email = `${testId}-${Date.now()}@example.org`.toLowerCase();
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text());
  });
  await page.goto(url('/registro'));
  await fill(page, site, { email: 'ningú', password: 'curta', button: 'register' });
  await expect(page.getByLabel(words.email)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(words.email)).toBeFocused();
  await expect(page.getByLabel(words.email)).toHaveAccessibleDescription(words.invalidEmail);
  await expectNoFault(page);
  await fill(page, site, { email, password: PASSWORD, button: 'register' });
  await expect(page).toHaveURL(url('/perfil/mi-cuenta/'));
  const registered = second();
  await expect(page.getByText(`${words.loggedInAs} ${email}`)).toBeVisible();
  await expectNoFault(page);

  await page.goto(url(ADDRESSES[site].article));
  const save = page.locator('portal-island[name=save]').first();
  await expect(save).toHaveAttribute('data-island-status', 'awake');
  await save.getByRole('button').first().click();
  await expect(save.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');

  await page.goto(url('/perfil/mi-cuenta/'));
  await page.getByRole('button', { name: words.leave }).click();
  await expect(page).toHaveURL(url(`/acceso/?backUrl=${encodeURIComponent('/perfil/mi-cuenta/')}`));
  await fill(page, site, { email, password: 'Equivocada1', button: 'enter' });
  await expect(page.getByRole('alert')).toContainText(words.wrong);
  // A signature contains its time in seconds, and is accepted once.
  await expect.poll(second).toBeGreaterThan(registered);
  await fill(page, site, { email, password: PASSWORD, button: 'enter' });
  await expect(page).toHaveURL(url('/perfil/mi-cuenta/'));
  await page.goto(url('/perfil/contenidos-guardados/'));
  await expect(page.locator('portal-island[name=saved] li')).toHaveCount(1);
  expect(blocked).toEqual([]);
});

test('an address with an account cannot register again, and each screen links to the other', async ({
  page,
  demo: { site, url, call },
}, { testId }) => {
  const words = WORDS[site];
  const email = `${testId}-${Date.now()}@example.org`.toLowerCase();
  await page.request.post(call('accounts.register'), { form: { email, password: PASSWORD } });
  await page.goto(url('/acceso/'));
  await page.getByRole('button', { name: words.toRegister }).click();
  await expect(page.getByLabel(words.email)).toBeFocused();
  await fill(page, site, { email, password: PASSWORD, button: 'register' });
  await expect(page.getByRole('alert')).toContainText(words.taken);
  await expect(page.getByLabel(words.email)).toBeFocused();
  await expectNoFault(page);
});

test('the provider rejects oversized requests, and keeps running', async ({
  request,
  demo: { call: at },
}) => {
  const told = async (form: Record<string, string>) =>
    (await request.post(at('accounts.register'), { form })).json();
  const tooLong = await request.post(at('accounts.login'), {
    form: { email: HALF_A_KILOBYTE.repeat(17) },
  });
  expect(tooLong.status()).toBe(413);
  expect((await request.get(at('accounts.login'))).status()).toBe(404);
  expect((await request.post(at('constructor'), { form: {} })).status()).toBe(404);
  expect(await told({ email: 'nobody', password: PASSWORD })).toMatchObject({ errorCode: 400_006 });
  expect(await told({ email: 'somebody@example.org', password: 'short' })).toMatchObject({
    errorCode: 400_006,
  });
  expect((await request.get(at('gigya.js?apiKey=demo'))).status()).toBe(200);
});

for (const [what, env, program, sentence] of [
  ['a portal without the demo', { PORTAL_DEMO: 'off' }, PORTAL, 'with PORTAL_DEMO=off it must not be set'],
  ['a back end of its own', {}, BACK_END, 'a back end on its own has none'],
] as const)
  test(`${what} does not start with the provider`, async () => {
    const { process: child, said } = spawnPortal({ PORT: '0', PORTAL_DEMO_PROVIDER: 'far', ...env }, program);
    expect(await ended(child)).toBe(1);
    // Output may arrive after the process has ended.
    await expect.poll(said).toContain(sentence);
  });
