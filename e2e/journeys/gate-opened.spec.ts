import type { Locator, Page } from 'playwright/test';
import { expect, heldBack, test } from './account';
import { boxOf } from './boxes';
import { CLOSED, enter, GATE } from './gate';

/** A long read whose text is in the middle of the page. */
const LONG = { far: '/societat/ultim-faroner-abella/', ribera: '/cultura/familia-que-mide-el-rio/' } as const;

const TEXT = '[data-part=body] p';
const REST = /\/webapi\/content\/[^/]+\/rest$/;

const movedIn = (page: Page) => page.evaluate(() => window.movedParts ?? []);
/** From now on each page keeps what moved in it, and whether its gate was ever shown closed. */
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

/** The inline sides of a part, in whole pixels: half a pixel is told of as 0.5 at one time and as 0.49999 at another. */
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
  test(`a reader who is logged in gets the rest in its place, and nothing in sight moves: ${held} ms later`, {
    tag: held === 0 ? '@gate' : [],
  }, async ({ page, portal, site }) => {
    await page.goto(portal.url(site, '/'));
    const anonymous = (await portal.ask(site, CLOSED[site])).body.toString();
    await enter(page);
    await watch(page);
    const { letGo } = await heldBack(page, REST);
    await page.goto(portal.url(site, CLOSED[site]));
    await page.locator(GATE).evaluate((gate) => gate.scrollIntoView({ block: 'start', behavior: 'instant' }));
    // The page's own type may come after its first paint; what moves from now on is the rest's doing.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      // What has moved and has not been told of yet, too.
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
  await expect.poll(() => lock.innerHTML()).not.toBe(closed);
});

test('the rest is said to have failed, and tried again', { tag: '@gate' }, async ({
  page,
  portal,
  site,
  words,
}) => {
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

test('without script, a reader who is logged in has the whole text on a page of their own', {
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
  await expect(plain.getByRole('heading', { level: 1 }).getByRole('img')).toHaveAccessibleName(
    words.forReaders,
  );
  await plain.locator('[data-part=reading-notice]').getByRole('link', { name: words.publicPage }).click();
  await expect(plain).toHaveURL(portal.url(site, CLOSED[site]));
  await context.close();
});
