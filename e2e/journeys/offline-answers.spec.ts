import { visited } from './offline';
import { expect, test } from './portal';

test.use({ serviceWorkers: 'allow' });

test('a form sent without a connection shows that it did not arrive, and can be sent again', async ({
  page,
  context,
  portal,
}) => {
  const letters = portal.url('far', '/butlletins/primera-hora/');
  await visited(page, letters);
  const form = page.locator('[data-part=newsletter-module] form');
  await form.locator('[name=email]').fill('tren@example.org');
  await form.locator('[type=checkbox]').check();
  await context.setOffline(true);
  // As it is sent before its script loads.
  await form.evaluate((element: HTMLFormElement) => HTMLFormElement.prototype.submit.call(element));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hi ha connexió');
  await expect(page.locator('[data-part=offline-text]')).toContainText('no ha arribat');
  const again = page.getByRole('button', { name: 'Torna-ho a provar' });
  // The previous page also shows that there is no connection, until the next one has loaded.
  await page.waitForLoadState();
  const loaded = page.waitForEvent('load');
  await again.click();
  await loaded;
  await expect(page.locator('[data-part=offline-text]')).toContainText('no ha arribat');
  await context.setOffline(false);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await again.click();
  expect((await sent).postDataJSON()).toMatchObject({ email: 'tren@example.org' });
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No hi ha connexió');
});

test('another site’s form cannot be resent as one of this site’s', { tag: '@gate' }, async ({
  page,
  context,
  portal,
}) => {
  await visited(page, portal.url('far'));
  // With an opaque origin: the policy of our own pages forbids forms to other sites.
  const elsewhere = await context.newPage();
  await context.setOffline(true);
  await elsewhere.evaluate(
    (action) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action });
      form.append(Object.assign(document.createElement('input'), { name: 'comment', value: 'No és meu' }));
      document.body.append(form);
      form.submit();
    },
    portal.url('far', '/comentaris/enviar/'),
  );
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('No hi ha connexió');
  await expect(elsewhere.locator('[name=comment]')).toHaveCount(0);
});

test('a withdrawn page is no longer read from its stored copy', { tag: '@gate' }, async ({
  page,
  context,
  portal,
}) => {
  const GONE = '/no-hi-es/';
  await visited(page, portal.url('far'));
  await page.evaluate(async (path) => {
    const [kept] = await (await caches.open('pages-1')).matchAll();
    if (!kept) throw new Error('nothing is kept');
    await (await caches.open('pages-1')).put(path, kept);
  }, GONE);
  await context.setOffline(true);
  await page.goto(portal.url('far', GONE));
  await expect(page.locator('[data-part=kept-copy]')).toBeVisible();

  await context.setOffline(false);
  expect((await page.goto(portal.url('far', GONE)))?.status()).toBe(404);
  await expect.poll(() => page.evaluate((path) => caches.match(path).then(Boolean), GONE)).toBe(false);
  await context.setOffline(true);
  await page.goto(portal.url('far', GONE));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hi ha connexió');
});
