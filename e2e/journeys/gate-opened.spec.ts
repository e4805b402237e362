import type { Locator, Page } from 'playwright/test';
import { expect, heldBack, test } from './account';
import { boxOf } from './boxes';
import { fontsArrived } from './fonts';
import { CLOSED, enter, GATE } from './gate';

/** A long read whose text is in the middle of the page. */
const LONG = { far: '/societat/ultim-faroner-abella/', ribera: '/cultura/familia-que-mide-el-rio/' } as const;

const TEXT = '[data-part=body] p';
const REST = /\/webapi\/content\/[^/]+\/rest$/;

const movedIn = (page: Page) => page.evaluate(() => window.movedParts ?? []);
/** Records layout shifts on each page from now on, and whether its gate was ever shown closed. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    window.movedParts = shifts;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & ShiftEntry)[])
        shifts.push(
          `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName)).join(' | ')}`,
        );
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    window.forgetMoved = () => {
      observer.takeRecords();
      shifts.splice(0);
    };
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
    forgetMoved?: () => void;
    wasClosed?: boolean;
  }
}
type ShiftEntry = { value: number; sources: { node: Node | null }[] };

/** Left and right side of a part in whole pixels: browsers report half a pixel as 0.5 or as 0.49999. */
const sidesOf = async (part: Locator) => {
  const { x, right } = await boxOf(part);
  return [Math.round(x), Math.round(right)];
};

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
  test(`a logged-in reader gets the rest in its place, and nothing in view moves: ${held} ms later`, {
    tag: held === 0 ? '@gate' : [],
  }, async ({ page, portal, site }) => {
    await page.goto(portal.url(site, '/'));
    const anonymous = (await portal.ask(site, CLOSED[site])).body.toString();
    await enter(page);
    await watch(page);
    const { letGo } = await heldBack(page, REST);
    await page.goto(portal.url(site, CLOSED[site]));
    await page.locator(GATE).evaluate((gate) => gate.scrollIntoView({ block: 'start', behavior: 'instant' }));
    // The page's own font may load after its first paint; only the shifts from now on are caused by the rest.
    await fontsArrived(page);
    await page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      // Also discards shifts that have not been reported yet.
      window.forgetMoved?.();
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
    // Shifts are reported after the frame is drawn, so this waits for two frames.
    await page.evaluate(
      () =>
        new Promise((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))),
        ),
    );
    expect(await movedIn(page)).toEqual([]);
    expect(await page.evaluate(() => window.wasClosed ?? false)).toBe(false);
  });

test('once the rest is loaded it is announced, the lock is open, and the gate is gone', async ({
  page,
  portal,
  site,
  words,
}) => {
  await page.goto(portal.url(site, CLOSED[site]));
  const lock = page.locator('[data-part=article-kicker]').getByRole('img');
  const closed = await lock.innerHTML();
  await enter(page);
  await page.reload();
  await expect(page.locator('[data-part=rest]')).toBeVisible();
  await expect(page.locator('[data-part=gate-status]')).toHaveText(words.wholeText);
  await expect(lock).toHaveCount(1);
  await expect(lock).toHaveAccessibleName(words.forReaders);
  await expect.poll(() => lock.innerHTML()).not.toBe(closed);
});

test('a failure to load the rest is shown, and can be retried', { tag: '@gate' }, async ({
  page,
  portal,
  site,
  words,
}) => {
  await page.goto(portal.url(site, '/'));
  await enter(page);
  // An empty response, then one that is no text.
  const strange = { status: 200, json: { httpCode: 200, response: {} } };
  await page.route(REST, (route) => route.fulfill(strange), { times: 1 });
  await page.route(REST, (route) => route.abort(), { times: 1 });
  await page.goto(portal.url(site, CLOSED[site]));
  const retry = page.locator(`${GATE} [role=alert]`).getByRole('button');
  await retry.focus();
  await page.keyboard.press('Enter');
  // After another failure, the focus is on the retry button; after success, on the first new words.
  await expect(retry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-part=rest] [data-part=body] > p').first()).toBeFocused();
  await expect(page.locator('[data-part=gate-status]')).toHaveText(words.wholeText);
});

test('without JavaScript, a logged-in reader has the whole text on a private page', {
  tag: '@gate',
}, async ({ page, portal, site, words, browser }) => {
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
  await expect.poll(() => plain.locator(TEXT).count()).toBeGreaterThan(opening);
  await expect(plain.locator(GATE)).toHaveCount(0);
  const header = plain.getByRole('banner');
  await expect(header.getByRole('link', { name: words.ownAccount })).toBeVisible();
  await expect(header.getByRole('link', { name: words.loginLink })).toHaveCount(0);
  await expect(plain.locator('[data-part=article-kicker]').getByRole('img')).toHaveAccessibleName(
    words.forReaders,
  );
  await plain.locator('[data-part=reading-notice]').getByRole('link', { name: words.publicPage }).click();
  await expect(plain).toHaveURL(portal.url(site, CLOSED[site]));
  await context.close();
});
