/**
 * Cost of the API calls of pages over their bare SQL: the statements of the back end, repeated over one
 * connection.
 */
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../scripts/free-port.mjs';
import { ARTICLES } from './browser.mjs';
import { median, quantile } from './figures.mjs';
import { asker } from './http.mjs';
import { BACK_END, joinEmbedded, ownNewsroom } from './newsroom-folder.mjs';
import { startServer } from './servers.mjs';

const PAGES = [
  { id: 'front', what: 'a front', address: '/' },
  { id: 'article', what: 'an article', address: ARTICLES.far },
  { id: 'section', what: 'a section', address: '/politica/' },
];
const WARM_UP = 15;
/** Milliseconds for a change notification to arrive from the database. */
const NOTICE_MS = 25;

/** Statements of a call, without background work of the back end: the set that most repetitions sent. */
async function statementsOf(call, forget, told) {
  const seen = new Map();
  for (let n = 0; n < WARM_UP; n += 1) {
    await forget();
    await told();
    await call();
    // Reads only: a transaction opened here would block all others.
    const read = (await told()).filter(({ text }) => /^\s*(?:select|with)\s/i.test(text));
    const { times = 0 } = seen.get(read.length) ?? {};
    if (read.length) seen.set(read.length, { read, times: times + 1 });
  }
  const [most] = [...seen.values()].sort((a, b) => b.times - a.times);
  if (!most) throw new Error('a call sent no statement: it was answered from what is kept');
  return most.read;
}

/** @param {import('./benches.mjs').Context} context */
export async function measure(context) {
  const { note, isQuick } = context;
  const folder = await ownNewsroom(context);
  const port = await freePort();
  const recorder = path.join(import.meta.dirname, 'record-sql.mjs');
  const backEnd = await startServer(['--import', recorder, BACK_END], {
    ready: 'The back end is ready',
    env: { PORT: String(port), PORTAL_DATA_DIR: folder },
  });
  const client = await joinEmbedded(folder);
  const { page } = asker(port, 'far.localhost');
  const told = async () => {
    const answer = once(backEnd, 'message');
    backEnd.send('record');
    return (await answer)[0];
  };
  const timed = async (work) => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };

  for (const { id, what, address } of PAGES) {
    const call = () => page(`/api/front/page?${new URLSearchParams({ site: 'far', path: address })}`);
    /** Responses are cached until an article changes: this invalidates all of them. */
    const forget = async () => {
      await client.query("select pg_notify('portal_changes', 'null')");
      await wait(NOTICE_MS);
    };
    const statements = await statementsOf(call, forget, told);
    const bare = async () => {
      for (const statement of statements) await client.query(statement);
    };
    const [calls, sql] = [[], []];
    for (let round = -WARM_UP; round < (isQuick ? 40 : 150); round += 1) {
      await forget();
      await told();
      const [one, sent, other] = [await timed(call), await told(), await timed(bare)];
      // Without the notification, the response came from the cache.
      if (round < 0 || sent.length < statements.length) continue;
      calls.push(one);
      sql.push(other);
    }
    if (!calls.length) throw new Error(`${what} was answered from what is kept each time`);
    note({
      id: `pages.${id}`,
      what: `call of ${what} that is not kept, through HTTP, p50`,
      against: 'its bare SQL',
      value: median(calls.map((time, round) => time / sql[round])),
      unit: '×',
      floor: 2,
      aim: 1.4,
      detail: `${median(calls).toFixed(1)} and ${median(sql).toFixed(1)} ms of ${statements.length} statements; p95 ${quantile(calls, 0.95).toFixed(1)} and ${quantile(sql, 0.95).toFixed(1)} ms`,
    });
  }
  await client.end();
}
