import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** Milliseconds for which parts that are waking are waited for: some journeys hold them there. */
const PATIENCE = 2_000;

/** What comes into sight is there: colours are measured at rest. What turns for ever is not waited for. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    const until = performance.now() + patience;
    const moving = () =>
      document.getAnimations().filter(
        // By the clock, not by how far the page is scrolled.
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

const isGate = process.env.PORTAL_TEST_LEVEL === 'gate';

/**
 * On the way of a journey axe finds nothing on the page as it stands, or in a part of it. The gate only waits for both: there axe
 * looks at pages in one place, `accessibility.spec.ts`, and at the states of their parts in the stories.
 */
export async function expectNoFault(page: Page, part?: string): Promise<void> {
  // A part that is still to come begins to move after what is waited for below.
  if (part) await expect(page.locator(part).first()).toBeVisible();
  await atRest(page);
  if (!isGate) await expectNoViolation(page, part);
}

/** axe finds nothing on a page that has come to rest. */
export async function expectPageWithoutFault(page: Page): Promise<void> {
  await atRest(page);
  await expectNoViolation(page);
}

async function expectNoViolation(page: Page, part?: string): Promise<void> {
  // In one go: else each analysis opens an empty page of its own to put the findings of frames together, which takes longer.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  // With the colours that were measured and the like: a fault that is seldom must be understood from one report.
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, any, all, none }) =>
        `${id}: ${html.slice(0, 160)} ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`,
    ),
  );
  expect(faults, page.url()).toEqual([]);
}
