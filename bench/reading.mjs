/** Quality of the reading experience beyond speed: layout shifts, axe violations and Lighthouse scores. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import { freePort } from '../scripts/free-port.mjs';
import { ARTICLES, launch, SITES } from './browser.mjs';
import { median } from './figures.mjs';
import { startPortal } from './newsroom-folder.mjs';

const run = promisify(execFile);

/** Fetched only if a bench asks for it: a quarter of all files of an installation. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const ROUNDS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Maximum number of shifted parts that are listed for a page. */
const MAX_NAMED = 5;

/**
 * Sum of all layout shifts from load to the bottom of the page, with each lazy picture scrolled into view.
 * @param {import('playwright').Browser | import('playwright').BrowserContext} browser
 * @param {(page: import('playwright').Page) => Promise<void>} [atHead] called after scrolling back to the
 * top; it may wait for a response
 * @returns the sum, and the first parts that moved: element, milliseconds, and pixels before and after
 */
export async function shifts(browser, url, viewport, atHead) {
  const page = await browser.newPage({ viewport });
  await page.addInitScript(() => {
    globalThis.shifted = { sum: 0, parts: [] };
    const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries()) {
        globalThis.shifted.sum += value;
        for (const { node, previousRect, currentRect } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const tag = element?.cloneNode().outerHTML.slice(0, 120) ?? 'what is gone';
          const moved = `${place(previousRect)} → ${place(currentRect)}`;
          globalThis.shifted.parts.push(`${tag} at ${Math.round(startTime)}: ${moved}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: atHead ? 'load' : 'networkidle' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 700) {
    await page.evaluate((top) => globalThis.scrollTo(0, top), y);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
  await page.evaluate(() => globalThis.scrollTo(0, 0));
  await atHead?.(page);
  await page.waitForLoadState('networkidle');
  const { sum, parts } = await page.evaluate(() => globalThis.shifted);
  await page.close();
  return { sum, parts: parts.slice(0, MAX_NAMED) };
}

/** axe violations on a front, an article, a section, a tag and an author, light and dark. */
async function axeViolations(browser, url, article) {
  let found = 0;
  for (const scheme of ['light', 'dark']) {
    const context = await browser.newContext({ colorScheme: scheme, reducedMotion: 'reduce' });
    await context.addInitScript((value) => localStorage.setItem('portal-scheme', value), scheme);
    const page = await context.newPage();
    await page.goto(url(article));
    const links = await page.evaluate(() =>
      ['/autor/', '/etiqueta/'].flatMap(
        (prefix) => document.querySelector(`main a[href^="${prefix}"]`)?.getAttribute('href') ?? [],
      ),
    );
    for (const address of ['/', article, `/${article.split('/')[1]}/`, ...links]) {
      await page.goto(url(address));
      found += (await new AxeBuilder({ page }).analyze()).violations.length;
    }
    await context.close();
  }
  return found;
}

/** Times that Lighthouse is started: it misses the start of a navigation at times, on a busy machine. */
const TRIES = 3;

/** Lighthouse report of a page, by a browser that listens on a port. */
export async function lighthouse(url, port, tries = TRIES) {
  const npx = ['--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse'];
  const options = [`--port=${port}`, `--only-categories=${CATEGORIES.join()}`, '--output=json', '--quiet'];
  try {
    const { stdout } = await run('npx', [...npx, url, ...options], { maxBuffer: 64 * 1024 * 1024 });
    return JSON.parse(stdout);
  } catch (error) {
    if (tries <= 1) throw new Error(`Lighthouse gave no report of ${url}: ${Object(error).stderr || error}`);
    return lighthouse(url, port, tries - 1);
  }
}

/** @returns score of each Lighthouse category, 0 to 100, on an emulated mid-range phone: medians */
export async function lighthouseScores(url) {
  const port = await freePort();
  const browser = await launch([`--remote-debugging-port=${port}`]);
  const scores = Object.fromEntries(CATEGORIES.map((category) => [category, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const { categories, audits } = await lighthouse(url, port);
    for (const category of CATEGORIES)
      scores[category].push(Math.round((categories[category].score ?? 0) * 100));
    for (const { id, score, title, displayValue } of Object.values(audits))
      if (round === 0 && score !== null && score < 0.9)
        console.info(`  ${id}: ${title} ${displayValue ?? ''}`);
  }
  await browser.close();
  return Object.fromEntries(CATEGORIES.map((category) => [category, median(scores[category])]));
}

/** @param {import('./benches.mjs').Context} context */
export async function measure(context) {
  const { note } = context;
  const { url } = await startPortal(context);
  const browser = await launch();
  for (const [device, viewport] of [
    ['phone', { width: 390, height: 844 }],
    ['desktop', { width: 1440, height: 900 }],
  ]) {
    for (const [name, address] of [
      ['front', () => '/'],
      ['article', (site) => ARTICLES[site]],
    ]) {
      const moved = [];
      for (const site of SITES) moved.push((await shifts(browser, url(site, address(site)), viewport)).sum);
      note({
        id: `reading.shift.${name}.${device}`,
        what: `layout shift, ${name}, ${device}, the most of three sites`,
        value: Math.max(...moved),
        unit: '',
        floor: 0.005,
        aim: 0,
      });
    }
  }
  let violations = 0;
  for (const site of SITES)
    violations += await axeViolations(browser, (address) => url(site, address), ARTICLES[site]);
  await browser.close();
  note({
    id: 'reading.axe',
    what: 'axe violations on five pages of each site and scheme',
    value: violations,
    unit: '',
    floor: 0,
    aim: 0,
  });
  for (const [name, address] of [
    ['front', '/'],
    ['article', ARTICLES.far],
  ])
    for (const [category, score] of Object.entries(await lighthouseScores(url('far', address))))
      note({
        id: `reading.lighthouse.${name}.${category}`,
        what: `Lighthouse mobile, ${name}, ${category}`,
        value: score,
        unit: '',
        floor: 95,
        aim: 100,
        more: true,
      });
}
