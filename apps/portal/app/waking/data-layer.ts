declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** What analytics are told of this page (spec §7). */
export function dataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}
