import { expect, expectNoFault, test } from './account';

test.use({ javaScriptEnabled: false });

test('a newsletter has a public page, and its unsubscribe links only act on a button', async ({
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
  await expect(page.getByRole('main').locator('a[href="/boletines/"]')).toBeVisible();

  const none = await page.goto(portal.url(site, '/boletines/baja/'));
  expect(none?.status()).toBe(400);
  await page.goto(portal.url(site, '/boletines/baja/?token=cap'));
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    site === 'far' ? 'No t’hem pogut donar de baixa' : 'No hemos podido darte de baja',
  );
});

test('a reader without an account gives an address on a newsletter’s own page, and gets it back if there is an error', {
  tag: '@gate',
}, async ({ page, portal }) => {
  await page.goto(portal.url('far', '/butlletins/primera-hora/'));
  await expect(page.getByText('La tria de la portada, cada dia a les 6.30 h.').first()).toBeVisible();
  const form = page.locator('[data-part=newsletter-module]');
  const email = form.locator('[name=email]');
  await email.fill('algu@example.org');
  // Simulates a browser that does not validate forms.
  await form.locator('form').evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
  });
  await form.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Primera hora' })).toBeVisible();
  await expect(email).toHaveValue('algu@example.org');
  // Only the checkbox is invalid.
  await expect(form).toContainText('Has d’acceptar les condicions legals');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('checkbox').check();
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/que=subscriptionAsked/);
});

test('a reader without an account finds all newsletters, and the form of each', async ({
  page,
  portal,
  site,
  browser,
}) => {
  const newsletter = site === 'far' ? 'primera-hora' : 'la-manana';
  await page.goto(portal.url(site, `/butlletins/${newsletter}/`));
  await page.getByRole('main').locator('a[href="/boletines/"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    site === 'far' ? 'Tria els teus butlletins' : 'Elegir tus boletines',
  );
  // The heading may appear while the rest is still loading.
  await page.waitForLoadState();
  const choice = page.locator('[data-part=newsletter-choice]');
  const headings = choice.getByRole('heading');
  const names = await headings.allTextContents();
  expect(names.length).toBeGreaterThan(1);
  // Each has a button of touch size.
  const ways = choice.getByRole('link');
  await expect(ways).toHaveCount(names.length);
  const smallest = () =>
    ways.evaluateAll((links) =>
      Math.min(...links.map((link) => Math.round(link.getBoundingClientRect().height))),
    );
  // Its style sheet is linked, and may load after the text.
  await expect.poll(smallest).toBeGreaterThanOrEqual(44);
  await ways.last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.at(-1) ?? '');
  await expect(page.locator('[data-part=newsletter-module] [name=email]')).toBeVisible();
  await expect(headings).toHaveText(names.slice(0, -1));
  // axe needs JavaScript.
  const scripted = await browser.newContext({ javaScriptEnabled: true });
  const looked = await scripted.newPage();
  for (const address of [portal.url(site, '/boletines/'), page.url()]) {
    await looked.goto(address);
    await expectNoFault(looked);
  }
  await scripted.close();
  // An unknown newsletter does not select another.
  const unknown = await page.goto(portal.url(site, '/boletines/?butlletins=cap'));
  expect(unknown?.status()).toBe(404);
  await expect(page.locator('[data-part=newsletter-module]')).toHaveCount(0);
});

test('the page that ends a subscription names the newsletter', async ({ page, portal }) => {
  await page.goto(portal.url('far', '/boletines/baja/?token=cap&butlletins=primera-hora'));
  await expect(page.getByRole('main')).toContainText('no rebràs més «Primera hora»');
  await page.goto(portal.url('far', '/acceso/resultado/?que=unsubscribed&butlletins=primera-hora'));
  await expect(page.getByText('No rebràs més «Primera hora».')).toBeVisible();
});
