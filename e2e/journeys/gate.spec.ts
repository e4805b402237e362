import { expect, test } from './account';

/** A text for registered readers on each site that has them. */
const CLOSED = {
  far: '/cultura/bonshoms-ascensor-entrevista/',
  ribera: '/cultura/familia-que-mide-el-rio/',
} as const;

/** Logs in a reader of a demo account, in the browser of a page. */
async function enter(page: import('playwright/test').Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const answer = await fetch('/api/front/user/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ demo: true }),
    });
    return answer.status;
  });
  expect(status).toBe(200);
}

const GATE = '[data-part=gate]';
const TEXT = '[data-part=body] p';

test('a text for registered readers opens, promises, and shows one way on', async ({
  page,
  portal,
  site,
  words,
}) => {
  await page.goto(portal.url(site, CLOSED[site]));
  await expect(page.locator('h1 [role=img], h1 svg')).toBeVisible();
  const gate = page.locator(GATE);
  await expect(gate.locator('[data-part=gate-promise]')).toBeVisible();
  const opening = await page.locator(TEXT).count();
  expect(opening).toBeGreaterThan(0);
  await gate.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/acceso/\\?backUrl=${encodeURIComponent(CLOSED[site])}`));
  expect(words).toBeTruthy();
});

test('a reader who is logged in gets the rest in its place, and nothing in sight moves', async ({
  page,
  portal,
  site,
}) => {
  await page.goto(portal.url(site, '/'));
  const anonymous = (await portal.ask(site, CLOSED[site])).body.toString();
  await enter(page);
  await page.addInitScript(() => {
    let total = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total += (entry as unknown as { value: number }).value;
      document.documentElement.dataset.shift = String(total);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(portal.url(site, CLOSED[site]));
  const rest = page.locator('[data-part=rest]');
  await expect(rest).toBeVisible();
  await expect(page.locator(GATE)).toHaveCount(0);
  const last = (await rest.locator('p').last().textContent()) ?? '';
  expect(last.length).toBeGreaterThan(10);
  expect(anonymous).not.toContain(last);
  expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBe(0);
});

test('what the public page holds is the same for a reader who is logged in', async ({
  page,
  portal,
  site,
}) => {
  await page.goto(portal.url(site, '/'));
  await enter(page);
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const anonymous = await portal.ask(site, CLOSED[site]);
  const known = await portal.ask(site, CLOSED[site], { cookie: cookies });
  expect(known.body.equals(anonymous.body)).toBe(true);
});

test('the rest is said to have failed, and tried again', async ({ page, portal, site }) => {
  await page.goto(portal.url(site, '/'));
  await enter(page);
  await page.route('**/webapi/content/*/rest', (route) => route.abort(), { times: 1 });
  await page.goto(portal.url(site, CLOSED[site]));
  const failed = page.locator(`${GATE} [role=alert]`);
  await expect(failed).toBeVisible();
  await failed.getByRole('button').click();
  await expect(page.locator('[data-part=rest]')).toBeVisible();
});

test.describe('without script', () => {
  test('a reader who is logged in has the whole text on a page of their own', async ({
    page,
    portal,
    site,
    browser,
  }) => {
    await page.goto(portal.url(site, '/'));
    await enter(page);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const plain = await context.newPage();
    await plain.goto(portal.url(site, CLOSED[site]));
    const opening = await plain.locator(TEXT).count();
    const [answer] = await Promise.all([
      plain.waitForResponse(/\/perfil\/lectura\//),
      plain.locator(`${GATE} a`).last().click(),
    ]);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    expect(await plain.locator(TEXT).count()).toBeGreaterThan(opening);
    await expect(plain.locator(GATE)).toHaveCount(0);
    await context.close();
  });

  test('who is not logged in is sent to the login, with the way back', async ({ portal, site }) => {
    const answer = await portal.ask(site, `/perfil/lectura/?path=${CLOSED[site]}`);
    expect([answer.status, answer.headers.location]).toEqual([
      303,
      expect.stringContaining('/acceso/?backUrl='),
    ]);
    expect((await portal.ask(site, '/webapi/content/1/rest')).status).toBe(401);
    for (const path of [
      '//evil.example/',
      '/%5Cevil.example/',
      '/%09/evil.example/',
      '/x%0ay',
      'https://evil.example/',
    ]) {
      const led = await portal.ask(site, `/perfil/lectura/?path=${path}`);
      expect([led.status, led.headers.location]).toEqual([303, '/']);
    }
  });
});
