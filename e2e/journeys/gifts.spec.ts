import type { Page } from 'playwright/test';
import { expect, expectNoFault, loggedIn, test } from './account';
import { FOR_SUBSCRIBERS, GATE, TEXT } from './gate';

type Portal = { url: (site: 'far', path?: string) => string };

/**
 * Subscribes, and gives the text away.
 * @returns path of the gift's link
 */
async function givenBy(page: Page, portal: Portal): Promise<string> {
  await page.goto(portal.url('far', '/subscripcio/'));
  await page.getByRole('button', { name: 'Subscriu-t’hi amb obligació de pagament: «Mensual»' }).click();
  await page.getByRole('button', { name: 'Paga' }).click();
  await expect(page.locator('[data-subscription=current]')).toBeVisible();
  await page.goto(portal.url('far', FOR_SUBSCRIBERS));
  await page.locator(TEXT).last().scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Regala aquest article' }).click();
  await expect(page.locator('[data-gift]')).toContainText(
    'El poden llegir 20 persones en total. Lectors fins ara: 0.',
  );
  // The link's text is readable, not its address.
  const link = page.locator('[data-gift] a[href^="/regal/"]');
  await expect(link).toHaveText(/^Enllaç de regal de «.+»$/);
  return (await link.getAttribute('href')) ?? '';
}

test('a subscriber gives a text away, and a reader with the link reads it', { tag: '@gate' }, async ({
  page,
  portal,
  browser,
}) => {
  await loggedIn(page, portal, 'far');
  const link = await givenBy(page, portal);
  await expect(page.getByText('Aquest mes encara pots regalar 4 articles.')).toBeVisible();
  // The whole gift is visible: the confirmation, the share buttons and the link back.
  await expect(page.locator('[data-gift]').getByRole('link', { name: 'Torna a l’article' })).toBeInViewport();
  await expect(page.locator('[data-gift] [data-part=share-bar]')).toBeInViewport();
  await expect(page.locator('[data-gift]').getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(link)),
  );
  await expectNoFault(page);

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(portal.url('far', link));
  await expect(friend).toHaveURL(portal.url('far', FOR_SUBSCRIBERS));
  const opening = await friend.locator(TEXT).count();
  await friend.locator(GATE).scrollIntoViewIfNeeded();
  await expect.poll(() => friend.locator(TEXT).count()).toBeGreaterThan(opening);
  await expect(friend.getByText('Un subscriptor t’ha regalat aquest article')).toBeVisible();
  await expect(friend.getByRole('button', { name: 'Regala aquest article' })).toHaveCount(0);
  await friend.context().close();
  await page.reload();
  await expect(page.locator('[data-gift]')).toContainText('Lectors fins ara: 1.');
});

test('an unknown gift link says so, and offers alternatives', async ({ page, portal }) => {
  const answer = await page.goto(portal.url('far', '/regal/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aquest enllaç de regal ja no funciona');
  await expectNoFault(page);
  await page.getByRole('main').getByRole('link', { name: 'Mira les subscripcions' }).click();
  await expect(page).toHaveURL(portal.url('far', '/subscripcio/'));
});

test('a gift is given and read without JavaScript', async ({ page, portal, browser }) => {
  await loggedIn(page, portal, 'far');
  await givenBy(page, portal);
  const state = await page.context().storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: state });
  const giver = await plain.newPage();
  await giver.goto(portal.url('far', `/perfil/lectura/?path=${encodeURIComponent(FOR_SUBSCRIBERS)}`));
  await giver.getByRole('button', { name: 'Regala aquest article' }).click();
  // Giving the same text again creates no second gift.
  await expect(giver.locator('[data-gift]')).toHaveCount(1);
  const link = (await giver.locator('[data-gift] a[href^="/regal/"]').getAttribute('href')) ?? '';
  await plain.close();

  const other = await browser.newContext({ javaScriptEnabled: false });
  const friend = await other.newPage();
  await friend.goto(portal.url('far', link));
  const opening = await friend.locator(TEXT).count();
  await friend
    .locator(GATE)
    .getByRole('link', { name: /te l’han regalat/ })
    .click();
  await expect.poll(() => friend.locator(TEXT).count()).toBeGreaterThan(opening);
  await other.close();
});
