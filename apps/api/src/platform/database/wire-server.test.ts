import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WireServer } from './wire-server';

let folder: string;
let db: PGlite;
let server: WireServer;
let pool: pg.Pool;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-wire-'));
  db = await PGlite.create();
  server = new WireServer(db);
  await server.listen(path.join(folder, '.s.PGSQL.5432'));
  pool = new pg.Pool({ host: folder, user: 'postgres', database: 'postgres', max: 8 });
  await pool.query('create table counters (name text primary key, value int not null)');
});
afterAll(async () => {
  await pool?.end();
  await server?.close();
  await db?.close();
  await rm(folder, { recursive: true, force: true });
});

it('responds to each of many concurrent clients with its own response', async () => {
  const asked = Array.from({ length: 400 }, (_, at) => at);
  const answers = await Promise.all(
    asked.map(async (at) => {
      const { rows } = await pool.query(
        at % 2 ? 'select $1::int as at' : 'select $1::text as word, $2::int as at',
        at % 2 ? [at] : ['a', at],
      );
      return rows[0].at;
    }),
  );
  expect(answers).toEqual(asked);
});

it('isolates transactions: none of many concurrent increments is lost', async () => {
  await pool.query("insert into counters values ('sum', 0)");
  await Promise.all(
    Array.from({ length: 40 }, async () => {
      const client = await pool.connect();
      await client.query('begin');
      const { rows } = await client.query('select value from counters where name = $1', ['sum']);
      await client.query('update counters set value = $1 where name = $2', [rows[0].value + 1, 'sum']);
      await client.query('commit');
      client.release();
    }),
  );
  expect((await pool.query("select value from counters where name = 'sum'")).rows).toEqual([{ value: 40 }]);
});

it('rolls back the transaction of a client that disconnects, and lets the others continue', async () => {
  const client = new pg.Client({ host: folder, user: 'postgres', database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin');
  await client.query("insert into counters values ('torn', 1)");
  const waiting = pool.query('select count(*)::int as found from counters where name = $1', ['torn']);
  client.connection.stream.destroy();
  expect((await waiting).rows).toEqual([{ found: 0 }]);
});

it('isolates a failed statement to its client', async () => {
  const [bad, good] = await Promise.allSettled([
    pool.query('select nothing from nowhere'),
    pool.query('select 1 as one'),
  ]);
  expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
});
