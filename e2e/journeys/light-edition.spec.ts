import type { Page, Request } from 'playwright/test';
import { atRest } from './at-rest';
import { expectNoFault } from './axe';
import { ADDRESSES, expect, SITES, type SiteAlias, test } from './portal';

/** Bytes of a whole first visit, as they are sent. */
const MAX = { front: 40_000, article: 30_000 };
/** A story with a picture before its text. */
const PICTURED: Record<'far' | 'ribera', string> = {
  far: ADDRESSES.far.article,
  ribera: ADDRESSES.ribera.article,
};
/** An article to read on each site: a film has a player, whose styles weigh 1.5 kB more. */
const TEXTS: Record<SiteAlias, string> = { ...PICTURED, ones: '/musica/banda-beniataf-certamen/' };
const PLACE = '[data-part=picture-on-tap]';

/** Size and type of each response of a page, until it is at rest. */
async function sent(page: Page, url: string): Promise<{ type: string; url: string; size: number }[]> {
  const all: Promise<{ type: string; url: string; size: number }>[] = [];
  const note = (request: Request) => {
    const type = request.resourceType();
    all.push(request.sizes().then(({ responseBodySize: size }) => ({ type, url: request.url(), size })));
  };
  page.on('requestfinished', note);
  await atRest(page, () => page.goto(url));
  page.off('requestfinished', note);
  return Promise.all(all);
}

const isHeavy = ({ type }: { type: string }) => ['image', 'font', 'media'].includes(type);

for (const site of SITES)
  for (const kind of ['front', 'article'] as const)
    test(`${site}: a whole ${kind} of the light edition weighs little, with no picture and no font`, {
      tag: site === 'far' ? '@gate' : [],
    }, async ({ page, portal }) => {
      await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
      const all = await sent(page, portal.url(site, kind === 'front' ? '/' : TEXTS[site]));
      expect(all.filter(isHeavy)).toEqual([]);
      const bytes = all.reduce((sum, { size }) => sum + size, 0);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes, JSON.stringify(all)).toBeLessThanOrEqual(MAX[kind]);
      await expectNoFault(page);
    });

const inEdition = (page: Page) => page.locator('html[data-light]');
const link = (page: Page, edition: 'light' | 'full') => page.locator(`a[href="?edition=${edition}"]`);

test('a reader chooses the light edition at the bottom of a page, keeps it, and goes back', {
  tag: '@gate',
}, async ({ page, portal }) => {
  await page.goto(portal.url('far', ADDRESSES.far.section));
  await expect(inEdition(page)).toHaveCount(0);
  await link(page, 'light').click();
  await expect(page).toHaveURL(portal.url('far', ADDRESSES.far.section));
  await expect(inEdition(page)).toHaveCount(1);
  await page.goto(portal.url('far', '/'));
  await expect(inEdition(page)).toHaveCount(1);
  await link(page, 'full').click();
  await expect(inEdition(page)).toHaveCount(0);
});

test('the link works on pages of accounts too', async ({ page, portal }) => {
  await page.goto(portal.url('far', '/acceso/'));
  await link(page, 'light').click();
  await expect(page).toHaveURL(portal.url('far', '/acceso/'));
  await page.goto(portal.url('far', '/'));
  await expect(inEdition(page)).toHaveCount(1);
});

test('the full edition that a reader has chosen stays, although their browser saves data', async ({
  page,
  portal,
}) => {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  await page.goto(portal.url('far', '/'));
  await link(page, 'full').click();
  await expect(inEdition(page)).toHaveCount(0);
  await page.goto(portal.url('far', ADDRESSES.far.article));
  await expect(inEdition(page)).toHaveCount(0);
});

for (const [site, address] of Object.entries(PICTURED) as [SiteAlias, string][])
  test(`${site}: a tap shows a picture in its place, and the keyboard continues from it`, async ({
    page,
    portal,
  }) => {
    await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
    await page.goto(portal.url(site, address));
    const place = page.locator(`main ${PLACE}`).first();
    const alt = await place.getAttribute('data-alt');
    await place.focus();
    await page.keyboard.press('Enter');
    const picture = page.locator(`main img[alt="${alt}"]`);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
    await expect(picture).toBeFocused();
    await expectNoFault(page);
  });

test('a picture that does not load leaves its place, with another try', async ({ page, portal }) => {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  await page.goto(portal.url('far', PICTURED.far));
  await page.route(/\/media\//, (route) => route.abort());
  const place = page.locator(`main ${PLACE}`).first();
  await place.click();
  await expect(place).toHaveText('La imatge no s’ha pogut carregar. Torna-ho a provar');
  await expect(place).toBeFocused();
  await page.unroute(/\/media\//);
  await place.click();
  await expect(page.locator('main img').first()).toBeVisible();
});

test('no cache in between may serve the light edition to others', async ({ portal }) => {
  const light = await portal.ask('far', '/', { 'save-data': 'on' });
  expect(light.headers['cache-control']).toBe('public, max-age=0, s-maxage=0');
  for (const { headers } of [light, await portal.ask('far', '/')]) expect(headers.vary).toMatch(/save-data/i);
});
