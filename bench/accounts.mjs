/** Cost of readers' accounts: the server's share of a profile request and of a login. */
import { Agent, request } from 'node:http';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { freePort } from '../scripts/free-port.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { quantile } from './figures.mjs';
import { startServer, stopServer } from './servers.mjs';
import { ratio } from './throughput.mjs';

const root = path.join(import.meta.dirname, '..');
const PASSWORD = 'Llevantada1908';
/** Logins and hashes are measured alternately, so that other load affects both equally. */
const TURNS = 8;
const WARM_UP = 6;
const IN_A_TURN = 24;
const AT_ONCE = 4;

const milliseconds = (value) => `${value.toFixed(1)} ms`;

/** Milliseconds of each repetition of some work, with several running at once. */
async function times(work) {
  const taken = [];
  let begun = 0;
  const worker = async () => {
    while (begun < IN_A_TURN) {
      begun += 1;
      const start = performance.now();
      await work();
      taken.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return taken;
}

/**
 * Posts a form over persistent connections. `fetch` itself would add a millisecond of processor time to the
 * measurement.
 */
function post(agent, port, address, headers, body) {
  return new Promise((resolve, reject) => {
    const options = { agent, host: '127.0.0.1', port, path: address, method: 'POST', headers };
    request(options, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode));
      answer.once('error', reject);
    })
      .once('error', reject)
      .end(body);
  });
}
const cookiesOf = (answer) =>
  answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
const ORIGIN = 'http://far.localhost';

/** Logins from a browser that the account knows, against only the hash of a password. */
async function measureLogins({ note, isQuick, port, form, enter }) {
  const device = cookiesOf(await enter())
    .split('; ')
    .find((text) => text.includes('device='));
  const body = JSON.stringify(form);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-portal-host': 'far.localhost',
    origin: ORIGIN,
    cookie: device ?? '',
  };
  const login = async () => {
    const status = await post(agent, port, '/api/front/user/login', headers, body);
    if (status !== 200) throw new Error(`a login answered ${status}`);
  };
  const oneHash = () => hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  // Warms up, so that the code is compiled as in a server that has run for a while.
  for (let turn = 0; turn < WARM_UP; turn += 1) await Promise.all([times(login), times(oneHash)]);
  const [hashes, logins] = [[], []];
  for (let turn = 0; turn < (isQuick ? TURNS / 2 : TURNS); turn += 1) {
    hashes.push(...(await times(oneHash)));
    logins.push(...(await times(login)));
  }
  agent.destroy();
  const share = quantile(logins, 0.95) / quantile(hashes, 0.5);
  note({
    id: 'accounts.login',
    what: 'login, p95, 4 at a time',
    against: 'one argon2 hash, p50, 4 at a time',
    value: share,
    unit: '×',
    floor: 2,
    aim: 1.3,
    detail: `${milliseconds(quantile(logins, 0.95))} and ${milliseconds(quantile(hashes, 0.5))}; the hash's own p95 ${milliseconds(quantile(hashes, 0.95))}`,
  });
}

/**
 * The back end over PostgreSQL, against a bare handler and the hash of a password.
 * @param {import('./benches.mjs').Context} context
 */
export async function measure({ note, folder, isQuick }) {
  const postgres = await startPostgres();
  if (!postgres) {
    console.info('PostgreSQL is not installed: profiles and logins are not measured');
    return;
  }
  const started = [];
  try {
    const port = await freePort();
    started.push(
      await startServer([path.join(root, 'apps/api/dist/serve.js')], {
        ready: 'The back end is ready',
        env: {
          PORT: String(port),
          DATABASE_URL: postgres.url,
          PORTAL_DATA_DIR: path.join(folder, 'accounts'),
          PORTAL_DEMO: 'off',
          PORTAL_LIMITS: 'off',
        },
      }),
    );
    let cookie = '';
    const call = (to, body) =>
      fetch(`http://127.0.0.1:${port}${to}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-portal-host': 'far.localhost',
          origin: ORIGIN,
          cookie,
        },
        body: JSON.stringify(body),
      });
    const email = 'mesura@example.org';
    const registered = await call('/api/front/user/register', {
      nick: 'mesura',
      email,
      password: PASSWORD,
      name: 'Mercè',
      surname: 'Vilaregut',
      birthdate: '1990-02-01',
      country: 'ES',
      terms: true,
    });
    if (!registered.ok) throw new Error(`the account was not made: ${await registered.text()}`);
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('update accounts set validated_at = now()');
    await client.end();

    const form = { email, password: PASSWORD };
    const enter = () => call('/api/front/user/login', form);
    await measureLogins({ note, isQuick, port, form, enter });

    cookie = cookiesOf(await enter());
    const barePort = await freePort();
    started.push(
      await startServer([path.join(import.meta.dirname, 'bare-read.mjs'), postgres.url, String(barePort)], {
        ready: 'ready',
      }),
    );
    const profile = await ratio(
      {
        url: `http://127.0.0.1:${port}/api/front/user/profile`,
        headers: { cookie, 'x-portal-host': 'far.localhost' },
      },
      { url: `http://127.0.0.1:${barePort}/` },
    );
    note({
      id: 'accounts.profile',
      what: 'profile, answers a second',
      against: 'a bare handler with one read by primary key',
      value: profile.ratio,
      unit: '×',
      floor: 0.5,
      aim: 0.8,
      more: true,
      detail: `${Math.round(profile.subject)} and ${Math.round(profile.reference)} requests/s`,
    });
  } finally {
    for (const child of started) await stopServer(child);
    postgres.stop();
  }
}
