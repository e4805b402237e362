/**
 * First visit to a front over a phone's connection: first and largest contentful paint, against the same page
 * with linked style sheets. Both go through the same proxy, which leaves the original page unchanged.
 */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { launch } from './browser.mjs';
import { median } from './figures.mjs';
import { startPortal } from './newsroom-folder.mjs';

const ROUNDS = 8;
/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms: Lighthouse's slow phone connection. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** Milliseconds to observe a page after it has loaded. */
const QUIET_MS = 500;

const compress = (text, quality) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/**
 * The portal's pages with each style element of their head as a linked sheet.
 * @returns its port
 */
async function withStylesLinked(port) {
  const sheets = new Map();
  const link = (html) => {
    const end = html.indexOf('</head>');
    const head = html.slice(0, end).replace(/<style[^>]*>(.*?)<\/style>/gs, (_, css) => {
      const address = `/assets/bench-${css.length}.css`;
      if (!sheets.has(address)) sheets.set(address, compress(css, 11));
      return `<link rel="stylesheet" href="${address}">`;
    });
    if (head.includes('<style')) throw new Error('a style of the page was not linked');
    return head + html.slice(end);
  };
  const server = createServer((asked, answer) => {
    const sheet = sheets.get(asked.url);
    if (sheet) {
      answer.writeHead(200, { 'content-type': 'text/css', 'content-encoding': 'br' }).end(sheet);
      return;
    }
    const isLinked = asked.headers.host?.startsWith('linked.');
    const headers = { ...asked.headers, host: `far.localhost:${port}` };
    request({ host: '127.0.0.1', port, path: asked.url, method: asked.method, headers }, async (got) => {
      const chunks = [];
      for await (const chunk of got) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      const { 'content-security-policy': _, 'content-length': __, ...sent } = got.headers;
      const isDocument =
        isLinked && sent['content-type']?.startsWith('text/html') && sent['content-encoding'] === 'br';
      answer.writeHead(got.statusCode ?? 502, sent);
      // Compressed as well as the portal's own.
      answer.end(isDocument ? compress(link(brotliDecompressSync(body).toString()), 5) : body);
    })
      .on('error', () => answer.destroy())
      .end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server.address().port;
}

/**
 * One visit with an empty cache.
 * @returns milliseconds of first and largest contentful paint, and layout shifts
 */
async function visit(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);
  await page.addInitScript(() => {
    globalThis.painted = { first: 0, largest: 0 };
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') globalThis.painted.first = startTime;
    }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) globalThis.painted.largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  const painted = await page.evaluate(() => globalThis.painted);
  await context.close();
  return painted;
}

/** @param {import('./benches.mjs').Context} context */
export async function measure(context) {
  const { note, isQuick } = context;
  const { port } = await startPortal(context);
  const proxy = await withStylesLinked(port);
  const browser = await launch();
  const [as, linked] = [[], []];
  for (let round = -1; round < (isQuick ? 4 : ROUNDS); round += 1) {
    // Each goes first equally often.
    const order = round % 2 ? ['linked', 'far'] : ['far', 'linked'];
    for (const name of order) {
      const painted = await visit(browser, `http://${name}.localhost:${proxy}/`);
      // The first round renders the page.
      if (round >= 0) (name === 'far' ? as : linked).push(painted);
    }
  }
  await browser.close();
  for (const [id, what, time, floor, aim] of [
    ['first', 'first paint', ({ first }) => first, 0.75, 0.65],
    ['largest', 'largest paint', ({ largest }) => largest, 0.75, 0.6],
  ]) {
    const [ours, theirs] = [median(as.map(time)), median(linked.map(time))];
    note({
      id: `visit.${id}`,
      what: `first visit of El Far’s front, phone, 1.6 Mbit/s and 150 ms: ${what}`,
      against: 'the same page with its styles linked',
      value: ours / theirs,
      unit: '×',
      floor,
      aim,
      detail: `${Math.round(ours)} and ${Math.round(theirs)} ms`,
    });
  }
}
