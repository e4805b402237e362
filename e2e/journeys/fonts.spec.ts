import { fontsArrived } from './fonts';
import { ADDRESSES, expect, SITES, type SiteAlias, test } from './portal';

/** Bytes of fonts that the first page of a visit may load. */
const MAX_BYTES = 95_000;

const PAGES: readonly { site: SiteAlias; address: string }[] = [
  ...SITES.flatMap((site) => [
    { site, address: '/' },
    { site, address: ADDRESSES[site].article },
    { site, address: ADDRESSES[site].section },
  ]),
  // Headlines in italics, and a text that begins in italics.
  { site: 'far', address: '/opinio/paraules-que-fan-servei/' },
  { site: 'far', address: '/cultura/noms-de-les-barques/' },
  { site: 'far', address: '/territori/temporal-llevant-directe/' },
];

for (const { site, address } of PAGES)
  test(`${site}: ${address} requests its fonts after its first paint, and few`, {
    tag: address === '/' ? '@gate' : [],
  }, async ({ page, portal }) => {
    await page.goto(portal.url(site, address));
    await fontsArrived(page);
    const { painted, fonts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      fonts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ name, startTime, encodedBodySize }) => ({ name, startTime, encodedBodySize })),
    }));
    expect(fonts.length).toBeGreaterThan(1);
    for (const { name, startTime } of fonts) expect(startTime, name).toBeGreaterThanOrEqual(painted);
    // Two faces may be of one file.
    const files = new Map(fonts.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
    const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
    expect(bytes, JSON.stringify(fonts)).toBeLessThanOrEqual(MAX_BYTES);
  });

test('a later page has the fonts of the first at once', { tag: '@gate' }, async ({ page, portal }) => {
  await page.goto(portal.url('far', '/'));
  await fontsArrived(page);
  await page.locator('main h2 a, main h3 a').first().click();
  await page.waitForURL((url) => url.pathname !== '/');
  expect(await page.locator('#font-faces').getAttribute('media')).toBe('all');
});

test('without JavaScript the fonts load with the page', async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto(portal.url('far', '/'));
  await expect.poll(() => fonts.length).toBeGreaterThanOrEqual(3);
  await context.close();
});

test('a page names the fonts of rare letters only if it has some', async ({ portal }) => {
  const faces = async (address: string) => {
    const html = (await portal.ask('far', address)).body.toString();
    return {
      isRare: /-latin-(?:1|ext)-/.test(html),
      has: /[âêôëöøÂÊÔËÖØ]/.test(html.slice(html.indexOf('<body'))),
    };
  };
  const seen = await Promise.all(
    ['/', ADDRESSES.far.section, ADDRESSES.far.article, '/avis-legal/'].map(faces),
  );
  for (const { isRare, has } of seen) expect(isRare || !has).toBe(true);
  expect(seen.some(({ isRare }) => !isRare)).toBe(true);
});
