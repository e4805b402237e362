/** `npm run bench`: what the portal weighs and how fast it is, as ratios measured in one run. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { build } from 'vite';
import { measureAccounts, measureLoginPage } from './accounts.mjs';
import { measureFaults } from './faults.mjs';
import { measureCards, measureSizes } from './packages.mjs';
import { axeViolations, pageSizes, shifts } from './pages.mjs';
import { measureResults, measureSafety } from './safety.mjs';
import { lighthouseScores } from './scores.mjs';
import { measureSearch } from './search.mjs';
import { freePort, startServer, stopServer } from './servers.mjs';
import { ratio } from './throughput.mjs';

const root = path.join(import.meta.dirname, '..');
const portalFolder = path.join(root, 'apps/portal');
const main = path.join(portalFolder, 'dist/server/main.js');
const client = path.join(portalFolder, 'dist/client');
const SITES = ['far', 'ribera', 'ones'];
const ARTICLES = {
  far: '/societat/ultim-faroner-abella/',
  ribera: '/pueblos/rafelguiro-busca-panadero/',
  ones: '/musica/mareses-concert-sencer/',
};

const rows = [];
function note(what, value, floor, aim, good) {
  rows.push({ what, value, floor, aim, good });
  console.info(`${good ? '✓' : '✗'} ${what}: ${value} (at least ${floor}, aim ${aim})`);
}

/**
 * `npm run bench -- packages` measures the packages alone; `accounts`, `faults`, `search`, `safety` and `portal` are the
 * others. `safety` sends 200,000 hostile requests, or as many as `--requests` says.
 * `--items 1000000` makes up a newsroom of that many to search; it may be said more than once.
 */
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    items: { type: 'string', multiple: true, default: ['100000'] },
    requests: { type: 'string', default: '200000' },
  },
});
const measures = (part) => !wanted.length || wanted.includes(part);
if (measures('packages')) {
  await measureSizes(note);
  await measureCards(note);
}

const folder = await mkdtemp(path.join(tmpdir(), 'portal-bench-'));
const started = [];
const serve = async (...args) => {
  const child = await startServer(...args);
  started.push(child);
  return child;
};

/** Builds a server that draws the front with react-dom and does nothing else. */
const buildBare = () =>
  build({
    root: portalFolder,
    logLevel: 'warn',
    build: {
      ssr: path.join(import.meta.dirname, 'bare.tsx'),
      outDir: path.join(import.meta.dirname, 'dist'),
      emptyOutDir: true,
      rollupOptions: { input: path.join(import.meta.dirname, 'bare.tsx') },
    },
  });

/** A portal with a freshly seeded newsroom. */
async function startFresh() {
  console.info('Starting the portal with a fresh newsroom');
  const port = await freePort();
  const env = { PORT: String(port), PORTAL_DATA_DIR: path.join(folder, 'data') };
  return { port, env, portal: await serve([main], { ready: 'Portal is ready', env }) };
}

/** The reference portal: pages, and how fast they are made. */
async function measurePortal() {
  const fresh = await startFresh();
  const { port } = fresh;
  const url = (site, address = '/') => `http://${site}.localhost:${port}${address}`;

  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  try {
    for (const [name, address, aim] of [
      ['front', () => '/', 12],
      ['article', (site) => ARTICLES[site], 14],
    ]) {
      const sizes = await Promise.all(SITES.map((site) => pageSizes(browser, url(site, address(site)))));
      const script = Math.max(...sizes.map((size) => size.script));
      note(
        `JavaScript at load, ${name} (gzip)`,
        `${(script / 1000).toFixed(1)} kB`,
        '12 kB',
        '5 kB',
        script <= 12_000,
      );
      const style = Math.max(...sizes.map((size) => size.stylesheet));
      note(
        `CSS at load, ${name} (gzip)`,
        `${(style / 1000).toFixed(1)} kB`,
        '20 kB',
        `${aim} kB`,
        style <= 20_000,
      );
    }
    for (const [device, viewport] of [
      ['phone', { width: 390, height: 844 }],
      ['desktop', { width: 1440, height: 900 }],
    ]) {
      for (const [name, address] of [
        ['front', () => '/'],
        ['article', (site) => ARTICLES[site]],
      ]) {
        const moved = [];
        for (const site of SITES) moved.push(await shifts(browser, url(site, address(site)), viewport));
        const most = Math.max(...moved);
        note(`layout shift, ${name}, ${device}`, most.toFixed(3), '0.00', '0.00', most < 0.005);
      }
    }
    let violations = 0;
    for (const site of SITES)
      violations += await axeViolations(browser, (address) => url(site, address), ARTICLES[site]);
    note('axe violations on five pages per site and scheme', String(violations), '0', '0', violations === 0);
  } finally {
    await browser.close();
  }
  await measureLoginPage(note, url('far', '/acceso/'));
  await measureResults(note, port);

  for (const [name, address] of [
    ['front', '/'],
    ['article', ARTICLES.far],
  ]) {
    for (const [category, score] of Object.entries(await lighthouseScores(url('far', address))))
      note(`Lighthouse mobile, ${name}, ${category}`, String(score), '95', '100', score >= 95);
  }

  await measureThroughput(fresh);
}

