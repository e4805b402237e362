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

/** Events that wait for whom they may be told to; of more, the oldest are dropped. */
const MAX_EVENTS = 300;

/** Tells analytics of something that happened on this page. What a reader agrees to, and who they are, is not dropped. */
export function track(event: AnalyticsEvent): void {
  const layer = dataLayer();
  while (layer.length >= MAX_EVENTS)
    layer.splice(
      layer.findIndex((entry) => Object(entry).event),
      1,
    );
  layer.push(event);
}
