/**
 * Cost of the access decision on a gated text over its bare SQL, with the private rest of the text; whether
 * metered stories are counted once; how fast newsletters are sent, and whether each letter is sent once; and
 * the cost of all that for pages.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../scripts/free-port.mjs';
import { measureCounting } from './counting.mjs';
import { measurePages } from './earning-pages.mjs';
import { quantile } from './figures.mjs';
import { asker } from './http.mjs';
import { measureMetering, meteredStories } from './metering-faults.mjs';
import { measureNewsletters } from './newsletters.mjs';
import { BACK_END, joinEmbedded, ownNewsroom } from './newsroom-folder.mjs';
import { startServer, stopServer } from './servers.mjs';

const WARM_UP = 20;
const HOST = 'far.localhost';
const EMAIL = 'subscriptora@example.org';
const PASSWORD = 'Llevantada1908';

/**
 * Creates a reader with a subscription.
 * @returns their cookie
 */
async function subscriber(post, client) {
  const person = { nick: 'subscriptora', name: 'Núria', surname: 'Escarré', birthdate: '1990-05-12' };
  await post('/api/front/user/register', {
    ...person,
    email: EMAIL,
    password: PASSWORD,
    newsletters: [],
    terms: true,
  });
  await client.query('update accounts set validated_at = now() where email = $1', [EMAIL]);
  await client.query(
    `insert into entitlements (site, account_id, email_digest, product, starts_at, source, external_id, told_at)
     select 'far', id, '\\x00', 'mensual', now() - interval '1 day', 'bench', 'b1', now() from accounts where email = $1`,
    [EMAIL],
  );
  return (await post('/api/front/user/login', { email: EMAIL, password: PASSWORD })).cookie;
}

/** @param {import('./benches.mjs').Context} context */
export async function measure(context) {
  const { note, isQuick } = context;
  const folder = await ownNewsroom(context);
  const port = await freePort();
  const recorder = path.join(import.meta.dirname, 'record-sql.mjs');
  const backEnd = await startServer(['--import', recorder, BACK_END], {
    ready: 'The back end is ready',
    env: { PORT: String(port), PORTAL_DATA_DIR: folder, PORTAL_LIMITS: 'off' },
  });
  const client = await joinEmbedded(folder);
  const { ask, close } = asker(port, HOST);
  const post = async (to, form, cookie = '') => {
    const headers = {
      'x-portal-host': HOST,
      'x-portal-address': '127.0.0.1',
      origin: `http://${HOST}`,
      'content-type': 'application/json',
      cookie,
    };
    const answer = await ask(to, headers, { method: 'POST', body: JSON.stringify(form) });
    const text = answer.body.toString();
    if (answer.status !== 200) throw new Error(`${to} answered ${answer.status}: ${text}`);
    return { cookie: (answer.headers['set-cookie'] ?? []).map((set) => set.split(';')[0]).join('; '), text };
  };
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

  const [story] = await meteredStories(client, 1);
  const readers = {
    'a browser with one of its month’s stories': `device=${randomBytes(32).toString('base64url')}`,
    'a subscriber': await subscriber(post, client),
  };
  for (const [who, cookie] of Object.entries(readers)) {
    const call = () => post(`/api/front/content/${story}/reading`, {}, cookie);
    for (let n = 0; n < WARM_UP; n += 1) await call();
    await told();
    const { text } = await call();
    if (!text.includes('La resta.')) throw new Error(`${who} did not get the rest of the text`);
    const sent = await told();
    const statements = sent.filter(({ text: sql }) =>
      /^\s*(?:select|with|insert|update|begin|commit)\b/i.test(sql),
    );
    if (statements.length < 2)
      throw new Error(
        `${who} read, and the back end told of these statements alone: ${JSON.stringify(sent)}`,
      );
    const bare = async () => {
      for (const statement of statements) await client.query(statement);
    };
    const [calls, sql] = [[], []];
    for (let round = 0; round < (isQuick ? 60 : 300); round += 1) {
      calls.push(await timed(call));
      sql.push(await timed(bare));
    }
    const [ours, theirs] = [quantile(calls, 0.95), quantile(sql, 0.95)];
    note({
      id: `earning.${who === 'a subscriber' ? 'subscriber' : 'metered'}`,
      what: `access decision and rest of a text for ${who}, through HTTP, p95`,
      against: 'its bare SQL',
      value: ours / theirs,
      unit: '×',
      floor: 2,
      aim: 1.3,
      detail: `${ours.toFixed(1)} and ${theirs.toFixed(1)} ms of ${statements.length} statements`,
    });
  }
  close();
  await client.end();
  await stopServer(backEnd);
  await measurePages(context);
  await measureCounting(context);
  await measureMetering(context);
  await measureNewsletters(context);
}
