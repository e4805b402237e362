import { cpSync, existsSync, lstatSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { startBackEnd, stopPortal } from './server';

/** A data folder of a server that has stopped, anew. Promises would take five times as long for its two thousand files. */
export const copied = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, filter: (file) => !lstatSync(file).isSocket() });

async function make(folder: string, env: Readonly<Record<string, string>>): Promise<void> {
  await stopPortal(await startBackEnd({ PORTAL_DATA_DIR: folder, ...env }));
}

/** Makes a data folder the first time that one is asked for, and copies it: two that make it at once both have one. */
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
 * Makes a data folder with the demo newsroom in it. Where `PORTAL_NEWSROOM` names a folder, it is seeded into that one, the first
 * time, and copied: `npm test` seeds once for all its steps. It tells of today, so it is of no use to a later run.
 * @param folder one that is not there yet
 */
export async function seeded(folder: string): Promise<void> {
  const shared = process.env.PORTAL_NEWSROOM;
  await (shared ? copiedFrom(shared, folder, {}) : make(folder, {}));
}

/** The same without any content: its database need not be made anew for each. */
export async function empty(folder: string): Promise<void> {
  const shared = process.env.PORTAL_NEWSROOM;
  const env = { PORTAL_DEMO: 'off' };
  await (shared ? copiedFrom(`${shared}-empty`, folder, env) : make(folder, env));
}
