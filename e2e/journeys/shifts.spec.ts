import { ADDRESSES, expect, SITES, test } from './portal';

for (const site of SITES) {
  for (const [name, address] of [
    ['front', '/'],
    ['article', ADDRESSES[site].article],
  ] as const) {
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
