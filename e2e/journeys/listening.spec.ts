import type { Page } from 'playwright/test';
import { expectNoFault } from './axe';
import { boxOf } from './boxes';
import { countShifts, shifts } from './layout-shifts';
import { isOffAir } from './off-air';
import { expect, test } from './portal';

/** A recording with chapters and a transcript with times, and a page without media. */
const RECORDING = '/cultura/podcast-vaga-gel/';
const ELSEWHERE = '/meteo/';
const STATION = '/directe/radio/';

const bar = (page: Page) => page.locator('[data-part=audio-bar]');
const timeIn = (page: Page, part: string) =>
  page.locator(`${part} audio`).evaluate((audio: HTMLAudioElement) => audio.currentTime);
const isPaused = (page: Page, part: string) =>
  page.locator(`${part} audio`).evaluate((audio: HTMLAudioElement) => audio.paused);

const PLAYER = '[data-part=audio-player]';
const BAR = '[data-part=audio-bar]';

async function start(page: Page, beyond = 1): Promise<void> {
  await page.locator(`${PLAYER} [data-part=play]`).click();
  await expect.poll(() => timeIn(page, PLAYER)).toBeGreaterThan(beyond);
}

/** Plays in the bar. A browser may refuse to start by itself, as phones do: then one press continues. */
async function goesOn(page: Page): Promise<void> {
  await expect(bar(page)).toBeVisible();
  const button = bar(page).locator('[data-part=play]');
  await expect(button).toBeVisible();
  await expect(async () => {
    const status = await bar(page).getAttribute('data-status');
    if (status === 'paused' || status === 'idle') await button.click();
    expect(await isPaused(page, BAR)).toBe(false);
  }).toPass();
}

