import type { Page } from 'playwright/test';
import { expect } from './portal';

/** Bodies stored for offline reading in a browser, by URL. */
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

/** Waits until a page is stored. */
export const expectKept = (page: Page, address: string): Promise<void> =>
  expect.poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), address)).toBe(true);

/** Page where readers turn offline reading on. */
export const CHOICE = '/sense-connexio/';
export const choiceOf = (page: Page) => page.locator('[data-part=offline-switch]');

/**
 * Turns offline reading on, as a reader does on the page about it.
 * @param url of any page of the site
 */
export async function turnedOn(page: Page, url: string): Promise<void> {
  await page.goto(new URL(CHOICE, url).href);
  await choiceOf(page).getByRole('switch').check();
  await expect(choiceOf(page)).toHaveAttribute('data-status', 'on');
}

/** Opens a site's page with offline reading on, and waits until its worker has stored it. */
export async function visited(page: Page, url: string): Promise<void> {
  await turnedOn(page, url);
  await page.goto(url);
  await expectKept(page, new URL(url).pathname);
}

/** Everything a browser has for offline reading: its workers and caches. */
export const leftIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...(await navigator.serviceWorker.getRegistrations()).map(
      ({ active }) => active?.scriptURL ?? 'a worker',
    ),
    ...(await caches.keys()),
  ]);

/** Milliseconds within which a worker has finished its work. */
const HELD_MS = 5_000;

/**
 * Waits until the next version of a site's worker is active. A browser ends the previous one as soon as it is
 * idle, but may keep one that a debugger is attached to: that one is ended here.
 * @param isDone whether the next version has finished its first work
 */
export async function takenOver(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  const waits = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  // A browser checks for a new version once the worker is idle, which may not happen while a debugger is
  // attached: this forces the check.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    // A registration that is gone by then has nothing to update.
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
