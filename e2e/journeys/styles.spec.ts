import type { Page } from 'playwright/test';
import { told } from './data-layer';
import { ADDRESSES, expect, type SiteAlias, test } from './portal';

const AWAKE = /\/assets\/awake-[\w-]+\.css/;
const LINKED = /\/assets\/[\w-]+\.css/;
const RETRY = 'Torna-ho a provar';
const NOTICE = 'Aquesta part de la pàgina no s’ha pogut carregar.';

/** Pages of all families, of all kinds of articles, and of an error. */
const PAGES: readonly [SiteAlias, string][] = [
  ['far', '/'],
  ['ones', '/'],
  ['far', ADDRESSES.far.article],
  ['ribera', ADDRESSES.ribera.article],
  ['far', '/esports/video-ciaboga-llagut/'],
  ['far', '/territori/video-mirador-llosa-360/'],
  ['far', '/territori/fotos-temporal-escullera/'],
  ['far', '/territori/pous-riera-comptadors/'],
  ['far', '/opinio/banc-tres/'],
  ['far', '/territori/temporal-llevant-directe/'],
  ['far', '/cuina/bunyols-de-vent-obrador/'],
  ['far', '/territori/neus-aragall-respon/'],
  ['far', '/peu-de-terme/peu-fita-que-ningu-vol/'],
  ['ribera', '/cultura/familia-que-mide-el-rio/'],
  ['ribera', '/fiestas/feria-del-arroz/'],
  ['ribera', '/actualidad/encuesta-puente-hierro/'],
  ['ones', '/cultura/podcast-vaga-gel/'],
  ['ones', ADDRESSES.ones.article],
  ['far', ADDRESSES.far.section],
  ['far', ADDRESSES.far.author],
  ['far', '/buscar'],
  ['far', '/agenda/'],
  ['far', '/hemeroteca/'],
  ['far', '/acceso/'],
  ['far', '/registro'],
  ['far', '/acceso/resultado/?que=registered'],
  ['far', '/no-hi-es/'],
  ['far', '/meteo/'],
  ['ones', '/programacio/'],
  ['ones', '/directe/'],
  ['ones', '/directe/tv/'],
  ['ones', '/a-la-carta/'],
  ['ones', '/programes/'],
];

/**
 * A page's style sheets, inline, linked or loaded by its islands, and the classes of its HTML before that.
 */
const look = (page: Page) =>
  page.evaluate(async () => {
    const textOf = async (address: string) => (await fetch(address)).text();
    const asleep = new DOMParser().parseFromString(await textOf(location.href), 'text/html');
    const sheets = [...asleep.querySelectorAll('style, link[rel=stylesheet]')].map((sheet) =>
      sheet instanceof HTMLStyleElement ? sheet.textContent : textOf(sheet.getAttribute('href') ?? ''),
    );
    return {
      sheets: await Promise.all(sheets),
      awake: await textOf(asleep.documentElement.dataset.awakeStyles ?? ''),
      drawn: [
        ...new Set([...asleep.querySelectorAll('body [class]')].flatMap((part) => [...part.classList])),
      ],
    };
  });

/** Class names with rules in a sheet. */
function classesOf(sheet: string): Set<string> {
  const names = sheet.replaceAll(/"[^"]*"|url\([^)]*\)/g, '').matchAll(/\.(-?[a-z_][\w-]*)/gi);
  return new Set([...names].map(([, name = '']) => name));
}

test('every page has the styles of everything it draws', async ({ page, portal }) => {
  const known = new Map<string, Set<string>>();
  const looks: (Awaited<ReturnType<typeof look>> & { url: string })[] = [];
  for (const [site, address] of PAGES) {
    const url = portal.url(site, address);
    await page.goto(url);
    const seen = await look(page);
    for (const sheet of [...seen.sheets, seen.awake])
      if (!known.has(sheet)) known.set(sheet, classesOf(sheet));
    looks.push({ url, ...seen });
  }
  const all = new Set([...known.values()].flatMap((names) => [...names]));
  for (const { url, sheets, drawn } of looks) {
    const own = new Set(sheets.flatMap((sheet) => [...(known.get(sheet) ?? [])]));
    const bare = drawn.filter((name) => all.has(name) && !own.has(name));
    expect(bare, `classes without their styles at ${url}`).toEqual([]);
  }
  // The rules of fonts are for no class.
  for (const [sheet, names] of known)
    if (names.size > 0 && looks.every(({ awake }) => awake !== sheet))
      expect(
        looks.some(({ sheets, drawn }) => sheets.includes(sheet) && drawn.some((name) => names.has(name))),
        `the sheet that begins with ${sheet.slice(0, 300)} is for something`,
      ).toBe(true);
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
