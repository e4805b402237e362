import { expectNoFault } from './axe';
import { ADDRESSES, SITES, test } from './portal';

for (const site of SITES) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`five pages of ${site} in ${scheme} have no fault`, async ({ page, portal }) => {
      // Five whole pages: axe takes seconds for each.
      test.slow();
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.addInitScript((value) => localStorage.setItem('portal-scheme', value), scheme);
      const { article, section, tag, author } = ADDRESSES[site];
      for (const address of ['/', article, section, tag, author]) {
        await page.goto(portal.url(site, address));
        await expectNoFault(page);
      }
    });
  }
}
