/**
 * Has a service worker keep pages for where there is no connection. A browser that keeps none reads as before.
 * @param worker address of its script
 * @param reader whose pages they are; null for nobody in particular
 */
export async function keepPages(worker: string, reader: string | null): Promise<void> {
  await navigator.serviceWorker?.register(worker, { scope: '/' });
  // The first one has nobody yet who could hear it.
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage({ about: 'reader', reader });
}
