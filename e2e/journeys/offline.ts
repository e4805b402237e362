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

/** Where readers turn reading offline on. */
export const CHOICE = '/sense-connexio/';
export const choiceOf = (page: Page) => page.locator('[data-part=offline-switch]');

/** Turns reading offline on, as a reader does on the page about it. @param url of any page of the site */
export async function turnedOn(page: Page, url: string): Promise<void> {
  await page.goto(new URL(CHOICE, url).href);
  await choiceOf(page).getByRole('switch').check();
  await expect(choiceOf(page)).toHaveAttribute('data-status', 'on');
}

/** Opens a site's page as a reader who has turned reading offline on, and waits until its worker has kept it. */
export async function visited(page: Page, url: string): Promise<void> {
  await turnedOn(page, url);
  await page.goto(url);
  await expectKept(page, new URL(url).pathname);
}

/** What a browser has for reading offline: its workers, and its caches. */
export const leftIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...(await navigator.serviceWorker.getRegistrations()).map(
      ({ active }) => active?.scriptURL ?? 'a worker',
    ),
    ...(await caches.keys()),
  ]);

/** Milliseconds in which a worker has long done what it had to do. */
const HELD_MS = 5_000;

/**
 * Waits until the next version of a site's worker is at work. A browser ends the one before as soon as that has nothing more to do, but
 * may hold one that a debugger looks at: such a one is ended here.
 * @param isDone whether the next version has done what it begins with
 */
export async function takenOver(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  const waits = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  // A browser looks for the next version once the worker rests, which one that a debugger looks at may not: it is asked to here.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    // One that is gone by then, with its worker, has nothing to look for.
    registration?.update().catch(() => undefined);
  });
  await expect.poll(async () => (await isDone()) || (await waits())).toBe(true);
  const isHeld = await page.evaluate(async (patience) => {
    const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
    if (!waiting) return false;
    return new Promise<boolean>((resolve) => {
      waiting.addEventListener('statechange', () => resolve(false));
      setTimeout(() => resolve(true), patience);
    });
  }, HELD_MS);
  if (isHeld) {
    const session = await page.context().newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await session.detach();
  }
  await expect.poll(isDone).toBe(true);
}
