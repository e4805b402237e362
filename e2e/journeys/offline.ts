import type { Page } from 'playwright/test';
import { expect } from './portal';

/** Every body that a browser keeps for reading without a connection, by its address. */
export const keptIn = (page: Page): Promise<[address: string, body: string][]> =>
  page.evaluate(async () => {
    const found: [string, string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        found.push([pathname + search, (await (await cache.match(request))?.text()) ?? '']);
      }
    }
    return found;
  });

export const addressesIn = async (page: Page): Promise<string[]> =>
  (await keptIn(page)).map(([address]) => address);

/** Waits until a page is kept. */
export const expectKept = (page: Page, address: string): Promise<void> =>
  expect.poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), address)).toBe(true);

/** Opens a site's page for the first time, and waits until its worker has kept it. */
export async function visited(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expectKept(page, new URL(url).pathname);
}
