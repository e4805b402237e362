import type { AnalyticsEvent } from '@portal/model';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Analytics data of this page (spec §7). */
export function dataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** Tells analytics of something that happened on this page. */
export const track = (event: AnalyticsEvent): void => void dataLayer().push(event);
