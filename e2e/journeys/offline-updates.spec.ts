import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { seeded } from '../newsroom';
import { startPortal, stopPortal } from '../server';
import { FrontDoor } from './front-door';
import { addressesIn, CHOICE, choiceOf, expectKept, leftIn, takenOver, visited } from './offline';
import { ADDRESSES, test as base, expect } from './portal';

const { article, section } = ADDRESSES.far;
const WORKER = '/far/offline.js';
/** URL of the worker in earlier versions, which gave it to every visitor. */
const FORMER = '/far/sw.js';

/** A separate proxy in front of the portal of all journeys, and El Far's address behind it. */
const test = base.extend<{ door: FrontDoor; far: (address?: string) => string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter's pattern
  door: async ({}, use) => {
    const door = new FrontDoor(Number(process.env.PORTAL_PORT));
    await use(door);
    await door.close();
  },
  far: async ({ door }, use) => {
    const port = await door.open();
    await use((address = '/') => `http://far.localhost:${port}${address}`);
  },
});
test.use({ serviceWorkers: 'allow' });

const cachesOf = (page: Page) => page.evaluate(() => caches.keys());
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Registers the worker as earlier versions did for every visitor, which stores the story that is read. */
async function withFormerWorker(page: Page, door: FrontDoor, far: (address?: string) => string) {
  await page.goto(far());
  const worker = await page.evaluate(async (script) => (await fetch(script)).text(), WORKER);
  door.changed.set(FORMER, () => worker);
  await page.evaluate(async (script) => {
    await navigator.serviceWorker.register(script, { scope: '/' });
    await navigator.serviceWorker.ready;
  }, FORMER);
  await page.goto(far(article));
  await expectKept(page, article);
}

test('a page that takes too long is replaced by the stored one, and says so', async ({ page, door, far }) => {
  await visited(page, far(article));
  await page.goto(far(section));
  door.slow.set(article, 20_000);
  const began = Date.now();
  await page.goto(far(article));
  await expect(page.locator('[data-part=kept-copy]')).toBeVisible();
  expect(Date.now() - began).toBeLessThan(15_000);
});

test('a page that the browser prefetched is stored once it is read', async ({ page, door, far }) => {
  await visited(page, far());
  await page.reload();
  const link = page.locator('main :is(h2, h3) a').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await expect.poll(() => door.ahead).toContain(address);
  // A later request has been stored: the prefetched page would have been too.
  const other = await page.context().newPage();
  await other.goto(far(section));
  await expectKept(other, section);
  expect(await addressesIn(page)).not.toContain(address);
  await link.click();
  await expectKept(page, address);
});

test('a new version takes over at the next page, and stored pages can still be read', {
  tag: '@gate',
}, async ({ page, context, door, far }) => {
  await visited(page, far(article));
  const [before] = (await cachesOf(page)).filter((name) => name.startsWith('shell-'));
  door.changed.set(WORKER, (script) => script.replace(/"version":"[^"]*"/, '"version":"the-next"'));
  door.changed.set(section, (html) => html.replace('</h1>', ' 2</h1>'));
  await page.goto(far(section));
  // The page comes from the server at once, whatever its worker's version.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ 2$/);
  await takenOver(page, async () => {
    const names = await cachesOf(page);
    return names.includes('shell-the-next') && !names.includes(before ?? '');
  });
  await context.setOffline(true);
  await page.goto(far(article));
  await expect(page.locator('[data-part=kept-copy]')).toBeVisible();
});

test('the service worker keeps its current version if a new one fails to load', async ({
  page,
  context,
  door,
  far,
}) => {
  await visited(page, far(article));
  door.changed.set(WORKER, () => 'this is no script (');
  await page.goto(far(section));
  await expectKept(page, section);
  await context.setOffline(true);
  await page.goto(far(article));
  await expect(page.locator('[data-part=kept-copy]')).toBeVisible();
});

test('a site that no longer offers offline reading deletes its stored pages and worker', async ({
  page,
  door,
  far,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-offline-'));
  await seeded(path.join(folder, 'newsroom'));
  const without = await startPortal({
    PORTAL_DATA_DIR: path.join(folder, 'newsroom'),
    PORTAL_OFFLINE: 'off',
  });
  try {
    await visited(page, far(article));
    door.target = without.port;
    await page.goto(far(section));
    await takenOver(page, async () => (await cachesOf(page)).length === 0);
    await page.goto(far(article));
    await expect.poll(() => registrations(page)).toBe(0);
    expect(await addressesIn(page)).toEqual([]);
    await expect(page.locator('html')).not.toHaveAttribute('data-worker');
  } finally {
    await stopPortal(without);
    await rm(folder, { recursive: true, force: true });
  }
});

test('a worker that cannot start is reported to the reader who asked for it, and leaves nothing', async ({
  page,
  door,
  far,
}) => {
  door.changed.set(WORKER, () => 'no script (');
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  await page.goto(far(CHOICE));
  const control = choiceOf(page).getByRole('switch');
  await control.click();
  await expect(choiceOf(page).getByRole('status')).toHaveText('No s’ha pogut activar. Torna-ho a provar.');
  await expect(control).not.toBeChecked();
  expect(faults).toEqual([]);
  expect(await leftIn(page)).toEqual([]);

  door.changed.clear();
  await control.check();
  await expect(choiceOf(page)).toHaveAttribute('data-status', 'on');
});

test('a worker of an earlier version is removed at the next visit with everything it stored', {
  tag: '@gate',
}, async ({ page, door, far }) => {
  await withFormerWorker(page, door, far);

  door.changed.clear();
  await page.goto(far(section));
  await takenOver(page, async () => (await cachesOf(page)).length === 0);
  await page.goto(far(section));
  await expect.poll(() => leftIn(page)).toEqual([]);
  await page.goto(far(CHOICE));
  await expect(choiceOf(page).getByRole('switch')).not.toBeChecked();
});

test('turning offline reading on while an earlier worker exists inherits nothing it stored', async ({
  page,
  door,
  far,
}) => {
  await withFormerWorker(page, door, far);
  await page.goto(far(CHOICE));
  await expect(choiceOf(page).getByRole('switch')).not.toBeChecked();
  await choiceOf(page).getByRole('switch').check();
  await expect(choiceOf(page)).toHaveAttribute('data-status', 'on');
  expect(await addressesIn(page)).not.toContain(article);
  await page.goto(far(section));
  await expectKept(page, section);
});
