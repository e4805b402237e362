import { expect, noticeOf, test } from './asking-portal';

test('a decision by mouse also moves the focus to the start of the page, without a visible link over its masthead', async ({
  page,
  address,
  words,
}) => {
  await page.goto(address);
  await noticeOf(page).getByRole('button', { name: words.no }).click();
  await expect(noticeOf(page)).toHaveCount(0);
  const wayOn = page.locator('[data-part=skip-links] a').first();
  await expect(wayOn).toBeFocused();
  await expect(wayOn).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-part=skip-links] a').nth(1)).toBeInViewport({ ratio: 1 });
});
