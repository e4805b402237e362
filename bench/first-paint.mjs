/**
 * A first visit on a phone: bytes before the reader scrolls, first and largest paint in Lighthouse's
 * simulation of a slow phone, and Lighthouse's scores of twelve types of pages.
 */
import { freePort } from '../scripts/free-port.mjs';
import { ARTICLES, launch, SITES } from './browser.mjs';
import { median } from './figures.mjs';
import { startPortal } from './newsroom-folder.mjs';
import { lighthouse } from './reading.mjs';

/** Rounds of a front. Other pages have one: Lighthouse simulates the phone, so its scores vary little. */
const ROUNDS = 5;
/** A common phone: its window and pixel density. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Milliseconds after which a page is quiet: scripts that count views load three seconds after it. */
const QUIET_MS = 4000;

/** Pages of each type, in the order of `SITES`. */
const PAGES = {
  front: ['/', '/', '/'],
  section: ['/territori/', '/pueblos/', '/noticies/'],
  tag: ['/etiqueta/habitatge/', '/etiqueta/cercanias/', '/etiqueta/podcast/'],
  author: ['/autor/pau-rovirosa/', '/autor/lola-cuquerella/', '/autor/aina-corbera/'],
  article: SITES.map((site) => ARTICLES[site]),
  live: [
    '/politica/ple-aigua-directe/',
    '/actualidad/crecida-jucar-directo/',
    '/noticies/temporal-minut-a-minut/',
  ],
  video: [
    '/esports/video-ciaboga-llagut/',
    '/actualidad/video-puente-grieta/',
    '/programes/cuina-barca-musclos/',
  ],
  event: [
    '/agenda-cultural/concert-cobla-moll/',
    '/cultura/certamen-calles-musica/',
    '/cultura/nit-oberta-fabrica-gel/',
  ],
  poll: [
    '/territori/enquesta-moll-estiu/',
    '/actualidad/encuesta-puente-hierro/',
    '/musica/enquesta-ultima-nit/',
  ],
  search: SITES.map(() => '/buscar?text=temporal'),
  weather: SITES.map(() => '/meteo/'),
  archive: SITES.map(() => '/hemeroteca/'),
};

/**
 * Bytes as sent, headers included, until the network is quiet; nobody scrolls.
 * @param {import('playwright').Browser} browser
 * @returns bytes by type of resource
 */
async function sent(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const types = new Map();
  const bytes = new Map();
  network.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  await context.close();
  return bytes;
}

const seconds = (report, audit) => report.audits[audit].numericValue / 1000;
const rounded = (value) => Math.round(value * 100) / 100;

/** Elements and images that a report says are in the way, for its detail. */
const largestOf = (report) =>
  report.audits['largest-contentful-paint-element']?.details?.items?.[0]?.items?.[0]?.node?.snippet?.slice(
    0,
    90,
  ) ?? '';

/** @param {import('./benches.mjs').Context} context */
export async function measure(context) {
  const { note, isQuick } = context;
  const { url } = await startPortal(context);
  const port = await freePort();
  const browser = await launch([`--remote-debugging-port=${port}`]);
  for (const site of SITES) {
    const bytes = await sent(browser, url(site, '/'));
    const total = Array.from(bytes.values()).reduce((sum, value) => sum + value, 0);
    const parts = Array.from(bytes, ([type, value]) => `${type} ${Math.round(value / 1000)}`).join(', ');
    const what = `first visit of the front, phone, before scrolling, ${site}`;
    note({
      id: `paint.bytes.${site}`,
      what,
      value: total / 1000,
      unit: 'kB',
      floor: 170,
      aim: 120,
      detail: parts,
    });
    const fonts = (bytes.get('Font') ?? 0) / 1000;
    note({ id: `paint.fonts.${site}`, what: `${what}: fonts`, value: fonts, unit: 'kB', floor: 95, aim: 70 });
  }
  for (const site of SITES) {
    const reports = [];
    for (let round = 0; round < (isQuick ? 1 : ROUNDS); round += 1)
      reports.push(await lighthouse(url(site, '/'), port));
    for (const [id, audit, what, floor, aim] of [
      ['first', 'first-contentful-paint', 'first paint', 1.1, 0.8],
      ['largest', 'largest-contentful-paint', 'largest paint', 1.5, 1.2],
    ]) {
      const values = reports.map((report) => seconds(report, audit));
      note({
        id: `paint.${id}.${site}`,
        what: `Lighthouse mobile, front, ${what}, ${site}`,
        value: median(values),
        unit: 's',
        floor,
        aim,
        detail: `${values.map(rounded).join(' ')}; ${largestOf(reports[0])}`,
      });
    }
  }
  for (const [type, addresses] of Object.entries(PAGES).slice(0, isQuick ? 1 : undefined)) {
    const lowest = new Map();
    const missed = [];
    for (const [at, site] of SITES.entries()) {
      const { categories, audits } = await lighthouse(url(site, addresses[at]), port);
      for (const { id, score } of Object.values(categories))
        lowest.set(id, Math.min(lowest.get(id) ?? 100, Math.round((score ?? 0) * 100)));
      for (const { id, score } of Object.values(audits))
        if (score !== null && score < 0.9) missed.push(`${site} ${id}`);
    }
    for (const [category, value] of lowest)
      note({
        id: `paint.lighthouse.${type}.${category}`,
        what: `Lighthouse mobile, ${type}, ${category}, the lowest of three sites`,
        value,
        unit: '',
        floor: 99,
        aim: 100,
        more: true,
        ...(value < 99 ? { detail: missed.join(', ') } : {}),
      });
  }
  await browser.close();
}
