import type { Page } from 'playwright/test';
import { boxOf } from './boxes';
import { ADDRESSES, expect, SITES, type SiteAlias, test } from './portal';

/** Pages of a reader's dealings with a site. */
const PAGES: readonly (readonly [what: string, site: SiteAlias, path: string])[] = [
  ...(['far', 'ribera'] as const).flatMap(
    (site) =>
      [
        ['the login', site, '/acceso/'],
        ['the registration', site, '/registro'],
        ['the forgotten password', site, '/acceso/?recuperar=1'],
        ['the choice of newsletters', site, '/boletines/'],
      ] as const,
  ),
  ...SITES.flatMap(
    (site) =>
      [
        ['the contact form', site, '/contacte/'],
        ['a short legal text', site, '/legal/propietat/'],
        ['a long legal text', site, '/legal/privacitat/'],
        ['the opening of the search', site, '/buscar'],
        ['the page about the site', site, site === 'ribera' ? '/quienes-somos/' : '/qui-som/'],
      ] as const,
  ),
  ['the offers', 'far', '/subscripcio/'],
];
/** Maximum height in CSS px of an empty space next to a text, in one window. */
const MOST_EMPTY = 400;

/**
 * Height of the largest empty space in one half of the main content that a reader sees while scrolling. Below
 * the last element of both halves is the end of the page, not a hole.
 */
const emptiest = (page: Page) =>
  page.evaluate(async () => {
    const main = document.querySelector('main');
    if (!main) return null;
    const things = [
      ...main.querySelectorAll(
        'a, p, h1, h2, h3, li, img, input, textarea, select, button, label, td, th, time',
      ),
    ];
    const [left, right] = [innerWidth / 2 - 1, innerWidth / 2 + 1];
    let worst = 0;
    const end = main.getBoundingClientRect().bottom + scrollY;
    for (let y = 0; y === 0 || y < end - innerHeight; y += 150) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
      const boxes = things.map((thing) => thing.getBoundingClientRect()).filter(({ height }) => height > 0);
      const from = Math.max(0, Math.min(...boxes.map(({ top }) => top)));
      const to = Math.min(innerHeight, Math.max(...boxes.map(({ bottom }) => bottom)));
      for (const half of ['start', 'end'] as const) {
        const spans = boxes
          .filter((box) => (half === 'start' ? box.left < left : box.right > right))
          .map((box) => [Math.max(box.top, from), Math.min(box.bottom, to)] as const)
          .filter(([start, finish]) => finish > start)
          .sort(([one], [other]) => one - other);
        let edge = from;
        for (const [start, finish] of spans) {
          worst = Math.max(worst, start - edge);
          edge = Math.max(edge, finish);
        }
        worst = Math.max(worst, to - edge);
      }
    }
    return Math.round(worst);
  });

for (const [what, site, path] of PAGES)
  test(`${what} of ${site} has no empty half in a wide window`, async ({ page, portal }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    // Forms of accounts show the lead of the front, which the first visitors of a portal see only if it arrives in time.
    if (site !== 'ones')
      await expect
        .poll(async () => String((await portal.ask(site, '/acceso/')).body))
        .toContain('data-part="beside-story"');
    await page.goto(portal.url(site, path));
    expect(await emptiest(page)).toBeLessThan(MOST_EMPTY);
  });

test('on a phone the form is first, and nothing is wider than the window', { tag: '@gate' }, async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/acceso/', '/registro', '/contacte/']) {
    await page.goto(portal.url('far', path));
    const form = await boxOf(page.locator('main form:visible').first());
    const beside = await boxOf(page.locator('[data-part=beside-parts]'));
    expect(form.bottom, path).toBeLessThanOrEqual(beside.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});

test('offers and login show the story that a reader comes from', { tag: '@gate' }, async ({
  page,
  portal,
}) => {
  const story = ADDRESSES.far.article;
  await page.goto(portal.url('far', story));
  const headline = await page.getByRole('heading', { level: 1 }).textContent();
  const offers = `/subscripcio/?backUrl=${encodeURIComponent(story)}`;
  for (const path of [offers, `/acceso/?backUrl=${encodeURIComponent(story)}`]) {
    await page.goto(portal.url('far', path));
    const shown = page.locator('[data-part=story-of-return]');
    await expect(shown.getByRole('link', { name: headline ?? '' })).toHaveAttribute('href', story);
    await expect(shown.locator('img')).toHaveCount(1);
  }
  // A login on the way to an offer leads back to the same story.
  await page.goto(portal.url('far', `/acceso/?backUrl=${encodeURIComponent(offers)}`));
  await expect(
    page.locator('[data-part=story-of-return]').getByRole('link', { name: headline ?? '' }),
  ).toBeVisible();
  // Any other page to return to is no story.
  await page.goto(portal.url('far', '/acceso/?backUrl=%2Fagenda%2F'));
  await expect(page.locator('[data-part=story-of-return]')).toHaveCount(0);
});

test('an offer says what it includes, and the page what is free anyway', async ({ page, portal }) => {
  await page.goto(portal.url('far', '/subscripcio/'));
  for (const offer of await page.locator('[data-part=offer]').all())
    expect(await offer.locator('[data-part=includes] li').count()).toBeGreaterThan(1);
  await expect(page.getByText('3 articles reservats cada mes')).toBeVisible();
  await expect(page.locator('main input:checked')).toHaveCount(0);
});

test('the contents of a long legal text stay in view next to it', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(portal.url('far', '/legal/privacitat/'));
  const contents = page.locator('[data-part=beside-parts] nav');
  for (const heading of [3, 6]) {
    await page.locator('main section h2').nth(heading).scrollIntoViewIfNeeded();
    await expect(contents.getByRole('link').first()).toBeInViewport();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(contents).toBeHidden();
  await expect(page.locator('main nav:visible').getByRole('link').first()).toBeVisible();
});

test('the page about a site leads to its authors and its sister sites', async ({ page, portal }) => {
  await page.goto(portal.url('far', '/qui-som/'));
  const writers = page.locator('[data-part=newsroom]').getByRole('link');
  expect(await writers.count()).toBeGreaterThan(4);
  await expect(writers.first()).toHaveAttribute('href', /^\/autor\//);
  await expect(page.locator('[data-part=rail]').getByRole('link', { name: 'Ones' })).toBeVisible();
});
