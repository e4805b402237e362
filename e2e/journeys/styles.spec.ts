import type { Page } from 'playwright/test';
import { told } from './data-layer';
import { TYPED_PAGES } from './page-types';
import { ADDRESSES, expect, SITES, test } from './portal';

const AWAKE = /\/assets\/awake-[\w-]+\.css/;
const LINKED = /\/assets\/[\w-]+\.css/;
const RETRY = 'Torna-ho a provar';
const NOTICE = 'Aquesta part de la pàgina no s’ha pogut carregar.';

/** The whole style sheets of a site's pages, and the classes of their HTML before any script. */
const look = (page: Page, addresses: readonly string[]) =>
  page.evaluate(async (all) => {
    const textOf = async (address: string) => (await fetch(address)).text();
    return Promise.all(
      all.map(async (address) => {
        const asleep = new DOMParser().parseFromString(await textOf(address), 'text/html');
        const sheets = [...asleep.querySelectorAll('style, link[rel=stylesheet]')].map((sheet) =>
          sheet instanceof HTMLStyleElement && !sheet.dataset.sheet
            ? sheet.textContent
            : textOf(sheet.getAttribute('href') ?? sheet.getAttribute('data-sheet') ?? ''),
        );
        return {
          address,
          sheets: await Promise.all(sheets),
          awake: await textOf(asleep.documentElement.dataset.awakeStyles ?? ''),
          drawn: [
            ...new Set([...asleep.querySelectorAll('body [class]')].flatMap((part) => [...part.classList])),
          ],
          // A template, such as the question of consent, is drawn later.
          kept: [...asleep.querySelectorAll('template')].flatMap(({ content }) =>
            [...content.querySelectorAll('[class]')].flatMap((part) => [...part.classList]),
          ),
        };
      }),
    );
  }, addresses);

/** Class names with rules in a sheet. */
function classesOf(sheet: string): Set<string> {
  const names = sheet.replaceAll(/"[^"]*"|url\([^)]*\)/g, '').matchAll(/\.(-?[a-z_][\w-]*)/gi);
  return new Set([...names].map(([, name = '']) => name));
}

test('every page has the styles of everything it draws', async ({ page, portal }) => {
  const known = new Map<string, Set<string>>();
  const looks: Awaited<ReturnType<typeof look>> = [];
  test.slow();
  for (const site of SITES) {
    await page.goto(portal.url(site, '/robots.txt'));
    const addresses = TYPED_PAGES.flatMap((one) => (one.site === site ? [one.address] : []));
    looks.push(...(await look(page, addresses)));
  }
  for (const { sheets, awake } of looks)
    for (const sheet of [...sheets, awake]) if (!known.has(sheet)) known.set(sheet, classesOf(sheet));
  const all = new Set([...known.values()].flatMap((names) => [...names]));
  for (const { address, sheets, drawn } of looks) {
    const own = new Set(sheets.flatMap((sheet) => [...(known.get(sheet) ?? [])]));
    const bare = drawn.filter((name) => all.has(name) && !own.has(name));
    expect(bare, `classes without their styles at ${address}`).toEqual([]);
  }
  // The rules of fonts are for no class.
  for (const [sheet, names] of known)
    if (names.size > 0 && looks.every(({ awake }) => awake !== sheet))
      expect(
        looks.some(
          ({ sheets, drawn, kept }) =>
            sheets.includes(sheet) && [...drawn, ...kept].some((name) => names.has(name)),
        ),
        `the sheet that begins with ${sheet.slice(0, 300)} is for something`,
      ).toBe(true);
});

test('the search of a page that does not exist has its styles', async ({ page, portal }) => {
  // Nothing else has these: without their sheet the test above does not know their classes.
  await page.goto(portal.url('ones', '/no-hi-es/'));
  await expect(page.locator('main form[role=search] > div')).toHaveCSS('display', 'flex');
});

/** The computed style of each element and of its marks before and after it, as the page is drawn. */
const drawing = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('html, body, body *:not(script, style, template)'), (element) => {
      const part = element.closest('[data-part]')?.getAttribute('data-part') ?? '';
      const styles = [null, '::before', '::after'].map((mark) => {
        const style = getComputedStyle(element, mark);
        return mark && style.content === 'none' ? '' : style.cssText;
      });
      return { element: `${element.tagName} ${element.className} in ${part}`, styles };
    }),
  );

