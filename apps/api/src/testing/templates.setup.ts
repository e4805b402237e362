import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Folder of the migrated databases that tests copy. Its name is also that of the template database on
     * PostgreSQL.
     */
    templates: string;
  }
}

/**
 * Provides a folder for the migrated databases of a run. The first tests that need one create it; the run
 * deletes it at the end.
 */
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
