import type { Page } from 'playwright/test';

/** Ids of the contents in the list of a search or a listing. */
export const ids = (page: Page) =>
  page
    .locator('[data-part=result-list] li[data-content-id]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-content-id') ?? ''));
