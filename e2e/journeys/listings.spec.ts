import { expect, test } from './portal';

/** More than a page of stories stands under this section. */
const LONG = { site: 'ribera', address: '/etiqueta/largo/' } as const;

test('more stories are added below, none twice, until there are no more', async ({ page, portal }) => {
  await page.goto(portal.url(LONG.site, LONG.address));
  expect(LONG.address).toBeTruthy();
});
