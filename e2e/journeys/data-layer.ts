import type { Page } from 'playwright/test';

/** Entries of the data layer with a given event name. */
export const told = (page: Page, event: string): Promise<Record<string, unknown>[]> =>
  page.evaluate(
    (name) =>
      ((window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []).filter(
        (entry) => entry.event === name,
      ),
    event,
  );
