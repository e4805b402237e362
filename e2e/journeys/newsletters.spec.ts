import { expect, test } from './account';

test.use({ javaScriptEnabled: false });

test('a newsletter has a page for everybody, and its links out are a button, not a look', async ({
  page,
  portal,
  site,
}) => {
  const newsletter = site === 'far' ? 'primera-hora' : 'la-manana';
  const unknown = await page.goto(portal.url(site, '/butlletins/cap/'));
  expect(unknown?.status()).toBe(404);
  const answer = await page.goto(portal.url(site, `/butlletins/${newsletter}/`));
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/perfil/boletines/"]')).toBeVisible();

  const none = await page.goto(portal.url(site, '/boletines/baja/'));
  expect(none?.status()).toBe(400);
  await page.goto(portal.url(site, '/boletines/baja/?token=cap'));
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    site === 'far' ? 'No t’hem pogut donar de baixa' : 'No hemos podido darte de baja',
  );
});
