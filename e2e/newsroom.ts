import { cpSync, existsSync, lstatSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { startBackEnd, stopPortal } from './server';

/**
 * Copies the data folder of a stopped server. Promises would take five times as long for its two thousand
 * files.
 */
export const copied = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, filter: (file) => !lstatSync(file).isSocket() });

async function make(folder: string, env: Readonly<Record<string, string>>): Promise<void> {
  await stopPortal(await startBackEnd({ PORTAL_DATA_DIR: folder, ...env }));
}

/** Creates a data folder on first use, and copies it: if two processes create it at once, both get one. */
async function copiedFrom(
  shared: string,
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  if (!existsSync(shared)) {
    const aside = await mkdtemp(`${shared}-`);
    try {
      await make(aside, env);
      await rename(aside, shared);
    } catch (error) {
      if (!existsSync(shared)) throw error;
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
  }
  copied(shared, folder);
}

/**
 * Creates a data folder with the demo newsroom. If `PORTAL_NEWSROOM` names a folder, that one is seeded on
 * first use, and copied: `npm test` seeds once for all its steps. Its dates are relative to today, so a later
 * run cannot use it.
 * @param folder one that does not exist yet
 */
export async function seeded(folder: string): Promise<void> {
  const shared = process.env.PORTAL_NEWSROOM;
  await (shared ? copiedFrom(shared, folder, {}) : make(folder, {}));
}

/** The same without any content, so that the database is not created each time. */
export async function empty(folder: string): Promise<void> {
  const shared = process.env.PORTAL_NEWSROOM;
  const env = { PORTAL_DEMO: 'off' };
  await (shared ? copiedFrom(`${shared}-empty`, folder, env) : make(folder, env));
}
