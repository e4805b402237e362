import { USER_ID_COOKIE } from '@portal/model/readers';
import { paywallVersionCookie } from '@portal/model/revenue';
import type { Page } from 'playwright/test';
import { DOOR_ACCOUNTS } from '../../apps/demo/src/front-door/accounts';
import { DOOR_GROUPS } from '../../apps/demo/src/front-door/states';
import { expectPageWithoutFault } from './axe';
import { boxOf } from './boxes';
import { ELSEWHERE, KINDS, walkIslands } from './disturbed-islands';
import { follow, test } from './door-portal';
import { GATE } from './gate';
import { ask } from './pages-seen';
import { expect } from './portal';

const ACCOUNT = '/perfil/mi-cuenta/';

/** Scrolls to the part with the expected text: the gate of an article or, without one, its comments. */
async function comeToParts(page: Page): Promise<void> {
  for (const part of [GATE, 'portal-island[name=comments]']) {
    const found = page.locator(part).first();
    if ((await found.count()) === 0) continue;
    await found.evaluate((element) => element.scrollIntoView());
    return;
  }
}

test('shows the whole demo to a first-time visitor, in any window, light and dark', {
  tag: '@gate',
}, async ({ page, door }) => {
  const answer = await page.goto(door);
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  for (const site of ['El Far', 'Ribera Diario', 'Ones'])
    await expect(page.getByRole('img', { name: `The front of ${site}` })).toBeVisible();
  // A phone shows a phone's front page, which is legible at its size.
  const front = page.getByRole('img', { name: 'The front of El Far' });
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  await expect
    .poll(() => front.evaluate((img: HTMLImageElement) => img.naturalHeight / img.naturalWidth))
    .toBe(isPhone ? 2 : 0.625);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectPageWithoutFault(page);
  }
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
  // Tab leads past the skip link to each part of the page.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'The sites' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${door}#sites`);
});

type DoorState = (typeof DOOR_GROUPS)[number]['states'][number];

/** Opens a state from the front door, and checks its expected content. */
async function openState(page: Page, door: string, { id, expects }: DoorState): Promise<void> {
  // The previous page may still be refreshing its profile, and would lead to the login.
  await page.goto('about:blank');
  await page.goto(door);
  const answer = await follow(page, `state-${id}`);
  expect(answer.status(), id).toBe(expects.status);
  const { hash } = new URL(page.url());
  if (hash) await expect(page.locator(hash), id).toBeInViewport();
  await comeToParts(page);
  await expect(page.locator('body'), id).toContainText(expects.text);
}

for (const { title, states } of DOOR_GROUPS)
  test(`each state under “${title}” matches its description at the front door`, async ({ page, door }) => {
    test.slow();
    for (const state of states) {
      await page.goto('about:blank');
      await page.context().clearCookies();
      await openState(page, door, state);
    }
  });

/** Session cookies of a reader or a desk user. */
const SESSIONS: readonly string[] = ['session', USER_ID_COOKIE, 'desk'];

test('the states follow each other in one browser: each resets the previous session', async ({
  page,
  door,
}) => {
  test.setTimeout(600_000);
  for (const state of DOOR_GROUPS.flatMap(({ states }) => states)) {
    await openState(page, door, state);
    const { id, site, as, version } = state;
    if (site === null) continue;
    const kept = (await page.context().cookies(page.url())).map(({ name }) => name);
    const sessions = kept.filter((name) => SESSIONS.includes(name));
    if (!as) expect(sessions, id).toEqual([]);
    if (!version) expect(kept, id).not.toContain(paywallVersionCookie(site));
  }
});

test('each account is signed in by one click', { tag: '@gate' }, async ({ page, door }) => {
  test.slow();
  for (const account of DOOR_ACCOUNTS) {
    await page.goto(door);
    expect((await follow(page, `account-${account.id}`)).status(), account.id).toBe(200);
    const { pathname, origin } = new URL(page.url());
    expect([pathname, origin]).toEqual([
      account.lands,
      door.replace('localhost', `${account.site}.localhost`).slice(0, -1),
    ]);
    if (account.kind === 'reader') {
      await page.goto(origin + ACCOUNT);
      // A child's own page has no form.
      if (account.guardian) await expect(page.getByText(`Nom d’usuari: ${account.nick}`)).toBeVisible();
      else await expect(page.locator('[name=nick]'), account.id).toHaveValue(account.nick);
      // Accounts with an unconfirmed address see a notice, and can request the email again.
      const resend = page.getByRole('button', { name: 'Torna’l a enviar' });
      await expect(resend, account.id).toHaveCount(account.isProven ? 0 : 1);
      if (account.isProven) continue;
      await resend.click();
      await expect(page.getByText('T’hem enviat un altre correu.')).toBeVisible();
    } else if (account.hasSecondFactor) {
      await expect(page.getByRole('link', { name: account.name }), account.id).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Pendent' }), account.id).toBeVisible();
      await expect(page.getByRole('link', { name: 'Comentaris retinguts' }), account.id).toBeVisible();
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the front door signs in, and shows the code for the desk', async ({ page, door }) => {
    await page.goto(door);
    const said = await page.getByText(/^Code now: \d{6}/).textContent();
    await follow(page, 'account-chief-code');
    await page.locator('[name=code]').fill(/\d{6}/.exec(said ?? '')?.[0] ?? '');
    await page.locator('form:has([name=code]) button').first().click();
    await expect(page).toHaveURL(/\/redaccio\/$/);
    await expect(page.getByRole('link', { name: 'Teresa Vall' })).toBeVisible();
  });
});

