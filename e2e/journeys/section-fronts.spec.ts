import type { Page } from 'playwright/test';
import { expectNoFault } from './axe';
import { boxOf } from './boxes';
import { expect, test } from './portal';

/** Sections, tags and an author with enough stories for a lead and two next to it. */
const FRONTS = [
  ['far', '/cultura/'],
  ['far', '/etiqueta/habitatge/'],
  ['ribera', '/pueblos/'],
  ['ribera', '/autor/lola-cuquerella/'],
  ['ones', '/musica/'],
] as const;

const front = (page: Page) => page.locator('[data-part=section-front]');
const lead = (page: Page) => page.locator('[data-part=section-lead]');
const stories = (page: Page) =>
  page
    .locator('main li[data-content-id]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-content-id') ?? ''));

for (const [site, address] of FRONTS) {
  test(`${site}${address} has a lead with two stories beside it, and no story twice`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(portal.url(site, address));
    const opening = page.locator('[data-part=section-opening]');
    const main = await boxOf(lead(page).locator('img').first());
    for (const second of await opening.locator(':scope > :not([data-part=section-lead]) img').all()) {
      const box = await boxOf(second);
      expect(box.x).toBeGreaterThan(main.right);
      expect(main.width).toBeGreaterThan(box.width * 1.8);
    }
    expect(await opening.locator(':scope > :not([data-part=section-lead]) img').count()).toBe(2);
    // Columns of the opening end near each other.
    const [left, right] = [await boxOf(lead(page)), await boxOf(opening)];
    expect(right.bottom - left.bottom).toBeLessThan(200);
    const shown = await stories(page);
    expect(new Set(shown).size).toBe(shown.length);
    // Fewer than twenty stories have no filters.
    await expect(page.locator('[data-part=filter-bar]')).toHaveCount(0);
  });

  test(`a phone shows the lead of ${site}${address} with its picture and headline`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(portal.url(site, address));
    // An author's biography stands above the stories.
    if (address.startsWith('/autor/')) await lead(page).scrollIntoViewIfNeeded();
    else
      for (const part of [lead(page).locator('img').first(), lead(page).locator('h2 a')])
        expect((await boxOf(part)).bottom).toBeLessThanOrEqual(844);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('a section has its own strip of cut paper, which stands on its rule', async ({ page, portal }) => {
  const strip = page.locator('[data-part=paper-strip]');
  const inks = () =>
    strip.locator('pattern').evaluateAll((planes) => planes.map((plane) => getComputedStyle(plane).fill));
  await page.goto(portal.url('far', '/territori/'));
  await expect(strip).toHaveAttribute('aria-hidden', 'true');
  expect(await strip.evaluate(({ outerHTML }) => outerHTML.length)).toBeLessThan(2_000);
  const band = page.locator('[data-part=listing-head] > :has(> h1)');
  expect((await boxOf(strip)).bottom).toBe((await boxOf(band)).y);
  expect((await boxOf(strip)).width).toBe((await boxOf(band)).width);
  const rule = await band.evaluate((element) => getComputedStyle(element).borderBlockStartColor);
  const day = await inks();
  expect(new Set(day).size).toBe(3);
  expect(day[2]).toBe(rule);
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await inks();
  for (const [at, ink] of night.entries()) expect(ink).not.toBe(day[at]);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await expect(strip).toBeHidden();
  await page.emulateMedia({ forcedColors: 'none' });
  await page.goto(portal.url('far', '/esports/'));
  expect(await inks()).not.toEqual(day);
  // A section without a palette keeps the look of its brand.
  await page.goto(portal.url('far', '/opinio/'));
  await expect(page.locator('h1')).toBeVisible();
  await expect(strip).toHaveCount(0);
});

test('columns of opinion lead a section of opinion', async ({ page, portal }) => {
  await page.goto(portal.url('far', '/opinio/'));
  await expect(lead(page).locator('[data-shape=opinion]')).toHaveCount(1);
});

test('a filtered section is a list', async ({ page, portal }) => {
  await page.goto(portal.url('far', '/territori/?text=temporal'));
  await expect(page.locator('[data-part=cards]')).not.toHaveCount(0);
  await expect(front(page)).toHaveCount(0);
  await expect(page.locator('[data-part=filter-bar]')).toHaveCount(1);
});

test('opinion in a list has its author’s portrait', async ({ page, portal }) => {
  await page.goto(portal.url('far', '/hemeroteca/'));
  const cards = page.locator('main [data-shape=horizontal]:not(:has([data-part=media]))');
  expect(await cards.count()).toBeGreaterThan(0);
  const signed = cards.filter({ has: page.locator('[rel=author]') });
  await expect(signed.locator('[data-part=avatar]')).toHaveCount(await signed.count());
});

test('fronts of sections have no accessibility violation', async ({ page, portal }) => {
  for (const [site, address] of FRONTS) {
    await page.goto(portal.url(site, address));
    await expectNoFault(page);
  }
});
