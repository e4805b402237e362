/**
 * Cost of revenue features for pages, on a site with analytics, third-party and own ads, and consent: script
 * before and after consent, storage and third-party requests before it, layout shifts, and Lighthouse.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ARTICLES, launch, traffic } from './browser.mjs';
import { measureShifts } from './earning-shifts.mjs';
import { startPortal } from './newsroom-folder.mjs';
import { lighthouseScores } from './reading.mjs';
import { stopServer } from './servers.mjs';

const SITE = 'far';
const SITES = path.join(import.meta.dirname, '../apps/api/sites');
/** Metered text: readable some times a month, then gated; its bar covers part of the page. */
const METERED = '/cultura/noms-de-les-barques/';
const PAGES = { front: '/', article: ARTICLES[SITE] };
const PHONE = { width: 390, height: 844 };

const PARTNERS = ['analytics', 'ads'].map(
  (purpose) => `    - { name: ${purpose} SL, purpose: ${purpose}, policy: "https://${purpose}.example/" }\n`,
);
const PLACES = ['top', 'front', 'content'];
const positionOf = (place) =>
  `{ id: ${place}, slotType: display, adUnitCode: far/${place}, sizes: "[[320,50]]", minimumReservedHeightDesktop: 50, minimumReservedHeightMobile: 50, closeButton: false }`;
const AD_MAPS = `adMaps:
${['desktop', 'mobile'].map((id) => `  ${id}: { networkCode: "1234", segmentation: {}, positions: { ${PLACES.map((place) => `${place}: [${positionOf(place)}]`).join(', ')} } }\n`).join('')}`;
const TOOLS = `analytics:
  gtm: { container: GTM-ABC1234, origin: "https://tools.example" }
  plausible: { domain: prova.example, origin: "https://tools.example" }
  matomo: { siteId: 3, url: "https://tools.example/matomo.php" }
  endpoint: { url: "https://tools.example/events" }
`;

/**
 * Writes a copy of the site's file with everything that needs consent.
 * @returns its folder
 */
async function askingSite(folder) {
  const sites = path.join(folder, 'asking-sites');
  const text = await readFile(path.join(SITES, `${SITE}.yaml`), 'utf8');
  const asking = text
    .replace('consent:\n  version: 1\n  partners:\n', (head) => head + PARTNERS.join(''))
    .replace('adMaps: {}\n', AD_MAPS)
    .replace('\nads:\n', '\nads:\n  gpt: { refreshSeconds: 30 }\n');
  await mkdir(sites);
  await writeFile(path.join(sites, `${SITE}.yaml`), `${asking}\n${TOOLS}`);
  return sites;
}

const notice = (page) => page.locator('[data-part=consent-notice]');

/** Opens a page whose third-party requests are counted, and answered here with an empty response. */
async function openPage(browser) {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const foreign = [];
  await page.route(/^https:/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  // The view counter loads three seconds after the page, whatever else happens then.
  await page.route(/\/measuring-[^/]+\.js/, (route) => route.abort());
  return { context, page, foreign };
}

const writtenIn = async (context, page) => {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()),
    ...(await caches.keys()),
  ]);
  return stored.length + (await context.cookies()).length;
};

async function measureScript(browser, url, note) {
  let before = 0;
  for (const [name, address] of Object.entries(PAGES)) {
    const { context, page, foreign } = await openPage(browser);
    const { taken, forget } = traffic(page);
    await page.goto(url(SITE, address), { waitUntil: 'networkidle' });
    await notice(page).waitFor();
    const asked = await taken('script');
    before += foreign.length + (await writtenIn(context, page));
    await notice(page).locator('button').first().click();
    await notice(page).waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    forget();
    await page.goto(url(SITE, address), { waitUntil: 'networkidle' });
    // Third-party scripts are empty: the rest is the site's own.
    const agreed = await taken('script');
    if (!foreign.length) throw new Error(`nobody else was asked on the ${name} after consent`);
    for (const [when, { bytes, requests }, floor, aim] of [
      ['asked', asked, 6, 4.5],
      ['agreed', agreed, 12, 9],
    ])
      note({
        id: `earning.script.${when}.${name}`,
        what: `script at load, ${name}, a reader who ${when === 'asked' ? 'is asked for consent' : 'has agreed: four tools and an ad server'} (gzip)`,
        value: bytes / 1000,
        unit: 'kB',
        floor,
        aim,
        detail: `${requests} files, those of others empty`,
      });
    await context.close();
  }
  note({
    id: 'earning.before-consent',
    what: 'writes into the browser and requests to others before consent, front and article',
    value: before,
    unit: '',
    floor: 0,
    aim: 0,
  });
}

/** @param {Pick<import('./benches.mjs').Context, 'note' | 'folder' | 'newsroom'>} context */
export async function measurePages(context) {
  const { note } = context;
  const folder = path.join(context.folder, 'pages');
  await mkdir(folder);
  const { portal, url } = await startPortal(
    { ...context, folder },
    { PORTAL_SITES_DIR: await askingSite(folder) },
  );
  const browser = await launch();
  try {
    await measureScript(browser, url, note);
    const addresses = Object.values(PAGES).map((address) => url(SITE, address));
    await measureShifts(browser, addresses, url(SITE, METERED), note);
  } finally {
    await browser.close();
  }
  for (const [name, address] of Object.entries(PAGES))
    for (const [category, score] of Object.entries(await lighthouseScores(url(SITE, address))))
      note({
        id: `earning.lighthouse.${name}.${category}`,
        what: `Lighthouse mobile with notice and ads of its own, ${name}, ${category}`,
        value: score,
        unit: '',
        floor: 95,
        aim: 100,
        more: true,
      });
  await stopServer(portal);
}
