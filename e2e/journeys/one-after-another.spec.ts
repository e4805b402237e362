import type { Page } from 'playwright/test';
import { expectNoFault } from './axe';
import { boxOf } from './boxes';
import { countShifts, shifts } from './layout-shifts';
import { expect, test } from './portal';

/** Editions of one programme, in their order, and two films of another. */
const FIRST = '/cultura/altra-riba-sala-de-parts/';
const SECOND = '/cultura/altra-riba-moli-aturat/';
const LAST = '/cultura/podcast-vaga-gel/';
const FILM = '/infantil/bacora-cap-onze/';
const NEXT_FILM = '/infantil/bacora-cap-dotze/';

/** Time that the player counts before what follows starts. */
const COUNTED_MS = 8000;

const player = (page: Page) => page.locator('[data-part=audio-player]');
const bar = (page: Page) => page.locator('[data-part=audio-bar]');
const source = (page: Page) => bar(page).locator('a').first().getAttribute('href');

/** Plays until just before the end, and lets it end by itself. */
async function playToEnd(page: Page, media: string): Promise<void> {
  const element = page.locator(media);
  await expect
    .poll(() => element.evaluate((one: HTMLMediaElement) => !one.paused && one.currentTime > 0))
    .toBe(true);
  await element.evaluate((one: HTMLMediaElement) => {
    one.currentTime = one.duration - 0.3;
  });
  await expect.poll(() => element.evaluate((one: HTMLMediaElement) => one.ended)).toBe(true);
}

test('an edition says what follows it, and nothing plays by itself', { tag: '@gate' }, async ({
  page,
  portal,
}) => {
  await countShifts(page);
  // Late fonts have a test of their own.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(portal.url('ones', FIRST));
  const next = player(page).locator('[data-part=up-next]');
  await expect(next.getByRole('link')).toHaveAttribute('href', SECOND);
  await expect(next).toContainText('55:10');
  await expect(next).toHaveAttribute('data-state', 'idle');
  await player(page).locator('[data-part=play]').click();
  // The file is shorter than its newsroom says, so its length changes once it is known.
  await expect(player(page).locator('[data-part=time] span').last()).toHaveText('0:26');
  const before = await shifts(page);
  await playToEnd(page, '[data-part=audio-player] audio');
  await expect(next).toHaveAttribute('data-state', 'offered');
  await expect(next.locator('[data-part=count]')).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  await expectNoFault(page, '[data-part=audio-player]');
  expect(await shifts(page)).toBe(before);
  // One press plays it, in the bar of the same page.
  await next.getByRole('button', { name: 'Reprodueix-lo' }).click();
  await expect(bar(page)).toBeVisible();
  expect(await source(page)).toBe(SECOND);
  await expect(page).toHaveURL(portal.url('ones', FIRST));
});

test('autoplay counts down, can be stopped, and continues to the last episode', async ({ page, portal }) => {
  await page.clock.install();
  await page.goto(portal.url('ones', FIRST));
  const below = player(page).locator('[data-part=up-next]');
  const toggle = below.getByRole('button', { name: 'Un rere l’altre' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await player(page).locator('[data-part=play]').click();
  await playToEnd(page, '[data-part=audio-player] audio');
  await expect(below).toHaveAttribute('data-state', 'counting');
  await expect(below.getByRole('status')).toHaveText(/^Comença d’aquí a 8 segons: El molí aturat/);
  // It stands still while the focus is in it.
  const count = below.locator('[data-part=count]');
  await below.getByRole('button', { name: 'Atura’l' }).focus();
  await expect(count).toHaveText('En espera');
  await page.locator('[data-part=audio-player] [data-part=play]').focus();
  await expect(count).toHaveText(/^Comença d’aquí a [1-8]/);
  await page.clock.runFor(COUNTED_MS);
  await expect(bar(page)).toBeVisible();
  expect(await source(page)).toBe(SECOND);

  // In the bar what follows is known from the page of what is heard; the choice is kept.
  await expect(bar(page).getByRole('button', { name: 'Un rere l’altre' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto(portal.url('ones', '/meteo/'));
  await expect(bar(page)).toBeVisible();
  await expect(async () => {
    if ((await bar(page).getAttribute('data-status')) !== 'playing')
      await bar(page).locator('[data-part=play]').click();
    await expect(bar(page)).toHaveAttribute('data-status', 'playing', { timeout: 1000 });
  }).toPass();
  await playToEnd(page, '[data-part=audio-bar] audio');
  const inBar = bar(page).locator('[data-part=up-next]');
  await expect(inBar).toHaveAttribute('data-state', 'counting');
  await expect(inBar.getByRole('link')).toHaveAttribute('href', LAST);
  // It fits into the bar at this width.
  const { bottom, right } = await boxOf(bar(page));
  const button = await boxOf(inBar.getByRole('button', { name: 'Atura’l' }));
  expect(button.bottom).toBeLessThanOrEqual(bottom);
  expect(button.right).toBeLessThanOrEqual(right);
  await expectNoFault(page, '[data-part=audio-bar]');
  await inBar.getByRole('button', { name: 'Atura’l' }).click();
  await expect(inBar).toHaveAttribute('data-state', 'offered');
  await inBar.getByRole('button', { name: 'Reprodueix-lo' }).click();
  await expect.poll(() => source(page)).toBe(LAST);
  await playToEnd(page, '[data-part=audio-bar] audio');
  await expect(bar(page)).toContainText('És l’últim capítol de L’altra riba.');
  await expect(bar(page).getByRole('link', { name: 'Tots els capítols' })).toHaveAttribute(
    'href',
    '/programes/l-altra-riba/',
  );
});

test('a film starts the next one on its page', async ({ page, portal }) => {
  await page.clock.install();
  await page.goto(portal.url('ones', FILM));
  await page.getByRole('button', { name: 'Un rere l’altre' }).click();
  const film = page.locator('[data-part=video-player]');
  await film.locator('[data-part=start]').click();
  await playToEnd(page, '[data-part=video-player] video');
  await expect(film.locator('[data-part=up-next]')).toHaveAttribute('data-state', 'counting');
  await expectNoFault(page, '[data-part=video-player]');
  await page.clock.runFor(COUNTED_MS);
  await expect(page).toHaveURL(portal.url('ones', NEXT_FILM));
  await expect
    .poll(() =>
      page.locator('[data-part=video-player] video').evaluate((one: HTMLVideoElement) => one.currentTime),
    )
    .toBeGreaterThan(0);
  await expect(page.locator('[data-part=up-next]')).toContainText(
    'És l’últim capítol de La Bàcora i el far.',
  );
});

test.describe('for readers who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the count stands still', async ({ page, portal }) => {
    await page.goto(portal.url('ones', FIRST));
    const next = player(page).locator('[data-part=up-next]');
    await next.getByRole('button', { name: 'Un rere l’altre' }).click();
    await player(page).locator('[data-part=play]').click();
    await playToEnd(page, '[data-part=audio-player] audio');
    await expect(next.locator('[data-part=count]')).toHaveText('En espera');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a link leads to the next edition', async ({ page, portal }) => {
    await page.goto(portal.url('ones', FIRST));
    const next = page.locator('[data-part=up-next]');
    await expect(next.getByRole('button')).toHaveCount(0);
    await next.getByRole('link').click();
    await expect(page).toHaveURL(portal.url('ones', SECOND));
  });
});
