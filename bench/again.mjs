/**
 * Rebuild of a page after an edit, against the same page by a portal that does not cache the HTML of its
 * parts: the processor time of each portal's process from the request to the last byte, for data and
 * rendering, without compression, which follows when a cached page is first sent. The back end is a separate
 * process, and its database is edited by a transaction like an editor's.
 */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../scripts/free-port.mjs';
import { median } from './figures.mjs';
import { processorTime } from './front.mjs';
import { asker } from './http.mjs';
import { BACK_END, joinEmbedded, ownNewsroom } from './newsroom-folder.mjs';
import { startServer, stopServer } from './servers.mjs';

const SITE = 'far';
const ARTICLE = '/societat/urgencies-hospital-obren/';
/** Maximum milliseconds for a change notification to reach the portals, and between checks. */
const MAX_NOTICE_MS = 5_000;
const LOOK_MS = 40;
/** Pages rendered before the measurement, so that the engine compiles the code. */
const WARM_UP = 300;

/**
 * An edit as touchContents performs it: written, timestamped and notified to all processes in one
 * transaction.
 */
const EDIT = `
  with touched as (
    update contents set title = regexp_replace(title, ' \\(\\d+\\)$', '') || ' (' || $2::text || ')',
      touched_at = clock_timestamp()
    where site = $1 and path = $3 returning id),
  notice as (
    select json_build_object('sites', json_build_array($1::text), 'contents', json_agg(id::text))::text as payload from touched)
  select pg_notify('portal_changes', payload) from notice`;

const PAGES = [
  {
    id: 'again.front',
    what: 'front made again after one story of it was edited',
    address: '/',
    floor: 0.4,
    aim: 0.2,
  },
  {
    id: 'again.article',
    what: 'article made again after its title was edited',
    address: ARTICLE,
    content: ARTICLE,
    floor: 0.65,
    aim: 0.5,
  },
];

/** Portal in its own process, over the back end at a port. */
async function startPortal(apiPort, folder, env) {
  const port = await freePort();
  const host = await startServer([path.join(import.meta.dirname, 'front-host.mjs')], {
    ready: 'Portal is ready',
    env: {
      PORT: String(port),
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
      PORTAL_DATA_DIR: folder,
      PORTAL_PAGE_CACHE: 'off',
      ...env,
    },
  });
  const { page, close } = asker(port, `${SITE}.localhost`);
  return {
    page,
    /** Microseconds to rebuild a page with an edit; requests before the edit arrives do not count. */
    madeAgain: async (address, sign) => {
      for (const begun = performance.now(); performance.now() - begun < MAX_NOTICE_MS; await wait(LOOK_MS)) {
        const before = await processorTime(host);
        const html = await page(address);
        const micros = (await processorTime(host)) - before;
        if (html.includes(sign)) return micros;
      }
      throw new Error(`an edit was not on ${address} after ${MAX_NOTICE_MS} ms`);
    },
    stop: () => {
      close();
      return stopServer(host);
    },
  };
}

/** A story that the front shows once, in its middle. */
function storyOf(front) {
  const stories = Array.from(
    front.matchAll(/<h[23][^>]*><a [^>]*href="(\/[^"]+\/[^"]+\/)"/g),
    ([, href]) => href,
  );
  const story = stories.find(
    (href) => stories.indexOf(href) === stories.lastIndexOf(href) && stories.indexOf(href) > 10,
  );
  if (!story) throw new Error('the front has no story that is on it once');
  return story;
}

/** @param {import('./benches.mjs').Context} context */
export async function measure(context) {
  const { note, isQuick } = context;
  const folder = await ownNewsroom(context);
  const apiPort = await freePort();
  const backEnd = await startServer([BACK_END], {
    ready: 'The back end is ready',
    env: { PORT: String(apiPort), PORTAL_DATA_DIR: folder },
  });
  const keeping = await startPortal(apiPort, `${folder}-keeping`, {});
  const drawing = await startPortal(apiPort, `${folder}-drawing`, { PORTAL_KEPT_HTML: 'off' });
  const database = await joinEmbedded(folder);
  const story = storyOf(await keeping.page('/'));
  const rounds = isQuick ? 15 : 40;
  let edits = 0;
  for (const { id, what, address, content = story, floor, aim } of PAGES) {
    for (let n = 0; n < WARM_UP; n += 1) await Promise.all([keeping.page(address), drawing.page(address)]);
    const [kept, drawn] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      edits += 1;
      await database.query(EDIT, [SITE, String(edits), content]);
      await wait(LOOK_MS);
      // Each goes first equally often.
      const order = round % 2 ? [keeping, drawing] : [drawing, keeping];
      for (const portal of order)
        (portal === keeping ? kept : drawn).push(await portal.madeAgain(address, `(${edits})`));
    }
    note({
      id,
      what: `${what}, processor`,
      against: 'the same by a portal that keeps no HTML',
      value: median(kept.map((micros, round) => micros / drawn[round])),
      unit: '×',
      floor,
      aim,
      detail: `${(median(kept) / 1000).toFixed(2)} and ${(median(drawn) / 1000).toFixed(2)} ms`,
    });
  }
  await database.end();
  await keeping.stop();
  await drawing.stop();
  await stopServer(backEnd);
}