test('a subscriber pays at the double of the payment provider', async ({ page, door }) => {
  await page.goto(door);
  await follow(page, 'state-purchase');
  await page.getByRole('button', { name: 'Subscriu-t’hi amb obligació de pagament: «Mensual»' }).click();
  await expect(page.getByText('no es cobra res')).toBeVisible();
  await page.getByRole('button', { name: 'Paga' }).click();
  await expect(page).toHaveURL(/\/perfil\/subscripcions\/\?.*done=pagada/);
  await expect(page.locator('[data-subscription=current]')).toContainText('6 € al mes');
});

test('every email is stored, listed by subject, and displayed as sent', async ({ page, door }) => {
  await page.goto(door);
  await follow(page, 'state-emails');
  const letter = page.getByRole('listitem').filter({ hasText: 'to pep@lectors.example' }).first();
  // The email is written when the front door opens, and stored shortly after.
  await expect(async () => {
    await page.reload();
    await expect(letter).toBeVisible({ timeout: 500 });
  }).toPass();
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
  const link = letter.getByRole('link').first();
  expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44);
  const opened = page.waitForResponse(/\/dev\/mail\/[\w-]+\.html$/);
  await link.click();
  const answer = await opened;
  expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(await answer.text()).toContain('Hola, pepsalat');
});

test('the double of each social login accepts or refuses', async ({ page, door }) => {
  test.slow();
  for (const [provider, name] of [
    ['google', 'Google'],
    ['apple', 'Apple'],
    ['facebook', 'Facebook'],
    ['twitter', 'X'],
  ] as const) {
    // The account's page may still be refreshing the profile, and would lead to the login.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(door);
    await follow(page, 'state-login');
    const way = page.locator(`main a[href*="/login/${provider}"]`);
    await way.click();
    await expect(page.getByRole('heading', { name: `Double of ${name}` })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/acceso\/\?alert=login_failed/);
    await way.click();
    await page.getByRole('button', { name: 'Continue as Ada Mas' }).click();
    await expect(page).toHaveURL(new RegExp(ACCOUNT));
    await expect(page.locator('[name=name]')).toHaveValue(/^Ada/);
  }
});

test('ads come from the double after consent', async ({ page, door }) => {
  await page.goto(door);
  await follow(page, 'state-consent-notice');
  await page.getByRole('button', { name: 'Aceptar todo' }).click();
  const ad = page.locator('[data-part=ad-slot] iframe').first();
  await expect(async () => {
    await page.mouse.wheel(0, 700);
    await expect(ad).toBeAttached({ timeout: 500 });
  }).toPass();
  await expect(ad.contentFrame().getByText('/1234/ribera/front')).toBeVisible();
});

test('rejects requests through a proxy, and forms of other pages', { tag: '@gate' }, async ({
  page,
  doorPortal: portal,
  door,
}) => {
  const proxied = await ask(portal.port, 'localhost', '/', { 'x-forwarded-for': '203.0.113.7' });
  expect(proxied.status).toBe(421);
  expect(proxied.body.toString()).not.toContain('Sign in as');
  await page.goto(door);
  const proof = await page.locator('[name=proof]').first().inputValue();
  const form = { proof, account: 'chief' };
  const at = '/dev/front-door/sign-in';
  for (const origin of ['https://elsewhere.example', `http://far.localhost:${portal.port}`, '']) {
    const headers: Record<string, string> = origin ? { origin } : {};
    const refused = await ask(portal.port, 'far.localhost', at, headers, { method: 'POST', form });
    expect([refused.status, refused.headers['set-cookie']]).toEqual([403, undefined]);
  }
  const link = await ask(portal.port, 'far.localhost', `${at}?${new URLSearchParams(form)}`);
  expect([link.status, link.headers['set-cookie']]).toEqual([404, undefined]);
});

for (const { account, address, islands } of ELSEWHERE.door)
  for (const kinds of KINDS)
    test(`${islands.join(', ')} lose no input while they activate: ${kinds.join(', ') || 'a slow script'}`, async ({
      page,
      door,
    }) => {
      await page.goto(door);
      await follow(page, `account-${account}`);
      await walkIslands(page, { islands, kinds }, () => page.goto(new URL(address, page.url()).href));
    });
