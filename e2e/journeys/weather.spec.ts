import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { PRODUCT_SITES } from '../sites';
import { expectNoFault } from './axe';
import { enlarge } from './enlarge';
import { type OwnPortal, startOwnPortal } from './own-portal';
import { ask } from './pages-seen';
import { expect, test } from './portal';

const HOUR = 3_600_000;
/** Wall clock of Madrid. */
const wall = (ms: number) =>
  new Date(ms).toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' }).replace(' ', 'T');

async function expectNoSideways(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

test.describe('the weather of a demo newsroom', () => {
  for (const [site, title, note] of [
    ['far', 'El temps a Port Savina', 'Demostració: Port Savina és un lloc inventat'],
    ['ribera', 'El tiempo en Alcorsa', 'Demostración: Alcorsa es un lugar inventado'],
    ['ones', 'El temps a Port Savina', 'Demostració: Port Savina és un lloc inventat'],
  ] as const)
    test(`of ${site} shows the current hour, the next hours and seven days, and that it is fictitious`, {
      tag: site === 'far' ? '@gate' : [],
    }, async ({ page, portal }) => {
      // Accepts any hour during which the page may have loaded.
      const hours = [Date.now()];
      await page.goto(portal.url(site, '/meteo/'));
      hours.push(Date.now());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('[data-part=demonstration]')).toContainText(note);
      await expect(page.locator('[data-part=present]')).toContainText('°');
      expect(await page.locator('[data-part=hour]').count()).toBeGreaterThan(20);
      await expect(page.locator('[data-part=hour][aria-current=time] time')).toHaveText(
        new RegExp(`^(?:${hours.map((at) => wall(at).slice(11, 13)).join('|')}):00$`),
      );
      await expect(page.locator('[data-part=day]')).toHaveCount(7);
      await expect(page.locator('[data-part=source]')).not.toContainText('AEMET');
      await expect(page.locator('[data-part=stale]')).toHaveCount(0);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSideways(page);
        await expectNoFault(page);
      }
    });

  test('on a phone with text at 200 % no day’s name breaks, and hours do not overlap', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(portal.url('ribera', '/meteo/'));
    await enlarge(page, 200);
    const linesOf = await page.locator('[data-part=day] time').evaluateAll((days) =>
      days.map((day) => {
        const seen = [...day.children].filter((part) => part.getBoundingClientRect().width > 1);
        const range = document.createRange();
        return seen.map((part) => {
          range.selectNodeContents(part);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 10))).size;
        });
      }),
    );
    expect(linesOf).toEqual(linesOf.map(() => [1]));
    const wide = await page
      .locator('[data-part=hour]')
      .evaluateAll((hours) => hours.filter((hour) => hour.scrollWidth > hour.clientWidth).length);
    expect(wide).toBe(0);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 568 });
      await expectNoSideways(page);
      // The table is not cut off either.
      const over = await page
        .locator('[data-part=weather-days] table')
        .evaluate((table) => table.clientWidth - (table.parentElement?.clientWidth ?? 0));
      expect(over).toBeLessThanOrEqual(0);
    }
  });

  test('is linked from every page', async ({ page, portal }) => {
    await page.goto(portal.url('ribera'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'El tiempo' }).click();
    await expect(page).toHaveURL(portal.url('ribera', '/meteo/'));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('it is complete', async ({ page, portal }) => {
    await page.goto(portal.url('far', '/meteo/'));
    await expect(page.locator('[data-part=day]')).toHaveCount(7);
    await expect(page.locator('[data-part=hour]').first()).toBeVisible();
  });
});

/** AEMET's two responses for a fictitious place, issued that many hours ago. */
function answers(hoursAgo: number): { hours: unknown; days: unknown } {
  const now = Date.now();
  const dates = Array.from({ length: 7 }, (_, at) => wall(now + at * 24 * HOUR).slice(0, 10));
  const head = {
    nombre: 'La Cañada',
    elaborado: wall(now - hoursAgo * HOUR),
    origen: { enlace: 'http://www.aemet.es/es/eltiempo/prediccion/municipios/canada-id99001' },
  };
  const hours = Array.from({ length: 24 }, (_, at) => String(at).padStart(2, '0'));
  return {
    hours: [
      {
        ...head,
        prediccion: {
          dia: dates.slice(0, 2).map((date) => ({
            fecha: `${date}T00:00:00`,
            estadoCielo: hours.map((periodo) => ({ value: '12', periodo })),
            temperatura: hours.map((periodo) => ({ value: '14', periodo })),
          })),
        },
      },
    ],
    days: [
      {
        ...head,
        prediccion: {
          // Most fields are missing: unknown values are shown as unknown.
          dia: dates.map((date) => ({
            fecha: `${date}T00:00:00`,
            estadoCielo: [{ value: '' }],
            temperatura: { maxima: 17, minima: '' },
          })),
        },
      },
    ],
  };
}

