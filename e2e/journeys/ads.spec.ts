import type { Page } from 'playwright/test';
import { expectNoFault } from './axe';
import { fontsArrived } from './fonts';
import { expect, test } from './portal';

const LABELS = { far: 'Publicitat', ribera: 'Publicidad', ones: 'Publicitat' } as const;

/** Heights of the ads' rooms once the page's fonts are loaded. */
async function heights(page: Page): Promise<number[]> {
  await fontsArrived(page);
  return page.locator('[data-part=ad-slot]').evaluateAll((slots) => slots.map((slot) => slot.clientHeight));
}

/** Scrolls to each ad, and waits for its picture. */
async function look(page: Page): Promise<void> {
  const slots = page.locator('[data-part=ad-slot]:visible');
  for (let at = 0; at < (await slots.count()); at += 1) {
    const picture = slots.nth(at).locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
  }
}

for (const [site, label] of Object.entries(LABELS) as [keyof typeof LABELS, string][])
  test(`${site}: a front and its lists have the site’s own ads, in rooms that keep their size`, {
    tag: site === 'far' ? '@gate' : [],
  }, async ({ page, portal }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (
        !['127.0.0.1', `${site}.localhost`].includes(new URL(request.url()).hostname) &&
        !request.url().startsWith('data:')
      )
        elsewhere.push(request.url());
    });
    for (const address of ['/', '/ultima-hora/']) {
      await page.goto(portal.url(site, address));
      const slots = page.locator('[data-part=ad-slot]:visible');
      expect(await slots.count()).toBeGreaterThan(0);
      await expect(slots.first()).toContainText(`${label} · `);
      await expect(slots.first().getByRole('link')).toHaveAttribute('rel', 'sponsored');
      const advertisers = await page.locator('[data-part=advertiser]').allTextContents();
      expect(advertisers.filter((name, at) => name === advertisers[at + 1])).toEqual([]);
      const kept = await heights(page);
      await look(page);
      expect(await heights(page)).toEqual(kept);
    }
    await expectNoFault(page);
    expect(elsewhere).toEqual([]);
  });

test('without JavaScript the same ad appears, and is the same again', async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const names: string[][] = [];
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(portal.url('far', '/ultima-hora/'));
    await expect(page.locator('[data-part=house-ad] img').first()).toBeVisible();
    names.push(await page.locator('[data-part=ad-slot] p').allTextContents());
  }
  expect(names[0]).toEqual(names[1]);
  expect(names[0]).toHaveLength(3);
  await context.close();
});

test('until its picture loads, an ad shows the advertiser and its message, in the same room', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('far', '/ultima-hora/'));
  const kept = await heights(page);
  await page.route('**/demo-media/shops/**', (route) => route.abort('blockedbyclient'));
  await page.reload();
  const link = page.locator('[data-part=house-ad]').first();
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => link.locator('img').evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  const label = await page.locator('[data-part=advertiser]').first().textContent();
  await expect(link).toHaveAccessibleName(new RegExp(`^${label?.replace(' · ', '')}`));
  await expect(link.locator('strong')).toBeVisible();
  expect(await heights(page)).toEqual(kept);
});
