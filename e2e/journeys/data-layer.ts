import type { Page } from 'playwright/test';

/** What was put into the data layer under a name. */
export const told = (page: Page, event: string): Promise<Record<string, unknown>[]> =>
  page.evaluate(
    (name) =>
      ((window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []).filter(
        (entry) => entry.event === name,
      ),
    event,
  );
