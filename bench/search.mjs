/** Cost of a search: its statement alone, the whole call, and in the embedded database. */
import { Agent, request } from 'node:http';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../scripts/free-port.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { quantile } from './figures.mjs';
import { makeNewsroom } from './newsroom.mjs';
import { startServer, stopServer } from './servers.mjs';

const root = path.join(import.meta.dirname, '..');
const SITE = 'far';
/**
 * Frequency ranks of words in a query: in every tenth text and more, in a few of a thousand, in a handful.
 */
const RANKS = { common: [2, 12], middling: [150, 700], rare: [12_000, 25_000] };
const QUESTIONS_OF_A_KIND = 40;
/** Each query runs this often and its median counts, to exclude other load of the machine. */
const ROUNDS = 5;
const EMBEDDED_ITEMS = 20_000;
/** Floors and aims by number of items. */
const LIMITS = { 100000: [20, 8], 1000000: [60, 20] };

const milliseconds = (value) => `${value.toFixed(1)} ms`;

/** Queries with two date filters: words of every frequency, one and two of them, and none. */
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
      const options = { agent, host: '127.0.0.1', port, path: address, method: 'POST', headers };
      request(options, (answer) => {
        answer.resume();
        answer.once('end', () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`a search answered ${answer.statusCode}`)),
        );
      })
        .once('error', reject)
        .end(body);
    });
  return { post, close: () => agent.destroy() };
}

/** The statement of a search for each query and for its next page, with the parameters of the same call. */
async function recorded(database, asked) {
  const { createSearch, openCursors } = await import('../apps/api/dist/search.js');
  const { db } = database;
  const { rows } = await db.$client.query('select record from sites where alias = $1', [SITE]);
  const search = createSearch({ db, cursors: openCursors(db) });
  const steps = [];
  let statement = null;
  const query = db.$client.query.bind(db.$client);
  db.$client.query = (asking, ...more) => {
    if (asking.text?.includes('search_newest')) statement = asking;
    return query(asking, ...more);
  };
  const payload = { dateValue: [], categoryId: '', moduleId: '', type: 'search', limit: 20, taxonUrl: null };
  const find = (params, cursorMark) =>
    search.find({ site: rows[0].record, payload: { ...payload, ...params, cursorMark }, now: new Date() });
  for (const { kind, ...params } of asked) {
    const { searcherPayload } = await find(params, null);
    steps.push({ kind, params, cursor: null, statement });
    const cursor = searcherPayload.cursorMark;
    if (!cursor) continue;
    await find(params, cursor);
    steps.push({ kind: `${kind}, next page`, params, cursor, statement });
  }
  db.$client.query = query;
  return { steps, find };
}

/** Times of each query, by its kind. */
class Times {
  kinds = new Map();

  async take(step, round, work) {
    const start = performance.now();
    await work();
    // The first round warms up: a running server has its code compiled and its rows in memory.
    if (!round) return;
    if (!this.kinds.has(step.kind)) this.kinds.set(step.kind, new Map());
    const steps = this.kinds.get(step.kind);
    steps.set(step, [...(steps.get(step) ?? []), performance.now() - start]);
  }

  of(kind) {
    return [...this.kinds.get(kind).values()].map((taken) => quantile(taken, 0.5));
  }

  all() {
    return [...this.kinds.keys()].flatMap((kind) => this.of(kind));
  }
}

function tell(what, times) {
  for (const kind of times.kinds.keys()) {
    const values = times.of(kind);
    console.info(
      `  ${what}, ${kind}: p50 ${milliseconds(quantile(values, 0.5))}, p95 ${milliseconds(quantile(values, 0.95))} of ${values.length}`,
    );
  }
}