test.describe('AEMET’s forecast', () => {
  // Runs in one worker: each worker of these tests starts its own portal.
  let aemet: Server;
  let portal: OwnPortal;
  const url = (site: string) => `http://${site}.localhost:${portal.port}/meteo/`;

  test.beforeAll(async () => {
    // Starts a portal, which takes long on a busy machine.
    test.setTimeout(120_000);
    let origin = '';
    // 99001 is known, but thirty hours old; 99002 fails; 99003 is normal.
    aemet = createServer((request, response) => {
      const asked = request.url ?? '';
      const code = /\d{5}/.exec(asked)?.[0];
      if (code === '99002') return response.writeHead(500).end('Internal error');
      if (asked.includes('/api/')) {
        const kind = asked.includes('horaria') ? 'hours' : 'days';
        return response.end(JSON.stringify({ estado: 200, datos: `${origin}/sh/${code}/${kind}` }));
      }
      const { hours, days } = answers(code === '99001' ? 30 : 1);
      response.setHeader('content-type', 'text/plain;charset=ISO-8859-15');
      return response.end(Buffer.from(JSON.stringify(asked.endsWith('hours') ? hours : days), 'latin1'));
    });
    aemet.listen(0, '127.0.0.1');
    await once(aemet, 'listening');
    const address = aemet.address();
    origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/opendata`;

    const codes: Record<string, string> = { far: '99001', ribera: '99002', ones: '99003' };
    const siteFiles: Record<string, string> = {};
    for (const name of await readdir(PRODUCT_SITES)) {
      const text = await readFile(path.join(PRODUCT_SITES, name), 'utf8');
      const code = codes[path.parse(name).name] ?? '';
      siteFiles[name] = text.replace(
        /^weather:.*$/m,
        `weather: { place: La Cañada, municipality: "${code}" }`,
      );
    }
    portal = await startOwnPortal({
      siteFiles,
      env: { PORTAL_DEMO: 'off', AEMET_API_KEY: 'key', AEMET_ORIGIN: origin },
    });
  });
  test.afterAll(async () => {
    await portal?.end();
    aemet.closeAllConnections();
    aemet.close();
  });

  test('names AEMET and links to its page', async ({ page }) => {
    await page.goto(url('ones'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('El temps a La Cañada');
    await expect(page.locator('[data-part=source]').getByRole('link', { name: '© AEMET' })).toHaveAttribute(
      'href',
      'https://www.aemet.es/es/eltiempo/prediccion/municipios/canada-id99001',
    );
    await expect(page.locator('[data-part=demonstration], [data-part=stale]')).toHaveCount(0);
    await expect(page.locator('[data-part=day]').last()).toContainText('–');
    await expect(page.locator('main')).not.toContainText(/NaN|undefined|null/);
    await expectNoSideways(page);
    await expectNoFault(page);
  });

  test('AEMET’s forecast that is outdated says so, with its time', async ({ page }) => {
    await page.goto(url('far'));
    await expect(page.locator('[data-part=stale]')).toHaveText(
      /Aquesta previsió és del \d+ .+ a (?:les|la) \d{1,2}\.\d\d\sh: pot haver canviat\.$/,
    );
    await expect(page.locator('[data-part=present]')).toContainText('14°');
    await expectNoFault(page);
  });

  test('AEMET’s forecast that is unavailable is reported as missing, with alternatives', async ({ page }) => {
    await page.goto(url('ribera'));
    const none = page.locator('[data-part=no-forecast]');
    await expect(none).toContainText('Ahora mismo no tenemos la previsión');
    await expect(none.getByRole('link', { name: 'Volver a cargar la página' })).toHaveAttribute(
      'href',
      '/meteo/',
    );
    await expect(none.getByRole('link', { name: 'La previsión en AEMET' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSideways(page);
    await expectNoFault(page);
    const { headers } = await ask(portal.port, 'ribera.localhost', '/meteo/');
    expect(headers['cache-control']).toContain('s-maxage=10');
  });
});
