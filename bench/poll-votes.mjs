/** Votes of 500 browsers, each sent twice at once to two back ends over one database: how many are lost or counted twice. */
import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../scripts/free-port.mjs';
import { BACK_END } from './newsroom-folder.mjs';
import { startServer, stopServer } from './servers.mjs';

const BROWSERS = 500;
const AT_ONCE = 50;
const HOST = 'ribera.localhost';

const call = (port, address, { path: asked, cookie, body }) =>
  fetch(`http://127.0.0.1:${port}${asked}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: {
      'content-type': 'application/json',
      'x-portal-host': HOST,
      // Each browser has its own network: a network has a limited number of votes a day.
      'x-portal-address': address,
      ...(cookie ? { cookie } : {}),
    },
  });

/**
 * @param {import('./benches.mjs').Context} context
 * @param {{ port: number, folder: string, client: import('pg').Client }} backEnd a running one, over an
 * embedded database
 */
export async function measureVotes({ note, folder: scratch }, { port, folder, client }) {
  const { rows } = await client.query(
    `select p.content_id as id, (select min(id) from poll_options o where o.content_id = p.content_id) as option
     from polls p join contents c on c.id = p.content_id
     where c.site = 'ribera' and p.voters = 'everybody' and (p.end_at is null or p.end_at > now()) limit 1`,
  );
  const [{ id, option }] = rows;
  const counts = async () =>
    (
      await client.query(
        'select votes, (select count(*)::int from poll_votes v where v.content_id = p.content_id) as rows from polls p where content_id = $1',
        [id],
      )
    ).rows[0];
  const before = await counts();
  const other = await freePort();
  const data = path.join(scratch, 'second');
  await mkdir(data, { recursive: true });
  const socket = encodeURIComponent(await realpath(folder));
  const second = await startServer([BACK_END], {
    ready: 'The back end is ready',
    env: {
      PORT: String(other),
      PORTAL_DATA_DIR: data,
      PORTAL_LIMITS: 'off',
      DATABASE_URL: `postgres://postgres@localhost/postgres?host=${socket}`,
    },
  });
  const refused = [];
  const vote = async (number) => {
    const address = `10.${number >> 8}.${number & 255}.1`;
    const known = await call(port, address, { path: `/api/front/poll/${id}/reader` });
    await known.text();
    const [cookie] = (known.headers.getSetCookie()[0] ?? '').split(';');
    const body = { options: [String(option)] };
    const answers = await Promise.all(
      [port, other, port].map((one) =>
        call(one, address, { path: `/api/front/poll/${id}/vote`, cookie, body }),
      ),
    );
    for (const answer of answers) if (answer.status !== 200) refused.push(answer.status);
  };
  for (let from = 0; from < BROWSERS; from += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => vote(from + at)));
  await stopServer(second);
  const after = await counts();
  const added = after.votes - before.votes;
  note({
    id: 'taking-part.votes',
    what: `votes lost or doubled of ${BROWSERS}, each sent three times at once to two processes`,
    value: Math.abs(BROWSERS - added) + Math.abs(after.votes - after.rows) + refused.length,
    unit: '',
    floor: 0,
    aim: 0,
    detail: `${added} counted, ${after.rows - before.rows} rows, ${refused.length} refused`,
  });
}
