import type { Locator, Page } from 'playwright/test';
import { boxOf } from './boxes';
import { expect, SITES, type SiteAlias, test } from './portal';

/** Least number of stories whose headline is wholly in view when a front opens on a desktop. */
const AT_FIRST_SIGHT = { far: 12, ribera: 12, ones: 6 } as const satisfies Record<SiteAlias, number>;

/** Headlines of a front's stories, on cards, in lists of the newest, and on the stage. */
const headlines = (page: Page) =>
  page
    .locator('main')
    .locator('[data-part=card], [data-part=last-hour] li, [data-part=on-air] article')
    .locator(':is(h2, h3, h4) a');

const addressesOf = (links: Locator) =>
  links.evaluateAll((found) => found.map((link) => (link instanceof HTMLAnchorElement ? link.pathname : '')));

/** Addresses of the stories whose headline is wholly in the window. */
async function wholeStories(page: Page): Promise<Set<string>> {
  const window = page.viewportSize();
  const links = await headlines(page).all();
  const addresses = await addressesOf(headlines(page));
  const boxes = await Promise.all(links.map((link) => boxOf(link)));
  return new Set(
    addresses.filter((_, at) => (boxes[at]?.bottom ?? Number.POSITIVE_INFINITY) <= (window?.height ?? 0)),
  );
}

for (const site of SITES) {
  test(`the front of ${site} shows enough whole stories at first sight`, { tag: '@gate' }, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(portal.url(site));
    const stories = await wholeStories(page);
    expect(stories.size, [...stories].join(' ')).toBeGreaterThanOrEqual(AT_FIRST_SIGHT[site]);
  });

  test(`a phone shows the lead of ${site} whole, with its picture and its headline`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(portal.url(site));
    const lead = page.locator('main').locator('[data-part=card], [data-part=on-air] article').first();
    for (const part of [lead.locator('img').first(), lead.locator(':is(h2, h3) a')]) {
      const box = await boxOf(part);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.bottom).toBeLessThanOrEqual(844);
    }
  });

  test(`a story of the last day has its hour on the front of ${site}`, async ({ page, portal }) => {
    await page.goto(portal.url(site, '/ultima-hora/'));
    const now = Date.parse((await page.locator('html').getAttribute('data-now')) ?? '');
    const listed = await page.locator('main li[data-content-id]').evaluateAll((items) =>
      items.map((item) => ({
        id: item.getAttribute('data-content-id') ?? '',
        published: item.querySelector('time')?.dateTime ?? '',
      })),
    );
    const recent = new Set(
      listed.flatMap(({ id, published }) => (now - Date.parse(published) < 86_400_000 ? id : [])),
    );
    expect(recent.size).toBeGreaterThan(5);
    await page.goto(portal.url(site));
    const cards = await page.locator('main [data-part=card]').evaluateAll((shown) =>
      shown.map((card) => ({
        id: card.getAttribute('data-content-id') ?? '',
        hour: card.querySelector('time')?.textContent,
        published: card.querySelector('time')?.dateTime ?? '',
      })),
    );
    const shown = cards.filter(({ id }) => recent.has(id));
    expect(shown.length).toBeGreaterThan(5);
    for (const { id, hour, published } of shown) {
      expect(hour, id).toMatch(/^(?:\p{Lu}\p{Ll}+\s)?\d\d:\d\d$/u);
      expect(published, id).toBe(listed.find((other) => other.id === id)?.published);
    }
  });

  test(`the last hour of ${site} lists its newest stories, with their hours`, async ({ page, portal }) => {
    await page.goto(portal.url(site));
    const items = page.locator('[data-part=last-hour] li');
    const times = await items
      .locator('time')
      .evaluateAll((found) => found.map((time) => time.getAttribute('datetime') ?? ''));
    expect(times.length).toBe(await items.count());
    expect(times).toEqual([...times].sort().toReversed());
    const listed = await addressesOf(items.locator('a'));
    await page.goto(portal.url(site, '/ultima-hora/'));
    // The page lists opinion and events too.
    const newest = await addressesOf(page.locator('main li[data-content-id] :is(h2, h3) a'));
    expect(listed[0]).toBe(newest[0]);
    expect(newest.filter((address) => listed.includes(address))).toEqual(listed);
  });

  test(`no story stands twice on the front of ${site}, nor after more are loaded`, async ({
    page,
    portal,
  }) => {
    await page.goto(portal.url(site));
    const stories = () =>
      page
        .locator('main')
        .locator(
          '[data-part=card], [data-part=events-module] li[data-content-id], [data-part=on-air] article[data-content-id]',
        )
        .evaluateAll((found) => found.map((story) => story.getAttribute('data-content-id') ?? ''));
    const before = await stories();
    expect(before.filter((id, at) => before.indexOf(id) !== at)).toEqual([]);
    // A small site may have all its stories on its front.
    const foot = page.locator('[data-part=load-more]');
    if (!(await foot.getByRole('link').count())) return;
    await foot.getByRole('link').click();
    await expect.poll(async () => (await stories()).length).toBeGreaterThan(before.length);
    const after = await stories();
    expect(after.filter((id, at) => after.indexOf(id) !== at)).toEqual([]);
  });

  test(`the front of ${site} has one more column from 1760 px on`, async ({ page, portal }) => {
    const parts = async () => {
      const railed = page.locator('[data-part=railed]');
      const rail = await boxOf(page.locator('[data-part=front-rail]'));
      return { rail, rows: await boxOf(railed.locator('> :first-child')), whole: await boxOf(railed) };
    };
    await page.setViewportSize({ width: 1740, height: 900 });
    await page.goto(portal.url(site));
    const below = await parts();
    expect(below.rail.y).toBeGreaterThan(below.rows.bottom);
    for (const width of [1760, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { rail, rows } = await parts();
      expect(rail.y).toBe(rows.y);
      expect(rail.x).toBeGreaterThan(rows.right);
      // Header, rows and foot end where the rail does.
      const masthead = await boxOf(page.locator('[data-part=masthead]'));
      expect(width - rail.right).toBeLessThan(160);
      expect(masthead.width).toBeGreaterThan(rail.right - rows.x - 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
        await page.evaluate(() => document.documentElement.clientWidth),
      );
    }
  });
}

