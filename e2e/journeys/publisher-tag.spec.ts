import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { type AdAnswers, publisherTag } from '../publisher-tag';
import { expectNoFault } from './axe';
import { boxOf } from './boxes';
import { ELSEWHERE, KINDS, walkIslands } from './disturbed-islands';
import { calls, decided, expectNothingMoved, lookThrough, open, rooms, test } from './publisher-portal';

const seenAds = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).filter((entry) => Reflect.get(Object(entry), 'event') === 'ad_seen'),
  );
test('before consent and after a refusal there is no third-party request', { tag: '@gate' }, async ({
  page,
  context,
  portal,
}) => {
  const { asked } = await publisherTag(context, 'filled');
  await open(page, portal);
  await expect(page.locator('[data-part=consent-notice]')).toBeVisible();
  await lookThrough(page);
  await expect(page.locator('[data-part=house-ad]')).toHaveCount(1);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Rebutja-ho tot' }).click();
  await expect(page.locator('[data-part=consent-notice]')).toHaveCount(0);
  await expect(rooms(page)).toHaveCount(3);
  await page.reload();
  await lookThrough(page);
  // The site's own ad stays; rooms that would stay empty are removed.
  await expect(rooms(page)).toHaveCount(1);
  await expect(rooms(page)).toContainText('Publicitat · Llibreria');
  expect(asked).toEqual([]);
  await expectNothingMoved(page);
});

test('consent on the page loads all ads in one request, and a withdrawal removes them', async ({
  page,
  context,
  portal,
}) => {
  const { asked } = await publisherTag(context, 'filled');
  await open(page, portal);
  await page.getByRole('button', { name: 'Accepta-ho tot' }).click();
  await expect(rooms(page).first()).toHaveAttribute('data-filled', '');
  expect(await calls(page)).toHaveLength(1);
  const recorded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Preferències de galetes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rebutja-ho tot' }).click();
  await recorded;
  const before = asked.length;
  await lookThrough(page);
  await expect(page.locator('[data-filled]')).toHaveCount(0);
  expect(asked.length).toBe(before);
});

test('ads appear in the reserved rooms, in sizes that fit', async ({ page, context, portal }, {
  project,
}) => {
  await publisherTag(context, 'filled');
  await decided(context, portal, 'ads');
  await open(page, portal);
  const map = project.name === 'phone' ? 'mobile' : 'desktop';
  await expect(rooms(page).first()).toHaveAttribute('data-filled', '');
  await lookThrough(page);
  await expect(page.locator('[data-filled]:visible')).toHaveCount(3);
  const [call, ...others] = await calls(page);
  expect(others).toEqual([]);
  expect(call?.map(({ unit }) => unit)).toEqual(
    ['top', 'front', 'foot'].map((name) => `/1234/far/${map}-${name}`),
  );
  expect(call?.map(({ sizes }) => JSON.stringify(sizes))).toEqual([
    map === 'mobile' ? '[[320,50]]' : '[[728,90]]',
    map === 'mobile' ? '[[320,50]]' : '[[728,90]]',
    '[[300,250]]',
  ]);
  expect(call?.[0]?.targeting).toEqual({ site: 'far', path: '/', edition: 'coast' });
  await expect(page.locator('[data-part=house-ad]')).toBeHidden();
  await expectNothingMoved(page);
  await expectNoFault(page);
  await rooms(page)
    .first()
    .evaluate((room) => room.scrollIntoView({ block: 'center' }));
  await expect.poll(async () => (await seenAds(page)).length).toBeGreaterThan(0);
});

for (const answers of ['empty', 'late', 'failing'] satisfies AdAnswers[])
  test(`nothing moves if answers are ${answers}, and the site’s own ad is the fallback`, async ({
    page,
    context,
    portal,
  }) => {
    const { asked, answer } = await publisherTag(context, answers);
    await decided(context, portal, 'ads');
    await open(page, portal);
    await expect.poll(() => asked.length).toBeGreaterThan(answers === 'failing' ? 0 : 1);
    await expect(page.locator('[data-part=house-ad]')).toBeVisible();
    await expect(rooms(page).first()).toContainText('Publicitat · Llibreria');
    if (answers === 'late') {
      await lookThrough(page);
      await expect(rooms(page)).toHaveCount(3);
      answer();
      await expect(page.locator('[data-filled]:visible')).toHaveCount(3);
    }
    // Empty rooms below the visible part of the page are removed.
    if (answers === 'empty') await expect(page.locator('[data-position$=-foot]:visible')).toHaveCount(0);
    await lookThrough(page);
    await expectNothingMoved(page);
    // The site's own ad can be focused where it is visible, and not where it is covered.
    const link = page.locator('[data-part=house-ad]');
    await link.evaluate((element: HTMLElement) => element.focus());
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(answers !== 'late');
  });

