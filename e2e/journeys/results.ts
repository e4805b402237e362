import type { Page } from 'playwright/test';
import { expect } from './portal';

/** Ids of the articles in the list of a search or a listing. */
export const ids = (page: Page) =>
  page
    .locator('[data-part=result-list] li[data-content-id]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-content-id') ?? ''));

export const searcher = (page: Page) => page.locator('portal-island[name=searcher]');

/** On a phone the filters are behind a button. */
export async function openFilters(page: Page) {
  // Before the page's scripts have run, the focus activates nothing.
  await page.waitForLoadState();
  await page.locator('[data-part=filter-bar] :is(input, select, button):visible').first().focus();
  const opener = page.getByRole('button', { name: /^(Filtres|Filtros)/ });
  if (await opener.isVisible()) await opener.click();
  await expect(searcher(page)).toHaveAttribute('data-island-status', 'awake');
}
