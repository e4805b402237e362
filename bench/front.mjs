/**
 * A front rendered for each request, against a page of the same stories in plain react-dom, in the same
 * process.
 */
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../scripts/free-port.mjs';
import { bundle } from './bundle.mjs';
import { median } from './figures.mjs';
import { asker } from './http.mjs';
import { ownNewsroom } from './newsroom-folder.mjs';
import { startServer, stopServer } from './servers.mjs';

const HOST = path.join(import.meta.dirname, 'front-host.mjs');
const WARM_UP = 300;
const PAGES_IN_A_TURN = 25;

const elementsOf = (html) => html.match(/<[a-z]/g)?.length ?? 0;

/** Microseconds of processor time of a process. */
export async function processorTime(child) {
  const answer = once(child, 'message');
  child.send('processor');
  const [{ user, system }] = await answer;
  return user + system;
}

/** Link targets and picture URLs of a page. */
const linksOf = (html) =>
  new Set(Array.from(html.matchAll(/<a [^>]*?href="(\/[^"#?]*)"/g), ([, href]) => href));
const picturesOf = (html) => new Set(Array.from(html.matchAll(/"\/media\/(\w+)\//g), ([, name]) => name));

/** @throws Error if the plain page lacks a story, a link or a picture of the front */
function checkSame(front, plain) {
  const main = front.slice(front.indexOf('<main'), front.indexOf('</main>'));
  const [links, pictures] = [linksOf(plain), picturesOf(plain)];
  const missing = [
    ...[...linksOf(main)].filter((link) => !links.has(link)),
    ...[...picturesOf(main)].filter((picture) => !pictures.has(picture)),
  ];
  // Headings of the front link to sections; the plain page has no such headings.
  const allowed = missing.filter((link) => /^\/[\w-]+\/$/.test(link));
  if (missing.length > allowed.length)
    throw new Error(`the plain page is not that of the front: it lacks ${missing.slice(0, 5).join(', ')}`);
}

/** @param {import('./benches.mjs').Context} context */
export async function measure(context) {
  const { note, folder, isQuick } = context;
  const plainFile = await bundle(path.join(import.meta.dirname, 'plain-front.tsx'));
  const data = await ownNewsroom(context);
  const [port, plainPort] = [await freePort(), await freePort()];
  const env = { PORT: String(port), PORTAL_DATA_DIR: data, PORTAL_PAGE_CACHE: 'off' };

  const first = await startServer([HOST], { ready: 'Portal is ready', env });
  const { page: read, close } = asker(port, 'far.localhost');
  const response = async (address) => JSON.parse(await read(address)).response;
  const file = path.join(folder, 'front.json');
  const [site, page] = [
    await response('/api/front/site?host=far.localhost'),
    await response('/api/front/page?site=far&path=/'),
  ];
  await writeFile(file, JSON.stringify({ site, page }));
  close();
  await stopServer(first);

  const host = await startServer([HOST, plainFile, file, String(plainPort)], {
    ready: 'Portal is ready',
    env,
  });
  const portal = asker(port, 'far.localhost');
  const plain = asker(plainPort, 'far.localhost');
  const [front, plainFront] = [await portal.page('/'), await plain.page('/')];
  checkSame(front, plainFront);
  const [elements, plainElements] = [elementsOf(front), elementsOf(plainFront)];

  const microsOf = async ({ page: one }) => {
    const before = await processorTime(host);
    for (let n = 0; n < PAGES_IN_A_TURN; n += 1) await one('/');
    return ((await processorTime(host)) - before) / PAGES_IN_A_TURN;
  };
  for (let n = 0; n < WARM_UP; n += 1) await Promise.all([portal.page('/'), plain.page('/')]);
  const [ours, theirs] = [[], []];
  for (let turn = 0; turn < (isQuick ? 8 : 24); turn += 1) {
    ours.push(await microsOf(portal));
    theirs.push(await microsOf(plain));
  }
  portal.close();
  plain.close();
  await stopServer(host);
  const pages = median(ours.map((micros, turn) => micros / theirs[turn]));
  const detail = `${(median(ours) / 1000).toFixed(2)} ms for ${elements} elements and ${(median(theirs) / 1000).toFixed(2)} ms for ${plainElements}; a page ${pages.toFixed(2)} ×`;
  note({
    id: 'front.element',
    what: 'front of El Far made anew, processor an element',
    against: 'a plain react-dom page of the same stories',
    value: pages * (plainElements / elements),
    unit: '×',
    floor: 1.2,
    aim: 0.7,
    detail,
  });
}
