import { existsSync } from 'node:fs';
import { cp, lstat, mkdtemp, rename, rm } from 'node:fs/promises';
import { startBackEnd, stopPortal } from './server';

/** A data folder of a server that has stopped, anew. */
export const copied = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, filter: async (file) => !(await lstat(file)).isSocket() });

async function seed(folder: string): Promise<void> {
  await stopPortal(await startBackEnd({ PORTAL_DATA_DIR: folder }));
}

/**
 * Makes a data folder with the demo newsroom in it. Where `PORTAL_NEWSROOM` names a folder, it is seeded into that one, the first
 * time, and copied: `npm test` seeds once for all its steps. It tells of today, so it is of no use to a later run.
 * @param folder one that is not there yet
 */
export async function seeded(folder: string): Promise<void> {
  const shared = process.env.PORTAL_NEWSROOM;
  if (!shared) return seed(folder);
  if (!existsSync(shared)) {
    const aside = await mkdtemp(`${shared}-`);
    try {
      await seed(aside);
      await rename(aside, shared);
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
  }
  await copied(shared, folder);
}
