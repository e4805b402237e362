import type { Locator, Page } from 'playwright/test';
import { expect, expectNoFault, test } from './account';
import { boxOf } from './boxes';
import { enlarge } from './enlarge';
import { FOR_SUBSCRIBERS, GATE, METERED, readStory, TEXT } from './gate';
import { countShifts, moved, twoFrames } from './layout-shifts';

/** Scrolls to the gate while it exists: it is removed as soon as the rest of the text loads. */
const comeToGate = (page: Page) =>
  page.evaluate((gate) => document.querySelector(gate)?.scrollIntoView(), GATE);
/** Scrolls past the gate until it is out of view. */
const leaveGate = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-part=footer]')?.scrollIntoView());
/** Mask over the end of the opening. */
const lastLinesOf = (page: Page) =>
  page
    .locator('[data-part=body]')
    .first()
    .locator('> p:last-child')
    .evaluate((paragraph) => getComputedStyle(paragraph).maskImage);
/** Padding in CSS px around a sticky button. */
const GROUND = 8;
/** Height of scrolling content that is visible below a sticky button. */
const underButton = (button: Locator) =>
  button.evaluate((element) => {
    let scroller = element.parentElement;
    while (scroller && getComputedStyle(scroller).overflowY !== 'auto') scroller = scroller.parentElement;
    if (!scroller) throw new Error('nothing scrolls');
    return Math.round(scroller.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom);
  });
const SPENT = 'Ja has llegit els articles gratuïts d’aquest mes';

test('a visitor reads the metered stories, sees how many are left, and then that none is', {
  tag: '@gate',
}, async ({ page, portal }) => {
  for (const [at, path] of METERED.slice(0, 3).entries()) {
    await page.goto(portal.url('far', path));
    const opening = await page.locator(TEXT).count();
    await comeToGate(page);
    // The gate shows the cost ahead of time, and nothing is used up until the story is read.
    const left = 3 - at;
    await expect(page.locator('[data-part=gate-cost]')).toContainText(
      left === 1 ? 'et queda 1 article' : `et queden ${left} articles`,
    );
    await page.reload();
    await readStory(page);
    await expect(page.locator('[data-part=rest]')).toBeVisible();
    expect(await page.locator(TEXT).count()).toBeGreaterThan(opening);
    await expect.poll(() => lastLinesOf(page)).toBe('none');
    const counter = page.locator('[data-part=paywall] [data-part=counter]');
    await expect(counter.getByRole('img')).toHaveAccessibleName(`Has llegit ${at + 1} de 3 articles`);
  }
  await expectNoFault(page);
  await page.getByRole('button', { name: 'Tanca l’avís' }).click();
  await expect(page.locator('[data-part=paywall]')).toHaveCount(0);
  await page.goto(portal.url('far', METERED[3]));
  await comeToGate(page);
  await expect(page.getByRole('region', { name: SPENT })).toBeVisible();
  await expect(page.locator('[data-part=rest]')).toHaveCount(0);
  await leaveGate(page);
  await expect(page.locator('[data-part=paywall][data-type=bottom]')).toBeVisible();
  // Nothing covers its links: the article's own actions at the bottom of the screen on a phone give way.
  const login = page.locator('[data-part=paywall] a').last();
  const isReached = () =>
    login.evaluate((link) => {
      const { left, width, bottom } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, bottom - 2));
    });
  await expect.poll(isReached).toBe(true);
  await expectNoFault(page);
  // A story that was read stays readable.
  await page.goto(portal.url('far', METERED[0]));
  await comeToGate(page);
  await expect(page.locator('[data-part=rest]')).toBeVisible();
});

test('a reader who opens a metered story continues at its first new words, in view', {
  tag: '@gate',
}, async ({ page, portal }) => {
  for (const [path, press] of [
    [METERED[0], (button: Locator) => button.click()],
    [METERED[1], (button: Locator) => button.press('Enter')],
  ] as const) {
    await page.goto(portal.url('far', path));
    await comeToGate(page);
    await expect(page.locator(`${GATE}[data-left]`)).toBeVisible();
    await press(page.locator(GATE).getByRole('button'));
    const words = page.locator('[data-part=rest] [data-part=body] > p').first();
    await expect(words).toBeFocused();
    await expect(words).toBeInViewport();
  }
});

test('in a small window with large text a bar leaves half of it to the page, and its first button is visible', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(portal.url('far', FOR_SUBSCRIBERS));
  await enlarge(page, 200);
  await comeToGate(page);
  const bar = page.locator('[data-part=paywall]');
  await expect(bar).toBeAttached();
  await leaveGate(page);
  await expect(bar).toBeVisible();
  expect((await boxOf(bar)).height).toBeLessThanOrEqual(320);
  const first = bar.locator('a[data-part=button]').first();
  await expect(first).toBeInViewport({ ratio: 1 });
  expect(await underButton(first)).toBeLessThanOrEqual(GROUND);
});

test('in the smallest window with large text the counter can be closed at any scroll position', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(portal.url('far', METERED[0]));
  await enlarge(page, 200);
  await readStory(page);
  const box = page.locator('[data-part=paywall][data-type=float-counter]');
  await expect(box).toBeVisible();
  expect((await boxOf(box)).height).toBeLessThanOrEqual(284);
  expect(await underButton(box.locator('a[data-part=button]').first())).toBeLessThanOrEqual(GROUND);
  await box.getByRole('link').last().scrollIntoViewIfNeeded();
  const close = box.getByRole('button', { name: 'Tanca l’avís' });
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(box).toHaveCount(0);
});

