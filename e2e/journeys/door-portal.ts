import type { Page, Response } from 'playwright/test';
import { type OwnPortal, startOwnPortal } from './own-portal';
import { test as base } from './pages-seen';

/** A freshly seeded demo with its front door open. */
export const test = base.extend<{ door: string }, { doorPortal: OwnPortal }>({
  doorPortal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter's pattern
    async ({}, use) => {
      const portal = await startOwnPortal({
        isSeeded: true,
        env: { PORTAL_FRONT_DOOR: 'on', PORTAL_LIMITS: 'off' },
      });
      await use(portal);
      await portal.end();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  door: async ({ doorPortal }, use) => use(`http://localhost:${doorPortal.port}/`),
});

const isRedirect = (response: Response) => response.status() >= 300 && response.status() < 400;

/**
 * Presses the button of an item of the front door.
 * @returns the document that it leads to
 */
export async function follow(page: Page, heading: string): Promise<Response> {
  const arrived = page.waitForResponse(
    (response) =>
      response.request().isNavigationRequest() &&
      response.frame() === page.mainFrame() &&
      !isRedirect(response),
  );
  await page.locator(`li:has(> div > #${heading})`).locator('a, button').click();
  return arrived;
}