/** How many pages a second, kept and made anew. @param fresh the portal, which is stopped */
async function measureThroughput({ port, env, portal: first }) {
  console.info('Building the bare server');
  await buildBare();
  let portal = first;
  console.info('Measuring throughput');
  const html = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  const staticFolder = path.join(folder, 'static');
  await mkdir(staticFolder);
  await writeFile(path.join(staticFolder, 'index.html'), html);
  const staticPort = await freePort();
  const files = await serve(
    [path.join(import.meta.dirname, 'static.mjs'), staticFolder, String(staticPort)],
    { ready: 'ready' },
  );
  const cached = await ratio(
    { url: `http://127.0.0.1:${port}/`, pid: portal.pid },
    { url: `http://127.0.0.1:${staticPort}/`, pid: files.pid },
  );
  note(
    'kept front against sirv with the same bytes',
    `${cached.ratio.toFixed(2)} (${Math.round(cached.subject)} and ${Math.round(cached.reference)} pages/s)`,
    '0.7',
    '1.0',
    cached.ratio >= 0.7,
  );
  const processor = cached.referenceMicros / cached.subjectMicros;
  note(
    'processor of sirv for a page against that of a kept front',
    `${processor.toFixed(2)} (${Math.round(cached.referenceMicros)} and ${Math.round(cached.subjectMicros)} µs)`,
    '1.0',
    '2.0',
    processor >= 1,
  );
  await stopServer(files);
  await stopServer(portal);

  portal = await serve([main], { ready: 'Portal is ready', env: { ...env, PORTAL_PAGE_CACHE: 'off' } });
  const ask = async (address) => (await (await fetch(`http://127.0.0.1:${port}${address}`)).json()).response;
  const site = await ask('/api/front/site?host=far.localhost');
  const page = await ask('/api/front/page?site=far&path=/');
  const pageFile = path.join(folder, 'front.json');
  await writeFile(pageFile, JSON.stringify({ site, page }));
  const barePort = await freePort();
  const bare = await serve(
    [path.join(import.meta.dirname, 'dist/bare.js'), pageFile, client, String(barePort)],
    { ready: 'ready' },
  );
  const rendered = await ratio(
    { url: `http://127.0.0.1:${port}/` },
    { url: `http://127.0.0.1:${barePort}/` },
  );
  note(
    'front without page cache against bare react-dom',
    `${rendered.ratio.toFixed(2)} (${Math.round(rendered.subject)} and ${Math.round(rendered.reference)} pages/s)`,
    '0.6',
    '0.85',
    rendered.ratio >= 0.6,
  );
  console.info(`The front weighs ${(gzipSync(html).length / 1000).toFixed(1)} kB of HTML (gzip).`);
  await stopServer(bare);
  await stopServer(portal);
}

/** The hostile suite, and what its attacks may not cost. */
async function measureAttacks() {
  await measureSafety(note, folder, options.requests);
  if (wanted.length && !wanted.includes('portal')) {
    const fresh = await startFresh();
    await measureResults(note, fresh.port);
    await measureThroughput(fresh);
  }
}

try {
  if (measures('accounts')) await measureAccounts(note, folder);
  if (measures('faults')) await measureFaults(note, folder);
  if (measures('search')) await measureSearch(note, folder, options.items.map(Number));
  if (measures('safety')) await measureAttacks();
  if (measures('portal')) await measurePortal();
} finally {
  for (const child of started) await stopServer(child);
  await rm(folder, { recursive: true, force: true });
}

console.info('\n| what | measured | at least | aim |\n|---|---|---|---|');
for (const { what, value, floor, aim, good } of rows)
  console.info(`| ${what} | ${good ? '' : '**missed** '}${value} | ${floor} | ${aim} |`);
process.exit(rows.every(({ good }) => good) ? 0 : 1);
