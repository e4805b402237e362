/**
 * Checks Storybook as static files on a plain host, under a subpath: the introduction, a component's page and
 * a story render, the search finds a technical term, and no requested file is missing.
 */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath } from './browser.mjs';
import { bin, root, run, say } from './prepare.mjs';

/** Three brands and the wireframe, light and dark, in four languages. */
const FRAMES = 4 * 2 * 4;
const built = path.join(root, 'storybook-static');
const UNDER = '/design/portal/';
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** Milliseconds that a browser waits for expected content, on a busy machine. */
const WAIT_MS = 120_000;

/** Serves the files under the path, and records requests for missing files. */
async function serve() {
  const missing = [];
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1');
    const file = path.join(built, path.normalize(pathname.slice(UNDER.length) || 'index.html'));
    const isThere =
      pathname.startsWith(UNDER) && file.startsWith(built) && existsSync(file) && statSync(file).isFile();
    if (!isThere) {
      missing.push(pathname);
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, missing, origin: `http://127.0.0.1:${server.address().port}${UNDER}` };
}

/** Common synonyms of component names, each with the component that must be the first search result. */
const WORDS = {
  modal: 'Dialog',
  snackbar: 'Toast',
  accordion: 'Accordion',
  hero: 'Card',
  teaser: 'Card',
  byline: 'Byline',
  datepicker: 'DateField',
  combobox: 'PredictiveField',
  dropdown: 'Select',
};

const CHECKS = {
  'opens on the introduction': async (page, origin) => {
    await page.goto(origin);
    const preview = page.frameLocator('#storybook-preview-iframe');
    await preview.getByRole('heading', { level: 1, name: /Portal/ }).waitFor();
    await preview.getByText('Temporal de llevant').first().waitFor();
  },
  'finds a component by the field’s word': async (page) => {
    const search = page.locator('#storybook-explorer-searchfield');
    const wrong = [];
    for (const [word, component] of Object.entries(WORDS)) {
      await search.fill(word);
      // Results of the previous term are still there for a moment.
      const first = page
        .getByRole('option')
        .first()
        .filter({ hasText: new RegExp(word, 'i') });
      const found = await first.textContent();
      // A term's heading ends with the component; the component's own page has its name.
      const leads = new RegExp(`: ${component}\\s*Introduction|${component}$`);
      if (!leads.test(found.trim())) wrong.push(`${word}: ${found.replace(/\s+/g, ' ')}`);
    }
    if (wrong.length) throw new Error(`the first results of ${wrong.join('; ')}`);
    await search.fill('snackbar');
    await page
      .getByText(/Snackbar.*Toast/)
      .first()
      .click();
    const preview = page.frameLocator('#storybook-preview-iframe');
    await preview.getByRole('link', { name: 'Toast', exact: true }).first().click();
    await preview.getByRole('heading', { name: 'Toast', exact: true }).waitFor();
  },
  'tells a prop’s values, tokens and weight': async (page, origin) => {
    await page.goto(`${origin}iframe.html?viewMode=docs&id=content-cards-card--docs`);
    await page.getByText('"lead"', { exact: true }).first().waitFor();
    await page.getByText(/KiB of script/).waitFor();
    await page.getByRole('cell', { name: 'color.ink', exact: true }).first().waitFor();
  },
  'draws what its tests look at closely': async (page, origin) => {
    await page.goto(`${origin}iframe.html?viewMode=docs&id=controls-forms-datefield--docs`);
    await page.getByRole('textbox', { name: 'Data de naixement' }).nth(2).waitFor();
    await page.waitForLoadState('networkidle');
    const faults = await page.getByText(/^Error:|AssertionError/).count();
    if (faults > 0) throw new Error(`${faults} stories of DateField show an error instead of it`);
  },
  'draws a story with its pictures': async (page, origin) => {
    await page.goto(`${origin}iframe.html?viewMode=story&id=content-cards-card--lead`);
    await page.getByRole('link', { name: /Temporal de llevant/ }).waitFor();
    await page.waitForFunction(() => Array.from(document.images).some((image) => image.naturalWidth > 0));
  },
  'puts a story side by side in all brands, schemes and languages': async (page, origin) => {
    await page.goto(
      `${origin}iframe.html?viewMode=story&id=controls-buttons-button--disabled&globals=show:all`,
    );
    const frames = new Set();
    await page
      .locator('figure iframe')
      .nth(FRAMES - 1)
      .waitFor();
    for (const frame of await page.locator('figure iframe').all()) {
      const html = frame.contentFrame().locator('html');
      await html.locator('[data-part="button"]').first().waitFor();
      const look = ['data-site', 'data-scheme', 'lang'].map((name) => html.getAttribute(name));
      frames.add((await Promise.all(look)).join(' '));
    }
    if (frames.size !== FRAMES)
      throw new Error(`${frames.size} of ${FRAMES} frames: ${[...frames].join(', ')}`);
  },
  'tells a token’s source and how well it is read': async (page, origin) => {
    await page.goto(`${origin}iframe.html?viewMode=docs&id=foundations-colour--docs`);
    await page
      .getByText(/tokens\.json: color\./)
      .first()
      .waitFor();
    await page
      .getByText(/\d\.\d AA/)
      .first()
      .waitFor();
  },
};

/** @returns how many checks passed and failed */
export async function checkStatic() {
  const { server, missing, origin } = await serve();
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
  const faults = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(WAIT_MS);
    page.on('pageerror', (error) => faults.push(`an error in the page: ${error.message}`));
    for (const [name, check] of Object.entries(CHECKS))
      await check(page, origin).catch((error) => faults.push(`${name}: ${error.message}`));
  } finally {
    await browser.close();
    server.close();
  }
  faults.push(...missing.map((address) => `nothing is at ${address}`));
  for (const fault of faults) say(`✗ ${fault}`);
  return { passed: Math.max(0, Object.keys(CHECKS).length - faults.length), failed: faults.length };
}

/**
 * Builds Storybook first.
 * @returns how many checks passed and failed
 */
export async function buildAndCheck() {
  if (run(bin('storybook'), ['build', '--quiet'], { quiet: true }) !== 0) return { passed: 0, failed: 1 };
  return checkStatic();
}
