/**
 * Readers send votes, comments and files until each is acknowledged, comments and votes twice at once, to two
 * back ends over one database, while one after another is killed and connections are cut: how many are lost
 * or duplicated.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../scripts/postgres.mjs';
import { BackEnds, breakThings } from './back-ends.mjs';
import { commentsOf, cookieOf, FILES_A_READER, filesOf, votesOf } from './participation-writes.mjs';

const PASSWORD = 'Llevantada1908';
const PICTURE = path.join(import.meta.dirname, '../apps/demo/media/poster.jpg');
const AT_ONCE = 8;

const counts = (isQuick) => (isQuick ? [100, 70, 30] : [1_000, 700, 300]);

/** A story with comments, a public poll and a call for pictures. */
async function stories(client) {
  const { rows } = await client.query(
    `insert into contents (site, type, path, title, body, published_at, comments_open, extra, source, source_id, source_digest)
     values ('far', 'article', '/prova/1/', 'Prova', '[]', now(), true, '{}', 'bench', '1', ''),
            ('far', 'article', '/prova/2/', 'Prova', '[]', now(), false, '{}', 'bench', '2', ''),
            ('far', 'ugcparticipation', '/prova/3/', 'Prova', '[]', now(), false, '{"uploadCall":{"kinds":["image"]}}', 'bench', '3', '')
     returning id::int`,
  );
  const [story, poll, call] = rows.map(({ id }) => id);
  await client.query(
    `insert into polls (content_id, question, choices, voters, results, is_changeable, created_at, told_state)
     values ($1, 'Què?', 1, 'everybody', 'always', false, now(), 'active')`,
    [poll],
  );
  const options = await client.query(
    `insert into poll_options (content_id, position, text) values ($1, 0, 'Sí'), ($1, 1, 'No') returning id::int`,
    [poll],
  );
  return { story, poll, call, option: options.rows[0].id };
}

/**
 * Creates a reader with a confirmed email address and logs in.
 * @returns their cookie
 */
async function reader(backEnds, client, number) {
  const email = `prova${number}@example.org`;
  const person = { nick: `prova${number}`, name: 'Núria', surname: 'Escarré', birthdate: '1990-05-12' };
  await backEnds.post('/api/front/user/register', {
    ...person,
    email,
    password: PASSWORD,
    newsletters: [],
    terms: true,
  });
  await client.query('update accounts set validated_at = now() where email = $1', [email]);
  return cookieOf(await backEnds.post('/api/front/user/login', { email, password: PASSWORD }));
}

/** Compares the database with the acknowledged writes: how many are missing, and how many are duplicated. */
async function found(client, { story, poll }, [comments, votes, files]) {
  const row = async (text, values = []) => (await client.query(text, values)).rows[0];
  const of = async (text, count, values) => {
    const { all, apart } = await row(text, values);
    return { lost: count - apart, doubled: all - apart };
  };
  const counted = await row('select votes from polls where content_id = $1', [poll]);
  const voted = await of(
    'select count(*)::int as all, count(distinct voter)::int as apart from poll_votes where content_id = $1',
    votes,
    [poll],
  );
  return {
    comments: await of(
      'select count(*)::int as all, count(distinct html)::int as apart from comments where content_id = $1',
      comments,
      [story],
    ),
    votes: { lost: voted.lost, doubled: voted.doubled + Math.abs(counted.votes - votes) },
    files: await of(
      `select count(*)::int as all, count(distinct title)::int as apart from uploads where state in ('received', 'held')`,
      files,
    ),
  };
}

/** @param {Pick<import('./benches.mjs').Context, 'note' | 'folder' | 'isQuick'>} context */
export async function measureParticipationFaults({ note, folder, isQuick }) {
  const postgres = await startPostgres();
  if (!postgres) {
    console.info('PostgreSQL is not installed: writes under faults are not tried');
    return;
  }
  const client = new pg.Client({ connectionString: postgres.url });
  const backEnds = new BackEnds({
    DATABASE_URL: postgres.url,
    PORTAL_DATA_DIR: path.join(folder, 'participation'),
    PORTAL_DEMO: 'off',
    PORTAL_LIMITS: 'off',
  });
  try {
    await client.connect();
    await backEnds.start(0);
    await backEnds.start(1);
    const amounts = counts(isQuick);
    const [comments, votes, files] = amounts;
    const readers = [];
    for (let n = 0; n < Math.ceil(files / FILES_A_READER) + 5; n += 1)
      readers.push(await reader(backEnds, client, n));
    const work = { backEnds, readers, ...(await stories(client)) };
    const picture = await readFile(PICTURE);
    const queue = [
      ...commentsOf(work, comments),
      ...votesOf(work, votes),
      ...filesOf(work, files, picture),
    ].toSorted(() => Math.random() - 0.5);
    let isOver = false;
    const writer = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await next();
    };
    const broken = breakThings(backEnds, client, () => isOver);
    await Promise.all(Array.from({ length: AT_ONCE }, writer)).finally(() => {
      isOver = true;
    });
    const faults = await broken;
    const there = await found(client, work, amounts);
    note({
      id: 'taking-part.written',
      what: `votes, comments and files lost or doubled of ${comments + votes + files}, under kills and cut connections`,
      value: Object.values(there).reduce((sum, { lost, doubled }) => sum + Math.abs(lost) + doubled, 0),
      unit: '',
      floor: 0,
      aim: 0,
      detail: `${faults} faults; ${Object.entries(there)
        .map(([name, { lost, doubled }]) => `${name}: ${lost} lost, ${doubled} doubled`)
        .join('; ')}`,
    });
  } finally {
    await backEnds.stop();
    await client.end().catch(() => undefined);
    postgres.stop();
  }
}
