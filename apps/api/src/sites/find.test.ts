import { expect, it } from 'vitest';
import { SiteNotNamed, siteNamed } from './find';

const far = { alias: 'far' };
const ones = { alias: 'ones' };

it('returns the named site, or the only one', () => {
  expect(siteNamed([far, ones], 'ones')).toBe(ones);
  expect(siteNamed([far], undefined)).toBe(far);
});

it.each([
  [[far, ones], 'calo', 'There is no site “calo”. There are: far, ones.'],
  [[far], 'calo', 'There is no site “calo”. There are: far.'],
  [[far, ones], '', 'There is no site “”. There are: far, ones.'],
  [[far, ones], undefined, 'Name the site with --site. There are: far, ones.'],
  [[], 'far', 'There are no sites here yet: start the server once'],
])('among the sites %j, rejects “%s” and says why', (sites, alias, said) => {
  expect(() => siteNamed(sites, alias)).toThrow(SiteNotNamed);
  expect(() => siteNamed(sites, alias)).toThrow(said);
});
