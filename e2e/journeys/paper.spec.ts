import { ADDRESSES, expect, SITES, test } from './portal';

/** Controls that are not printed. */
const ACTS =
  'form, button, input, select, [data-part=newsletter], [data-part=toggle], [data-part=skip-links] a';

for (const site of SITES)
  test(`${site} prints its texts and no controls`, {
    tag: site === 'far' ? '@gate' : [],
  }, async ({ page, portal }) => {
    await page.emulateMedia({ media: 'print' });
    for (const address of [ADDRESSES[site].article, ADDRESSES[site].section, '/hemeroteca/', '/']) {
      await page.goto(portal.url(site, address));
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      const printed = await page.locator(ACTS).evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .filter((element) => element.getBoundingClientRect().width > 2)
          .map((element) => element.outerHTML.slice(0, 160)),
      );
      expect(printed).toEqual([]);
    }
  });
