import { type BrowserContext, expect, type Page } from 'playwright/test';
import { type FilmAdAnswer, filmAdServer } from '../film-ads';
import { IMA_SCRIPT, type ImaAnswer, imaDouble } from '../ima';
import type { RunningPortal } from '../server';
import { expectNoFault } from './axe';
import { siteFile, startOwnPortal } from './own-portal';
import { test as base } from './pages-seen';

const FILM = '/esports/video-ciaboga-llagut/';
const TOLD = 'https://ads.example.org/told/';

const map = (name: string) =>
  `  ${name}: { networkCode: "1", vastUrl: "https://ads.example.org/vast?map=${name}&cb=[CACHEBUSTING]" }`;

/** The demo newsroom, in which two sites have ads before their films: one by Google's IMA. */
const test = base.extend<object, { portal: RunningPortal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter's pattern
    async ({}, use) => {
      const siteFiles: Record<string, string> = {};
      for (const name of ['far', 'ribera', 'ones']) {
        const file = await siteFile(name);
        const changed = file
          .replace('adMaps: {}\n', `adMaps:\n${map('desktop')}\n${map('mobile')}\n`)
          .replace('\nads:\n', `\nads:\n  video: ${name === 'ribera' ? '{ ima: true }' : '{}'}\n`)
          .replace(
            '  partners:\n',
            '  partners:\n    - { name: Anuncis, purpose: ads, policy: "https://ads.example.org/" }\n',
          );
        siteFiles[`${name}.yaml`] = name === 'ones' ? file : changed;
      }
      const portal = await startOwnPortal({ siteFiles, isSeeded: true, env: { PORTAL_LIMITS: 'off' } });
      await use(portal);
      await portal.end();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const addressOf = ({ port }: RunningPortal) => `http://far.localhost:${port}${FILM}`;
const decided = (
  context: BrowserContext,
  portal: RunningPortal,
  purposes: 'ads' | 'none',
  url = addressOf(portal),
) => context.addCookies([{ name: 'consent', value: `2-1.${purposes}.${'a'.repeat(32)}`, url }]);
const player = (page: Page) => page.locator('portal-island[name="video"]').first();
const ad = (page: Page) => player(page).locator('[data-part=film-ad]');
const steps = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => {
      const { event, step } = Object(entry);
      return event === 'film_ad' ? step : [];
    }),
  );
/** Whether the newsroom's own film plays, or has ended. */
const filmPlays = (page: Page) =>
  player(page)
    .locator('[data-part=video]')
    .evaluate((film) => film instanceof HTMLVideoElement && film.currentTime > 0);

/** Opens the page of a film, and presses play with the keyboard. */
async function press(page: Page, portal: RunningPortal, address = addressOf(portal)): Promise<void> {
  await page.goto(address);
  await player(page).dispatchEvent('pointerenter');
  await expect(player(page)).toHaveAttribute('data-island-status', 'awake');
  const start = player(page).locator('[data-part=start]');
  await start.focus();
  await page.keyboard.press('Enter');
}
const toldOf = (asked: readonly string[]) =>
  asked.filter((url) => url.startsWith(TOLD)).map((url) => url.slice(TOLD.length));

test('before consent and after a refusal a film plays, without third-party requests', async ({
  page,
  context,
  portal,
}) => {
  const { asked } = await filmAdServer(context, 'ad');
  await press(page, portal);
  await expect.poll(() => filmPlays(page)).toBe(true);
  await decided(context, portal, 'none');
  await press(page, portal);
  await expect.poll(() => filmPlays(page)).toBe(true);
  expect(asked).toEqual([]);
  expect(await steps(page)).toEqual([]);
});

test('an ad is labelled, can be paused and skipped by keyboard, and the film follows', async ({
  page,
  context,
  portal,
}, { project }) => {
  const { asked } = await filmAdServer(context, 'ad');
  await decided(context, portal, 'ads');
  await page.goto(addressOf(portal));
  // No request until the reader presses play.
  await player(page).dispatchEvent('pointerenter');
  await expect(player(page)).toHaveAttribute('data-island-status', 'awake');
  expect(asked).toEqual([]);
  await press(page, portal);
  await expect(ad(page)).toBeVisible();
  await expect(ad(page).locator('[data-part=play]')).toBeFocused();
  await expect.poll(() => toldOf(asked)).toContain('inline/start');
  // Paused in its first second, so that the check can take its time.
  await page.keyboard.press('k');
  await expect(ad(page).getByRole('button', { name: 'Reprodueix' })).toBeVisible();
  await expect(ad(page).locator('[data-part=left]')).toContainText(/^Publicitat · 0:0\d$/);
  await expect(player(page).getByRole('region', { name: 'Publicitat abans del vídeo' })).toBeVisible();
  await expect(ad(page).getByRole('status')).toHaveText('Publicitat. El vídeo comença quan s’acaba.');
  expect(asked[0]).toMatch(
    new RegExp(`/vast\\?map=${project.name === 'phone' ? 'mobile' : 'desktop'}&cb=\\d+$`),
  );
  await expect(ad(page).locator('[data-part=skip-later]')).toBeVisible();
  await expect
    .poll(() => toldOf(asked).toSorted())
    .toEqual(['inline/impression', 'inline/pause', 'inline/start']);
  await page.keyboard.press('m');
  await expect(ad(page).getByRole('button', { name: 'Posa el so' })).toBeVisible();
  await expectNoFault(page);
  const visit = ad(page).getByRole('link', { name: 'Visita l’anunciant' });
  await expect(visit).toHaveAttribute('href', 'https://shop.example.org/');
  await expect(visit).toHaveAttribute('rel', /sponsored/);
  await page.keyboard.press('k');
  const skip = ad(page).getByRole('button', { name: 'Omet l’anunci' });
  await expect(skip).toBeVisible();
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(ad(page)).toHaveCount(0);
  await expect(player(page).locator('[data-part=controls] [data-part=play]')).toBeFocused();
  await expect.poll(() => filmPlays(page)).toBe(true);
  await expect.poll(() => toldOf(asked)).toContain('inline/skip');
  await expect
    .poll(() => toldOf(asked))
    .toEqual(expect.arrayContaining(['inline/pause', 'inline/resume', 'inline/mute']));
  expect(toldOf(asked)).not.toContain('inline/complete');
  expect(await steps(page)).toEqual(['start', 'skip']);
  // The ad is shown only once.
  const before = asked.length;
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect(ad(page)).toHaveCount(0);
  expect(asked.length).toBe(before);
});

