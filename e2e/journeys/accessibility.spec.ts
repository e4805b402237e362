import { expectPageWithoutFault, isGate } from './axe';
import { type PageType, TYPED_PAGES } from './page-types';
import { ADDRESSES, expect, SITES, test } from './portal';

/** Types with the most different components, which the gate checks on one site. */
const IN_GATE: readonly PageType[] = [
  'front',
  'section',
  'tag',
  'author',
  'latest',
  'long read',
  'search results',
  'weather',
  'login',
  'registration',
  'offers',
  'page that does not exist',
];

for (const { type, site, address } of TYPED_PAGES)
  test(`axe finds nothing on the page of ${site}, in any scheme: ${type}`, {
    tag: site === 'far' && IN_GATE.includes(type) ? '@gate' : [],
  }, async ({ page, portal, isMobile }) => {
    // axe takes seconds for each look.
    test.slow();
    // Structure depends on the device, colours on scheme and forced colours. The gate looks once.
    const LOOKS = [
      { colorScheme: 'light', forcedColors: 'none' },
      { colorScheme: 'dark', forcedColors: 'none' },
      { colorScheme: 'light', forcedColors: 'active' },
      { colorScheme: 'dark', forcedColors: 'active' },
    ] as const;
    for (const look of isGate ? LOOKS.slice(isMobile ? 0 : 1, isMobile ? 1 : 2) : LOOKS) {
      await page.emulateMedia({ ...look, reducedMotion: 'reduce' });
      await page.addInitScript((scheme) => localStorage.setItem('portal-scheme', scheme), look.colorScheme);
      await page.goto(portal.url(site, address));
      await expectPageWithoutFault(page);
    }
  });

test('targets in the footer have touch size on touch screens', { tag: '@gate' }, async ({
  page,
  portal,
  isMobile,
}) => {
  for (const site of SITES) {
    await page.goto(portal.url(site, ADDRESSES[site].section));
    const heights = await page
      .locator('[data-part=footer] :is(a, button):visible')
      .evaluateAll((ways) => ways.map((way) => Math.round(way.getBoundingClientRect().height)));
    expect(heights.length, site).toBeGreaterThan(8);
    expect(Math.min(...heights), site).toBeGreaterThanOrEqual(isMobile ? 44 : 24);
  }
});

test('each visible skip link leads to an existing part', async ({ page, portal }) => {
  for (const [width, site] of [
    [390, 'far'],
    [767, 'ribera'],
    [768, 'ribera'],
    [1440, 'ones'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(portal.url(site));
    const links = page.locator('[data-part=skip-links] a:visible');
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      await link.focus();
      await page.keyboard.press('Enter');
      const target = page.locator((await link.getAttribute('href')) ?? '');
      await expect(target).toBeVisible();
      await expect(target).toBeFocused();
    }
  }
});
