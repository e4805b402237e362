/** What finding costs: a question's statement alone, through the whole call, and in the embedded database. */
import { Agent, request } from 'node:http';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../scripts/postgres.mjs';
import { makeNewsroom, vocabulary } from './newsroom.mjs';
import { freePort, startServer, stopServer } from './servers.mjs';

const root = path.join(import.meta.dirname, '..');
const SITE = 'far';
/** Ranks of words as frequent as a question's: in every tenth text and more, in some of a thousand, in a handful. */
const RANKS = { common: [2, 12], middling: [150, 700], rare: [12_000, 25_000] };
const QUESTIONS_OF_A_KIND = 60;
const EMBEDDED_ITEMS = 20_000;
/** Floors and aims by how many items there are. */
const LIMITS = { 100000: [20, 8], 1000000: [60, 20] };

const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
const milliseconds = (value) => `${value.toFixed(1)} ms`;

/** Questions with two filters by date: words of every frequency, one and two of them, and none. */
function questions(words) {
  const asked = [];
  const pick = (kind, n) => {
    const [first, last] = RANKS[kind];
    return words[first + ((n * 37) % (last - first))];
  };
  const filters = (n) => ({ section: `seccio-${1 + (n % 6)}`, type: n % 3 ? 'article' : 'opinion' });
  for (let n = 0; n < QUESTIONS_OF_A_KIND; n += 1) {
    for (const kind of Object.keys(RANKS))
      asked.push({ kind, searchText: pick(kind, n), filterValues: filters(n) });
    asked.push({
      kind: 'two words',
      searchText: `${pick('common', n)} ${pick('middling', n)}`,
      filterValues: filters(n),
    });
    asked.push({
      kind: 'no words',
      searchText: '',
      filterValues: { ...filters(n), author: `autora-${1 + (n % 20)}` },
    });
  }
  return asked;
}

function poster(port) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = (address, params) =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({ params });
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-portal-host': `${SITE}.localhost`,
      };
      request({ agent, host: '127.0.0.1', port, path: address, method: 'POST', headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part) => {
          text += part;
        });
        answer.once('end', () =>
          answer.statusCode === 200 ? resolve(JSON.parse(text).response) : reject(new Error(text)),
        );
      })
        .once('error', reject)
        .end(body);
    });
  return { post, close: () => agent.destroy() };
}

/** Asks every question for its first page and the one after. @returns times in milliseconds, by kind */
async function timesOf(asked, ask) {
  const times = {};
  const timed = async (kind, ...what) => {
    const start = performance.now();
    const answer = await ask(...what);
    (times[kind] ??= []).push(performance.now() - start);
    return answer;
  };
  for (const { kind, ...params } of asked) {
    const { searcherPayload } = await timed(kind, params, null);
    if (searcherPayload?.cursorMark) await timed(`${kind}, next page`, params, searcherPayload.cursorMark);
  }
  return times;
}

const all = (times) => Object.values(times).flat();
function tell(what, times) {
  for (const [kind, values] of Object.entries(times))
    console.info(
      `  ${what}, ${kind}: p50 ${milliseconds(quantile(values, 0.5))}, p95 ${milliseconds(quantile(values, 0.95))} of ${values.length}`,
    );
}

