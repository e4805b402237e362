import type { Page } from 'playwright/test';

/** Whether the page of a stream says that it broadcasts nothing now: the demo's schedule follows the clock. */
export const isOffAir = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-part=returns]').count()) > 0;
