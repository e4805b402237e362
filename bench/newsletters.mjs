/**
 * Letters of a newsletter to a local mail server: how many a minute, and how many are duplicated or lost
 * while the sending process is killed.
 */
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../scripts/free-port.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { takingMail } from './fault-servers.mjs';
import { BACK_END } from './newsroom-folder.mjs';
import { startServer, stopServer } from './servers.mjs';

const KILLS = 5;
/** Letters between two kills, and milliseconds that all of them may take. */
const BETWEEN = 200;
const PATIENCE = 60_000;
/** Stories in an edition. */
const STORIES = 9;

const SILENT = Object.assign(() => undefined, { warn: () => undefined, error: () => undefined });

const CARDS = Array.from({ length: STORIES }, (_, n) => ({
  id: String(n),
  title: `El port de Llevant obre una setmana abans, i el mercat també (${n})`,
  url: `/societat/historia-${n}/`,
  kicker: { text: 'Societat' },
  description: [{ html: 'Els pescadors <b>hi tornen</b> dilluns; la llotja, l’endemà.' }],
}));

/** The database of an engine while no server runs over it. */
async function database(env) {
  if (env.DATABASE_URL) {
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    return { query: async (text) => (await client.query(text)).rows, close: () => client.end() };
  }
  const { openApiDatabase, readApiSettings } = await import('../apps/api/dist/index.js');
  const { db, close } = await openApiDatabase(readApiSettings(env), SILENT);
  return { query: async (text) => (await db.execute(text)).rows, close };
}

/** Runs a statement while no server runs. */
async function inDatabase(env, text) {
  const { query, close } = await database(env);
  return query(text).finally(close);
}

/** Writes an edition with its letters, and deletes the previous one. */
const written = (env, letters) =>
  inDatabase(
    env,
    `with gone as (delete from newsletter_editions), made as (
       insert into newsletter_editions (site, newsletter, day, name, cards, composed_at)
       select 'far', 'primera-hora', date '2026-03-18' + (select count(*) from newsletter_editions)::int, 'Primera hora',
         '${JSON.stringify(CARDS)}'::jsonb, now() returning id)
     insert into newsletter_letters (edition_id, email_key, email, due_at)
     select made.id, 'l' || n || '@example.org', 'l' || n || '@example.org', now() - interval '1 minute'
     from made, generate_series(1, ${letters}) n`,
  );

const untilTaken = async (taken, wanted) => {
  const until = Date.now() + PATIENCE;
  while (taken.length < wanted && Date.now() < until) await wait(2);
};

/** @returns letters a minute, from the first accepted one to the last */
async function pace(start, env, letters) {
  await written(env, letters);
  const taken = [];
  const server = await start((address) => taken.push({ address, at: performance.now() }));
  await untilTaken(taken, letters);
  await server.stop();
  if (taken.length < letters) throw new Error(`${taken.length} of ${letters} letters were sent`);
  return ((letters - 1) / (taken[letters - 1].at - taken[0].at)) * 60_000;
}

/** @returns duplicated letters, and lost ones */
async function killed(start, env) {
  const letters = (KILLS + 1) * BETWEEN;
  await written(env, letters);
  const taken = [];
  for (let kills = 0; kills <= KILLS; kills += 1) {
    const before = taken.length;
    const server = await start((address) => taken.push(address));
    // The last process sends everything that is left, except what a kill may have lost.
    await untilTaken(taken, kills < KILLS ? before + BETWEEN / 2 : letters - 1);
    if (kills === KILLS) await wait(1_000);
    await server.kill();
    // Simulates the end of the minute for which a process reserves letters.
    await inDatabase(
      env,
      `update newsletter_letters set claimed_until = now() - interval '1 second' where state = 'claimed'`,
    );
  }
  const addresses = new Set(taken);
  return { letters, twice: taken.length - addresses.size, lost: letters - addresses.size };
}

/** Measures one engine. */
async function measureOn(engine, env, { note, isQuick }) {
  const start = async (onLetter) => {
    const mail = await takingMail(onLetter);
    const child = await startServer([BACK_END], {
      ready: 'The back end is ready',
      env: { ...env, PORT: String(await freePort()), SMTP_URL: `smtp://127.0.0.1:${mail.port}` },
    });
    const gone = async (end) => {
      await end();
      mail.close();
    };
    return {
      stop: () => gone(() => stopServer(child)),
      kill: () =>
        gone(async () => {
          const exit = once(child, 'exit');
          child.kill('SIGKILL');
          await exit;
        }),
    };
  };
  // Creates the schema and the sites.
  await (await start(() => undefined)).stop();
  const letters = isQuick ? 1_000 : 4_000;
  const aMinute = await pace(start, env, letters);
  note({
    id: `earning.letters-${engine}`,
    what: `letters of a newsletter, ${engine}`,
    value: Math.round(aMinute),
    unit: 'a minute',
    floor: 10_000,
    aim: 30_000,
    more: true,
    detail: `${letters} letters of ${STORIES} stories to a mail server of this machine`,
  });
  const kept = await killed(start, env);
  note({
    id: `earning.letters-killed-${engine}`,
    what: `letters twice or lost of ${kept.letters}, under ${KILLS} kills of who sends them, ${engine}`,
    value: kept.twice + kept.lost,
    unit: '',
    floor: 0,
    aim: 0,
    detail: `${kept.twice} twice, ${kept.lost} lost`,
  });
}

/** @param {Pick<import('./benches.mjs').Context, 'note' | 'folder' | 'isQuick'>} context */
export async function measureNewsletters(context) {
  const envOf = (name) => ({ PORTAL_DATA_DIR: path.join(context.folder, name), PORTAL_DEMO: 'off' });
  await measureOn('embedded', envOf('letters-embedded'), context);
  const postgres = await startPostgres();
  if (!postgres) {
    console.info('PostgreSQL is not installed: newsletters are not measured on it');
    return;
  }
  try {
    await measureOn('PostgreSQL', { ...envOf('letters'), DATABASE_URL: postgres.url }, context);
  } finally {
    postgres.stop();
  }
}