async function measurePostgres(note, folder, items) {
  const postgres = await startPostgres();
  if (!postgres) {
    console.info('PostgreSQL is not installed: search is measured in the embedded database alone');
    return null;
  }
  let server;
  try {
    const port = await freePort();
    server = await startServer([path.join(root, 'apps/api/dist/serve.js')], {
      ready: 'The back end is ready',
      env: {
        PORT: String(port),
        DATABASE_URL: postgres.url,
        PORTAL_DATA_DIR: path.join(folder, `search-${items}`),
        PORTAL_DEMO: 'off',
      },
    });
    console.info(`Making up ${items} contents`);
    const begun = performance.now();
    const words = await makeNewsroom(postgres.url, items, new Date());
    console.info(`  written and indexed in ${Math.round((performance.now() - begun) / 1000)} s`);
    const asked = questions(words);
    const { post, close } = poster(port);
    const call = (params, cursor) => post(`/webapi/searcher/${cursor ?? ''}`, params);
    // What is asked is asked once before, as a database that has run for a while has it in memory; answers are not remembered
    // so long.
    await timesOf(asked, (params, cursor) => call({ ...params, limit: 19 }, cursor && null));
    const called = await timesOf(asked, call);
    close();

    const statements = await recorded(postgres.url, asked);
    const bare = await bareTimes(postgres.url, statements);
    tell('call', called);
    tell('statement', bare);
    const [floor, aim] = LIMITS[items] ?? [60, 20];
    const p95 = quantile(all(bare), 0.95);
    note(
      `search with two filters by date, ${items} items, p95`,
      milliseconds(p95),
      `${floor} ms`,
      `${aim} ms`,
      p95 <= floor,
    );
    const share = quantile(all(called), 0.5) / quantile(all(bare), 0.5);
    note(
      `the same through the whole HTTP call over the bare SQL, ${items} items, p50`,
      `${share.toFixed(2)}× (${milliseconds(quantile(all(called), 0.5))} and ${milliseconds(quantile(all(bare), 0.5))}; the call's p95 ${milliseconds(quantile(all(called), 0.95))})`,
      '2×',
      '1.4×',
      share <= 2,
    );
    return quantile(all(bare), 0.5);
  } finally {
    if (server) await stopServer(server);
    postgres.stop();
  }
}

/** The statements that search asks for the questions, with their values. */
async function recorded(url, asked) {
  const { createSearch, cursorSecret, openDatabase } = await import('../apps/api/dist/search.js');
  const { db, close } = await openDatabase({ url, folder: '' });
  const { rows } = await db.$client.query('select record from sites where alias = $1', [SITE]);
  const search = createSearch({ db, secret: () => cursorSecret(db) });
  const statements = [];
  const query = db.$client.query.bind(db.$client);
  let kind = '';
  db.$client.query = (statement, ...more) => {
    if (statement.name?.startsWith('search-newest')) statements.push({ kind, ...statement });
    return query(statement, ...more);
  };
  const now = new Date();
  const payload = {
    dateValue: [],
    categoryId: '',
    moduleId: '',
    type: 'search',
    limit: 20,
    taxonUrl: null,
    cursorMark: null,
  };
  for (const { kind: asking, ...params } of asked) {
    kind = asking;
    const { searcherPayload } = await search.find({
      site: rows[0].record,
      payload: { ...payload, ...params },
      now,
    });
    kind = `${asking}, next page`;
    if (searcherPayload.cursorMark)
      await search.find({
        site: rows[0].record,
        payload: { ...payload, ...params, cursorMark: searcherPayload.cursorMark },
        now,
      });
  }
  await close();
  return statements;
}

async function bareTimes(url, statements) {
  const client = new pg.Client(url);
  await client.connect();
  const times = {};
  for (const warm of [true, false])
    for (const { kind, ...statement } of statements) {
      const start = performance.now();
      await client.query(statement);
      if (!warm) (times[kind] ??= []).push(performance.now() - start);
    }
  await client.end();
  return times;
}

/** `--items 100000 --items 1000000`: how many contents the searched newsrooms have. */
export async function measureSearch(note, folder, sizes) {
  const p50 = new Map();
  for (const items of sizes) p50.set(items, await measurePostgres(note, folder, items));
  const [small, large] = [p50.get(100_000), p50.get(1_000_000)];
  if (small && large)
    note(
      'growth of p50 from 100,000 to 1,000,000 items',
      `${(large / small).toFixed(2)}×`,
      '4×',
      '2×',
      large / small <= 4,
    );
}
