import { expectNoFault } from './account';
import { expect, test } from './portal';

const BLOGS = {
  far: { path: '/peu-de-terme/', name: 'Peu de terme', author: 'Núria Escarré' },
  ribera: { path: '/once-minutos/', name: 'Once minutos', author: 'Nacho Ferrandis' },
} as const;

for (const site of ['far', 'ribera'] as const)
  test(`the blog of ${site} has its author, posts and feeds, and each post links to its neighbours`, async ({
    page,
    portal,
  }) => {
    const { path, name, author } = BLOGS[site];
    await page.goto(portal.url(site, path));
    const head = page.locator('[data-part=blog-head]');
    await expect(head.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(head.getByRole('link', { name: author })).toHaveAttribute('href', /^\/autor\//);
    await expect(page.locator('link[rel=alternate][type="application/atom+xml"]').first()).toHaveAttribute(
      'href',
      new RegExp(`${path}atom\\.xml$`),
    );
    const things = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(things).toContain('"@type":"Blog"');
    await expectNoFault(page);

    const posts = page.getByRole('main').locator('article');
    await expect(posts).toHaveCount(3);
    // The head shows the author, posts their time: newest first and larger.
    await expect(head.locator('[data-part=picture] img')).toBeVisible();
    await expect(head.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', `${path}rss.xml`);
    await expect(head.getByRole('button')).toBeVisible();
    await expect(posts.locator('[data-part=kicker]')).toHaveCount(0);
    await expect(page.getByRole('main').locator('[data-part=blog-cards] > li > time')).toHaveCount(3);
    const sizes = await posts
      .getByRole('heading')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
    expect(sizes[1]).toBe(sizes[2]);
    await posts.nth(1).getByRole('heading').getByRole('link').click();
    const place = page.locator('[data-part=blog-posts]');
    await expect(place.getByRole('link', { name })).toHaveAttribute('href', path);
    await expect(place.locator('[rel=prev]')).toBeVisible();
    await expect(page.locator('[data-part=next-story]')).toHaveCount(0);
    await expectNoFault(page);
    await place.locator('[rel=next]').click();
    await expect(page.locator('[data-part=blog-posts] [rel=next]')).toHaveCount(0);
    await page.locator('[data-part=blog-posts] [rel=prev]').click();
    await page.locator('[data-part=blog-posts] [rel=prev]').click();
    await expect(page.locator('[data-part=blog-posts] [rel=prev]')).toHaveCount(0);
  });