/** @returns p50 of the statements */
async function measurePostgres(note, folder, items) {
  const postgres = await startPostgres();
  if (!postgres) {
    console.info('PostgreSQL is not installed: search is measured in the embedded database alone');
    return null;
  }
  const { openDatabase } = await import('../apps/api/dist/search.js');
  let server;
  let database;
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
    const words = await makeNewsroom({ connectionString: postgres.url }, items, new Date(), 2);
    console.info(`  written and indexed in ${Math.round((performance.now() - begun) / 1000)} s`);
    database = await openDatabase({ url: postgres.url, folder: '' });
    const { steps } = await recorded(database, questions(words));
    const client = new pg.Client(postgres.url);
    await client.connect();
    const { post, close } = poster(port);
    const [called, bare] = [new Times(), new Times()];
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const step of steps) {
        const { params, cursor, statement } = step;
        // The module's id makes each query unique: otherwise a cached response would be measured.
        const call = () => post(`/webapi/searcher/${cursor ?? ''}`, { ...params, moduleId: String(round) });
        await bare.take(step, round, () => client.query(statement));
        await called.take(step, round, call);
      }
    close();
    await client.end();
    tell('statement', bare);
    tell('call', called);
    const [floor, aim] = LIMITS[items] ?? LIMITS[1_000_000];
    const [p50, p95] = [quantile(bare.all(), 0.5), quantile(bare.all(), 0.95)];
    note({
      id: `search.${items}.statement`,
      what: `search with two filters by date, ${items} items, its statement, p95`,
      value: p95,
      unit: 'ms',
      floor,
      aim,
      detail: `p50 ${milliseconds(p50)}`,
    });
    const share = quantile(called.all(), 0.5) / p50;
    note({
      id: `search.${items}.call`,
      what: `search through the whole HTTP call, ${items} items, p50`,
      against: 'its bare SQL',
      value: share,
      unit: '×',
      floor: 2,
      aim: 1.4,
      detail: `${milliseconds(quantile(called.all(), 0.5))} and ${milliseconds(p50)}; the call's p95 ${milliseconds(quantile(called.all(), 0.95))}`,
    });
    return p50;
  } finally {
    await database?.close();
    if (server) await stopServer(server);
    postgres.stop();
  }
}

async function measureEmbedded(note, folder) {
  const { openDatabase } = await import('../apps/api/dist/search.js');
  const database = await openDatabase({ url: undefined, folder: path.join(folder, 'search-embedded') });
  try {
    const { host, user, database: name } = database.db.$client.options;
    await database.db.$client.query(
      `insert into sites (alias, record) select alias, jsonb_build_object('alias', alias, 'language', language, 'timeZone', 'Europe/Madrid')
       from unnest(array['far', 'ribera', 'ones'], array['ca', 'es', 'ca']) site(alias, language)`,
    );
    console.info(`Making up ${EMBEDDED_ITEMS} contents in the embedded database`);
    const words = await makeNewsroom({ host, user, database: name }, EMBEDDED_ITEMS, new Date(), 1);
    const { steps, find } = await recorded(database, questions(words));
    const times = new Times();
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const step of steps) await times.take(step, round, () => find(step.params, step.cursor));
    tell('embedded', times);
    const p95 = quantile(times.all(), 0.95);
    note({
      id: 'search.embedded',
      what: `search in the embedded database, ${EMBEDDED_ITEMS} items, p95`,
      value: p95,
      unit: 'ms',
      floor: 40,
      aim: 15,
    });
  } finally {
    await database.close();
  }
}

/** @param {import('./benches.mjs').Context} context */
export async function measure({ note, folder, items: sizes }) {
  await measureEmbedded(note, folder);
  const p50 = new Map();
  for (const items of sizes) p50.set(items, await measurePostgres(note, folder, items));
  const [small, large] = [p50.get(100_000), p50.get(1_000_000)];
  if (small && large)
    note({
      id: 'search.growth',
      what: 'search, p50, 1,000,000 items',
      against: 'the same of 100,000',
      value: large / small,
      unit: '×',
      floor: 4,
      aim: 2,
    });
}