test('a box lies in the column of the text, clear of the ad, in wide windows, and is a low bar in narrow ones', async ({
  page,
  portal,
}, { project }) => {
  await page.goto(portal.url('far', METERED[0]));
  await readStory(page);
  const box = page.locator('[data-part=paywall][data-type=float-counter]');
  await expect(box).toBeVisible();
  const { x, right, width, height, bottom } = await boxOf(box);
  if (project.name === 'phone') {
    const [windowWidth = 0, windowHeight = 0] = await page.evaluate(() => [innerWidth, innerHeight]);
    expect([x, width, bottom]).toEqual([0, windowWidth, windowHeight]);
    expect(height).toBeLessThan(windowHeight / 4);
    return;
  }
  const text = await boxOf(page.locator(TEXT).first());
  const ad = await boxOf(page.locator('aside [data-part=ad-slot]'));
  expect(x).toBeGreaterThanOrEqual(text.x - 1);
  expect(right).toBeLessThan(ad.x);
  expect(height).toBeLessThan(220);
  // The footer's background extends to the end of the page, with the box and without it.
  const underFooter = () =>
    page.evaluate(() => {
      const footer = document.querySelector('[data-part=footer]')?.getBoundingClientRect();
      return Math.abs(document.documentElement.scrollHeight - scrollY - (footer?.bottom ?? 0));
    });
  expect(await underFooter()).toBeLessThan(1);
});

test('a message keeps keyboard focus and the end of the page visible, and returns the focus', {
  tag: '@gate',
}, async ({ page, portal }) => {
  await page.goto(portal.url('far', FOR_SUBSCRIBERS));
  await comeToGate(page);
  const message = page.locator('[data-part=paywall]');
  await expect(message).toBeAttached();
  await leaveGate(page);
  await expect(message).toBeVisible();
  for (const link of await message.getByRole('link', { name: /subscripcions/ }).all())
    await expect(link).toHaveAttribute(
      'href',
      `/subscripcio/?backUrl=${encodeURIComponent(FOR_SUBSCRIBERS)}`,
    );
  await page.locator('body').click({ position: { x: 1, y: 1 } });
  const covered: string[] = [];
  for (let stop = 0; stop < 70; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const box = document.querySelector('[data-part=paywall]');
      const focused = document.activeElement;
      if (!box || !focused || focused === document.body || box.contains(focused)) return null;
      if (!box.checkVisibility({ visibilityProperty: true })) return null;
      const [over, under] = [box.getBoundingClientRect(), focused.getBoundingClientRect()];
      const isUnder =
        under.top >= over.top &&
        under.bottom <= over.bottom &&
        under.left >= over.left &&
        under.right <= over.right;
      return isUnder ? focused.outerHTML.slice(0, 120) : null;
    });
    if (name) covered.push(name);
  }
  expect(covered).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const overlap = async () => {
    const last = await boxOf(page.getByRole('contentinfo').locator('a[href^="/legal/"]').last());
    return last.bottom - (await boxOf(message)).y;
  };
  // A page may end between two pixels; a browser scrolls by whole ones.
  await expect.poll(overlap).toBeLessThan(1);
});

test('a message that repeats the gate is hidden while the gate is in view, and stays closed', async ({
  page,
  portal,
}) => {
  // Late fonts shift words by themselves.
  await page.route('**/*.woff2', (route) => route.abort());
  await countShifts(page);
  await page.goto(portal.url('far', FOR_SUBSCRIBERS));
  await comeToGate(page);
  const message = page.locator('[data-part=paywall]');
  await expect(message).toBeAttached();
  await expect(message).toBeHidden();
  await twoFrames(page);
  const before = (await moved(page)).length;
  await leaveGate(page);
  await expect(message).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // By keyboard: nothing covers the focused link of the gate.
  const way = page.locator(GATE).getByRole('link', { name: 'Mira les subscripcions' });
  await way.focus();
  await expect(message).toBeHidden();
  await expect(way).toBeFocused();
  const isOnTop = () =>
    way.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await message.evaluate((box) => box.contains(document.activeElement))).toBe(false);
  await leaveGate(page);
  await expect(message).toBeVisible();
  expect((await moved(page)).slice(before)).toEqual([]);
  await message.getByRole('button', { name: 'Tanca l’avís' }).click();
  await comeToGate(page);
  await leaveGate(page);
  await expect(message).toHaveCount(0);
});

test('a text for subscribers says so, and links to the subscriptions', { tag: '@gate' }, async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('far', FOR_SUBSCRIBERS));
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('"isAccessibleForFree":false');
  expect(data.join()).toContain('[data-part=\\"body\\"]');
  const gate = page.getByRole('region', { name: 'La resta és per a subscriptors' });
  await expect(gate.getByText('Des de 6 € al mes')).toBeVisible();
  await comeToGate(page);
  // The opening fades out before it, and all of it stays in the page.
  expect(await lastLinesOf(page)).toContain('gradient');
  const message = page.locator('[data-part=paywall][data-type=float]');
  await expect(message).toBeAttached();
  await leaveGate(page);
  await expect(message).toBeVisible();
  await gate.getByRole('link', { name: 'Mira les subscripcions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscripcions');
  await expect(page.getByRole('heading', { name: 'Dret de desistiment' })).toBeVisible();
});
