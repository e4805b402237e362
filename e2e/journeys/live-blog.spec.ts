import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { expectNoFault } from './axe';
import { boxOf } from './boxes';
import { invitationPath, joinDesk } from './desk';
import { twoFrames } from './layout-shifts';
import { expect, test } from './portal';

const MEDIA = path.join(import.meta.dirname, '../../apps/demo/media');
const STORY = '/territori/temporal-llevant-directe/';
/** A live blog that no other journey writes to. */
const ALONE = { path: '/noticies/temporal-minut-a-minut/', title: /minut a minut/ };
const FINISHED = '/politica/ple-aigua-directe/';

const unique = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;

type Desk = {
  page: Page;
  write: (title: string, over?: { isKey?: boolean }) => Promise<void>;
  close: () => Promise<void>;
};

/** An editor at the desk's page of a live blog, in a separate browser. */
async function atDesk(
  browser: Browser,
  url: (address: string) => string,
  { title, site }: { title: RegExp; site: string } = { title: /Temporal de llevant/, site: 'far' },
): Promise<Desk> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const email = `directe.${crypto.randomUUID().slice(0, 8)}@elfar.example`;
  await joinDesk(page, url(await invitationPath(email, 'editor', undefined, site)), 'Marta Puig');
  await page.getByRole('link', { name: 'Directes', exact: true }).first().click();
  await page.getByRole('link', { name: title }).click();
  return {
    page,
    write: async (headline, { isKey = false } = {}) => {
      await page.locator('[name=title]').fill(headline);
      await page.locator('[name=text]').fill('Ho expliquen des del moll.');
      if (isKey) await page.getByText('Moment clau', { exact: true }).click();
      await page.getByRole('button', { name: 'Publica', exact: true }).first().click();
      await expect(page.getByText('S’ha publicat l’entrada.')).toBeVisible();
    },
    close: () => context.close(),
  };
}

/** Opens a live blog as a reader who follows it, and records layout shifts. */
async function following(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput'))
          Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Late fonts would cause unrelated shifts.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(url);
  await expect(page.locator('[data-live-status=following]')).toBeAttached();
}
const moved = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'moved')));
const entry = (page: Page, title: string) =>
  page.locator('[data-part=live-entry]').filter({ hasText: title });

test('a reader at the beginning of a live blog sees an entry published, corrected and withdrawn', {
  tag: '@gate',
}, async ({ page, portal, browser }) => {
  const desk = await atDesk(browser, (address) => portal.url('ones', address), {
    title: ALONE.title,
    site: 'ones',
  });
  await following(page, portal.url('ones', ALONE.path));
  await page
    .locator('[data-part=entries]')
    .evaluate((list) => scrollBy({ top: list.getBoundingClientRect().top - 300, behavior: 'instant' }));
  await twoFrames(page);
  const before = await moved(page);
  const title = unique('Torna el sol');
  await desk.write(title);
  await expect(entry(page, title)).toBeVisible();
  await expect(page.locator('[data-part=said]')).toHaveText(/entrad/);
  await expect(page.locator('[data-part=waiting]')).toBeHidden();

  await desk.page.getByRole('link', { name: `Corregeix: ${title}` }).click();
  await desk.page.locator('[name=text]').fill('Ho expliquen des de la confraria.');
  await desk.page.locator('[name=correction]').fill('No era el moll.');
  await desk.page.getByRole('button', { name: 'Desa la correcció' }).click();
  await expect(entry(page, title)).toContainText('confraria');
  await expect(entry(page, title).locator('[data-part=correction]')).toContainText('No era el moll.');

  await desk.page.getByRole('button', { name: `Retira: ${title}` }).click();
  await expect(entry(page, title)).toHaveCount(0);
  // Waits for transitions; endless animations are ignored.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ timeline, effect }) =>
          timeline !== document.timeline || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
  expect((await moved(page)) - before).toBe(0);
  await desk.close();
});

