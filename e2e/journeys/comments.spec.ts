import type { Page } from 'playwright/test';
import {
  awake,
  expect,
  expectNoFault,
  heldBack,
  linkTo,
  loggedIn,
  logIn,
  PASSWORD,
  test,
  withAccount,
} from './account';
import { box, one, openComments, publish, TEXTS, words } from './comments';
import { told } from './data-layer';
import { COMMENTED } from './portal';

test('a reader writes, edits, answers and deletes a comment; another votes for it and reports it', {
  tag: '@gate',
}, async ({ page, portal, site, browser }) => {
  test.slow();
  const t = TEXTS[site];
  const address = portal.url(site, COMMENTED[site]);
  await loggedIn(page, portal, site);
  await openComments(page, address);
  const text = words();
  await publish(page, site, text);
  await expect(one(page, text).locator('[data-part=comment-tools]')).toBeVisible();
  await expect(box(page, site)).toHaveValue('');
  await expect
    .poll(() => told(page, 'comment'))
    .toEqual([{ event: 'comment', content_id: expect.any(String) }]);
  await expectNoFault(page, '#comments');

  await one(page, text).getByRole('button', { name: t.edit, exact: true }).click();
  const mend = page.getByRole('textbox', { name: t.mend });
  await expect(mend).toBeFocused();
  await mend.fill(`${text}, ben escrites`);
  await page.getByRole('form', { name: t.mend }).getByRole('button', { name: t.save }).click();
  await expect(one(page, `${text}, ben escrites`)).toBeVisible();

  const other = await browser.newContext();
  const second = await other.newPage();
  await loggedIn(second, portal, site);
  await openComments(second, address);
  const seen = one(second, text);
  await seen.getByRole('button', { name: t.agree }).click();
  await expect(seen.getByRole('button', { name: t.agree, pressed: true })).toHaveText('1');
  await seen.getByRole('button', { name: t.reply }).click();
  const answer = words();
  await second.keyboard.type(answer);
  await second.getByRole('button', { name: t.publish, exact: true }).last().click();
  await expect(one(second, answer)).toBeVisible();
  await seen.getByRole('button', { name: t.report }).click();
  const dialog = second.getByRole('dialog');
  await dialog.getByRole('radio', { name: t.spam }).check();
  await dialog.getByRole('button', { name: t.reportIt }).click();
  await expect(seen.getByText(t.reported)).toBeVisible();
  await openComments(second, address);
  await expect(seen.getByRole('button', { name: t.agree, pressed: true })).toBeVisible();
  await expect(seen.getByText(t.reported)).toBeVisible();
  await second.getByRole('link', { name: t.best }).click();
  await expect(second.getByRole('link', { name: t.best })).toHaveAttribute('aria-current', 'true');
  await other.close();

  await openComments(page, address);
  await one(page, text).getByRole('button', { name: t.remove, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.remove, exact: true }).click();
  await expect(one(page, text)).toHaveCount(0);
  await expect(one(page, answer)).toBeVisible();
});

test('a comment started before the login is in the box after it', { tag: '@gate' }, async ({
  page,
  portal,
  site,
  words: login,
}) => {
  const address = portal.url(site, COMMENTED[site]);
  const reader = await withAccount(page, portal, site);
  await openComments(page, address);
  const text = words();
  await publish(page, site, text);
  await page.getByRole('dialog').getByRole('link').first().click();
  await awake(page, 'login');
  await logIn(page, login, reader.email, PASSWORD);
  await expect(page).toHaveURL(`${address}#comments`);
  await awake(page, 'comments');
  await expect(box(page, site)).toHaveValue(text);
  await page.getByRole('button', { name: TEXTS[site].publish, exact: true }).click();
  await expect(one(page, text).locator('[data-part=comment-tools]')).toBeVisible();
});

test('a comment that does not arrive is kept, and sent once when the network is back', {
  tag: '@gate',
}, async ({ page, portal, site, context }) => {
  const address = portal.url(site, COMMENTED[site]);
  await loggedIn(page, portal, site);
  await openComments(page, address);
  const text = words();
  // The request arrives, but its response is lost.
  await page.evaluate(() => {
    const real = window.fetch;
    window.fetch = async (...asked) => {
      const answer = await real(...asked);
      const [request] = asked;
      if (request instanceof Request && request.method === 'POST') throw new TypeError('connection reset');
      return answer;
    };
    addEventListener('offline', () => {
      window.fetch = real;
    });
  });
  await publish(page, site, text);
  await expect(page.locator('[data-part=pending] [data-status=failed]')).toContainText(TEXTS[site].failed);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.locator('[data-part=pending]')).toHaveCount(0);
  await expect(one(page, text)).toHaveCount(1);
  await openComments(page, address);
  await expect(one(page, text)).toHaveCount(1);
});

