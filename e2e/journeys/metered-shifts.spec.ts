import type { Page } from 'playwright/test';
import { heldBack } from './account';
import { GATE, METERED, readStory } from './gate';
import { countShifts, moved, shifts, twoFrames } from './layout-shifts';
import { expect, test } from './portal';

const READING = /\/webapi\/content\/\d+\/reading(?:\?asks=1)?$/;
/** Expects that the content after the gate is visible again, without a layout shift. */
async function expectStill(page: Page, place: string): Promise<void> {
  await expect(page.locator('main ~ footer')).toHaveCSS('visibility', 'visible');
  await twoFrames(page);
  expect(await moved(page), place).toEqual([]);
  expect(await shifts(page)).toBe(0);
}

/**
 * Positions of the gate in the window of a reader who scrolls fast, as a share of its height: the content
 * after it is visible.
 */
const PLACES = [0.5, 0.1, -0.1];

for (const [what, stories, outcome] of [
  ['says what it costs', 0, `${GATE}[data-left]`],
  ['is refused', 3, `${GATE}[data-state=refused]`],
] as const)
  test(`nothing in view moves when a metered story ${what}`, {
    tag: stories === 0 ? '@gate' : [],
  }, async ({ page, portal }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    for (const path of METERED.slice(0, stories)) {
      await page.goto(portal.url('far', path));
      await readStory(page);
      await expect(page.locator('[data-part=rest]')).toBeVisible();
    }
    await countShifts(page);
    for (const place of PLACES) {
      const { letGo } = await heldBack(page, READING);
      await page.goto(portal.url('far', METERED[stories]));
      const asked = page.waitForRequest(READING);
      await page.locator(GATE).evaluate((gate, share) => {
        scrollBy(0, gate.getBoundingClientRect().top - innerHeight * share);
      }, place);
      await asked;
      await twoFrames(page);
      letGo();
      await expect(page.locator(outcome)).toHaveCount(1);
      await expectStill(page, String(place));
      await page.unroute(READING);
    }
  });

test('the column after a metered story does not move either, in a browser without scroll anchoring', async ({
  page,
  portal,
}) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await countShifts(page);
  await page.goto(portal.url('far', METERED[0]));
  await page.addStyleTag({ content: '* { overflow-anchor: none }' });
  await page.locator(GATE).scrollIntoViewIfNeeded();
  await expect(page.locator(`${GATE}[data-left]`)).toBeVisible();
  const { letGo } = await heldBack(page, READING);
  const asked = page.waitForRequest(READING);
  await page.locator(GATE).getByRole('button', { name: 'Llegeix-lo' }).click();
  await asked;
  await page
    .locator('aside[aria-label="El més llegit"]')
    .evaluate((aside) => scrollBy(0, aside.getBoundingClientRect().top - innerHeight * 0.1));
  await twoFrames(page);
  letGo();
  await expect(page.locator('[data-part=rest]')).toHaveCount(1);
  await expectStill(page, 'the column');
});

test('the content after a text that is refused twice is visible, also in a background tab', async ({
  page,
  portal,
}) => {
  for (const path of METERED.slice(0, 3)) {
    await page.goto(portal.url('far', path));
    await readStory(page);
    await expect(page.locator('[data-part=rest]')).toBeVisible();
  }
  await page.addInitScript(() => {
    let state = 'hidden';
    Object.defineProperty(document, 'visibilityState', { get: () => state });
    Object.assign(window, {
      comeForward: () => {
        state = 'visible';
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
  // As without JavaScript: the page shows a refusal, and its script sends the request again.
  await page.evaluate(
    (action) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action });
      document.body.append(form);
      form.submit();
    },
    `/perfil/lectura/?path=${encodeURIComponent(METERED[3])}`,
  );
  await page.waitForURL(/\/perfil\/lectura\//);
  await page.locator(GATE).scrollIntoViewIfNeeded();
  await expect(page.locator('portal-island[name=paywall]')).toHaveAttribute('data-island-status', 'awake');
  await twoFrames(page);
  await twoFrames(page);
  const answered = page.waitForResponse(READING);
  await page.evaluate(() => Reflect.get(window, 'comeForward')());
  await answered;
  await expect(page.locator('html')).not.toHaveAttribute('data-gate');
  await expect(page.locator('main ~ footer')).toHaveCSS('visibility', 'visible');
});