test('further down nothing moves: new entries are counted, and shown on request', {
  tag: '@gate',
}, async ({ page, portal, browser }) => {
  const desk = await atDesk(browser, (address) => portal.url('far', address));
  await following(page, portal.url('far', STORY));
  const read = page.locator('[data-part=live-entry]').last();
  await read.scrollIntoViewIfNeeded();
  // Shifts by scrolling are reported one frame later.
  await twoFrames(page);
  const topOf = () => read.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const [before, at] = [await moved(page), await topOf()];
  const titles = [unique('Un llamp'), unique('Un altre llamp')];
  for (const title of titles) await desk.write(title);
  const button = page.locator('[data-part=waiting] button');
  // Other journeys may write to the same live blog.
  const several = /^(?:[2-9]|\d\d) entrades noves$/;
  await expect(button).toHaveText(several);
  await expect(page.locator('[data-part=said]')).toHaveText(several);
  expect(await moved(page)).toBe(before);
  expect(Math.abs((await topOf()) - at)).toBeLessThanOrEqual(1);
  await expect(entry(page, titles[0] ?? '')).toHaveCount(0);

  await button.focus();
  await page.keyboard.press('Enter');
  for (const title of titles) await expect(entry(page, title)).toBeAttached();
  await expect(page.locator('[data-part=live-entry] a:focus')).toBeAttached();
  await expectNoFault(page, '[data-part=live-blog]');
  await desk.close();
});

test('if a proxy cuts or buffers streams, the page polls', async ({ page, portal, browser }) => {
  const desk = await atDesk(browser, (address) => portal.url('far', address));
  // A proxy that buffers until the response is complete, which never happens.
  await page.route('**/webapi/live/*/stream*', () => undefined);
  await following(page, portal.url('far', STORY));
  await page.locator('[data-part=state]').scrollIntoViewIfNeeded();
  const title = unique('Sense corrent');
  await desk.write(title);
  await expect(entry(page, title)).toBeAttached({ timeout: 40_000 });
  await desk.close();
});

test('a stream that is refused or interrupted loses nothing', { tag: '@gate' }, async ({
  page,
  portal,
  browser,
}) => {
  const desk = await atDesk(browser, (address) => portal.url('far', address));
  let tries = 0;
  await page.route('**/webapi/live/*/stream*', (route) => {
    tries += 1;
    if (tries > 1) return route.continue();
    return route.fulfill({
      status: 200,
      contentType: 'text/event-stream',
      body: 'retry: 300\n\nevent: beat\ndata: 1\n\n',
    });
  });
  await following(page, portal.url('far', STORY));
  const title = unique('Torna la línia');
  await desk.write(title);
  await expect(entry(page, title)).toBeAttached();
  await expect.poll(() => tries).toBeGreaterThan(1);
  await desk.close();
});

