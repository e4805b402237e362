import { expect, test } from './portal';
import { ids, openFilters } from './results';

test('keeps its text and scope as filters are removed', async ({ page, portal }) => {
  await page.goto(portal.url('far', '/buscar?text=port&searchtype=news'));
  await openFilters(page);
  await page.getByLabel('Secció').selectOption({ index: 1 });
  await expect(page).toHaveURL(/section=/);
  await page.getByRole('button', { name: 'Treu els filtres' }).click();
  await expect(page).toHaveURL(portal.url('far', '/buscar?text=port&searchtype=news'));
  await expect(page.getByRole('searchbox', { name: 'Què busques?' })).toHaveValue('port');
  expect((await ids(page)).length).toBeGreaterThan(0);
});

test('starts at three letters, in the header too', async ({ page, portal }) => {
  await page.goto(portal.url('far'));
  await page.getByRole('button', { name: 'Menú' }).click();
  const drawer = page.locator('[data-part=drawer]');
  const field = drawer.getByRole('searchbox');
  await field.fill('ab ');
  await field.press('Enter');
  await expect(drawer.getByText('Escriu com a mínim 3 caràcters per cercar.')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(portal.url('far'));
  await field.fill('port');
  await field.press('Enter');
  await expect(page).toHaveURL(portal.url('far', '/buscar?text=port'));
});
