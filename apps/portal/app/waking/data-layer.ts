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
