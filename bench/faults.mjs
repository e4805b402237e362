/** Durability of readers' writes during failures: every acknowledged write must be stored, and complete. */
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../scripts/free-port.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { proxyTo, refusingMail } from './fault-servers.mjs';
import { startServer, stopServer } from './servers.mjs';

const SERVER = path.join(import.meta.dirname, '../apps/api/dist/serve.js');
const HOST = 'far.localhost';
const PASSWORD = 'Llevantada1908';
const NEWSLETTERS = ['primera-hora', 'llibres'];
/** Registrations and saves in progress at once. */
const AT_ONCE = { registrations: 4, saves: 2 };
/** Maximum number of stories that a reader can save. */
const MAX_SAVED = 1_000;
const ROUNDS = 3;
/** Maximum number of emails in the queue. */
const MAX_EMAILS = 20_000;
/** Milliseconds that a client waits for a response, and that a back end may take to answer again. */
const PATIENCE = 10_000;
const RECOVERY = 20_000;
/** Milliseconds that a connection may take to end. */
const CLOSING = 5_000;

/** Readers who write without pause, and what was acknowledged. */
class Writers {
  registered = [];
  saved = [];
  refused = 0;
  isOver = false;
  #number = 0;

  constructor(api, round) {
    this.api = api;
    this.round = round;
  }

  async call(to, body, cookie = '') {
    const answer = await fetch(`${this.api()}${to}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-portal-host': HOST,
        origin: `http://${HOST}`,
        cookie,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    await answer.text();
    return answer;
  }

  async register() {
    this.#number += 1;
    const nick = `prova${this.round}n${this.#number}`;
    const email = `${nick}@example.org`;
    const person = { name: 'Núria', surname: 'Escarré', birthdate: '1990-05-12' };
    const form = { nick, email, password: PASSWORD, ...person, newsletters: NEWSLETTERS, terms: true };
    const { ok } = await this.call('/api/front/user/register', form);
    if (ok) this.registered.push(email);
    return ok ? email : null;
  }

  async #on(work) {
    while (!this.isOver) {
      const done = await work().catch(() => false);
      if (done) continue;
      this.refused += 1;
      // A stopped server refuses connections at once.
      await wait(20);
    }
  }