test('a tablet shows every section of El Far in the bar, and columns that end together', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(portal.url('far'));
  const bar = page.locator('[data-part=navigation] ul').first();
  // A late font may be a pixel wider than the place that is kept for it.
  expect(await bar.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(1);
  const columns = page.locator('[data-part=board]').first().locator('[data-part=column]');
  const ends = await Promise.all(
    [1, 2].map(async (at) => (await boxOf(columns.nth(at).locator('[data-part=card]').last())).bottom),
  );
  expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThan(150);
});

test('words for breaking news have the colours of breaking news', async ({ page, portal }) => {
  await page.goto(portal.url('ribera'));
  const kicker = page.locator('[data-part=card]').first().locator('[data-part=kicker] > :first-child');
  await expect(kicker).toHaveText('Última hora');
  const [face, head] = await Promise.all(
    [kicker, page.locator('[data-part=last-hour] h2')].map((part) =>
      part.evaluate((element) => getComputedStyle(element).backgroundColor),
    ),
  );
  expect(face).toBe(head);
});

/** Signs of the show on air on a broadcaster's stage. A repeat is on air too, without a live sign. */
const onStage = (stage: Locator) =>
  stage.locator('[data-part=live]').or(stage.getByText('Repetició', { exact: true }));

test('the stage of a broadcaster has something to play, whatever the hour', async ({ page, portal }) => {
  await page.goto(portal.url('ones'));
  const stage = page.locator('[data-part=on-air]');
  const isOn = await onStage(stage).count();
  const link = isOn
    ? stage.getByRole('heading').first().getByRole('link')
    : stage.getByRole('article').getByRole('link').last();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (!isOn)
    await expect(page.locator('[data-part=video], [data-part=audio], video, audio').first()).toBeVisible();
});

test('the masthead of a front has the weather, which leads to its page', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(portal.url('far'));
  const weather = page.locator('[data-part=header] [data-part=weather-now]');
  await expect(weather).toContainText(/Port Savina.*\d+°/s);
  await weather.click();
  await expect(page).toHaveURL(/\/meteo\/$/);
});

test('the masthead of a broadcaster names the show on air, as the stage does', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(portal.url('ones'));
  const stage = page.locator('[data-part=on-air]');
  const isOn = await onStage(stage).count();
  const line = page.locator('[data-part=header] [data-part=on-air-line]');
  await expect(line).toHaveCount(isOn ? 1 : 0);
  if (!isOn) return;
  const title = (await stage.getByRole('heading').first().textContent()) ?? '';
  await expect(line).toContainText(title);
  await expect(line.locator('[data-part=live]')).toHaveCount(await stage.locator('[data-part=live]').count());
});

test('phones show the tiles of a broadcaster side by side, the first in a row of its own', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('ones'));
  const tiles = page.locator('[data-part=board]:has([data-shape=tile])').first().locator('[data-shape=tile]');
  const [first, second, third] = await Promise.all([0, 1, 2].map((at) => boxOf(tiles.nth(at))));
  if (!first || !second || !third) throw new Error('Fewer than three tiles.');
  expect(second.y).toBeGreaterThan(first.bottom - 1);
  expect(Math.abs(second.y - third.y)).toBeLessThan(1);
  expect(third.x).toBeGreaterThan(second.right);
});
