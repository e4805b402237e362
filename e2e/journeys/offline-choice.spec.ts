import { expectNoFault } from './axe';
import { CHOICE, choiceOf, expectKept, leftIn, turnedOn } from './offline';
import { ADDRESSES, expect, test } from './portal';

test.use({ serviceWorkers: 'allow' });

const { article, section } = ADDRESSES.far;

test('nothing is stored unless a reader turns offline reading on, and turning it off deletes everything', {
  tag: '@gate',
}, async ({ page, context, portal }) => {
  for (const address of ['/', article, section]) {
    await page.goto(portal.url('far', address));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  expect(await leftIn(page)).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Llegir sense connexió' }).click();
  await expect(page).toHaveURL(portal.url('far', CHOICE));
  const part = choiceOf(page);
  const control = part.getByRole('switch', { name: 'Llegir sense connexió' });
  await expect(control).not.toBeChecked();
  await expect(part.getByRole('status')).toHaveText('Desactivat: no es desa cap pàgina.');
  await expectNoFault(page);
  expect(await leftIn(page)).toEqual([]);

  await control.focus();
  await page.keyboard.press('Space');
  await expect(part.getByRole('status')).toContainText('Activat');
  await expect(control).toBeChecked();
  await expect(control).toBeFocused();
  // The front is stored at once, and each page when it is read.
  await expect(page.locator('[data-part=kept-pages]').getByRole('link')).toHaveText(['Portada d’El Far']);
  await expectNoFault(page);
  await page.goto(portal.url('far', article));
  await expectKept(page, article);
  const title = (await page.locator('h1').textContent()) ?? '';

  await context.setOffline(true);
  await page.goto(portal.url('far', article));
  await expect(page.locator('[data-part=kept-copy]')).toBeVisible();
  // The setting works without a connection too, and lists the stored pages.
  await page.goto(portal.url('far', CHOICE));
  await expect(page.locator('[data-part=kept-pages]').getByRole('link', { name: title })).toBeVisible();
  await expect(control).toBeChecked();
  await control.focus();
  await page.keyboard.press('Space');
  await expect(part.getByRole('status')).toHaveText('Desactivat: no es desa cap pàgina.');
  expect(await leftIn(page)).toEqual([]);
  await expect(page.locator('[data-part=kept-pages]')).toHaveCount(0);

  await context.setOffline(false);
  await page.goto(portal.url('far', article));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await leftIn(page)).toEqual([]);
});

test('turning it off and on again on one page works while another is open', async ({
  page,
  context,
  portal,
}) => {
  await turnedOn(page, portal.url('far'));
  const other = await context.newPage();
  await other.goto(portal.url('far', section));
  await expectKept(other, section);
  const control = choiceOf(page).getByRole('switch');
  await control.uncheck();
  await expect(choiceOf(page)).toHaveAttribute('data-status', 'off');
  // Requests of the other page still go through the unregistered worker.
  await other.evaluate(() => document.querySelector('footer')?.scrollIntoView());
  expect(await leftIn(page)).toEqual([]);
  await control.check();
  await expect(choiceOf(page)).toHaveAttribute('data-status', 'on');
  await page.goto(portal.url('far', article));
  await expectKept(page, article);
  await context.setOffline(true);
  await page.goto(portal.url('far', article));
  await expect(page.locator('[data-part=kept-copy]')).toBeVisible();
});

test('stored pages can be deleted while offline reading stays on', async ({ page, portal }) => {
  await turnedOn(page, portal.url('far'));
  await page.goto(portal.url('far', article));
  await expectKept(page, article);
  await page.goto(portal.url('far', CHOICE));
  await expect(page.locator('[data-part=kept-pages] li')).toHaveCount(2);
  const clear = page.getByRole('button', { name: 'Esborra les pàgines desades' });
  await clear.click();
  await expect(choiceOf(page).getByRole('status')).toContainText('s’han esborrat');
  await expect(page.locator('[data-part=kept-pages]')).toHaveCount(0);
  await expect(clear).toBeFocused();
  await expect(choiceOf(page).getByRole('switch')).toBeChecked();
  expect(await page.evaluate((path) => caches.match(path).then(Boolean), article)).toBe(false);
  await page.goto(portal.url('far', section));
  await expectKept(page, section);
});

test('a browser that cannot store anything says so', async ({ page, portal }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await page.goto(portal.url('far', CHOICE));
  await expect(choiceOf(page).getByRole('status')).toContainText('no permet desar pàgines');
  await expect(choiceOf(page).getByRole('switch')).toHaveCount(0);
  await expectNoFault(page);
});
