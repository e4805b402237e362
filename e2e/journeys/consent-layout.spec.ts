import { expect, noticeOf, test } from './asking-portal';
import { boxOf } from './boxes';
import { enlarge } from './enlarge';
import { fontsArrived } from './fonts';

test('the notice moves nothing, and covers no focused element', { tag: '@gate' }, async ({
  page,
  address,
}) => {
  await page.goto(address);
  await fontsArrived(page);
  const before = await boxOf(page.locator('main'));
  await expect(noticeOf(page)).toBeVisible();
  expect(await boxOf(page.locator('main'))).toMatchObject({ x: before.x, y: before.y });
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const notice = document.querySelector('[data-part=consent-notice]');
      const focused = document.activeElement;
      if (!notice || !focused || focused === document.body || notice.contains(focused)) return false;
      const { top: above, bottom } = focused.getBoundingClientRect();
      return above >= notice.getBoundingClientRect().top && bottom > 0;
    });
    expect(isCovered, `stop ${stop}`).toBe(false);
  }
});

test('in a small window with large text yes and no are visible, and the text scrolls', async ({
  page,
  address,
  words,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address);
  await enlarge(page, 200);
  const notice = noticeOf(page);
  for (const name of [words.yes, words.no])
    await expect(notice.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  const end = notice.getByRole('link');
  await end.scrollIntoViewIfNeeded();
  await expect(notice.getByRole('button', { name: words.no })).toBeInViewport({ ratio: 1 });
});

test('if words would break, accept and refuse are stacked, equally wide, and leave half of the room to the choices', async ({
  page,
  address,
  words,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(address);
  await enlarge(page, 200);
  await noticeOf(page).getByRole('button', { name: words.choose }).click();
  const dialog = page.getByRole('dialog');
  // The dialog slides in: its buttons are measured once it has stopped.
  await dialog.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
  });
  const boxInView = async (name: string) => {
    const button = dialog.getByRole('button', { name });
    await expect(button).toBeInViewport({ ratio: 1 });
    return boxOf(button);
  };
  const [yes, no] = [await boxInView(words.yes), await boxInView(words.no)];
  expect(no.y).toBeGreaterThan(yes.bottom);
  expect([no.width, no.height]).toEqual([yes.width, yes.height]);
  const [foot, whole] = await dialog.evaluate((element) => [
    element.querySelector('[data-part=footer]')?.clientHeight ?? 0,
    element.clientHeight,
  ]);
  expect(foot).toBeLessThan((whole ?? 0) / 2);
});
