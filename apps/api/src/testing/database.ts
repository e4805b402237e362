import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { access, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseLocation, type OpenDatabase, openDatabase } from '../platform/database/client';
import { openEmbedded } from '../platform/database/embedded';

/**
 * Available engines: the embedded one, and PostgreSQL if `TEST_DATABASE_URL` names a server. For tests of the
 * engines themselves.
 */
export const EVERY_ENGINE = [
  'embedded',
  ...(process.env.TEST_DATABASE_URL ? (['postgresql'] as const) : []),
] as const;
export type Engine = (typeof EVERY_ENGINE)[number];

/**
 * Fastest available engine, for tests that do not depend on the engine, and for SQL that other tests run on
 * both.
 */
export const QUICKER_ENGINE: readonly [Engine] = [EVERY_ENGINE[1] ?? EVERY_ENGINE[0]];

/** Engines for tests of the back end: the fastest one in the gate, otherwise all. */
export const ENGINES: readonly [Engine, ...Engine[]] =
  process.env.PORTAL_TEST_LEVEL === 'gate' ? QUICKER_ENGINE : EVERY_ENGINE;

export type TestDatabase = OpenDatabase & { location: DatabaseLocation; remove: () => Promise<void> };

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const urlOf = (name: string): string => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return url.href;
};

type Place = { location: DatabaseLocation; drop: () => Promise<void> };

/** @param template database to copy on PostgreSQL; without it the new one is empty */
async function newPlace(engine: Engine, template?: string): Promise<Place> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-'));
  const name = `portal_test_${randomBytes(6).toString('hex')}`;
  if (engine === 'postgresql')
    await onServer(`create database ${name}${template ? ` template "${template}"` : ''}`);
  return {
    location: { folder, ...(engine === 'postgresql' ? { url: urlOf(name) } : {}) },
    drop: async () => {
      if (engine === 'postgresql') await onServer(`drop database if exists ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const isThere = (place: string): Promise<boolean> =>
  access(place).then(
    () => true,
    () => false,
  );

/** Four times as fast as the asynchronous `cp`: a database is a thousand small files. */
const copyFolder = (from: string, to: string) => cpSync(from, to, { recursive: true });

/** Databases that only `create database` reads: a third of the files of an embedded one. */
const UNREAD = ['base/1', 'base/4'];

/** An empty embedded database to copy, since creating one takes the engine seconds. */
async function emptyTemplate(): Promise<string> {
  const made = path.join(inject('templates'), 'empty');
  if (await isThere(made)) return made;
  const { location, drop } = await newPlace('embedded');
  try {
    await (await openEmbedded(location.folder)).close();
    for (const folder of UNREAD)
      await rm(path.join(location.folder, 'database', folder), { recursive: true });
    await rename(location.folder, made);
  } catch (error) {
    if (!(await isThere(made))) throw error;
  } finally {
    await drop();
  }
  return made;
}

/** An empty, closed database of an engine, without migrations. */
export async function emptyDatabase(engine: Engine): Promise<Place> {
  const place = await newPlace(engine);
  if (engine === 'embedded') copyFolder(await emptyTemplate(), place.location.folder);
  return place;
}

/** PostgreSQL codes for a database name in use: found at the start, or taken by a concurrent rename. */
const NAME_IS_TAKEN = ['42P04', '23505'];

function unlessThere(error: unknown): void {
  if (!(error instanceof pg.DatabaseError && NAME_IS_TAKEN.includes(error.code ?? ''))) throw error;
}

/**
 * A migrated database to copy, ten times as fast as migrating each. If tests of two processes create it at
 * once, the first to finish wins.
 */
async function templateOf(engine: Engine): Promise<string> {
  const templates = inject('templates');
  const made = path.join(templates, engine);
  if (await isThere(made)) return made;
  const { location, drop } = await emptyDatabase(engine);
  try {
    await (await openDatabase(location)).close();
    if (location.url) {
      const name = new URL(location.url).pathname.slice(1);
      await onServer(`alter database ${name} rename to "${path.basename(templates)}"`).catch(unlessThere);
    }
    await rename(location.folder, made);
  } catch (error) {
    if (!(await isThere(made))) throw error;
  } finally {
    await drop();
  }
  return made;
}

/** An empty, migrated database of an engine that no process has open, for tests that start their own. */
export async function closedDatabase(engine: Engine): Promise<Place> {
  const template = await templateOf(engine);
  const place = await newPlace(engine, path.basename(inject('templates')));
  copyFolder(template, place.location.folder);
  return place;
}

export async function testDatabase(engine: Engine): Promise<TestDatabase> {
  const { location, drop } = await closedDatabase(engine);
  const database = await openDatabase(location);
  return {
    ...database,
    location,
    remove: async () => {
      await database.close();
      await drop();
    },
  };
}

/** Tables filled by migrations and functions, or cached by open processes. */
const KEPT = ['function_files', 'file_functions', 'search_indexing', 'signing_keys', 'network_keys'];

/** Deletes all rows written by tests, ten times as fast as opening another database. */
export async function emptyTables({ db }: OpenDatabase): Promise<void> {
  const { rows: tables } = await db.$client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all ($1::text[])`,
    [KEPT],
  );
  const statements = tables.map(({ name }) => `delete from ${name};`).join(' ');
  // With all rows deleted, there is nothing left for references and triggers to protect.
  await db.$client.query(`begin; set local session_replication_role = replica; ${statements} commit`);
}
