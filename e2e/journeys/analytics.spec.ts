import type { Page } from 'playwright/test';
import { loggedIn } from './account';
import { told } from './data-layer';
import { CLOSED, enter, GATE } from './gate';
import { ADDRESSES, expect, test } from './portal';

test('a page pushes its description to the data layer once', { tag: '@gate' }, async ({ page, portal }) => {
  await page.goto(portal.url('far', ADDRESSES.far.article));
  await expect
    .poll(() => told(page, 'page_view'))
    .toEqual([
      expect.objectContaining({ contentId: expect.any(String), site: { alias: 'far', name: 'El Far' } }),
    ]);
});

async function wakeSearcher(page: Page): Promise<void> {
  const searcher = page.locator('portal-island[name=searcher]');
  await searcher.dispatchEvent('pointerenter');
  await expect(searcher).toHaveAttribute('data-island-status', 'awake');
}
const fieldOf = (page: Page) => page.getByRole('searchbox', { name: 'Què busques?' });

/** Searches with the page's own script, without loading another document. */
async function searchOnPage(page: Page, text: string): Promise<void> {
  await wakeSearcher(page);
  await fieldOf(page).fill(text);
  await fieldOf(page).press('Enter');
}

test('a search is reported by its number of results, not by its text, however the reader got there, and once', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('far', '/buscar?text=port&searchtype=news'));
  await expect.poll(() => told(page, 'search')).toHaveLength(1);
  const [search] = await told(page, 'search');
  expect(search).toEqual({ event: 'search', scope: 'news', results: expect.any(Number) });
  expect(search?.results).toBeGreaterThan(0);
  await searchOnPage(page, 'temporal');
  await expect.poll(() => told(page, 'search')).toHaveLength(2);
  await expect(page).toHaveURL(portal.url('far', '/buscar?text=temporal&searchtype=news'));

  // Without the page's scripts, a link loads another document.
  await page.goto(portal.url('far', '/buscar?text=a'));
  await expect.poll(() => told(page, 'page_view')).toHaveLength(1);
  await page
    .locator('form')
    .filter({ has: fieldOf(page) })
    .evaluate((form: HTMLFormElement) => {
      form.querySelector<HTMLInputElement>('[name=text]')?.setAttribute('value', 'port');
      form.submit();
    });
  await page.waitForURL(/text=port/);
  await expect.poll(() => told(page, 'search')).toHaveLength(1);
  const next = page.locator('link[rel=next]');
  const further = await next.getAttribute('href');
  await page.goto(further ?? '');
  await expect.poll(() => told(page, 'page_view')).toHaveLength(1);
  await wakeSearcher(page);
  expect(await told(page, 'search')).toEqual([]);
});

test('saving and sharing are reported once they succeed', { tag: '@gate' }, async ({
  page,
  context,
  portal,
}) => {
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

/** Opens a page and waits until its measuring script runs. */
async function lookedOn(page: Page, open: () => Promise<unknown>): Promise<void> {
  const script = page.waitForResponse((response) => /\/measuring-[^/]+\.js$/.test(response.url()));
  await open();
  // A module runs once: importing it again waits until it has run.
  await page.evaluate((url) => import(url), (await script).url());
}

test('the end of an opening is reported once it is visible, and again once the gate is passed', async ({
  page,
  portal,
}) => {
  const address = portal.url('far', CLOSED.far);
  await lookedOn(page, () => page.goto(address));
  expect(await told(page, 'paywall_seen')).toEqual([]);
  const gate = page.locator(GATE);
  await gate.scrollIntoViewIfNeeded();
  const [content] = await told(page, 'page_view');
  const facts = { content_id: content?.contentId, asks: 'registered' };
  await expect.poll(() => told(page, 'paywall_seen')).toEqual([{ event: 'paywall_seen', ...facts }]);
  expect(await told(page, 'paywall_passed')).toEqual([]);
  await enter(page);
  await page.goto(address);
  await expect(page.locator('[data-part=rest]')).toBeAttached();
  await expect.poll(() => told(page, 'paywall_passed')).toEqual([{ event: 'paywall_passed', ...facts }]);
});

test('an ad is reported once it was visible for a second, and not before', async ({ page, portal }) => {
  await lookedOn(page, () => page.goto(portal.url('far', '/ultima-hora/')));
  const slots = page.locator('[data-part=ad-slot]:visible');
  const last = slots.last();
  const position = await last.evaluate(({ dataset }) =>
    innerWidth < 768 ? (dataset.positionMobile ?? dataset.position) : dataset.position,
  );
  expect((await told(page, 'ad_seen')).map((event) => event.position)).not.toContain(position);
  await last.scrollIntoViewIfNeeded();
  await last.evaluate((slot) => slot.scrollIntoView({ block: 'center' }));
  await expect
    .poll(async () => (await told(page, 'ad_seen')).map((event) => event.position))
    .toContain(position);
  const positions = (await told(page, 'ad_seen')).map((event) => event.position);
  expect(new Set(positions).size).toBe(positions.length);
});

test('web vitals are reported once, when the page is left', async ({ page, portal }) => {
  await lookedOn(page, () => page.goto(portal.url('far', ADDRESSES.far.article)));
  // A page that is left before its first paint has nothing to report.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  await page.keyboard.press('Tab');
  await page.evaluate(() => {
    for (let time = 0; time < 2; time += 1) {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
  });
  await expect
    .poll(async () => (await told(page, 'web_vital')).map(({ name }) => name).sort())
    .toEqual(expect.arrayContaining(['CLS', 'LCP']));
  const vitals = await told(page, 'web_vital');
  expect(new Set(vitals.map(({ name }) => name)).size).toBe(vitals.length);
  for (const vital of vitals)
    expect(vital).toEqual({
      event: 'web_vital',
      name: expect.stringMatching(/LCP|INP|CLS/),
      value: expect.any(Number),
      rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
    });
});

test('the queue before consent is limited to three hundred entries, and consented ones are not dropped', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('far', '/buscar?text=port'));
  await expect.poll(() => told(page, 'search')).toHaveLength(1);
  await page.evaluate(() => {
    for (let time = 0; time < 400; time += 1) window.dataLayer?.push({ event: 'share', network: 'copy' });
  });
  // Third-party pushes are not limited; the page's own next event trims the queue.
  await searchOnPage(page, 'temporal');
  await expect.poll(() => told(page, 'page_view')).toEqual([]);
  await expect.poll(() => told(page, 'search')).toHaveLength(1);
  expect(await page.evaluate(() => window.dataLayer?.length)).toBeLessThanOrEqual(301);
  const who = await page.evaluate(() =>
    (window.dataLayer ?? []).some((entry) => 'user_logged' in Object(entry)),
  );
  expect(who).toBe(true);
});
