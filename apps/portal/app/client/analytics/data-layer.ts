import type { AnalyticsEvent } from '@portal/model/analytics';

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

/** Events that wait for consent; beyond these, the oldest are dropped. */
const MAX_EVENTS = 300;

/** Pushes an event of this page to the data layer. Entries about consent and the reader are never dropped. */
export function track(event: AnalyticsEvent): void {
  const layer = dataLayer();
  while (layer.length >= MAX_EVENTS)
    layer.splice(
      layer.findIndex((entry) => Object(entry).event),
      1,
    );
  layer.push(event);
}
