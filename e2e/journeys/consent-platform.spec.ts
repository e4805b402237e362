import type { Page } from 'playwright/test';
import { decisionIn, expect, noticeOf, signals, WORDS, writtenIn } from './asking-portal';
import { atRest } from './at-rest';
import { siteFile, startOwnPortal } from './own-portal';
import { test as base } from './pages-seen';

const PLATFORM = 'https://cmp.example/cmp.js';
const NAMED = `  partners:
    - { name: Mesura SL, purpose: analytics, policy: "https://mesura.example/" }
`;

/** A site whose publisher has its own consent platform. */
const test = base.extend<object, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter's pattern
    async ({}, use) => {
      const text = await siteFile('far');
      const managed = text.replace(
        'consent:\n  version: 1\n  partners:\n',
        `consent:\n  version: 1\n  platform: { script: "${PLATFORM}" }\n${NAMED}`,
      );
      const portal = await startOwnPortal({ siteFiles: { 'far.yaml': managed } });
      await use(`http://far.localhost:${portal.port}/`);
      await portal.end();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Double of a platform's script: it processes the stub's queue, asks, and notifies its listeners. */
const DOUBLE = `(() => {
  const waiting = window.__tcfapi();
  const listeners = [];
  let consents;
  window.opened = 0;
  const data = () => ({
    eventStatus: consents ? 'useractioncomplete' : 'cmpuishown',
    purpose: { consents: consents ?? {} },
    vendor: { consents: { 755: true } },
  });
  window.__tcfapi = (command, version, callback) => {
    if (command === 'displayConsentUi') window.opened += 1;
    if (command !== 'addEventListener') return callback(null, true);
    listeners.push(callback);
    callback(data(), true);
  };
  window.answer = (given) => {
    consents = given;
    for (const listener of listeners) listener(data(), true);
  };
  for (const call of waiting) window.__tcfapi(...call);
})();`;
const ALL = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [at + 1, true]));
const answer = (page: Page, consents: object) =>
  page.evaluate((given) => Reflect.apply(Reflect.get(window, 'answer'), window, [given]), consents);

test('a publisher’s own platform is loaded, asks in place of the notice, and is opened again from the bottom of the page', async ({
  page,
  address,
}) => {
  await page.route(PLATFORM, (route) => route.fulfill({ contentType: 'text/javascript', body: DOUBLE }));
  await page.goto(address);
  await page.waitForFunction(() => 'answer' in window);
  await expect(noticeOf(page)).toHaveCount(0);
  expect(await writtenIn(page)).toEqual([]);
  expect((await signals(page)).join()).not.toContain('granted');

  await answer(page, ALL);
  await expect.poll(async () => (await signals(page)).at(-1)).toContain('"analytics_storage":"granted"');
  expect(await decisionIn(page)).toBeUndefined();
  await page.getByRole('contentinfo').getByRole('button', { name: WORDS.far.open }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'opened'))).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('embeds.YouTube', 'true'));
  await answer(page, {});
  await expect.poll(async () => (await signals(page)).at(-1)).toContain('"analytics_storage":"denied"');
  // Players that were allowed without a question ask again.
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('consent without personalization is reported as non-personalized advertising', async ({
  page,
  address,
}) => {
  await page.route(PLATFORM, (route) => route.fulfill({ contentType: 'text/javascript', body: DOUBLE }));
  await page.goto(address);
  await page.waitForFunction(() => 'answer' in window);
  await answer(page, { 1: true, 2: true, 7: true, 8: true });
  await expect.poll(async () => (await signals(page)).at(-1)).toContain('"ad_storage":"granted"');
  expect((await signals(page)).join()).not.toContain('"ad_personalization":"granted"');
  await answer(page, ALL);
  await expect.poll(async () => (await signals(page)).at(-1)).toContain('"ad_personalization":"granted"');
});

test('the platform is not loaded on a page with a secret address, and does not learn it on the next', async ({
  page,
  address,
}) => {
  const told: string[] = [];
  page.on('request', (request) => told.push(request.url()));
  for (const secret of ['acceso/contrasena/?token=secret', 'registro/validar/?token=secret', 'redaccio/']) {
    const response = await atRest(page, () => page.goto(new URL(secret, address).href));
    expect(response?.headers()['content-security-policy'], secret).not.toContain(PLATFORM);
    expect(response?.headers()['referrer-policy'], secret).toBe('strict-origin');
  }
  expect(told.filter((url) => url.startsWith(PLATFORM))).toEqual([]);
  await page.goto(new URL('acceso/contrasena/?token=secret', address).href);
  await page.getByRole('banner').getByRole('link', { name: 'El Far' }).first().click();
  await expect(page).toHaveURL(address);
  expect(await page.evaluate(() => document.referrer)).toBe(address);
});

test('if the platform cannot be loaded there is no consent, and the page can be read', async ({
  page,
  address,
}) => {
  const failed = page.waitForEvent('requestfailed', (request) => request.url() === PLATFORM);
  await page.route(PLATFORM, (route) => route.abort());
  await page.goto(address);
  await failed;
  await expect.poll(async () => (await signals(page)).at(-1)).toContain('"analytics_storage":"denied"');
  await expect(noticeOf(page)).toHaveCount(0);
  expect(await decisionIn(page)).toBeUndefined();
  // Its choices cannot be opened: the link leads to the page about cookies instead.
  await page.getByRole('contentinfo').getByRole('button', { name: WORDS.far.open }).click();
  await expect(page).toHaveURL(/\/legal\/galetes\/$/);
});
