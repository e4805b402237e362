/**
 * A page made again after an edit, against the same page when everything on it is another: the processor that the
 * portal's process takes from the notice of the change to the last byte. The back end is a process of its own, and its
 * database is edited as an editor's transaction edits it.
 */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { median } from './figures.mjs';
import { processorTime } from './front.mjs';
import { asker } from './http.mjs';
import { BACK_END, joinEmbedded, ownNewsroom } from './newsroom-folder.mjs';
import { freePort, startServer, stopServer } from './servers.mjs';

const SITE = 'far';
const ARTICLE = '/societat/urgencies-hospital-obren/';
/** Milliseconds in which a notice comes from the database to the portal, and between looks whether it has. */
const MAX_NOTICE_MS = 5_000;
const LOOK_MS = 40;

/** Edits as touchContents ends them: written, stamped and told to all processes in one transaction. */
const EDIT = `
  with touched as (
    update contents set title = regexp_replace(title, ' \\(\\d+\\)$', '') || ' (' || $2::text || ')',
      touched_at = clock_timestamp()
    where site = $1 and ($3::text is null or path = $3) returning id),
  notice as (
    select json_build_object('sites', json_build_array($1::text), 'contents', json_agg(id::text))::text as payload from touched)
  select pg_notify('portal_changes', case when octet_length(payload) < 7900 then payload else 'null' end) from notice`;

/** @param {import('./benches.mjs').Context} context */
export async function measure(context) {
  const { note, isQuick } = context;
  const folder = await ownNewsroom(context);
  const [apiPort, port] = [await freePort(), await freePort()];
  const backEnd = await startServer([BACK_END], {
    ready: 'The back end is ready',
    env: { PORT: String(apiPort), PORTAL_DATA_DIR: folder },
  });
  const host = await startServer([path.join(import.meta.dirname, 'front-host.mjs')], {
    ready: 'Portal is ready',
    env: {
      PORT: String(port),
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
      PORTAL_DATA_DIR: `${folder}-portal`,
    },
  });
  const database = await joinEmbedded(folder);
  const { ask, close } = asker(port, `${SITE}.localhost`);
  const page = async (address) => {
    const { status, body } = await ask(address, { 'accept-encoding': 'br' });
    if (status !== 200) throw new Error(`${address} answered ${status}`);
    return body;
  };

  let edits = 0;
  /** Edits one content, or all, and asks for a page. @returns microseconds that the making of it took */
  const madeAgain = async (address, content) => {
    edits += 1;
    const sign = `(${edits})`;
    await database.query(EDIT, [SITE, String(edits), content]);
    await wait(LOOK_MS);
    for (const begun = performance.now(); performance.now() - begun < MAX_NOTICE_MS; await wait(LOOK_MS)) {
      const before = await processorTime(host);
      const body = await page(address);
      const micros = (await processorTime(host)) - before;
      if (brotliDecompressSync(body).includes(sign)) return micros;
    }
    throw new Error(`an edit was not on ${address} after ${MAX_NOTICE_MS} ms`);
  };

  const first = brotliDecompressSync(await page('/')).toString();
  // A story of one module, in the middle of the front.
  const stories = Array.from(
    first.matchAll(/<h[23][^>]*><a [^>]*href="(\/[^"]+\/[^"]+\/)"/g),
    ([, href]) => href,
  );
  const story = stories.find(
    (href) => stories.indexOf(href) === stories.lastIndexOf(href) && stories.indexOf(href) > 10,
  );
  if (!story) throw new Error('the front has no story that is on it once');

  const rounds = isQuick ? 15 : 40;
  for (const { id, what, address, content, floor, aim } of [
    {
      id: 'again.front',
      what: 'front made again after one story of it was edited',
      address: '/',
      content: story,
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
  ]) {
    const [one, all] = [[], []];
    for (let round = -rounds; round < rounds; round += 1) {
      // Each comes first as often as the other.
      const order = round % 2 ? [content, null] : [null, content];
      for (const edited of order) {
        const micros = await madeAgain(address, edited);
        // The first rounds let the engine compile.
        if (round >= 0) (edited === null ? all : one).push(micros);
      }
    }
    note({
      id,
      what: `${what}, processor`,
      against: 'the same page after every content was edited',
      value: median(one.map((micros, round) => micros / all[round])),
      unit: '×',
      floor,
      aim,
      detail: `${(median(one) / 1000).toFixed(2)} and ${(median(all) / 1000).toFixed(2)} ms`,
    });
  }
  close();
  await database.end();
  await stopServer(host);
  await stopServer(backEnd);
}
