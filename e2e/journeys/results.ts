import type { Page } from 'playwright/test';
import { expect } from './portal';

/** Ids of the articles in the list of a search or a listing. */
export const ids = (page: Page) =>
  page
    .locator('[data-part=result-list] li[data-content-id]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-content-id') ?? ''));

export const searcher = (page: Page) => page.locator('portal-island[name=searcher]');

/** Filters are behind a button that works without scripts. */
export async function openFilters(page: Page) {
  // Before the page's scripts have run, the focus activates nothing.
  await page.waitForLoadState();
  const opener = page.locator('[data-part=opener]');
  await opener.focus();
  await expect(searcher(page)).toHaveAttribute('data-island-status', 'awake');
  if (!(await page.locator('[data-part=fields]').isVisible())) await opener.click();
}
