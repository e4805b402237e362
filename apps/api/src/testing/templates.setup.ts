import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the migrated databases that those of the tests are copied from; its name is that of the one on PostgreSQL. */
    templates: string;
  }
}

/** A place for the migrated databases of a run. The first tests that need one make it; it is gone with the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-templates-'));
  project.provide('templates', folder);
  return async () => {
    await rm(folder, { recursive: true, force: true });
    const server = process.env.TEST_DATABASE_URL;
    if (!server) return;
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(`drop database if exists "${path.basename(folder)}"`);
    await client.end();
  };
}
