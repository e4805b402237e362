import type { Locator, Page } from 'playwright/test';
import { expect, fillRegistration, linkTo, logIn, newReader, open, test } from './account';

/** A text for registered readers on each site that has them. */
const CLOSED = {
  far: '/cultura/bonshoms-ascensor-entrevista/',
  ribera: '/cultura/familia-que-mide-el-rio/',
} as const;
/** A long read whose text is in the middle of the page. */
const LONG = { far: '/societat/ultim-faroner-abella/', ribera: '/cultura/familia-que-mide-el-rio/' } as const;

/** Logs in a reader of a demo account, in the browser of a page. */
async function enter(page: Page): Promise<void> {
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
const REST = '**/webapi/content/*/rest';

const movedIn = (page: Page) => page.evaluate(() => window.movedParts ?? []);
/** From now on each page keeps what moved in it, and whether its gate was ever shown closed. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    window.movedParts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & ShiftEntry)[])
        shifts.push(
          `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName)).join(' | ')}`,
        );
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const promise = document.querySelector('[data-part=gate-promise]');
      if (promise?.checkVisibility()) window.wasClosed = true;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

declare global {
  interface Window {
    movedParts?: string[];
    wasClosed?: boolean;
  }
}
type ShiftEntry = { value: number; sources: { node: Node | null }[] };

/** The inline sides of a part, in whole pixels. */
const sidesOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [Math.round(left), Math.round(right)];
  });

test('a text for registered readers opens, promises, and shows one way on and one for who has an account', async ({
  page,
  portal,
  site,
  words,
}) => {
  await page.goto(portal.url(site, CLOSED[site]));
  await expect(page.getByRole('heading', { level: 1 }).getByRole('img')).toHaveAccessibleName(
    words.forReaders,
  );
  const gate = page.getByRole('region', { name: words.gate });
  await expect(gate.locator('[data-part=gate-promise]')).toBeVisible();
  expect(await page.locator(TEXT).count()).toBeGreaterThan(0);
  const back = `backUrl=${encodeURIComponent(CLOSED[site])}`;
  await expect(gate.getByRole('link')).toHaveCount(2);
  await expect(gate.getByRole('link', { name: words.registerLink })).toHaveAttribute(
    'href',
    `/registro?${back}`,
  );
  await gate.getByRole('link', { name: words.haveAccount }).click();
  await expect(page).toHaveURL(portal.url(site, `/acceso/?${back}`));
  await expect(page.getByRole('link', { name: words.registered })).toHaveAttribute(
    'href',
    `/registro?${back}`,
  );
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('who makes an account at a gate is led back to its story', async ({ page, portal, site, words }) => {
      const reader = newReader();
      const story = portal.url(site, CLOSED[site]);
      await page.goto(story);
      await page.locator(GATE).getByRole('link', { name: words.registerLink }).click();
      if (javaScriptEnabled) await open(page, page.url(), 'registration');
      await fillRegistration(page, site, reader);
      await page.getByRole('button', { name: words.register }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.almost })).toBeVisible();
      await expect(page.getByRole('link', { name: words.backToStory })).toHaveAttribute('href', CLOSED[site]);
      const link = await linkTo(portal, reader.email, 'validation');
      expect(new URL(link).search).toMatch(/^\?token=[\w-]{43}$/);
      await page.goto(link);
      await page.getByRole('button', { name: words.validate }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.validated })).toBeVisible();
      await page.getByRole('link', { name: words.backToStory }).click();
      if (javaScriptEnabled) await open(page, page.url(), 'login');
      await logIn(page, words, reader.email);
      await expect(page).toHaveURL(story);
      if (javaScriptEnabled) await expect(page.locator('[data-part=rest]')).toBeVisible();
    });
  });

test('a way back that is not the site’s own leads nowhere, at any step', async ({
  page,
  portal,
  site,
  words,
}) => {
  for (const evil of [
    '//evil.example/',
    '/\\evil.example/',
    'https://evil.example/',
    'javascript:alert(1)',
  ]) {
    const back = `backUrl=${encodeURIComponent(evil)}`;
    for (const address of [
      `/registro?${back}`,
      `/acceso/resultado/?que=registered&${back}`,
      `/acceso/resultado/?que=validated&${back}`,
    ]) {
      const { status, body } = await portal.ask(site, address);
      expect([status, /evil\.example|alert\(1/.test(body.toString())]).toEqual([200, false]);
    }
  }
  await page.goto(portal.url(site, '/acceso/resultado/?que=validated&backUrl=//evil.example/'));
  await expect(page.getByRole('main').getByRole('link', { name: words.loginLink })).toHaveAttribute(
    'href',
    '/acceso/',
  );
});

test('gate and rest are on the axis of the text', async ({ page, portal, site }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.context().clearCookies();
    await page.goto(portal.url(site, LONG[site]));
    const opening = await sidesOf(page.locator('[data-part=body]').first());
    expect(await sidesOf(page.locator(GATE)), `gate at ${width}`).toEqual(opening);
    await enter(page);
    await page.reload();
    const rest = page.locator('[data-part=rest] [data-part=body]');
    await expect(rest).toBeVisible();
    expect(await sidesOf(rest), `rest at ${width}`).toEqual(opening);
  }
});

