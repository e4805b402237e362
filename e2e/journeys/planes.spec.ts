import type { Page } from 'playwright/test';
import { expectNoFault } from './axe';
import { boxOf } from './boxes';
import { countShifts, shifts } from './layout-shifts';
import { expect, test } from './portal';

/** Long reads whose opening pictures have planes. */
const LONG_READS = [
  ['far', '/societat/ultim-faroner-abella/'],
  ['ribera', '/cultura/familia-que-mide-el-rio/'],
] as const;

/** Files of pictures that a page has fetched. */
function pictures(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') files.add(new URL(request.url()).pathname);
  });
  return files;
}

const planes = (page: Page) => page.locator('[data-part=plane]');
const top = async (page: Page, at: number) => (await boxOf(planes(page).nth(at))).y;

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

for (const [site, path] of LONG_READS)
  test(`the planes of a long read rise at their own speeds: ${site}`, async ({ page, portal }) => {
    await countShifts(page);
    // Late fonts have a test of their own.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(portal.url(site, path));
    await expect(planes(page)).toHaveCount(2);
    const picture = page.locator('[data-part=article-lead] [data-part=picture]').first();
    await expect
      .poll(() =>
        page
          .locator('[data-part=article-lead] img')
          .evaluateAll((all) =>
            all.every((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0),
          ),
      )
      .toBe(true);
    // At rest they are in the place of the picture, which is the largest paint.
    const frame = await boxOf(picture);
    for (const at of [0, 1]) expect(await boxOf(planes(page).nth(at))).toEqual(frame);
    const largest = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1);
            const element = last && 'element' in last ? last.element : null;
            resolve(element instanceof Element && element.closest('[data-part=planes]') === null);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest).toBe(true);
    await page.evaluate(() => scrollTo(0, 360));
    const moved = async (at: number) => (await boxOf(picture)).y - (await top(page, at));
    await expect.poll(() => moved(1)).toBeGreaterThan(20);
    const [middle, front] = [await moved(0), await moved(1)];
    expect(middle).toBeGreaterThan(5);
    expect(front).toBeGreaterThan(middle * 2);
    expect(await shifts(page)).toBe(0);
    await expectNoFault(page, '[data-part=article-head]');
  });

const [[site, path]] = LONG_READS;

test.describe('without the room or the wish', () => {
  for (const [name, change] of [
    ['less motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
    ['forced colours', (page: Page) => page.emulateMedia({ forcedColors: 'active' })],
    ['a phone', (page: Page) => page.setViewportSize({ width: 390, height: 844 })],
  ] as const)
    test(`the picture is one: ${name}`, async ({ page, portal }) => {
      await change(page);
      const files = pictures(page);
      await page.goto(portal.url(site, path));
      await expect(page.locator('[data-part=article-lead] img').first()).toBeVisible();
      const sources = await planes(page)
        .locator('source')
        .evaluateAll((all) => all.map((one) => one.getAttribute('srcset') ?? ''));
      expect(sources.length).toBeGreaterThan(0);
      await page.evaluate(() => scrollTo(0, 360));
      await expect(planes(page).first()).toBeHidden();
      const ids = sources.flatMap((set) => /\/media\/([^/]+)\//.exec(set)?.[1] ?? []);
      expect(ids.length).toBeGreaterThan(0);
      for (const id of ids) expect([...files].some((file) => file.includes(id))).toBe(false);
    });

  test('the light edition has none', async ({ portal }) => {
    const { body } = await portal.ask(site, path, { 'save-data': 'on' });
    expect(String(body)).not.toContain('data-part="plane');
  });
});
