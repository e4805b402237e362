import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** Maximum milliseconds to wait for islands that are loading: some journeys hold them in that state. */
const PATIENCE = 2_000;

/** Waits for transitions, because colours are measured at rest. Endless animations are ignored. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    const until = performance.now() + patience;
    const moving = () =>
      document.getAnimations().filter(
        // Only time-based animations, not scroll-driven ones.
        ({ timeline, playState, effect }) =>
          timeline === document.timeline &&
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    const isWaking = () =>
      performance.now() < until &&
      document.querySelector('portal-island[data-island-status=waking]') !== null;
    for (let passing = moving(); passing.length || isWaking(); passing = moving()) {
      await Promise.allSettled(passing.map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
    }
  }, PATIENCE);
}

/** Whether only the gate's part of a journey runs. */
export const isGate = process.env.PORTAL_TEST_LEVEL === 'gate';

/**
 * axe finds no violation on the page in its current state, or in a part of it. The gate only waits for both:
 * there axe checks pages in one place, `accessibility.spec.ts`, and the states of their parts in the stories.
 */
export async function expectNoFault(page: Page, part?: string): Promise<void> {
  // A part that appears later starts its animation after the wait below.
  if (part) await expect(page.locator(part).first()).toBeVisible();
  await atRest(page);
  if (!isGate) await expectNoViolation(page, part);
}

/** axe finds no violation on a page at rest. */
export async function expectPageWithoutFault(page: Page): Promise<void> {
  await atRest(page);
  await page.evaluate(readDrawnColours);
  await expectNoViolation(page);
}

/**
 * axe reads the colour of a text from `-webkit-text-fill-color`, for which Chromium computes the page's own colour
 * even where the system's is drawn. Without that property axe reads `color`, which is the drawn one.
 */
function readDrawnColours(): void {
  if (!matchMedia('(forced-colors: active)').matches) return;
  const read = CSSStyleDeclaration.prototype.getPropertyValue;
  CSSStyleDeclaration.prototype.getPropertyValue = function own(name) {
    return name === '-webkit-text-fill-color' ? '' : read.call(this, name);
  };
}

async function expectNoViolation(page: Page, part?: string): Promise<void> {
  // In one pass: otherwise each analysis opens an empty page to merge the results of frames, which takes
  // longer.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  // With measured colours and other details: a rare violation must be understood from one report.
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, any, all, none }) =>
        `${id}: ${html.slice(0, 160)} ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`,
    ),
  );
  expect(faults, page.url()).toEqual([]);
}
