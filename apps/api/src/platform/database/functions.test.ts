import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepReindexing, reindexBatch } from '../../content/search/reindexing';
import { EVERY_ENGINE, emptyDatabase, type TestDatabase, testDatabase } from '../../testing/database';
import { oldDatabase } from '../../testing/old-database';
import { silentLog } from '../log/log';
import { functionsFolder } from '../process/package-folder';
import { openDatabase } from './client';
import { applyFunctions } from './functions';

const DEFINITIONS = `select pg_get_functiondef(oid) as definition from pg_proc
  where pronamespace = 'public'::regnamespace and prokind = 'f'
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') order by oid::regprocedure::text`;
const definitions = async (pool: pg.Pool) =>
  (await pool.query<{ definition: string }>(DEFINITIONS)).rows.map(({ definition }) => definition);

/** Migrations before function files existed. */
const OLD_MIGRATIONS = 12;

describe.each(EVERY_ENGINE)('functions of the database, on %s', (engine) => {
  let folder: string;
  let database: TestDatabase;
  const pool = () => database.db.$client;
  const edit = async (name: string, change: (text: string) => string) => {
    const file = path.join(folder, name);
    await writeFile(file, change(await readFile(file, 'utf8')));
  };
  const apply = async () => {
    const client = await pool().connect();
    try {
      return await applyFunctions(client, folder);
    } finally {
      client.release();
    }
  };
  const answer = async (statement: string) => Object.values((await pool().query(statement)).rows[0] ?? {})[0];

  beforeAll(async () => {
    database = await testDatabase(engine);
    await pool().query(
      `insert into sites (alias, record) values ('a', '{"language":"ca","timeZone":"UTC"}')`,
    );
    await pool().query(`insert into contents (site, type, path, title, body, published_at, source, source_id, source_digest)
      select 'a', 'article', '/' || n || '/', 'Pont', '[]', now(), 's', n::text, '' from generate_series(1, 7) n`);
  });
  afterAll(() => database?.remove());
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portal-functions-'));
    await cp(functionsFolder, folder, { recursive: true });
    await apply();
    return () => rm(folder, { recursive: true });
  });

  describe('in a database that was migrated before function files existed', () => {
    let upgraded: Awaited<ReturnType<typeof openDatabase>>;
    let fresh: TestDatabase;
    beforeAll(async () => {
      const { location, drop } = await emptyDatabase(engine);
      await oldDatabase(location, OLD_MIGRATIONS);
      upgraded = await openDatabase(location);
      fresh = await testDatabase(engine);
      return async () => {
        await upgraded.close();
        await fresh.remove();
        await drop();
      };
    });

    it('are the same as in a new database', async () => {
      expect(await definitions(upgraded.db.$client)).toEqual(await definitions(fresh.db.$client));
    });
  });

  it('are applied if a file has changed, once for processes that start together', async () => {
    await edit('1-words.sql', (text) =>
      text.replace(
        '-- Text without case',
        () =>
          'CREATE OR REPLACE FUNCTION public.one() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$;\n\n-- Text without case',
      ),
    );
    expect((await Promise.all([apply(), apply(), apply()])).sort()).toEqual([false, false, true]);
    expect(await answer('select one()')).toBe(1);
    expect(await apply()).toBe(false);
  });

  it('are dropped once no file contains them', async () => {
    await edit(
      '4-sessions.sql',
      (text) => `${text}
CREATE OR REPLACE FUNCTION public.two(given integer) RETURNS integer LANGUAGE sql AS $$ SELECT given $$;\n`,
    );
    await apply();
    expect(await answer('select two(2)')).toBe(2);
    await edit('4-sessions.sql', (text) =>
      text.replace('two(given integer)', 'two(given text)').replace('SELECT given', 'SELECT 2'),
    );
    await apply();
    expect(await answer(`select count(*)::int from pg_proc where proname = 'two'`)).toBe(1);
    await cp(functionsFolder, folder, { recursive: true });
    await apply();
    expect(await answer(`select count(*)::int from pg_proc where proname = 'two'`)).toBe(0);
  });

  it.each([
    ['a word that is none', 'three() RETURNS integer', 'SELECT wrong $$;', /^4-sessions\.sql:49: .*wrong/],
    [
      'a rule of words that is none',
      'three() RETURNS text',
      "SELECT :'wrong' $$;",
      /^4-sessions\.sql:49: .*wrong/,
    ],
    ['no end', 'three() RETURNS integer', 'SELECT 1', /^4-sessions\.sql:49: /],
    [
      'another type',
      'search_slug(name text) RETURNS integer',
      'SELECT 1 $$;',
      /^4-sessions\.sql:48: .*return type/,
    ],
  ])('stay unchanged if a file has %s, and the error names file and line', async (_, head, body, message) => {
    await edit('1-words.sql', (text) => text.replaceAll("'pg_catalog.simple'", "'pg_catalog.english'"));
    await edit(
      '4-sessions.sql',
      (text) => `${text}
CREATE OR REPLACE FUNCTION public.${head}
LANGUAGE sql AS $$ ${body}\n`,
    );
    const before = await definitions(pool());
    await expect(apply()).rejects.toThrow(message);
    expect(await definitions(pool())).toEqual(before);
  });

  it('reindex articles if they decide what is stored, in batches, resuming after an interruption', async () => {
    const now = () => new Date('2026-03-18T12:00:00Z');
    while (await reindexBatch(database.db, now));
    const marked = () => answer(`select count(*)::int from search_items where words @@ 'mark'`);

    await edit('4-sessions.sql', (text) => `${text}\n-- Nothing that is stored for search.\n`);
    await edit('2-indexing.sql', (text) => `${text}\n-- A comment.\n`);
    expect(await apply()).toBe(true);
    expect(await reindexBatch(database.db, now)).toBe(0);

    await edit('2-indexing.sql', (text) =>
      text.replace('array_to_tsvector(lexemes', "array_to_tsvector('{mark}' || lexemes"),
    );
    await apply();
    expect(await reindexBatch(database.db, now, 3)).toBe(3);
    expect(await marked()).toBe(3);
    // Two processes resume together.
    const going = [keepReindexing(database.db, now, silentLog), keepReindexing(database.db, now, silentLog)];
    await expect
      .poll(() => answer('select count(finished_at)::int from search_indexing'), { timeout: 10_000 })
      .toBe(1);
    await Promise.all(going.map((one) => one.close()));
    expect(await marked()).toBe(7);
  });
});
