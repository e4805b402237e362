import type { Page } from 'playwright/test';
import { atRest } from './at-rest';
import { expectNoFault } from './axe';
import { invitationPath, joinDesk, openAtDesk } from './desk';
import { ADDRESSES, COMMENTED, expect, test } from './portal';

/** A browser with a human user: automated ones are not counted. */
const READER = {
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
};
test.use(READER);

const looked = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }));
/**
 * Leaves the page for another tab, because Playwright sees no beacon of a page that closes.
 * @returns the beacon
 */
async function left(page: Page) {
  const telling = page.waitForRequest((request) => request.url().includes('/webapi/view?'), {
    timeout: 10_000,
  });
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  return telling;
}
/** Waits until the measuring script runs. */
async function measured(page: Page): Promise<void> {
  const script = await page.waitForResponse((response) => /\/measuring-[^/]+\.js$/.test(response.url()));
  // A module runs once: importing it again waits until it has run.
  await page.evaluate((url) => import(url), script.url());
}

test('a read story is counted once when it is left, with the source and the depth of reading, and nothing is stored', {
  tag: '@gate',
}, async ({ page, portal, context }) => {
  await looked(page);
  await page.goto(portal.url('far', '/territori/'));
  const measuring = measured(page);
  await page.goto(portal.url('far', ADDRESSES.far.article), { referer: portal.url('far', '/territori/') });
  await measuring;
  await page
    .locator('[data-part=article] [data-part=body]')
    .evaluate((body) => body.scrollIntoView({ block: 'end' }));
  const told = await left(page);
  const query = new URL(told.url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    content: expect.stringMatching(/^\d+$/),
    source: 'own',
    quarter: '4',
    seconds: expect.stringMatching(/^\d+$/),
  });
  expect(told.postData()).toBeNull();
  expect((await told.allHeaders()).cookie).toBeUndefined();
  expect((await told.response())?.status()).toBe(204);
  expect(await context.cookies()).toEqual([]);
});

test('an automated browser, a glance and a page that is no story send nothing', async ({
  page,
  portal,
  browser,
}) => {
  const told: string[] = [];
  const listen = (on: Page) =>
    on.on('request', (request) => {
      if (request.url().includes('/webapi/view')) told.push(request.url());
    });
  listen(page);
  // A glance.
  await looked(page);
  await page.goto(portal.url('far', ADDRESSES.far.article));
  await atRest(page, () => page.goto(portal.url('far', '/territori/')));
  await page.goto(portal.url('far', '/'));
  const robot = await browser.newPage(READER);
  listen(robot);
  const measuring = measured(robot);
  await robot.goto(portal.url('far', ADDRESSES.far.article));
  await measuring;
  await robot.goto(portal.url('far', '/'));
  await robot.close();
  expect(told).toEqual([]);
});

test('the desk shows current reading, its sources and depth, without JavaScript too', async ({
  page,
  portal,
  browser,
  isMobile,
}) => {
  const reader = await browser.newPage(READER);
  await looked(reader);
  const measuring = measured(reader);
  await reader.goto(portal.url('far', COMMENTED.far), { referer: 'https://www.google.com/' });
  await measuring;
  const title = (await reader.getByRole('heading', { level: 1 }).textContent()) ?? '';
  // A browser that closes may abort a beacon that has just started.
  expect((await (await left(reader)).response())?.status()).toBe(204);
  await reader.close();

  await joinDesk(
    page,
    portal.url(
      'far',
      await invitationPath(`lectures-${isMobile ? 'mobil' : 'taula'}@far.example`, 'moderator'),
    ),
    'Laia Soler',
  );
  await openAtDesk(page, 'Lectures');
  await expect(page.getByRole('heading', { level: 1, name: 'Lectures' })).toBeVisible();
  // A portal sends its counts every few seconds.
  const row = page.getByRole('row').filter({ hasText: title.trim() });
  await expect(async () => {
    await page.getByRole('link', { name: 'Torna a mirar' }).click();
    await expect(row).toContainText('Cercadors', { timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Avui', exact: true }).click();
  await expect(page).toHaveURL(/span=today$/);
  await expect(row).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'D’on venen els lectors' })).toBeVisible();
  await expectNoFault(page);
  const { status } = await portal.ask('far', '/redaccio/lectures/');
  expect(status).toBe(303);
});
