/**
 * Cost of the first page of a very long thread over its bare SQL: the statements of the back end, repeated.
 * Also whether readers' writes are stored exactly once, and how fast live blogs reach their followers.
 */
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../scripts/free-port.mjs';
import { quantile } from './figures.mjs';
import { asker } from './http.mjs';
import { measureStreams } from './live-streams.mjs';
import { BACK_END, joinEmbedded, ownNewsroom } from './newsroom-folder.mjs';
import { measureParticipationFaults } from './participation-faults.mjs';
import { measureVotes } from './poll-votes.mjs';
import { startServer, stopServer } from './servers.mjs';

const COMMENTS = 100_000;
const ON_PAGE = 1_000;
const WARM_UP = 15;
const SORTS = ['newest', 'best', 'oldest'];

/**
 * A thread in which every fifth comment is an answer.
 * @returns the content that it belongs to
 */
async function longThread(client) {
  const { rows } = await client.query(
    "select id from contents where site = 'far' and comments_open and type = 'article' order by id limit 1",
  );
  const [{ id }] = rows;
  await client.query(
    `insert into comments (content_id, author, html, date, likes, dislikes)
     select $1, 'Lectora ' || n % 997, '<p>El que fa el número ' || n || ' ho diu així, i prou.</p>',
       now() - n * interval '1 second', n % 31, n % 7
     from generate_series(1, $2::int) n`,
    [id, (COMMENTS * 4) / 5],
  );
  await client.query(
    `insert into comments (content_id, root_id, parent_id, author, html, date)
     select content_id, id, id, 'Lector ' || id % 991, '<p>Doncs jo no ho veig així.</p>', date + interval '1 minute'
     from comments where content_id = $1 and root_id is null order by date desc limit $2`,
    [id, COMMENTS / 5],
  );
  await client.query('analyze comments');
  return id;
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
  await measureVotes(context, { port, folder, client });
  const contentId = await longThread(client);
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

  for (const sort of SORTS) {
    const call = () => page(`/api/front/comments/${contentId}?sort=${sort}&limit=${ON_PAGE}`);
    for (let n = 0; n < WARM_UP; n += 1) await call();
    await told();
    await call();
    const statements = (await told()).filter(({ text }) => /^\s*(?:select|with)\s/i.test(text));
    if (statements.length < 2) throw new Error('the call of comments sent no statements');
    const bare = async () => {
      for (const statement of statements) await client.query(statement);
    };
    const [calls, sql] = [[], []];
    for (let round = 0; round < (isQuick ? 40 : 150); round += 1) {
      calls.push(await timed(call));
      sql.push(await timed(bare));
    }
    const [ours, theirs] = [quantile(calls, 0.95), quantile(sql, 0.95)];
    note({
      id: `taking-part.${sort}`,
      what: `first ${ON_PAGE} of ${COMMENTS} comments, ${sort}, through HTTP, p95`,
      against: 'its bare SQL',
      value: ours / theirs,
      unit: '×',
      floor: 2,
      aim: 1.4,
      detail: `${ours.toFixed(1)} and ${theirs.toFixed(1)} ms of ${statements.length} statements`,
    });
  }
  await client.end();
  await stopServer(backEnd);
  await measureStreams(context);
  await measureParticipationFaults(context);
}