test('a reader who types before the session is known keeps the focus in the box', async ({
  page,
  portal,
  site,
}) => {
  await loggedIn(page, portal, site);
  const { letGo } = await heldBack(page, /\/api\/front\/comments\/[^/]+\/reader/);
  await openComments(page, portal.url(site, COMMENTED[site]));
  const text = words();
  const answer = page.waitForResponse(/\/api\/front\/comments\/[^/]+\/reader/);
  await box(page, site).click();
  await page.keyboard.type(text.slice(0, 10));
  letGo();
  await (await answer).finished();
  // A frame is painted with the response.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await expect(box(page, site)).toBeFocused();
  await page.keyboard.type(text.slice(10));
  await expect(box(page, site)).toHaveValue(text);
});

test('a reader keeps writing while a comment is being sent', async ({ page, portal, site }) => {
  await loggedIn(page, portal, site);
  await openComments(page, portal.url(site, COMMENTED[site]));
  const { letGo } = await heldBack(page, /\/api\/front\/comments\/[^/]+$/);
  const [first, second] = [words(), words()];
  await publish(page, site, first);
  await expect(page.locator('[data-part=pending] [data-status=sending]')).toContainText(first);
  await box(page, site).click();
  await page.keyboard.type(second);
  letGo();
  await expect(one(page, first).locator('[data-part=comment-tools]')).toBeVisible();
  await expect(box(page, site)).toBeFocused();
  await expect(box(page, site)).toHaveValue(second);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a reader who is logged out while writing is notified, and finds their text on going back', async ({
    page,
    portal,
    site,
  }) => {
    await page.goto(portal.url(site, COMMENTED[site]));
    const text = words();
    await publish(page, site, text);
    const error = page.locator('[data-part=error-page][data-status="401"]');
    await expect(error.getByRole('link').first()).toHaveAttribute('href', /^\/acceso\/\?backUrl=/);
    await expectNoFaultWithoutScript(page);
    await page.goBack();
    await expect(page.getByRole('textbox').filter({ visible: true }).last()).toHaveValue(text);
  });

  test('a reader comments, answers, votes and reports by forms', { tag: '@gate' }, async ({
    page,
    portal,
    site,
    browser,
  }) => {
    test.slow();
    const t = TEXTS[site];
    const scripted = await browser.newContext();
    const helper = await scripted.newPage();
    await loggedIn(helper, portal, site);
    await page.context().addCookies(await scripted.cookies());
    await page.goto(portal.url(site, COMMENTED[site]));
    const text = words();
    await publish(page, site, text);
    await expect(page).toHaveURL(/\/comentaris\/\d+\/\d+\/#comment-\d+$/);
    await expect(one(page, text)).toBeVisible();
    await expectNoFaultWithoutScript(page);

    await loggedIn(helper, portal, site);
    await page.context().clearCookies();
    await page.context().addCookies(await scripted.cookies());
    const own = page.url();
    await page.goto(own);
    const answer = words();
    await page.getByRole('textbox').first().fill(answer);
    await page.getByRole('button', { name: t.publish, exact: true }).click();
    await expect(one(page, answer)).toBeVisible();
    await expect(one(page, text)).toBeVisible();
    await page.goto(own);
    await page.getByRole('button', { name: t.agree }).click();
    await expect(page).toHaveURL(own);
    await page.locator('select[name=reason]').selectOption({ label: t.spam });
    await page.getByRole('button', { name: t.reportIt, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.thanks })).toBeVisible();
    await scripted.close();
  });
});

/** axe cannot run without JavaScript: at least every field and button has a name. */
async function expectNoFaultWithoutScript(page: Page): Promise<void> {
  for (const control of await page.locator('[data-part=comment-acts] button').all())
    await expect(control).toHaveAccessibleName(/\S/);
}

test('a refused comment is emailed with its reasons, and the link leads to an appeal', async ({
  page,
  portal,
  site,
}) => {
  const t = TEXTS[site];
  const reader = await loggedIn(page, portal, site);
  await openComments(page, portal.url(site, COMMENTED[site]));
  await publish(page, site, t.insult);
  await expect(page.locator('[data-part=pending] [data-status=refused]')).toContainText(t.insult);
  await page.context().clearCookies();
  await page.goto(await linkTo(portal, reader.email, 'appeal'));
  await expectNoFault(page);
  const appeal = page.locator('[data-part=comment-appeal]');
  await appeal.getByRole('textbox').fill(' ');
  await appeal.getByRole('button').click();
  await expect(appeal.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await appeal.getByRole('textbox').fill(t.plea);
  await appeal.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: t.appealed })).toBeVisible();
});
