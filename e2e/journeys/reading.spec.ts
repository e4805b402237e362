import { ADDRESSES, expect, SITES, test } from './portal';

const LANGUAGES = { far: 'ca', ribera: 'es', ones: 'ca' } as const;

for (const site of SITES) {
  test(`the front of ${site} leads to an article and back`, async ({ page, portal }) => {
    await page.goto(portal.url(site));
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[site]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const lead = page.getByRole('main').getByRole('link').first();
    const name = (await lead.textContent())?.trim() ?? '';
    expect(name.length).toBeGreaterThan(5);
    await page.goto(portal.url(site, ADDRESSES[site].article));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(portal.url(site));
  });

  test(`an article of ${site} says what it is to machines`, async ({ page, portal }) => {
    const { article } = ADDRESSES[site];
    await page.goto(portal.url(site, article));
    const title = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';
    await expect(page).toHaveTitle(new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} \\|`));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', portal.url(site, article));
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /^http.+\/16x9\/1200\.jpg$/,
    );
    const graph = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
    )['@graph'];
    // A broadcaster's story is an edition of its programme.
    const news = graph.find((thing: { '@type': string }) => /(NewsArticle|Episode)$/.test(thing['@type']));
    expect(news.headline ?? news.name).toBe(title.slice(0, 110));
    expect(Date.parse(news.datePublished)).not.toBeNaN();
    expect(news.publisher.name).toBeTruthy();
    const image = await portal.ask(site, new URL(news.image[0]).pathname);
    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });
}

test('nothing breaks: no error is logged, no request fails, on every kind of page', async ({
  page,
  portal,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on(
    'response',
    (response) => response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`),
  );
  for (const site of SITES)
    for (const address of ['/', ...Object.values(ADDRESSES[site])])
      await page.goto(portal.url(site, address), { waitUntil: 'networkidle' });
  expect(problems).toEqual([]);
});

test('the reader’s own scheme is kept from page to page', async ({ page, portal }) => {
  await page.goto(portal.url('far'));
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByText('Fosc', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.goto(portal.url('far', ADDRESSES.far.article));
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const site of SITES) {
    test(`${site} can be read and walked`, async ({ page, portal }) => {
      await page.goto(portal.url(site));
      expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(10);
      await page.goto(portal.url(site, ADDRESSES[site].article));
      expect(((await page.getByRole('article').first().textContent()) ?? '').length).toBeGreaterThan(600);
    });
  }
});

test.describe('by keyboard', () => {
  test('the first key leads past the menu', async ({ page, portal, isMobile }) => {
    test.skip(isMobile, 'phones have no Tab key');
    await page.goto(portal.url('far'));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Ves al contingut' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

test('a film plays from its place on the page', async ({ page, portal }) => {
  await page.goto(portal.url('ones', '/esports/video-gol-orella/'));
  const film = page.locator('video').first();
  await expect(film).toBeVisible();
  expect(await film.evaluate((video) => video instanceof HTMLVideoElement && video.networkState)).not.toBe(2);
  await film.evaluate((video) =>
    video instanceof HTMLVideoElement ? Object.assign(video, { muted: true }).play() : undefined,
  );
  await expect
    .poll(() => film.evaluate((video) => video instanceof HTMLVideoElement && video.currentTime > 0))
    .toBe(true);
});

test('a recipe shows the rating that it tells machines of', async ({ page, portal }) => {
  const listed = (await portal.ask('far', '/sitemaps/contents-1.xml')).body.toString();
  const paths = [...listed.matchAll(/<loc>https?:\/\/[^/<]+([^<]+)<\/loc>/g)].map(([, path = '']) => path);
  let rated = 0;
  for (const path of paths) {
    const html = (await portal.ask('far', path)).body.toString();
    const [, votes] = /"ratingCount":(\d+)/.exec(html) ?? [];
    if (!votes) continue;
    rated += 1;
    await page.goto(portal.url('far', path));
    await expect(page.locator('[data-part=recipe] [data-part=rating]')).toContainText(`(${votes}`);
  }
  expect(rated).toBeGreaterThan(0);
});

for (const site of ['far', 'ribera'] as const)
  test(`the live story of ${site} tells nothing later than it was published`, async ({ portal }) => {
    const path = {
      far: '/territori/temporal-llevant-directe/',
      ribera: '/actualidad/crecida-jucar-directo/',
    }[site];
    const html = (await portal.ask(site, path)).body.toString();
    expect(html).not.toContain('{{');
    const [, published = ''] = /article:published_time" content="([^"]+)"/.exec(html) ?? [];
    const hours = [...html.matchAll(/<h2[^>]*>(\d\d:\d\d) —/g)].map(([, hour = '']) => hour);
    expect(hours.length).toBeGreaterThan(5);
    const at = Date.parse(published);
    const clock = (moment: number) =>
      new Date(moment).toLocaleTimeString('sv', {
        timeZone: 'Europe/Madrid',
        hour: '2-digit',
        minute: '2-digit',
      });
    // The newest is of the quarter of an hour before.
    const before = Array.from({ length: 16 }, (_, minutes) => clock(at - minutes * 60_000));
    expect(before).toContain(hours[0]);
  });