test('a writer sends a photograph from the phone, and readers see it', async ({ page, portal, browser }) => {
  const desk = await atDesk(browser, (address) => portal.url('far', address));
  await following(page, portal.url('far', STORY));
  await desk.page.getByText('Afegeix una imatge').click();
  const [chooser] = await Promise.all([
    desk.page.waitForEvent('filechooser'),
    desk.page.locator('input[type=file]').click(),
  ]);
  await chooser.setFiles({
    name: 'moll.jpg',
    mimeType: 'image/jpeg',
    buffer: await readFile(path.join(MEDIA, 'poster.jpg')),
  });
  await expect(desk.page.locator('[name=picture]')).toHaveValue(/^\/media\/[0-9a-f]{20}\//);
  await expectNoFault(desk.page);
  await desk.page.locator('[name=pictureAlt]').fill('El moll, sota les onades');
  const title = unique('El moll');
  await desk.write(title);
  await page.locator('[data-part=entries]').evaluate((list) => list.scrollIntoView());
  await expect(entry(page, title).getByRole('img', { name: 'El moll, sota les onades' })).toBeVisible();
  await desk.close();
});

test('a double tap creates one entry, and typed text survives a reload', async ({ portal, browser }) => {
  const desk = await atDesk(browser, (address) => portal.url('far', address));
  const { page } = desk;
  await expect(page.locator('portal-island[name=deskdraft],portal-island[name=desk-draft]')).toHaveAttribute(
    'data-island-status',
    'awake',
  );
  const title = unique('A mitges');
  await page.locator('[name=title]').fill(title);
  await page.reload();
  await expect(page.locator('[name=title]')).toHaveValue(title);
  await page.locator('[name=text]').fill('Ara sencer.');
  await page.getByRole('button', { name: 'Publica', exact: true }).first().dblclick();
  await expect(page.getByText('S’ha publicat l’entrada.')).toBeVisible();
  await expect(page.locator('[name=title]')).toHaveValue('');
  await expect(page.getByText(title, { exact: true })).toHaveCount(1);
  await expectNoFault(page);
  await desk.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a live blog is read in both orders, page by page, and by the address of each entry', async ({
    page,
    portal,
    browser,
  }) => {
    const url = portal.url('far', STORY);
    await page.goto(url);
    const first = page.locator('[data-part=live-entry]').first();
    await page.getByRole('link', { name: 'Des del principi' }).click();
    await expect(page).toHaveURL(/\/minut-a-minut\/\d+\/des-del-principi\/$/);
    await expect(page.locator('[data-part=live-entry]').first()).toContainText(
      'Les primeres hores, en xifres',
    );
    await page.getByRole('link', { name: 'Torna al directe' }).click();
    await expect(page).toHaveURL(url);
    const title = (await first.getByRole('heading').textContent()) ?? '';
    await first.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/minut-a-minut\/\d+\/\d+\/#entry-\d+$/);
    await expect(page.locator(':target')).toContainText(title);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

    const context = await browser.newContext({ javaScriptEnabled: false });
    const writer = await context.newPage();
    const email = `sense.${crypto.randomUUID().slice(0, 8)}@elfar.example`;
    await joinDesk(writer, portal.url('far', await invitationPath(email, 'editor')), 'Pau Ferrer');
    await writer.getByRole('link', { name: 'Directes', exact: true }).first().click();
    await writer.getByRole('link', { name: /Temporal de llevant/ }).click();
    const draft = unique('Per revisar');
    await writer.locator('[name=title]').fill(draft);
    await writer.getByRole('button', { name: 'Desa com a esborrany' }).click();
    await writer.getByRole('button', { name: `Publica: ${draft}` }).click();
    await writer.getByRole('button', { name: `Fixa: ${draft}` }).click();
    await expect(writer.getByText('S’ha fixat l’entrada.')).toBeVisible();
    await page.goto(url);
    await expect(first).toContainText(draft);
    await writer.getByRole('button', { name: `Deixa de fixar: ${draft}` }).click();
    await writer.getByRole('button', { name: 'Publica', exact: true }).first().click();
    await expect(writer.getByText('Escriu un titular o un text.')).toBeVisible();
    await context.close();
  });

  test('a finished one says so, and gives machines its start and end', async ({ page, portal }) => {
    await page.goto(portal.url('far', FINISHED));
    await expect(page.locator('[data-part=state]')).toContainText('Directe acabat');
    await expect(page.locator('[data-live]')).toHaveCount(0);
    const graph = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
    );
    const live = graph['@graph'].find((one: { '@type': string }) => one['@type'] === 'LiveBlogPosting');
    expect(live.liveBlogUpdate).toHaveLength(4);
    expect(live.liveBlogUpdate[0]).toMatchObject({
      headline: 'Aprovada per catorze vots',
      url: expect.stringMatching(/\/minut-a-minut\/\d+\/\d+\/#entry-\d+$/),
      datePublished: expect.any(String),
    });
    expect(Date.parse(live.coverageStartTime)).toBeLessThan(Date.parse(live.liveBlogUpdate[0].datePublished));
  });
});

/** Running live blogs with a column of key moments. */
const BESIDE = [
  ['far', STORY],
  ['ribera', '/actualidad/crecida-jucar-directo/'],
] as const;

for (const [site, path] of BESIDE) {
  test(`the newest key moments of ${site} are in view while its entries scroll`, async ({ page, portal }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(portal.url(site, path));
    await page
      .locator('[data-part=live-entry]')
      .nth(2)
      .evaluate((entry) => scrollBy({ top: entry.getBoundingClientRect().top - 300, behavior: 'instant' }));
    await twoFrames(page);
    for (const at of [0, 1, 2]) {
      const moment = page.locator('[data-part=summary] [data-part=key-moments] li').nth(at);
      const { y, bottom } = await boxOf(moment);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(900);
    }
  });

  test(`a phone has tall rows of key moments and sorting on ${site}, and pictures beside the line`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(portal.url(site, path));
    for (const link of await page.locator('[data-part=key-moments] a').all())
      expect((await boxOf(link)).height).toBeGreaterThanOrEqual(36);
    for (const link of await page.locator('[data-part=sorting] a').all())
      expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const entry = page
        .locator('[data-part=live-entry]')
        .filter({ has: page.locator('figure img') })
        .first();
      const text = await boxOf(entry.locator('p').first());
      expect((await boxOf(entry.locator('figure').first())).x).toBe(text.x);
    }
  });
}