test('a recording goes on at the same place on the next page, until its bar is closed', {
  tag: '@gate',
}, async ({ page, portal }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const hasPlayer = () => scripts.some((path) => /\/stay-[^/]*\.js$/.test(path));
  await page.goto(portal.url('ones', RECORDING));
  await start(page);
  expect(hasPlayer()).toBe(false);

  await page.evaluate(() => {
    addEventListener('pagehide', () => {
      sessionStorage.setItem('test-left', String(document.querySelector('audio')?.currentTime));
    });
  });
  await page.goto(portal.url('ones', ELSEWHERE));
  await goesOn(page);
  const began = await timeIn(page, BAR);
  const left = Number(await page.evaluate(() => sessionStorage.getItem('test-left')));
  expect(left).toBeGreaterThan(0);
  expect(Math.abs(began - left)).toBeLessThan(2);
  expect(hasPlayer()).toBe(true);

  // It covers neither the end of the page nor what has the focus.
  await page.locator('footer a').last().focus();
  const { bottom } = await boxOf(page.locator('footer a').last());
  expect(bottom).toBeLessThanOrEqual((await boxOf(bar(page))).y);
  await expectNoFault(page, BAR);

  await bar(page).getByRole('button', { name: 'Tanca el reproductor' }).click();
  await expect(bar(page)).toHaveCount(0);
  scripts.length = 0;
  await page.goto(portal.url('ones', '/noticies/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect(hasPlayer()).toBe(false);
});

test('a recording that was paused says where it continues', async ({ page, portal }) => {
  await page.goto(portal.url('ones', RECORDING));
  await start(page, 6);
  await page.locator(`${PLAYER} [data-part=play]`).click();
  await page.goto(portal.url('ones', ELSEWHERE));
  await expect(bar(page).getByRole('button', { name: /^Continua a 0:0[6-9]$/ })).toBeVisible();
  expect(await isPaused(page, BAR)).toBe(true);
  // The on-demand page has it in a row, whose place is reserved.
  await countShifts(page);
  // Late fonts have a test of their own.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(portal.url('ones', '/a-la-carta/'));
  const row = page.locator('[data-part=begun]');
  await expect(row.getByRole('link', { name: /^Onze dies sense gel/ })).toHaveAttribute('href', RECORDING);
  await expect(row.locator('[data-place]').first()).toBeVisible();
  expect(await shifts(page)).toBe(0);
  await expectNoFault(page, '[data-part=begun]');
  // It leaves the list on request, and the row with it.
  const remove = row.getByRole('button', { name: /^Treu de la llista: Onze dies sense gel/ });
  expect((await boxOf(remove)).height).toBeGreaterThanOrEqual(44);
  // Its own page begins where it was left.
  await page.goto(portal.url('ones', RECORDING));
  await page.locator(PLAYER).dispatchEvent('pointerenter');
  await page.locator(`${PLAYER} [data-part=play]`).click();
  await expect.poll(() => timeIn(page, PLAYER)).toBeGreaterThan(6);
  await expect(bar(page)).toHaveCount(0);
});

test('the radio goes on without a place', async ({ page, portal }) => {
  await page.goto(portal.url('ones', STATION));
  if (await isOffAir(page)) return;
  await start(page);
  await page.goto(portal.url('ones', ELSEWHERE));
  await expect(bar(page)).toContainText('Directe');
  await expect(bar(page).getByRole('slider')).toHaveCount(0);
  await goesOn(page);
});

test('what was begun can be forgotten, one by one or all of it', async ({ page, portal }) => {
  await page.goto(portal.url('ones', '/a-la-carta/'));
  await page.evaluate(() => {
    const one = (href: string, title: string) => ({ src: '/s.mp3', href, title, time: 60, duration: 600 });
    const list = [one('/a/', 'Primer'), one('/b/', 'Segon'), one('/c/', 'Tercer')];
    localStorage.setItem('portal-listened', JSON.stringify(list));
  });
  await page.reload();
  const row = page.locator('[data-part=begun]');
  await expect(row.getByRole('listitem')).toHaveCount(3);
  await row.getByRole('button', { name: 'Treu de la llista: Segon' }).click();
  await expect(row.getByRole('link')).toHaveText(['Primer', 'Tercer']);
  await expect(row.getByRole('heading')).toBeFocused();
  await page.reload();
  await expect(row.getByRole('link')).toHaveText(['Primer', 'Tercer']);
  await row.getByRole('button', { name: 'Buida la llista' }).click();
  await expect(row).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('portal-listened'))).toBe('[]');
});

test('only one tab plays', async ({ page, portal, context }) => {
  await page.goto(portal.url('ones', RECORDING));
  await start(page);
  const second = await context.newPage();
  await second.goto(portal.url('ones', STATION));
  if (await isOffAir(second)) return;
  await start(second);
  await expect.poll(() => isPaused(page, PLAYER)).toBe(true);
  expect(await isPaused(second, PLAYER)).toBe(false);
});

test('chapters and paragraphs go to their moment, and a broken file can be tried again', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('ones', RECORDING));
  await page.getByRole('link', { name: 'Qui no va tornar a entrar' }).click();
  await expect.poll(() => timeIn(page, PLAYER)).toBeGreaterThan(12);
  await page.locator('summary', { hasText: 'Transcripció' }).click();
  await expect(page.locator('[data-part=transcript] p[aria-current]')).toHaveCount(1);
  await page.locator('[data-part=transcript] p').first().getByRole('link').click();
  await expect.poll(() => timeIn(page, PLAYER)).toBeLessThan(12);
  await expectNoFault(page, PLAYER);

  await page.route('**/sound.m4a', (route) => route.abort());
  await page.goto(portal.url('far', '/cultura/audio-quaderns-faroner/'));
  await page.locator(`${PLAYER} [data-part=play]`).click();
  await expect(page.locator('[data-part=failure]')).toBeVisible();
  await page.unroute('**/sound.m4a');
  await page.getByRole('button', { name: 'Torna-ho a provar' }).click();
  await expect.poll(() => timeIn(page, PLAYER)).toBeGreaterThan(0);
});
