import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Engine, EVERY_ENGINE, type TestDatabase, testDatabase } from '../../testing/database';
import { often } from './client';
import { PipelinedConnection } from './pipelined-connection';

const own = 'select pg_backend_pid() as pid';

const engines: readonly Engine[] = EVERY_ENGINE;

describe.runIf(engines.includes('postgresql'))('a connection to PostgreSQL', () => {
  let test: TestDatabase;
  let connection: PipelinedConnection;
  beforeAll(async () => {
    test = await testDatabase('postgresql');
    connection = new PipelinedConnection(test.location.url ?? '');
  });
  afterAll(async () => {
    await connection.close();
    await test.remove();
  });
  const numbers = (length: number) => Array.from({ length }, (_, number) => number);
  const echo = (number: number) =>
    connection.ask<{ n: number }>({ name: 'echo', text: 'select $1::int as n', values: [number] });

  it('matches each query with its own response over a single connection', async () => {
    const answers = await Promise.all(numbers(200).map(echo));
    expect(answers).toEqual(numbers(200).map((n) => [{ n }]));
    const pids = await Promise.all(numbers(5).map(() => connection.ask<{ pid: number }>({ text: own })));
    expect(new Set(pids.flat().map(({ pid }) => pid)).size).toBe(1);
  });

  it('isolates a failed query', async () => {
    const [before, failed, after] = await Promise.allSettled([
      echo(1),
      connection.ask({ text: 'select 1 / $1::int as n', values: [0] }),
      echo(2),
    ]);
    expect(before).toEqual({ status: 'fulfilled', value: [{ n: 1 }] });
    expect(failed).toMatchObject({ status: 'rejected' });
    expect(after).toEqual({ status: 'fulfilled', value: [{ n: 2 }] });
  });

  it('reconnects after a cut; pending queries fail instead of hanging', async () => {
    const [{ pid } = { pid: 0 }] = await connection.ask<{ pid: number }>({ text: own });
    const slow = connection.ask({ text: 'select pg_sleep(30)' }).then(
      () => 'answered',
      () => 'failed',
    );
    const behind = echo(3).then(
      () => 'answered',
      () => 'failed',
    );
    await test.db.$client.query('select pg_terminate_backend($1)', [pid]);
    expect(await Promise.all([slow, behind])).toEqual(['failed', 'failed']);
    expect(await echo(4)).toEqual([{ n: 4 }]);
  });

  it('behaves like the pool: a transaction fails if its connection is cut, and the next one succeeds', async () => {
    const { db } = test;
    const cut = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(own);
      const client = new pg.Client({ connectionString: test.location.url });
      await client.connect();
      // The cut is noticed between two statements.
      await client.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
      await client.end();
      await tx.execute('select 1');
    });
    await expect(cut).rejects.toThrow();
    const rows = await db.transaction(async (tx) => (await tx.execute<{ n: number }>('select 1 as n')).rows);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('stops waiting for a response after a time, and continues on a new connection', async () => {
    const hasty = new PipelinedConnection(test.location.url ?? '', 3_000);
    const pid = async () => (await hasty.ask<{ pid: number }>({ text: own }))[0]?.pid;
    const first = await pid();
    await expect(hasty.ask({ text: 'select pg_sleep(30)' })).rejects.toThrow();
    expect(await pid()).not.toBe(first);
    await hasty.close();
  });

  it('reconnects after a failed connection attempt', async () => {
    const nobody = new PipelinedConnection('postgres://postgres@127.0.0.1:1/postgres');
    await expect(nobody.ask({ text: own })).rejects.toThrow();
    await expect(nobody.ask({ text: own })).rejects.toThrow();
    await nobody.close();
  });
});

describe.each(EVERY_ENGINE)('frequent queries, on %s', (engine) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await testDatabase(engine);
  });

  it('are answered alongside any other queries, in transactions too, and the database closes afterwards', async () => {
    const ask = (n: number) => often<{ n: number }>(test.db, 'echo', 'select $1::int as n', [n]);
    const all = await Promise.all([
      ask(1),
      test.db.transaction(async (tx) => (await tx.execute<{ n: number }>('select 2 as n')).rows),
      ask(3),
    ]);
    expect(all.flat().map(({ n }) => n)).toEqual([1, 2, 3]);
    await test.remove();
    await expect(ask(4)).rejects.toBeInstanceOf(Error);
  });
});