  /**
   * Begins writing.
   * @returns promise that resolves after `isOver` is set
   */
  begin(cookie, contents) {
    let next = 0;
    const save = async () => {
      const id = contents[next];
      next += 1;
      if (id === undefined) {
        await wait(20);
        return true;
      }
      const { ok } = await this.call(`/api/bookmark/content/${id}`, {}, cookie);
      if (ok) this.saved.push(id);
      return ok;
    };
    return Promise.all([
      ...Array.from({ length: AT_ONCE.registrations }, () => this.#on(() => this.register())),
      ...Array.from({ length: AT_ONCE.saves }, () => this.#on(save)),
    ]);
  }

  async untilAcknowledged(more) {
    const enough = this.registered.length + more;
    const deadline = Date.now() + RECOVERY;
    while (this.registered.length < enough) {
      if (Date.now() > deadline) throw new Error('the back end acknowledges nothing any more');
      await wait(10);
    }
  }
}

/** Incomplete accounts of a round, and acknowledged writes that are missing. */
async function losses(client, { registered, saved, round }, readerId) {
  const { rows } = await client.query(
    `select email, password_hash is not null
       and (select count(*) from account_tokens where account_id = a.id) = 1
       and (select count(*) from account_newsletters where account_id = a.id) = $2
       and (select count(*) from letters where recipient = a.email) = 1 as "isWhole"
     from accounts a where nick like $1`,
    [`prova${round}n%`, NEWSLETTERS.length],
  );
  const whole = new Set(rows.filter(({ isWhole }) => isWhole).map(({ email }) => email));
  const kept = await client.query('select content_id::int as id from saved_contents where account_id = $1', [
    readerId,
  ]);
  const ids = new Set(kept.rows.map(({ id }) => id));
  return {
    lost: registered.filter((email) => !whole.has(email)).length + saved.filter((id) => !ids.has(id)).length,
    half: rows.length - whole.size,
  };
}

const fill = (client) =>
  client.query(
    `insert into letters (recipient, subject, body, written_at, due_at)
     select 'filling@example.org', '', '', now(), now() + interval '1 day' from generate_series(1, $1)`,
    [MAX_EMAILS],
  );
const empty = (client) => client.query(`delete from letters where recipient = 'filling@example.org'`);

/** Faults injected while readers are writing; the back end must recover from each. */
const FAULTS = {
  kill: async ({ restart }) => restart(),
  'lost connection': async ({ client, writers }) => {
    for (let turn = 0; turn < 3; turn += 1) {
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      await writers.untilAcknowledged(3);
    }
  },
  'slow database': async ({ way }) => {
    way.delay = 150;
    await wait(1_500);
    way.isOpen = false;
    await wait(2_000);
    way.isOpen = true;
    way.delay = 0;
  },
  'full mail queue': async ({ client, writers }) => {
    await fill(client);
    // Requests that had already checked the queue complete.
    await wait(500);
    const before = writers.registered.length;
    await wait(700);
    const accepted = writers.registered.length - before;
    await empty(client);
    if (accepted) throw new Error(`${accepted} registrations were accepted over a full outbox`);
  },
};

/**
 * Readers write during a failure.
 * @returns what was acknowledged, and what of that is missing
 */
async function oneRound(fault, { port, tried, client, way, restart, contents }) {
  const writers = new Writers(() => `http://127.0.0.1:${port}`, tried);
  const email = await writers.register();
  await client.query('update accounts set validated_at = now() where email = $1', [email]);
  const entered = await writers.call('/api/front/user/login', { email, password: PASSWORD });
  const cookie = entered.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const reader = await client.query('select id::int from accounts where email = $1', [email]);
  const written = writers.begin(cookie, contents);
  try {
    await writers.untilAcknowledged(5);
    await fault({ client, writers, way, restart });
    await writers.untilAcknowledged(5);
  } finally {
    writers.isOver = true;
    await written;
  }
  const found = await losses(client, writers, reader.rows[0].id);
  return { writers, found };
}

/** @param {import('./benches.mjs').Context} context */
export async function measure({ note, folder }) {
  const postgres = await startPostgres();
  if (!postgres) {
    console.info('PostgreSQL is not installed: faults are not tried');
    return;
  }
  const way = { delay: 0, isOpen: true };
  const open = [];
  let server;
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    const proxy = await proxyTo(Number(new URL(postgres.url).port), way);
    open.push(proxy);
    const mail = await refusingMail();
    open.push(mail);
    const port = await freePort();
    const url = new URL(postgres.url);
    url.port = String(proxy.port);
    const start = async () => {
      server = await startServer([SERVER], {
        ready: 'The back end is ready',
        env: {
          PORT: String(port),
          DATABASE_URL: url.href,
          PORTAL_DATA_DIR: path.join(folder, 'faults'),
          PORTAL_DEMO: 'off',
          PORTAL_LIMITS: 'off',
          SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        },
      });
    };
    const restart = async () => {
      const killed = server;
      const gone = once(killed, 'exit');
      killed.kill('SIGKILL');
      await gone;
      // There is nothing to stop until it has restarted.
      server = undefined;
      await start();
    };
    await start();
    const made = await client.query(
      `insert into contents (site, type, path, title, body, published_at, source, source_id, source_digest)
       select 'far', 'article', '/prova/' || n || '/', 'Prova', '[]', now(), 'bench', n, ''
       from generate_series(1, $1) n returning id::int`,
      [MAX_SAVED],
    );
    const contents = made.rows.map(({ id }) => id);

    let [tried, writes, lost, half] = [0, 0, 0, 0];
    for (const [name, fault] of Object.entries(FAULTS)) {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { writers, found } = await oneRound(fault, { port, tried, client, way, restart, contents });
        tried += 1;
        writes += writers.registered.length + writers.saved.length;
        lost += found.lost;
        half += found.half;
        console.info(
          `  ${name}: ${writers.registered.length} registrations and ${writers.saved.length} saves acknowledged, ${writers.refused} not; ${found.lost} lost, ${found.half} half`,
        );
      }
    }
    note({
      id: 'faults.lost',
      what: `acknowledged writes lost or half there after faults (${Object.keys(FAULTS).join(', ')})`,
      value: lost + half,
      unit: '',
      floor: 0,
      aim: 0,
      detail: `${writes} writes in ${tried} faults`,
    });
  } finally {
    way.isOpen = true;
    // A killed server that did not restart is gone already.
    if (server) await stopServer(server);
    // The proxy's connections are closed first: PostgreSQL's shutdown may wait for one that is never
    // answered.
    for (const one of open) one.close();
    await Promise.race([client.end().catch(() => undefined), wait(CLOSING)]);
    postgres.stop();
  }
}
