import { expect, loggedIn, test } from './account';
import { box, one, openComments, TEXTS, words } from './comments';
import { COMMENTED } from './portal';

/**
 * Reports after which a comment is hidden until a moderator checks it, unless its site sets another number.
 */
const REPORTS = 3;

test('a comment is written, answered and reported by keyboard alone, and hidden after enough reports', async ({
  page,
  portal,
  site,
  browser,
}) => {
  test.slow();
  const t = TEXTS[site];
  const address = portal.url(site, COMMENTED[site]);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await loggedIn(page, portal, site);
  await openComments(page, address);
  await box(page, site).focus();
  const text = words();
  await page.keyboard.type(text);
  await press('Tab');
  await expect(page.getByRole('button', { name: t.publish, exact: true })).toBeFocused();
  await press('Enter');
  const own = one(page, text);
  await expect(own.locator('[data-part=comment-tools]')).toBeVisible();
  // The focus stays at the box, which is empty.
  await expect(box(page, site)).toHaveValue('');
  await expect(page.getByRole('button', { name: t.publish, exact: true })).toBeFocused();
  await own.getByRole('button', { name: t.reply }).focus();
  await press('Enter');
  const answer = words();
  await page.keyboard.type(answer);
  await press('Tab', 'Enter');
  await expect(one(page, answer)).toBeVisible();
  await expect(own.locator(':focus')).toBeVisible();

  for (let reports = 0; reports < REPORTS; reports += 1) {
    const context = await browser.newContext();
    const other = await context.newPage();
    await loggedIn(other, portal, site);
    await openComments(other, address);
    const seen = one(other, answer);
    await seen.getByRole('button', { name: t.report }).focus();
    await other.keyboard.press('Enter');
    const dialog = other.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('radio', { name: t.spam }).focus();
    await other.keyboard.press('Space');
    await dialog.getByRole('button', { name: t.reportIt }).focus();
    await other.keyboard.press('Enter');
    await expect(seen.getByText(t.reported)).toBeVisible();
    await expect(other.locator('body')).not.toBeFocused();
    await context.close();
  }
  const stranger = await browser.newContext();
  const reader = await stranger.newPage();
  await openComments(reader, address);
  await expect(one(reader, text)).toBeVisible();
  await expect(one(reader, answer)).toHaveCount(0);
  await stranger.close();
});