for (const held of [0, 3500])
  test(`a reader who is logged in gets the rest in its place, and nothing in sight moves: ${held} ms later`, async ({
    page,
    portal,
    site,
  }) => {
    await page.goto(portal.url(site, '/'));
    const anonymous = (await portal.ask(site, CLOSED[site])).body.toString();
    await enter(page);
    await watch(page);
    let letGo = () => {};
    const gone = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(REST, async (route) => {
      await gone;
      await route.continue();
    });
    await page.goto(portal.url(site, CLOSED[site]));
    await page.locator(GATE).evaluate((gate) => gate.scrollIntoView({ block: 'start', behavior: 'instant' }));
    // The page's own type may come after its first paint; what moves from now on is the rest's doing.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      window.movedParts?.splice(0);
    });
    await page.waitForTimeout(held);
    expect(
      await page.locator(GATE).evaluate((gate) => Math.ceil(gate.getBoundingClientRect().bottom)),
    ).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? Number.NaN);
    letGo();
    const rest = page.locator('[data-part=rest]');
    await expect(rest).toBeVisible();
    await expect(page.locator(GATE)).toHaveCount(0);
    const last = (await rest.locator('p').last().textContent()) ?? '';
    expect(last.length).toBeGreaterThan(10);
    expect(anonymous).not.toContain(last);
    // Two frames: what moves is told after it is drawn.
    await page.evaluate(
      () =>
        new Promise((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))),
        ),
    );
    expect(await movedIn(page)).toEqual([]);
    expect(await page.evaluate(() => window.wasClosed ?? false)).toBe(false);
  });

test('once the rest is here it is said, the lock is open, and nothing else of the gate is left', async ({
  page,
  portal,
  site,
  words,
}) => {
  await page.goto(portal.url(site, CLOSED[site]));
  const lock = page.getByRole('heading', { level: 1 }).getByRole('img');
  const closed = await lock.innerHTML();
  await enter(page);
  await page.reload();
  await expect(page.locator('[data-part=rest]')).toBeVisible();
  await expect(page.locator('[data-part=gate-status]')).toHaveText(words.wholeText);
  await expect(lock).toHaveCount(1);
  await expect(lock).toHaveAccessibleName(words.forReaders);
  expect(await lock.innerHTML()).not.toBe(closed);
});

test('a session that ended meanwhile is none: the gate is closed again and shows the way in', async ({
  page,
  portal,
  site,
  words,
}) => {
  await page.goto(portal.url(site, '/'));
  await enter(page);
  await page.goto(portal.url(site, '/'));
  // The browser keeps the profile of today and the hint; the session itself is gone.
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.context().addCookies(cookies.filter(({ name }) => name === 'userId'));
  await page.goto(portal.url(site, CLOSED[site]));
  await expect(page.locator(GATE).getByRole('link', { name: words.haveAccount })).toBeVisible();
  await expect(page.locator(`${GATE} [role=alert]`)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: words.loginLink })).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('userId');
});

test('on paper a closed text says where it goes on', async ({ page, portal, site, words }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(portal.url(site, CLOSED[site]));
  const line = page.locator(GATE).locator('p:visible, h2:visible, a:visible');
  await expect(line).toHaveText(words.onPaper);
  const [, address] = words.onPaper.exec((await line.textContent()) ?? '') ?? [];
  expect(address).toBe(portal.url(site, CLOSED[site]));
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

test('the rest is said to have failed, and tried again', async ({ page, portal, site, words }) => {
  await page.goto(portal.url(site, '/'));
  await enter(page);
  // Nothing comes, then something else than a text.
  const strange = { status: 200, json: { httpCode: 200, response: {} } };
  await page.route(REST, (route) => route.fulfill(strange), { times: 1 });
  await page.route(REST, (route) => route.abort(), { times: 1 });
  await page.goto(portal.url(site, CLOSED[site]));
  const retry = page.locator(`${GATE} [role=alert]`).getByRole('button');
  await retry.focus();
  await page.keyboard.press('Enter');
  // Refused once more, the reader is where they can try again; answered, at the first words of what has come.
  await expect(retry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-part=rest] [data-part=body] > p').first()).toBeFocused();
  await expect(page.locator('[data-part=gate-status]')).toHaveText(words.wholeText);
});

test.describe('without script', () => {
  test('a reader who is logged in has the whole text on a page of their own', async ({
    page,
    portal,
    site,
    words,
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
      plain.locator(`${GATE} noscript a`).click(),
    ]);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    expect(await plain.locator(TEXT).count()).toBeGreaterThan(opening);
    await expect(plain.locator(GATE)).toHaveCount(0);
    const header = plain.getByRole('banner');
    await expect(header.getByRole('link', { name: words.ownAccount })).toBeVisible();
    await expect(header.getByRole('link', { name: words.loginLink })).toHaveCount(0);
    await expect(plain.getByRole('heading', { level: 1 }).getByRole('img')).toHaveAccessibleName(
      words.forReaders,
    );
    await plain.locator('[data-part=reading-notice]').getByRole('link', { name: words.publicPage }).click();
    await expect(plain).toHaveURL(portal.url(site, CLOSED[site]));
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
