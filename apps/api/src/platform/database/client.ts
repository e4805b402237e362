import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { functionsFolder, migrationsFolder } from '../process';
import { FolderInUse, openEmbedded } from './embedded';
import { applyFunctions } from './functions';
import { socketFolder } from './lock';
import { PipelinedConnection } from './pipelined-connection';

// int8 arrives as text by default; ids and counts here stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Drizzle's queries, and the pool itself for the few statements that every page of a reader waits for. */
export type Database = NodePgDatabase & { $client: pg.Pool };
export type DatabaseTransaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type OpenDatabase = {
  db: Database;
  engine: 'embedded' | 'postgresql';
  /** Configuration for a connection outside the pool. */
  connection: pg.ClientConfig;
  close: () => Promise<void>;
};

export type DatabaseLocation = {
  /** `postgres://…`; absent for the embedded database. */
  url?: string | undefined;
  /** Folder of the embedded database. */
  folder: string;
};

/** An arbitrary number, the same in every process: only one process migrates at a time. */
const MIGRATION_LOCK = 7_061_903;

async function applyMigrations(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder });
    await applyFunctions(client, functionsFolder);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}

function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // A broken connection fails its queries and is replaced by the pool. It also emits an error, which would
  // end the process if nobody handled it: the pool handles it on an idle connection, nobody does during a
  // transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function connected(
  config: pg.PoolConfig,
  pool: pg.Pool,
  engine: OpenDatabase['engine'],
  after: () => Promise<void>,
): Promise<OpenDatabase> {
  const close = async () => {
    await pool.end();
    await after();
  };
  try {
    await applyMigrations(pool);
  } catch (error) {
    await close();
    throw error;
  }
  const { max: _, ...connection } = config;
  return { db: drizzle({ client: pool, casing: 'snake_case' }), engine, connection, close };
}

/**
 * A separate connection, outside the pool, for frequent queries. The embedded database has none: all
 * connections share one session there, so prepared statements are not separate.
 */
const pipelined = new WeakMap<pg.Pool, PipelinedConnection>();

/**
 * Runs a query that every page of a reader waits for: a short, read-only statement outside of transactions,
 * prepared once per connection under its name.
 */
export async function often<Row extends pg.QueryResultRow>(
  db: Database,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const connection = pipelined.get(db.$client);
  return connection
    ? connection.ask<Row>({ name, text, values: [...values] })
    : planned<Row>(db, name, text, values);
}

/**
 * Runs a statement on the pool that writes or waits for a lock, prepared once per connection under its name.
 */
export async function planned<Row extends pg.QueryResultRow>(
  db: Database,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const named = pipelined.has(db.$client) ? { name } : {};
  const { rows } = await db.$client.query<Row>({ ...named, text, values: [...values] });
  return rows;
}

const embeddedConfig = (host: string) => ({ host, user: 'postgres', database: 'postgres', max: 5 });

function connectedEmbedded(folder: string, after: () => Promise<void>): Promise<OpenDatabase> {
  const config = embeddedConfig(folder);
  return connected(config, poolOf(config), 'embedded', after);
}

/**
 * Opens and migrates the database: PostgreSQL if `url` is set, otherwise the embedded one.
 * @throws FolderInUse if another process has the embedded one open
 */
export async function openDatabase({ url, folder }: DatabaseLocation): Promise<OpenDatabase> {
  if (url) {
    const config = { connectionString: url, max: 10 };
    const pool = poolOf(config);
    const connection = new PipelinedConnection(url);
    pipelined.set(pool, connection);
    return connected(config, pool, 'postgresql', () => connection.close());
  }
  const embedded = await openEmbedded(folder);
  return connectedEmbedded(embedded.socketFolder, embedded.close);
}

/**
 * Like `openDatabase`, but joins the embedded database of a running server instead of being refused: for
 * commands that run alongside it, such as an import.
 */
export async function joinDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  try {
    return await openDatabase(location);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return connectedEmbedded(socketFolder(location.folder), async () => undefined);
  }
}
