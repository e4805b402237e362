import { expect, noticeOf, test } from './asking-portal';

test('in a small window with large letters yes and no are in sight, and the words scroll', async ({
  page,
  address,
  words,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const notice = noticeOf(page);
  for (const name of [words.yes, words.no])
    await expect(notice.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  const end = notice.getByRole('link');
  await end.scrollIntoViewIfNeeded();
  await expect(notice.getByRole('button', { name: words.no })).toBeInViewport({ ratio: 1 });
});