test('an ad behind a wrapper plays to its end, and both servers are notified', async ({
  page,
  context,
  portal,
}) => {
  const { asked } = await filmAdServer(context, 'wrapped');
  await decided(context, portal, 'ads');
  await press(page, portal);
  await expect(ad(page)).toBeVisible();
  await expect(ad(page)).toHaveCount(0);
  await expect.poll(() => filmPlays(page)).toBe(true);
  const all = ['impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'];
  await expect
    .poll(() => toldOf(asked).toSorted())
    .toEqual(['inline', 'wrapper'].flatMap((by) => all.map((step) => `${by}/${step}`)).toSorted());
  expect(await steps(page)).toEqual(['start', 'complete']);
});

const FAILURES: readonly (readonly [FilmAdAnswer, readonly string[]])[] = [
  ['loop', Array.from({ length: 6 }, () => 'wrapper/error-302')],
  ['empty', ['empty/error-303']],
  ['failing', []],
  ['rubbish', []],
  ['endless', []],
  ['late', []],
  ['unplayable', ['inline/error-403']],
  ['gone', ['inline/error-400']],
  ['stalled', ['inline/error-400']],
];
for (const [answer, errors] of FAILURES)
  test(`if the ad server is ${answer}, the film still plays`, async ({ page, context, portal }) => {
    const { asked, release } = await filmAdServer(context, answer);
    await decided(context, portal, 'ads');
    await press(page, portal);
    await expect.poll(() => filmPlays(page)).toBe(true);
    await expect(ad(page)).toHaveCount(0);
    await expect.poll(() => toldOf(asked)).toEqual(errors);
    expect(await steps(page)).toEqual([]);
    release();
  });

test('after a withdrawal the ad is removed and the film plays', async ({ page, context, portal }) => {
  const { asked } = await filmAdServer(context, 'ad');
  // Double of a publisher's own platform, which reports a withdrawal on the same page.
  await page.addInitScript(() => {
    const listeners: ((data: unknown, isSuccess: boolean) => void)[] = [];
    const data = (agrees: boolean) => ({
      purpose: { consents: { 1: agrees, 2: agrees, 7: agrees } },
      vendor: { consents: { 755: agrees } },
    });
    Object.assign(window, {
      __tcfapi: (_command: string, _version: number, listener: (typeof listeners)[number]) => {
        listeners.push(listener);
        listener(data(true), true);
      },
      withdraw: () => {
        for (const listener of listeners) listener(data(false), true);
      },
    });
  });
  await press(page, portal);
  await expect(ad(page)).toBeVisible();
  await expect.poll(() => toldOf(asked)).toContain('inline/start');
  await page.evaluate(() => Reflect.get(window, 'withdraw')());
  await expect(ad(page)).toHaveCount(0);
  await expect.poll(() => filmPlays(page)).toBe(true);
  expect(toldOf(asked)).not.toContain('inline/complete');
});

test.describe('by Google’s IMA', () => {
  const imaAddress = ({ port }: RunningPortal) =>
    `http://ribera.localhost:${port}/actualidad/video-puente-grieta/`;
  const said = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'imaSaid') ?? []);

  test('an ad is requested after consent when the reader presses play, and the film follows it', async ({
    page,
    context,
    portal,
  }, { project }) => {
    const asked = await imaDouble(context, 'ad');
    await press(page, portal, imaAddress(portal));
    await expect.poll(() => filmPlays(page)).toBe(true);
    expect(asked).toEqual([]);
    await decided(context, portal, 'ads', imaAddress(portal));
    await press(page, portal, imaAddress(portal));
    const skip = ad(page).getByRole('button', { name: 'Skip (double)' });
    await expect(skip).toBeVisible();
    expect(asked).toEqual([IMA_SCRIPT]);
    const map = project.name === 'phone' ? 'mobile' : 'desktop';
    expect((await said(page)).slice(0, 3)).toEqual([
      'initialize',
      expect.stringMatching(new RegExp(`^asked https://ads\\.example\\.org/vast\\?map=${map}&cb=\\d+$`)),
      'init true',
    ]);
    await expectNoFault(page);
    await skip.click();
    await expect(ad(page)).toHaveCount(0);
    await expect.poll(() => filmPlays(page)).toBe(true);
    expect(await steps(page)).toEqual(['start', 'skip']);
    await expect
      .poll(async () => (await said(page)).slice(3))
      .toEqual(['manager gone', 'loader gone', 'container gone']);
  });

  for (const answer of ['error', 'silent', 'gone'] satisfies ImaAnswer[])
    test(`if it is ${answer}, the film still plays`, async ({ page, context, portal }) => {
      await imaDouble(context, answer);
      await decided(context, portal, 'ads', imaAddress(portal));
      await press(page, portal, imaAddress(portal));
      await expect.poll(() => filmPlays(page)).toBe(true);
      await expect(ad(page)).toHaveCount(0);
      expect(await steps(page)).toEqual([]);
    });
});
