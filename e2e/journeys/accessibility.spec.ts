import { AxeBuilder } from '@axe-core/playwright';
import { ADDRESSES, expect, SITES, test } from './portal';

for (const site of SITES) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`five pages of ${site} in ${scheme} have no fault`, async ({ page, portal }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.addInitScript((value) => localStorage.setItem('portal-scheme', value), scheme);
      const { article, section, tag, author } = ADDRESSES[site];
      for (const address of ['/', article, section, tag, author]) {
        await page.goto(portal.url(site, address));
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(
            ({ id, nodes }) => `${address} ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
          ),
        ).toEqual([]);
      }
    });
  }
}
