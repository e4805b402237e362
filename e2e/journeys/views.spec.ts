import type { Page } from 'playwright/test';
import { atRest } from './at-rest';
import { expectNoFault } from './axe';
import { invitationPath, joinDesk, openAtDesk } from './desk';
import { ADDRESSES, COMMENTED, expect, test } from './portal';

/** A browser that somebody looks at: what programs drive is not counted. */
const READER = {
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
};
test.use(READER);

const looked = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }));
/** Leaves the page for another tab; what it tells as it is closed no tool hears of. @returns what it told */
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
/** The script that counts has been loaded, and has looked at what is in sight. */
async function measured(page: Page): Promise<void> {
  const script = await page.waitForResponse((response) => /\/measuring-[^/]+\.js$/.test(response.url()));
  // A module is run once: who asks for it again hears when it has been.
  await page.evaluate((url) => import(url), script.url());
}

test('a story that is read is counted once as it is left, with where its reader came from and how far they got, and nothing is kept', {
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

test('a program’s browser, a glance and a page that is no story tell nothing', async ({
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

test('the desk sees what is read now, from where and how far, without script too', async ({
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
  // A browser that is closed may take back what it has only just begun to tell.
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
  // A portal tells its sums every few seconds.
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
