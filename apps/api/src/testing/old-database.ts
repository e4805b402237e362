import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabaseLocation } from '../platform/database/client';
import { openEmbedded } from '../platform/database/embedded';
import { migrationsFolder } from '../platform/process/package-folder';

/**
 * Creates a database as an older version left it: with only the first migrations, and the rows that `write`
 * adds.
 */
export async function oldDatabase(
  location: DatabaseLocation,
  migrations: number,
  write: (pool: pg.Pool) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const journal = JSON.parse(await readFile(path.join(folder, 'meta/_journal.json'), 'utf8'));
  journal.entries.length = migrations;
  await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify(journal));

  const embedded = location.url ? null : await openEmbedded(location.folder);
  const pool = new pg.Pool(
    embedded
      ? { host: embedded.socketFolder, user: 'postgres', database: 'postgres' }
      : { connectionString: location.url },
  );
  await migrate(drizzle({ client: pool }), { migrationsFolder: folder });
  await write(pool);
  await pool.end();
  await embedded?.close();
  await rm(folder, { recursive: true });
}
