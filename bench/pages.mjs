/** What a reader's browser loads and sees. */
import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';

/** Bytes (gzip) of everything of a kind that a page loads before anybody touches it. */
export async function pageSizes(browser, url) {
  const page = await browser.newPage();
  const sizes = { script: 0, stylesheet: 0 };
  const reading = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (!(type in sizes)) return;
    reading.push(
      response.body().then((body) => {
        sizes[type] += gzipSync(body, { level: 9 }).length;
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(reading);
  await page.close();
  return sizes;
}

/** Sum of all layout shifts from load to the foot of the page, each lazy picture brought into sight. */
export async function shifts(browser, url, viewport) {
  const page = await browser.newPage({ viewport });
  await page.addInitScript(() => {
    globalThis.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 700) {
    await page.evaluate((top) => globalThis.scrollTo(0, top), y);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
  await page.waitForLoadState('networkidle');
  const moved = await page.evaluate(() => globalThis.shifts);
  await page.close();
  return moved;
}

/** Faults that axe finds on a front, an article, a section, a tag and an author, light and dark. */
export async function axeViolations(browser, url, article) {
  let found = 0;
  for (const scheme of ['light', 'dark']) {
    const context = await browser.newContext({ colorScheme: scheme, reducedMotion: 'reduce' });
    await context.addInitScript((value) => localStorage.setItem('portal-scheme', value), scheme);
    const page = await context.newPage();
    await page.goto(url(article));
    const links = await page.evaluate(() =>
      ['/autor/', '/etiqueta/'].flatMap(
        (prefix) => document.querySelector(`main a[href^="${prefix}"]`)?.getAttribute('href') ?? [],
      ),
    );
    for (const address of ['/', article, `/${article.split('/')[1]}/`, ...links]) {
      await page.goto(url(address));
      found += (await new AxeBuilder({ page }).analyze()).violations.length;
    }
    await context.close();
  }
  return found;
}
