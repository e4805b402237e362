import { expectPageWithoutFault } from './axe';
import { ADDRESSES, expect, SITES, test } from './portal';

for (const site of SITES) {
  // Structure depends on the device, colours on the scheme; each story checks the contrast of both schemes.
  test(`five pages of ${site} have no accessibility violation, light on a phone and dark on a desktop`, {
    tag: site === 'far' ? '@gate' : [],
  }, async ({ page, portal, isMobile }) => {
    // Five whole pages: axe takes seconds for each.
    test.slow();
    const scheme = isMobile ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('portal-scheme', value), scheme);
    const { article, section, tag, author } = ADDRESSES[site];
    for (const address of ['/', article, section, tag, author]) {
      await page.goto(portal.url(site, address));
      await expectPageWithoutFault(page);
    }
  });
}

test('search, live and account pages have no accessibility violation', {
  tag: '@gate',
}, async ({ page, portal }) => {
  test.slow();
  for (const address of [
    '/buscar?text=port',
    '/ultima-hora/',
    '/meteo/',
    '/acceso/',
    '/registro',
    '/subscripcio/',
    '/societat/no-hi-es/',
  ]) {
    await page.goto(portal.url('far', address));
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