test('an ad is refreshed after its interval, only while it is in view', async ({ page, context, portal }) => {
  await publisherTag(context, 'filled');
  await decided(context, portal, 'ads');
  await page.clock.install();
  await open(page, portal);
  await expect(page.locator('[data-filled]:visible').first()).toBeVisible();
  expect(await calls(page)).toHaveLength(1);
  await page.clock.fastForward(20_000);
  expect(await calls(page)).toHaveLength(1);
  await page.clock.fastForward(15_000);
  await expect.poll(async () => (await calls(page)).length).toBe(2);
  const inSight = await rooms(page).evaluateAll((all) =>
    all.flatMap((room) => {
      const { top, bottom } = room.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      const { position, positionMobile } = room.dataset;
      if (middle < 0 || middle > innerHeight) return [];
      return (innerWidth < 768 ? positionMobile : undefined) ?? position;
    }),
  );
  const again = (await calls(page))[1]?.map(({ id }) => id.replace(/-\d+$/, ''));
  expect(again).toEqual(inSight);
  expect(inSight.length).toBeLessThan(3);
  await expectNothingMoved(page);
});

test('a withdrawal at the publisher’s platform empties the rooms, reloads the page without ad scripts, and ends all requests', async ({
  page,
  context,
  portal,
}) => {
  const { asked } = await publisherTag(context, 'filled');
  await page.addInitScript(() => {
    let tell: ((data: unknown, isSuccess: boolean) => void) | undefined;
    // It keeps its decision from page to page, like real platforms.
    const data = () => {
      const agrees = window.name !== 'withdrawn';
      return {
        purpose: { consents: { 1: agrees, 2: agrees, 7: agrees } },
        vendor: { consents: { 755: agrees } },
      };
    };
    Object.assign(window, {
      __tcfapi: (_command: string, _version: number, listener: typeof tell) => {
        tell = listener;
        listener?.(data(), true);
      },
      withdraw: () => {
        window.name = 'withdrawn';
        tell?.(data(), true);
      },
    });
  });
  await open(page, portal);
  await expect(rooms(page).first()).toHaveAttribute('data-filled', '');
  await page.context().addCookies([
    { name: '__gads', value: 'a', url: page.url() },
    { name: '_other', value: 'a', url: page.url() },
  ]);
  const again = page.waitForEvent('load');
  await page.evaluate(() => Reflect.get(window, 'withdraw')());
  await again;
  const before = asked.length;
  await lookThrough(page);
  await expect(page.locator('[data-filled]')).toHaveCount(0);
  expect(await page.evaluate(() => 'googletag' in window)).toBe(false);
  expect(asked.length).toBe(before);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['_other']);
  await expect(page.locator('[data-part=house-ad]')).toBeVisible();
  await expectNothingMoved(page);
});

test('the label over the site’s own ad is centred, and the advertiser below is hidden', async ({
  page,
  context,
  portal,
}) => {
  await publisherTag(context, 'filled');
  await decided(context, portal, 'ads');
  await open(page, portal);
  const room = rooms(page).first();
  await expect(room).toHaveAttribute('data-filled', '');
  await expect(room.locator('[data-part=advertiser]')).toBeHidden();
  const off = await room.evaluate((slot) => {
    const label = slot.querySelector('p')?.firstChild;
    if (!label) return Number.NaN;
    const words = document.createRange();
    words.selectNode(label);
    const { left, right } = words.getBoundingClientRect();
    const around = slot.getBoundingClientRect();
    return (left + right) / 2 - (around.left + around.right) / 2;
  });
  expect(Math.abs(off)).toBeLessThan(1);
  await expectNothingMoved(page);
});

test('a reader closes an ad with the keyboard: content above stays in place, and no room is left', async ({
  page,
  context,
  portal,
}) => {
  await publisherTag(context, 'filled');
  await open(page, portal);
  const room = page.locator('[data-part=ad-slot][data-position$=-front]:visible');
  const close = room.getByRole('button', { name: 'Tanca la publicitat' });
  await close.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const third = page.locator('[data-part=card]').nth(2);
  const { y: before } = await boxOf(third);
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(room).toHaveCount(0);
  expect((await boxOf(third)).y).toBe(before);
  await expect(page.locator(':focus')).toHaveCount(1);
  expect(
    await page.evaluate(() => document.activeElement?.closest('[data-part=ad-slot], body')?.tagName),
  ).toBe('BODY');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.reload();
  await expect(room).toHaveCount(1);
});

for (const { islands } of ELSEWHERE.publisher)
  for (const kinds of KINDS)
    test(`${islands.join(', ')} lose no input while they activate: ${kinds.join(', ') || 'a slow script'}`, async ({
      page,
      context,
      portal,
    }) => {
      await publisherTag(context, 'filled');
      await decided(context, portal, 'ads');
      await walkIslands(page, { islands, kinds }, () => open(page, portal));
    });
