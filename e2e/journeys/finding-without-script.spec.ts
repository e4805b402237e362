import { expect, test } from './portal';
import { ids } from './results';

test.use({ javaScriptEnabled: false });

test('a search is a form, and its pages are links', { tag: '@gate' }, async ({ page, portal }) => {
  await page.goto(portal.url('ribera', '/buscar'));
  await page.getByRole('searchbox').fill('agua');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(/\/buscar\?text=agua/);
  await expect.poll(async () => (await ids(page)).length).toBeGreaterThan(0);
  await page.goto(portal.url('ribera', '/buscar?text=ab'));
  await expect(page.getByRole('main').getByText(/3 caracteres/)).toBeVisible();
});

test('a listing is filtered by its form and continues by its link', async ({ page, portal }) => {
  await page.goto(portal.url('far', '/hemeroteca/'));
  const first = await ids(page);
  await page.getByRole('link', { name: 'Mostra més resultats' }).click();
  await page.waitForLoadState();
  const second = await ids(page);
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((id) => first.includes(id))).toEqual([]);
  await page.locator('[data-part=opener]').click();
  await page.getByLabel('Secció').selectOption('politica');
  await page.getByRole('button', { name: 'Filtra', exact: true }).click();
  await expect(page).toHaveURL(/section=politica/);
  await expect.poll(async () => (await ids(page)).length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Treu els filtres' }).click();
  await expect(page).toHaveURL(portal.url('far', '/hemeroteca/'));
  await expect.poll(() => ids(page)).toEqual(first);
});

test('search text and filters are kept as more are added', async ({ page, portal }) => {
  await page.goto(portal.url('ribera', '/buscar?text=naranja&searchtype=news'));
  const section = page.getByLabel('Sección');
  const [wanted = ''] = await section
    .locator('option:not([value=""])')
    .evaluateAll((all) => all.map((option) => option.getAttribute('value') ?? ''));
  await page.locator('[data-part=opener]').click();
  await section.selectOption(wanted);
  await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
  const asked = () => Object.fromEntries(new URL(page.url()).searchParams);
  await expect.poll(asked).toMatchObject({ text: 'naranja', searchtype: 'news', section: wanted });
  await expect.poll(async () => (await ids(page)).length).toBeGreaterThan(0);
  // A new search keeps the section, as it does with JavaScript.
  await page.getByRole('searchbox').fill('pueblo');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect.poll(asked).toMatchObject({ text: 'pueblo', searchtype: 'news', section: wanted });
});

test('dates of the archive are typed', async ({ page, portal }) => {
  await page.goto(portal.url('ribera', '/hemeroteca/'));
  await page.locator('[data-part=opener]').click();
  await page.getByLabel('Desde el día').fill('2026-01-02');
  await page.getByLabel('Hasta el día').fill('2026-01-05');
  await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
  await expect(page).toHaveURL(portal.url('ribera', '/hemeroteca/2026/01/02/2026/01/05'));
});
