import { readingPath } from '@portal/model';
import { expect, fillRegistration, linkTo, logIn, newReader, open, test } from './account';
import { CLOSED, enter, GATE } from './gate';

const TEXT = '[data-part=body] p';

test('a text for registered readers shows its opening and benefits, and links to the registration and the login', {
  tag: '@gate',
}, async ({ page, portal, site, words }) => {
  await page.goto(portal.url(site, CLOSED[site]));
  await expect(page.locator('[data-part=article-kicker]').getByRole('img')).toHaveAccessibleName(
    words.forReaders,
  );
  const gate = page.getByRole('region', { name: words.gate });
  await expect(gate.locator('[data-part=gate-promise]')).toBeVisible();
  expect(await page.locator(TEXT).count()).toBeGreaterThan(0);
  const back = `backUrl=${encodeURIComponent(CLOSED[site])}`;
  await expect(gate.getByRole('link')).toHaveCount(2);
  await expect(gate.getByRole('link', { name: words.registerLink })).toHaveAttribute(
    'href',
    `/registro?${back}`,
  );
  // A reader who cannot read a text cannot comment on it.
  await expect(page.locator('[data-part=comment-box]')).toBeHidden();
  await expect(page.locator('[data-part=comment-room] [data-part=notice]')).toBeVisible();
  await gate.getByRole('link', { name: words.haveAccount }).click();
  await expect(page).toHaveURL(portal.url(site, `/acceso/?${back}`));
  await expect(page.getByRole('link', { name: words.registered })).toHaveAttribute(
    'href',
    `/registro?${back}`,
  );
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a reader who registers at a gate is led back to the story', {
      tag: javaScriptEnabled ? '@gate' : [],
    }, async ({ page, portal, site, words }) => {
      const reader = newReader();
      const story = portal.url(site, CLOSED[site]);
      await page.goto(story);
      await page.locator(GATE).getByRole('link', { name: words.registerLink }).click();
      if (javaScriptEnabled) await open(page, page.url(), 'registration');
      await fillRegistration(page, site, reader);
      await page.getByRole('button', { name: words.register }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.almost })).toBeVisible();
      await expect(page.getByRole('link', { name: words.backToStory })).toHaveAttribute('href', CLOSED[site]);
      const link = await linkTo(portal, reader.email, 'validation');
      expect(new URL(link).search).toMatch(/^\?token=[\w-]{43}$/);
      await page.goto(link);
      await page.getByRole('button', { name: words.validate }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.validated })).toBeVisible();
      await page.locator('[data-outcome=validated]').getByRole('link', { name: words.loginLink }).click();
      if (javaScriptEnabled) await open(page, page.url(), 'login');
      await logIn(page, words, reader.email);
      if (!javaScriptEnabled) {
        // The whole story is on a private page of the reader.
        await expect(page).toHaveURL(portal.url(site, readingPath(CLOSED[site])));
        await expect(page.locator(GATE)).toHaveCount(0);
        return;
      }
      await expect(page).toHaveURL(story);
      await expect(page.locator('[data-part=rest]')).toBeVisible();
      await expect(page.locator('[data-part=comment-box]')).toBeVisible();
    });
  });

test('a return address outside the site is ignored at every step', { tag: '@gate' }, async ({
  page,
  portal,
  site,
  words,
}) => {
  for (const evil of [
    '//evil.example/',
    '/\\evil.example/',
    'https://evil.example/',
    'javascript:alert(1)',
  ]) {
    const back = `backUrl=${encodeURIComponent(evil)}`;
    for (const address of [
      `/registro?${back}`,
      `/acceso/resultado/?que=registered&${back}`,
      `/acceso/resultado/?que=validated&${back}`,
    ]) {
      const { status, body } = await portal.ask(site, address);
      expect([status, /evil\.example|alert\(1/.test(body.toString())]).toEqual([200, false]);
    }
  }
  await page.goto(portal.url(site, '/acceso/resultado/?que=validated&backUrl=//evil.example/'));
  await expect(page.getByRole('main').getByRole('link', { name: words.loginLink })).toHaveAttribute(
    'href',
    '/acceso/',
  );
});

test('an expired session gives no access: the gate is closed again and shows the login', {
  tag: '@gate',
}, async ({ page, portal, site, words }) => {
  await page.goto(portal.url(site, '/'));
  await enter(page);
  await page.goto(portal.url(site, '/'));
  // The browser keeps today's profile and the hint; only the session itself is gone.
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.context().addCookies(cookies.filter(({ name }) => name === 'userId'));
  await page.goto(portal.url(site, CLOSED[site]));
  await expect(page.locator(GATE).getByRole('link', { name: words.haveAccount })).toBeVisible();
  await expect(page.locator(`${GATE} [role=alert]`)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: words.loginLink })).toBeVisible();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('userId');
});

test('in print a gated text says where it continues', async ({ page, portal, site, words }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(portal.url(site, CLOSED[site]));
  const line = page.locator(GATE).locator('p:visible, h2:visible, a:visible');
  await expect(line).toHaveText(words.onPaper);
  const [, address] = words.onPaper.exec((await line.textContent()) ?? '') ?? [];
  expect(address).toBe(portal.url(site, CLOSED[site]));
});

test('the public page is identical for a logged-in reader', async ({ page, portal, site }) => {
  await page.goto(portal.url(site, '/'));
  await enter(page);
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  // The page may be rendered again in between: other journeys write, and the hour may change.
  await expect
    .poll(async () => {
      const anonymous = await portal.ask(site, CLOSED[site]);
      const known = await portal.ask(site, CLOSED[site], { cookie: cookies });
      return known.body.equals(anonymous.body);
    })
    .toBe(true);
});
