import type { Page } from 'playwright/test';
import { twoFrames } from './layout-shifts';

/** Enlarges a page's text to a percentage, as a reader's settings do, up to the frames that follow it. */
export async function enlarge(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
  await twoFrames(page);
}
