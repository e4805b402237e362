import { TYPED_PAGES } from './page-types';
import { expect, test } from './portal';
import { smallTargets } from './targets';

// In the gate one page of each site: a front has most kinds of targets.
for (const { type, site, address } of TYPED_PAGES)
  test(`every target is large enough for a finger on the page of ${site}: ${type}`, {
    tag: type === 'front' ? '@gate' : [],
  }, async ({ page, portal }) => {
    await page.goto(portal.url(site, address));
    expect(await smallTargets(page)).toEqual([]);
  });
