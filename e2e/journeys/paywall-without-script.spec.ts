import { expect, expectNoFault, loggedIn, test } from './account';
import { box, publish, words } from './comments';
import { FOR_SUBSCRIBERS, GATE, METERED, TEXT } from './gate';

const SPENT = 'Ja has llegit els articles gratuïts d’aquest mes';

test.use({ javaScriptEnabled: false });

test('metered stories are read by a form, each counted once, and each shows how many are left', {
  tag: '@gate',
}, async ({ page, portal }) => {
  const left = [
    'Aquest mes encara pots llegir 2 articles reservats més.',
    'Aquest mes encara pots llegir 1 article reservat més.',
    'Aquest mes ja no et queda cap més article reservat per llegir.',
  ];
  for (const [nth, path] of METERED.slice(0, 3).entries()) {
    await page.goto(portal.url('far', path));
    const opening = await page.locator(TEXT).count();
    await page.locator(GATE).getByRole('button', { name: 'Llegeix-lo' }).click();
    await expect(page).toHaveURL(/\/perfil\/lectura\//);
    await expect.poll(() => page.locator(TEXT).count()).toBeGreaterThan(opening);
    const answer = await page.reload();
    await expect(page.locator(GATE)).toHaveCount(0);
    // Opening it again uses up nothing; only this reader sees the count.
    await expect(page.locator('[data-part=stories-left]')).toHaveText(left[nth] ?? '');
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
  }
  await page.goto(portal.url('far', METERED[3]));
  await expect(page.locator('[data-part=stories-left]')).toHaveCount(0);
  // Opening the address uses up nothing, and shows nothing.
  await page.goto(portal.url('far', `/perfil/lectura/?path=${encodeURIComponent(METERED[3])}`));
  await expect(page).toHaveURL(portal.url('far', METERED[3]));
  const [refused] = await Promise.all([
    page.waitForResponse(/\/perfil\/lectura\//),
    page.locator(GATE).getByRole('button', { name: 'Llegeix-lo' }).click(),
  ]);
  expect(refused.status()).toBe(403);
  // Shown at the top of the page, and at the end of the text.
  await expect(page.locator('[data-refused=spent]')).toContainText(SPENT);
  await expect(page.getByRole('region', { name: SPENT })).toBeVisible();
  await expect(page.locator(GATE).getByRole('link', { name: 'Mira les subscripcions' })).toBeVisible();
});

test('a reader who requests a text without access sees why, and where to go', async ({
  page,
  portal,
  browser,
}) => {
  const scripted = await browser.newContext({ javaScriptEnabled: true });
  const looked = await scripted.newPage();
  await loggedIn(looked, portal, 'far');
  await page.context().addCookies(await scripted.cookies());
  await looked.goto(portal.url('far', `/perfil/lectura/?path=${encodeURIComponent(FOR_SUBSCRIBERS)}`));
  // axe needs JavaScript.
  await expectNoFault(looked);
  await scripted.close();
  await page.goto(portal.url('far', FOR_SUBSCRIBERS));
  const opening = await page.locator(TEXT).count();
  const [refused] = await Promise.all([
    page.waitForResponse(/\/perfil\/lectura\//),
    page
      .locator(GATE)
      .getByRole('link', { name: /te l’han regalat/ })
      .click(),
  ]);
  expect([refused.status(), refused.headers()['cache-control']]).toEqual([403, 'private, no-store']);
  const why = page.locator('[data-refused=notSubscribed]');
  await expect(why).toContainText('El teu compte no té ara cap subscripció');
  await expect(why).toBeInViewport();
  await expect(page.locator(TEXT)).toHaveCount(opening);
  // The link that led here is not offered again.
  await expect(page.locator(GATE).getByRole('link', { name: /te l’han regalat/ })).toHaveCount(0);
  await expect(why.getByRole('link', { name: 'Ves a les teves subscripcions' })).toHaveAttribute(
    'href',
    '/perfil/subscripcions/',
  );
  await why.getByRole('link', { name: 'Mira les subscripcions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscripcions');
  // It leads back to the text.
  expect(new URL(page.url()).searchParams.get('backUrl')).toBe(FOR_SUBSCRIBERS);
});

test('a reader who cannot read the whole text is refused when commenting on it, and can go back to the comment and to the text', async ({
  page,
  portal,
  browser,
}) => {
  const scripted = await browser.newContext();
  await loggedIn(await scripted.newPage(), portal, 'far');
  await page.context().addCookies(await scripted.cookies());
  await scripted.close();
  await page.goto(portal.url('far', FOR_SUBSCRIBERS));
  const props = await page.locator('portal-island[name=comments]').getAttribute('props');
  const { contentId } = JSON.parse(props ?? '{}');
  await page.goto(portal.url('far', `/comentaris/${contentId}/`));
  const text = words();
  await publish(page, 'far', text);
  const outcome = page.locator('[data-outcome=commentFailed]');
  await expect(outcome).toContainText('Per comentar cal poder llegir l’article sencer.');
  await page.goBack();
  await expect(box(page, 'far')).toHaveValue(text);
  await publish(page, 'far', text);
  await outcome.getByRole('link', { name: 'Torna a l’article' }).click();
  await expect(page).toHaveURL(portal.url('far', FOR_SUBSCRIBERS));
});
