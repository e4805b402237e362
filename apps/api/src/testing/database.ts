import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type DatabaseLocation, type OpenDatabase, openDatabase } from '../database/client';

/** Engines that tests run on: the embedded one always, PostgreSQL where `TEST_DATABASE_URL` names a server. */
export const ENGINES = [
  'embedded',
  ...(process.env.TEST_DATABASE_URL ? (['postgresql'] as const) : []),
] as const;
export type Engine = (typeof ENGINES)[number];

export type TestDatabase = OpenDatabase & { location: DatabaseLocation; remove: () => Promise<void> };

async function freshPostgres(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `portal_test_${randomBytes(6).toString('hex')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await admin(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(`drop database ${name} with (force)`) };
}

/** A place for a database of an engine that nothing is in yet. */
export async function emptyDatabase(
  engine: Engine,
): Promise<{ location: DatabaseLocation; drop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-'));
  const postgres = engine === 'postgresql' ? await freshPostgres(process.env.TEST_DATABASE_URL ?? '') : null;
  return {
    location: { folder, ...(postgres ? { url: postgres.url } : {}) },
    drop: async () => {
      await postgres?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An empty, migrated database of an engine and a folder of its own. */
export async function testDatabase(engine: Engine): Promise<TestDatabase> {
  const { location, drop } = await emptyDatabase(engine);
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
