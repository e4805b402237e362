import type { Page } from 'playwright/test';
import { loggedIn } from './account';
import { ADDRESSES, expect, test } from './portal';

/** What was put into the data layer under a name. */
const told = (page: Page, event: string): Promise<Record<string, unknown>[]> =>
  page.evaluate(
    (name) =>
      ((window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []).filter(
        (entry) => entry.event === name,
      ),
    event,
  );

test('a page says once what it is', async ({ page, portal }) => {
  await page.goto(portal.url('far', ADDRESSES.far.article));
  await expect
    .poll(() => told(page, 'page_view'))
    .toEqual([
      expect.objectContaining({ contentId: expect.any(String), site: { alias: 'far', name: 'El Far' } }),
    ]);
});

test('a search is told by its results, not by its words', async ({ page, portal }) => {
  await page.goto(portal.url('far', '/buscar?text=port'));
  await page.locator('portal-island[name=searcher]').dispatchEvent('pointerenter');
  await expect.poll(() => told(page, 'search')).toHaveLength(1);
  const [search] = await told(page, 'search');
  expect(search).toEqual({ event: 'search', scope: 'all', results: expect.any(Number) });
  expect(search?.results).toBeGreaterThan(0);
});

test('what is saved and what is sent on is told once it is', async ({ page, context, portal }) => {
  await loggedIn(page, portal, 'far');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(portal.url('far', ADDRESSES.far.article));
  const save = page.locator('portal-island[name=save]');
  await expect(save).toHaveAttribute('data-island-status', 'awake');
  await save.getByRole('button').first().click();
  await expect.poll(() => told(page, 'save')).toEqual([expect.objectContaining({ saved: true })]);
  const share = page.locator('portal-island[name=share]').first();
  await share.dispatchEvent('pointerenter');
  await expect(share).toHaveAttribute('data-island-status', 'awake');
  await share.getByRole('button', { name: 'Copia l’enllaç' }).click();
  await expect.poll(() => told(page, 'share')).toEqual([{ event: 'share', network: 'copy' }]);
});
