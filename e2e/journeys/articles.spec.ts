import { ADDRESSES, expect, SITES, test } from './portal';

/** Structured data of articles, which is the same on every device. */
for (const site of SITES)
  test(`an article of ${site} has structured data`, async ({ page, portal }) => {
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
    // A broadcaster's story is an episode of its programme.
    const news = graph.find((thing: { '@type': string }) => /(NewsArticle|Episode)$/.test(thing['@type']));
    expect(news.headline ?? news.name).toBe(title.slice(0, 110));
    expect(Date.parse(news.datePublished)).not.toBeNaN();
    expect(news.publisher.name).toBeTruthy();
    const image = await portal.ask(site, new URL(news.image[0]).pathname);
    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

test('a recipe shows the same rating as its structured data', async ({ page, portal }) => {
  const listed = (await portal.ask('far', '/sitemaps/contents-1.xml')).body.toString();
  const paths = [...listed.matchAll(/<loc>https?:\/\/[^/<]+([^<]+)<\/loc>/g)].map(([, path = '']) => path);
  let rated = 0;
  for (const path of paths) {
    const isRated = (await portal.ask('far', path)).body.includes('"ratingCount":');
    if (!isRated) continue;
    rated += 1;
    // Other journeys vote meanwhile: both values have to come from the same response.
    const html = (await (await page.goto(portal.url('far', path)))?.text()) ?? '';
    const [, votes] = /"ratingCount":(\d+)/.exec(html) ?? [];
    expect(votes, path).toBeDefined();
    await expect(page.locator('[data-part=recipe-strip] [data-part=rating]')).toContainText(`(${votes}`);
  }
  expect(rated).toBeGreaterThan(0);
});
