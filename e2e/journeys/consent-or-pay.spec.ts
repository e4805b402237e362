import type { Page } from 'playwright/test';
import { expectNoFault, loggedIn } from './account';
import { atRest } from './at-rest';
import { boxOf } from './boxes';
import { expect, test } from './or-pay-portal';
import { ADDRESSES } from './portal';

const wallOf = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const besideOf = (page: Page) => page.locator('[data-part=consent-notice]');
const decisionIn = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'consent')?.value;
const consentIsland = (page: Page) => page.locator('portal-island[name=consent]');

test('a page is blocked by two equal choices, without third-party requests, until its reader consents or pays', {
  tag: '@gate',
}, async ({ page, url, site, words, foreign }) => {
  await page.goto(url(ADDRESSES[site].article));
  const wall = wallOf(page, words.title);
  await expect(wall).toBeVisible();
  await expect(wall).toContainText('6 €');
  await expectNoFault(page, '[role=dialog]');
  const [accept, pay] = await Promise.all([
    boxOf(wall.getByRole('button', { name: words.yes })),
    boxOf(wall.getByRole('link', { name: words.pay })),
  ]);
  expect([pay.width, pay.height]).toEqual([accept.width, accept.height]);
  // The page behind is inert and does not scroll, but can be printed.
  expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(true);
  await page.mouse.wheel(0, 900);
  await page.keyboard.press('Escape');
  await expect(wall).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect(wall).toBeHidden();
  await expect(page.locator('main h1')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  expect(foreign).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);

  const recorded = page.waitForResponse(/\/api\/front\/consent$/);
  await wall.getByRole('button', { name: words.yes }).click();
  expect((await recorded).status()).toBe(200);
  await expect(wall).toHaveCount(0);
  await expect.poll(() => decisionIn(page)).toMatch(/^2-1-600EUR-month\.embeds-analytics-ads\./);
  await expect(page.locator('[data-part=ad-slot][data-filled]').first()).toBeVisible();
  foreign.length = 0;
  await page.reload();
  await expect.poll(() => foreign.length).toBeGreaterThan(0);
  // A reader who has consented needs no component.
  await expect(consentIsland(page)).toHaveAttribute('data-island-status', 'asleep');
  await expect(wall).toHaveCount(0);
});

test('in a low window choosing is visible together with accepting and paying', async ({
  page,
  url,
  words,
}) => {
  for (const [width, height] of [
    [640, 360],
    [844, 390],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(url());
    const wall = wallOf(page, words.title);
    await expect(wall).toBeVisible();
    const answers = [
      wall.getByRole('button', { name: words.yes }),
      wall.getByRole('link', { name: words.pay }),
      wall.getByRole('button', { name: words.choose }),
    ];
    for (const answer of answers) await expect(answer, `${width}`).toBeInViewport({ ratio: 1 });
    const [accept, pay] = await Promise.all(answers.slice(0, 2).map(boxOf));
    expect(pay?.height, `${width}`).toBe(accept?.height);
    // The text scrolls, and more than one line of it is visible.
    const room = await wall.evaluate((element) => {
      const foot = element.querySelector('[data-part=consent-ways]');
      return (foot?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top;
    });
    expect(room, `${width}`).toBeGreaterThan(height / 3);
    await wall.getByRole('link', { name: words.login }).focus();
    await expect(wall.getByRole('link', { name: words.login })).toBeInViewport({ ratio: 0.95 });
    await expect(answers[0] ?? wall).toBeInViewport({ ratio: 1 });
  }
});

test('the focus stays within the question, choices are made one by one, and both ways are found again', async ({
  page,
  url,
  words,
  foreign,
}) => {
  await page.goto(url());
  const wall = wallOf(page, words.title);
  await expect(wall).toBeFocused();
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => wall.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await wall.getByRole('button', { name: words.choose }).press('Enter');
  const choices = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: words.save }) });
  // Once it has the focus, it handles keys.
  await expect.poll(() => choices.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  // Shown before a choice: refusing does not give access.
  await expect(choices).toContainText(words.refusing);
  await page.keyboard.press('Escape');
  await expect(choices).toHaveCount(0);
  await expect(wall.getByRole('button', { name: words.choose })).toBeFocused();
  await page.keyboard.press('Enter');
  await choices.getByRole('button', { name: words.save }).press('Enter');
  await expect(wall).toContainText(words.chosen);
  await expect.poll(() => decisionIn(page)).toMatch(/^2-1-600EUR-month\.none\./);
  // The next page asks the same, without any third-party request.
  await page.reload();
  await expect(wall).toContainText(words.chosen);
  expect(foreign).toEqual([]);
  await wall.getByRole('button', { name: words.yes }).press('Enter');
  await expect(wall).toHaveCount(0);

  // Withdrawn at the bottom of the page as usual: the next page asks again.
  await page.getByRole('contentinfo').getByRole('button', { name: words.open }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.no }).click();
  await expect(wall).toContainText(words.chosen);
});

