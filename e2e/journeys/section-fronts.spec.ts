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
