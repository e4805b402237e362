import { awake, expectNoFault, loggedIn } from './account';
import { expect, test } from './portal';

const RECIPE = '/cuina/bunyols-de-vent-obrador/';

test('a failure without a visible place is reported once, however often it happens, and can be retried', {
  tag: '@gate',
}, async ({ page, portal }) => {
  await loggedIn(page, portal, 'far');
  let isDown = true;
  let asked = 0;
  await page.route('**/api/front/reactions/**', (route) => {
    asked += 1;
    return isDown ? route.abort() : route.continue();
  });
  await page.goto(portal.url('far', RECIPE));
  await awake(page, 'like');
  await page.locator('portal-island[name=rating]').scrollIntoViewIfNeeded();
  await awake(page, 'rating');
  const notice = page.locator('[data-part=toast][data-kind=warning]');
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText('No hem pogut connectar amb el servidor.');
  await expectNoFault(page);

  // It fails again, and is reported again.
  const before = asked;
  await notice.getByRole('button', { name: 'Torna-ho a provar' }).click();
  await expect.poll(() => asked).toBeGreaterThanOrEqual(before + 2);
  await expect(notice).toHaveCount(1);
  isDown = false;
  await notice.getByRole('button', { name: 'Torna-ho a provar' }).click();
  await expect(notice).toHaveCount(0);
});

test('Escape closes the report, and this page does not show it again', async ({ page, portal }) => {
  await page.route('**/api/front/reactions/**', (route) => route.abort());
  await page.goto(portal.url('far', RECIPE));
  await awake(page, 'rating');
  const notice = page.locator('[data-part=toast]');
  await expect(notice).toHaveCount(1);
  await notice.getByRole('button', { name: 'Torna-ho a provar' }).focus();
  await page.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);
});

test('none of it is loaded without a failure', async ({ page, portal }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(portal.url('far', RECIPE));
  await page.locator('portal-island[name=rating]').scrollIntoViewIfNeeded();
  await awake(page, 'rating');
  expect(scripts.filter((url) => /failure-list/.test(url))).toEqual([]);
});
