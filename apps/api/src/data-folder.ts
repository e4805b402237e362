import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Nothing that this process writes is for other users of the machine. */
export const PRIVATE_UMASK = 0o077;
const PRIVATE_FOLDER = 0o700;

const isOpen = (mode: number) => (mode & PRIVATE_UMASK) !== 0;

/** Closes what is in a folder to other users of the machine; links, sockets and what is another user's stay as they are. */
export async function closeFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile() && !entry.isDirectory()) continue;
    const place = path.join(folder, entry.name);
    try {
      const { mode, uid } = await lstat(place);
      if (isOpen(mode) && isOurs(uid)) await chmod(place, mode & 0o777 & ~PRIVATE_UMASK);
      if (entry.isDirectory()) await closeFiles(place);
    } catch (error) {
      // Whoever works in the folder meanwhile takes files away.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
}

const isOurs = (uid: number) => process.getuid === undefined || process.getuid() === uid;

/**
 * Makes the data folder, closed to other users of the machine. One that is this user's and open is closed, with all that
 * is in it.
 * @returns whether it was open until now
 */
export async function closeDataFolder(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const { mode, uid } = await stat(folder);
  if (!isOurs(uid) || !isOpen(mode)) return false;
  await closeFiles(folder);
  await chmod(folder, PRIVATE_FOLDER);
  return true;
}
