import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { ADDRESSES, expect, SITES, test } from './portal';

/** Bytes, gzip. Budgets only go down, or up with the reason in the commit. */
const MOST = { script: 5_000, stylesheet: 20_000, html: 40_000 };

/** Sizes of everything of a kind that a page loads before anybody touches it. */
async function loaded(page: Page, url: string): Promise<Record<'script' | 'stylesheet' | 'html', number>> {
  const sizes = { script: 0, stylesheet: 0, html: 0 };
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet' && type !== 'document') return;
    reading.push(
      response.body().then((body) => {
        sizes[type === 'document' ? 'html' : type] += gzipSync(body, { level: 9 }).length;
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(reading);
  return sizes;
}

for (const site of SITES) {
  for (const [name, address] of [
    ['front', '/'],
    ['article', ADDRESSES[site].article],
  ] as const) {
    test(`${name} of ${site} stays within its budgets`, async ({ page, portal }) => {
      const sizes = await loaded(page, portal.url(site, address));
      for (const [kind, most] of Object.entries(MOST))
        expect(sizes[kind as keyof typeof MOST], `${kind}: ${JSON.stringify(sizes)}`).toBeLessThanOrEqual(
          most,
        );
      expect(sizes.script).toBeGreaterThan(0);
    });

    test(`nothing moves on the ${name} of ${site}`, async ({ page, portal }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifts: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(portal.url(site, address), { waitUntil: 'networkidle' });
      // Down to the foot step by step, so that every lazy picture comes into sight.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 700) {
        await page.evaluate((top) => window.scrollTo(0, top), y);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
      }
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0);
    });
  }
}