for (const { type, site, address } of TYPED_PAGES)
  test(`what the page of ${site} contains of its sheets draws it as the whole sheets do: ${type}`, async ({
    page,
    portal,
  }) => {
    const PART = /<style data-sheet="([^"]+)">[\s\S]*?<\/style>/g;
    // No script, whose rendering would differ between two visits, and no font, which may be late.
    await page.route(/\/assets\/.*\.(?:js|woff2)/, (route) => route.abort());
    const url = portal.url(site, address);
    const html = (await (await page.goto(url))?.text()) ?? '';
    // Pages of the front and of articles are inline; those of accounts may link their sheets.
    if (type === 'front' || type === 'news')
      expect(Array.from(html.matchAll(PART)).length).toBeGreaterThan(1);
    const inParts = await drawing(page);
    const body = html.replaceAll(PART, '<link rel="stylesheet" href="$1">');
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
    await page.goto(url);
    const whole = await drawing(page);
    expect(inParts.length, url).toBe(whole.length);
    const other = whole.filter(({ styles }, place) => String(styles) !== String(inParts[place]?.styles));
    expect(other.map(({ element }) => element)).toEqual([]);
  });

/** Prevents navigation by forms and links of the page. */
const stayHere = (page: Page) =>
  page.evaluate(() => {
    for (const type of ['submit', 'click'])
      addEventListener(type, (event) => {
        const link = event.target instanceof Element ? event.target.closest('a, form') : null;
        if (link && (type === 'submit' || link.matches('a'))) event.preventDefault();
      });
  });

test.describe('linked style sheets', () => {
  const form = (page: Page) => page.locator('portal-island[name=login]');
  /** Loaded sheets: for a file that failed, browsers have an empty or unreadable one. */
  const sheets = (page: Page) =>
    page.evaluate(
      () =>
        Array.from(document.styleSheets).filter((sheet) => {
          if (!sheet.href) return false;
          try {
            return sheet.cssRules.length > 0;
          } catch {
            return false;
          }
        }).length,
    );

  test('are requested again before an island activates', { tag: '@gate' }, async ({ page, portal }) => {
    const again: string[] = [];
    await page.route(LINKED, (route) => {
      const { search } = new URL(route.request().url());
      if (!search) return route.abort();
      again.push(search);
      return route.continue();
    });
    await page.goto(portal.url('far', '/acceso/'));
    expect(await sheets(page)).toBe(0);
    await page.locator('[name=email]').focus();
    await expect(form(page)).toHaveAttribute('data-island-status', 'awake');
    expect(again.length).toBeGreaterThan(0);
    expect(await sheets(page)).toBe(again.length);
  });

  test('leave islands inactive if they fail, and a reader can retry', async ({ page, portal }) => {
    await page.route(LINKED, (route) => route.abort());
    await page.goto(portal.url('far', '/acceso/'));
    await stayHere(page);
    const notice = page.getByRole('alert').filter({ hasText: NOTICE });
    await page.locator('[name=email]').press('End');
    await expect(form(page)).toHaveAttribute('data-island-status', 'failed');
    await form(page).getByRole('button').first().click();
    await expect(notice).toBeVisible();
    await page.unroute(LINKED);
    await notice.getByRole('button', { name: RETRY }).click();
    await expect(form(page)).toHaveAttribute('data-island-status', 'awake');
    await expect(notice).toHaveCount(0);
    expect(await sheets(page)).toBeGreaterThan(0);
  });
});

test.describe('styles that an island loads', () => {
  const save = (page: Page) => page.locator('portal-island[name=save]').getByRole('button');
  const notice = (page: Page) => page.getByRole('alert').filter({ hasText: NOTICE });

  test('load before the content they style, and are requested again if they fail', {
    tag: '@gate',
  }, async ({ page, portal }) => {
    const again: string[] = [];
    await page.route(AWAKE, (route) => {
      const { search } = new URL(route.request().url());
      if (!search) return route.abort();
      again.push(search);
      return route.continue();
    });
    await page.goto(portal.url('far', ADDRESSES.far.article));
    await save(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveCSS('position', 'fixed');
    expect(again).toEqual(['?again=1']);
    await expect(notice(page)).toHaveCount(0);
  });

  test('are reported like a failed script, and a reader can retry', async ({ page, portal }) => {
    await page.route(AWAKE, (route) => route.abort());
    await page.goto(portal.url('far', ADDRESSES.far.article));
    await save(page).dispatchEvent('pointerenter');
    const failed = page.locator('portal-island[name=save]');
    await expect(failed).toHaveAttribute('data-island-status', 'failed');
    await expect
      .poll(async () => (await told(page, 'chunk_failed'))[0])
      .toMatchObject({ chunk: 'awake', type: 'error', request: expect.stringMatching(AWAKE) });
    await stayHere(page);
    await save(page).click();
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.unroute(AWAKE);
    await notice(page).getByRole('button', { name: RETRY }).click();
    await expect(failed).toHaveAttribute('data-island-status', 'awake');
    await expect(notice(page)).toHaveCount(0);
    await save(page).click();
    await expect(page.getByRole('dialog')).toHaveCSS('position', 'fixed');
  });
});
