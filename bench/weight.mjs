/** Weight of pages, and how much a browser loads until an interactive part is active. */
import { brotliCompressSync, constants } from 'node:zlib';
import { ARTICLES, launch, SITES, traffic } from './browser.mjs';
import { asker } from './http.mjs';
import { startPortal } from './newsroom-folder.mjs';

/** Pages with the island to activate, and how it is activated. */
const WAKING = [
  {
    id: 'sign-in',
    what: 'the sign-in form',
    site: 'far',
    address: '/acceso/',
    island: 'login',
    floors: { requests: 16, bytes: 110 },
    aims: { requests: 10, bytes: 85 },
  },
  {
    id: 'live',
    what: 'the live page',
    site: 'ones',
    address: '/directe/tv/',
    island: undefined,
    floors: { requests: 17, bytes: 120 },
    aims: { requests: 12, bytes: 95 },
  },
];
const kilobytes = (bytes) => bytes / 1000;

async function noteSizes(browser, url, note) {
  for (const [name, address, style] of [
    ['front', () => '/', 12],
    ['article', (site) => ARTICLES[site], 14],
  ]) {
    const most = { script: 0, stylesheet: 0, document: 0 };
    for (const site of SITES) {
      const page = await browser.newPage();
      const { taken } = traffic(page);
      await page.goto(url(site, address(site)), { waitUntil: 'networkidle' });
      for (const kind of Object.keys(most)) most[kind] = Math.max(most[kind], (await taken(kind)).bytes);
      await page.close();
    }
    const weigh = (kind, what, floor, aim) =>
      note({
        id: `weight.${name}.${kind}`,
        what: `${what}, ${name}, the heaviest of three sites (gzip)`,
        value: kilobytes(most[kind]),
        unit: 'kB',
        floor,
        aim,
      });
    weigh('script', 'JavaScript at load', 12, 5);
    weigh('stylesheet', 'linked CSS at load', 20, style);
    weigh('document', 'HTML with the styles in it', 40, 30);
  }
}

async function noteWaking(browser, url, note) {
  for (const { id, what, site, address, island, floors, aims } of WAKING) {
    const page = await browser.newPage();
    const { taken, forget } = traffic(page);
    await page.goto(url(site, address), { waitUntil: 'networkidle' });
    const asleep = await taken('script');
    // An island that activates on load counts towards the page's own activation.
    if (island) {
      forget();
      await page.locator(`portal-island[name=${island}]`).dispatchEvent('pointerenter');
    }
    const all = island ? `portal-island[name=${island}]` : 'portal-island[wake=visible]';
    for (const one of await page.locator(all).all()) {
      await one.scrollIntoViewIfNeeded();
      await one.and(page.locator('[data-island-status=awake]')).waitFor();
    }
    await page.waitForLoadState('networkidle');
    const awake = await taken('script');
    const bytes = awake.bytes + (island ? asleep.bytes : 0);
    note({
      id: `waking.${id}.requests`,
      what: `scripts asked for until ${what} is awake`,
      value: awake.requests,
      unit: '',
      floor: floors.requests,
      aim: aims.requests,
    });
    note({
      id: `waking.${id}.bytes`,
      what: `JavaScript of ${what} when it is awake, React in it (gzip)`,
      value: kilobytes(bytes),
      unit: 'kB',
      floor: floors.bytes,
      aim: aims.bytes,
    });
    await page.close();
  }
}

/** A page of search results, rendered and compressed for each request. */
async function noteResults(port, note) {
  const { ask, close } = asker(port, 'far.localhost');
  const { body } = await ask('/buscar?text=moll', { 'accept-encoding': 'br' });
  const { body: plain } = await ask('/buscar?text=moll', { 'accept-encoding': 'identity' });
  close();
  const best = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  note({
    id: 'weight.results',
    what: 'page of search results as it is sent (br)',
    value: kilobytes(body.length),
    unit: 'kB',
    floor: 12,
    aim: 9,
    detail: `${kilobytes(plain.length).toFixed(1)} kB before, ${kilobytes(best).toFixed(1)} as small as br can`,
  });
}

/** @param {import('./benches.mjs').Context} context */
export async function measure(context) {
  const { note } = context;
  const { port, url } = await startPortal(context);
  const browser = await launch();
  await noteSizes(browser, url, note);
  await noteWaking(browser, url, note);
  await browser.close();
  await noteResults(port, note);
}
