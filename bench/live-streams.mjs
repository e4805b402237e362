/** Cost of readers who follow a live blog, the delay of their entries, and layout shifts. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { launch } from './browser.mjs';
import { quantile } from './figures.mjs';
import { joinEmbedded, startPortal } from './newsroom-folder.mjs';
import { stopServer } from './servers.mjs';

const STORY = '/territori/temporal-llevant-directe/';
const READERS = 2_000;
const ALL_READERS = 5_000;
/** Milliseconds between entries: the worst case. */
const BETWEEN_MS = 250;
const SETTLED_MS = 4_000;

/** Publishes an entry like the desk does: row, number, search and notification in one transaction. */
async function publish(client, contentId) {
  await client.query('begin');
  await client.query(
    `with next as (update live_blogs set sequence = sequence + 1, changed_at = now() where content_id = $1 returning sequence)
     insert into live_entries (content_id, state, date, title, body, sequence)
     select $1, 'published', now(), $2, '[{"type":"paragraph","html":"La boia de la Llosa ha mesurat tres metres."}]', sequence
     from next`,
    [contentId, `t:${Date.now()}`],
  );
  await client.query('select index_contents(array[$1::bigint])', [contentId]);
  await client.query("select pg_notify('portal_changes', $1)", [
    JSON.stringify({ sites: ['far'], contents: [String(contentId)] }),
  ]);
  await client.query('commit');
}

/** Resident memory of a process in bytes. */
function residentOf(pid) {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? Number.NaN) * 1024;
}

/** Readers in a separate process, returned once all are connected. */
async function readersOf(port, contentId, since, count) {
  const child = fork(path.join(import.meta.dirname, 'live-readers.process.mjs'), [
    String(port),
    `/webapi/live/${contentId}/stream?since=${since}`,
    String(count),
  ]);
  await once(child, 'message');
  return {
    told: async () => {
      const answer = once(child, 'message');
      child.send('waits');
      return (await answer)[0];
    },
    close: () => stopServer(child),
  };
}

/** Layout shift while entries arrive, at the top of the live blog and further down. */
async function shift(url, comeTwo) {
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url);
  await page.locator('[data-live-status=following]').waitFor({ state: 'attached' });
  const moved = async () => {
    const before = await page.evaluate(() => window.moved);
    await comeTwo();
    await rest(1_500);
    return (await page.evaluate(() => window.moved)) - before;
  };
  await page.locator('[data-part=live-blog]').evaluate((blog) => blog.scrollIntoView());
  const atTop = await moved();
  await page.locator('[data-part=live-entry]').last().scrollIntoViewIfNeeded();
  const further = await moved();
  await browser.close();
  return { atTop, further };
}

/** @param {import('./benches.mjs').Context} context */
export async function measureStreams(context) {
  const { note, isQuick } = context;
  const { portal, port, data, url } = await startPortal(context);
  const client = await joinEmbedded(data);
  const { rows } = await client.query("select id from contents where site = 'far' and path = $1", [STORY]);
  const [{ id }] = rows;
  const sequence = async () => {
    const { rows: blogs } = await client.query('select sequence from live_blogs where content_id = $1', [id]);
    return blogs[0].sequence;
  };
  const { atTop, further } = await shift(url('far', STORY), async () => {
    for (let at = 0; at < 2; at += 1) await publish(client, id);
  });
  note({
    id: 'taking-part.shift',
    what: 'layout shift while entries come into a live blog',
    value: atTop + further,
    unit: '',
    floor: 0.001,
    aim: 0,
    detail: `${atTop.toFixed(4)} at its beginning, ${further.toFixed(4)} further down`,
  });

  const before = residentOf(portal.pid);
  const readers = await readersOf(port, id, await sequence(), READERS);
  for (let at = 0; at < (isQuick ? 10 : 40); at += 1) {
    await publish(client, id);
    await rest(BETWEEN_MS);
  }
  await rest(SETTLED_MS);
  const { waits } = await readers.told();
  note({
    id: 'taking-part.told',
    what: `published entry to ${READERS} streams of one process, p95`,
    value: quantile(waits, 0.95),
    unit: 'ms',
    floor: 1_000,
    aim: 250,
    detail: `${waits.length} of ${READERS * (isQuick ? 10 : 40)} told; half within ${quantile(waits, 0.5).toFixed(0)} ms, all within ${Math.max(...waits)} ms`,
  });
  const others = await readersOf(port, id, await sequence(), ALL_READERS - READERS);
  await publish(client, id);
  await rest(SETTLED_MS);
  const [one, other] = [await readers.told(), await others.told()];
  const held = residentOf(portal.pid) - before;
  note({
    id: 'taking-part.stream-memory',
    what: `memory of each of ${ALL_READERS} streams of one process`,
    value: held / ALL_READERS / 1_000,
    unit: 'kB',
    floor: 40,
    aim: 12,
    detail: `${Math.round(held / 1_000_000)} MB more; ${one.open + other.open} open, an entry told to ${one.waits.length + other.waits.length} within ${Math.max(...one.waits, ...other.waits)} ms`,
  });
  await readers.close();
  await others.close();
  await client.end();
  await stopServer(portal);
}
