import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** What comes into sight is there: colours are measured at rest. What turns for ever is not waited for. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(
      // By the clock, not by how far the page is scrolled.
      ({ timeline, playState, effect }) =>
        timeline === document.timeline &&
        playState === 'running' &&
        effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** axe finds nothing on the page as it stands, or in a part of it. */
export async function expectNoFault(page: Page, part?: string): Promise<void> {
  await atRest(page);
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
