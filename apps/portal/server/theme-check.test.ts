import { SITES } from '@portal/tokens';
import { expect, it, vi } from 'vitest';
import { SITE } from '../app/testing/site';
import { SiteFinder } from './site-finder';
import { createThemeCheck } from './theme-check';

it('warns once of a theme without a brand in the build, and lists the brands', () => {
  const warn = vi.fn();
  const check = createThemeCheck(warn);
  for (let at = 0; at < 2; at += 1) check({ ...SITE, alias: 'costa', name: 'La Costa', theme: 'coast' });
  for (const theme of SITES) check({ ...SITE, theme });
  expect(warn.mock.calls).toEqual([
    [
      `La Costa is drawn without a brand: the theme “coast” of costa.yaml is none of this build, there are ${SITES.join(', ')}`,
    ],
  ]);
});

it('is notified of sites of a remote back end as they are found', async () => {
  const seen = vi.fn();
  const finder = new SiteFinder({ site: async () => SITE }, seen);
  await finder.find('www.prova.example');
  await finder.find('www.prova.example');
  expect(seen.mock.calls).toEqual([[SITE]]);
});