test('a subscriber reads without a notice or third-party requests', async ({
  page,
  url,
  site,
  portal,
  words,
  foreign,
}) => {
  await loggedIn(page, portal, site);
  const article = ADDRESSES[site].article;
  await page.goto(url(article));
  const wall = wallOf(page, words.title);
  // A logged-in reader is not asked to log in.
  await expect(wall).toBeVisible();
  await expect(wall.getByRole('link', { name: words.login })).toHaveCount(0);
  await wall.getByRole('link', { name: words.pay }).click();

  await expect(page).toHaveURL(/\/subscripcio\/.*#offer-mensual$/);
  await expect(besideOf(page)).toBeVisible();
  await expect(wall).toHaveCount(0);
  await expectNoFault(page);
  await page.getByRole('button', { name: words.checkout }).click();
  await page.getByRole('button', { name: 'Paga' }).click();
  await expect(page.locator('[data-subscription=current]')).toContainText('Mensual');
  await page.getByRole('link', { name: words.goOn }).click();

  await expect(page).toHaveURL(url(article));
  const asked = page.waitForResponse(/\/api\/front\/subscriptions\/$/);
  await atRest(page, () => page.reload());
  await asked;
  await expect(consentIsland(page)).toHaveAttribute('data-island-status', 'awake');
  await expect(wall).toHaveCount(0);
  await expect(besideOf(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
  expect(foreign).toEqual([]);
  expect(await decisionIn(page)).toBeUndefined();

  // The subscription belongs to the account: without a session the reader is asked again.
  await page.context().clearCookies();
  await page.reload();
  await expect(wall.getByRole('link', { name: words.login })).toBeVisible();
});

const FREE = [
  '/legal/avis/',
  '/legal/condicions/',
  '/legal/privacitat/',
  '/legal/galetes/',
  '/legal/accessibilitat/',
  '/legal/correccions/',
  '/legal/propietat/',
  '/legal/ia/',
  '/legal/privacitat/1/',
  '/subscripcio/',
  '/acceso/',
  '/registro',
  '/contacte/',
  '/no-hi-es/',
];

test('pages that must be free are not covered, and show a small question instead', async ({
  page,
  url,
  site,
  words,
}) => {
  const own = site === 'far' ? ['/cultura/'] : [];
  for (const address of [...FREE, ...own]) {
    await page.goto(url(address));
    await expect(besideOf(page), address).toBeVisible();
    await expect(besideOf(page), address).toContainText(words.title);
    await expect(page.getByRole('dialog'), address).toHaveCount(0);
  }
  await expectNoFault(page, '[data-part=consent-notice]');
});

test.describe('a search engine', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('reads without a question or third-party requests', async ({ page, url, words, foreign }) => {
    await atRest(page, () => page.goto(url()));
    await expect(consentIsland(page)).toHaveAttribute('data-island-status', 'awake');
    await expect(wallOf(page, words.title)).toHaveCount(0);
    await expect(besideOf(page)).toHaveCount(0);
    expect(foreign).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the document has no third-party content, and can be read', { tag: '@gate' }, async ({
    page,
    url,
    site,
    foreign,
  }) => {
    await page.goto(url(ADDRESSES[site].article));
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(foreign).toEqual([]);
  });
});
