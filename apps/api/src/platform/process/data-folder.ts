import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { access, chmod, constants, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { SettingsError } from './environment';

/** No file of this process is readable for other users of the machine. */
export const PRIVATE_UMASK = 0o077;
const PRIVATE_FOLDER = 0o700;

const isOpen = (mode: number) => (mode & PRIVATE_UMASK) !== 0;

/**
 * Removes the access of other users to the files in a folder; links, sockets and other users' files stay
 * unchanged. Synchronous because nothing is served yet when it is called, and promises would take six times
 * as long.
 */
export function closeFiles(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isFile() && !entry.isDirectory()) continue;
    const place = path.join(folder, entry.name);
    try {
      const { mode, uid } = lstatSync(place);
      if (isOpen(mode) && isOurs(uid)) chmodSync(place, mode & 0o777 & ~PRIVATE_UMASK);
      if (entry.isDirectory()) closeFiles(place);
    } catch (error) {
      // Other processes may delete files from the folder meanwhile.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
}

const isOurs = (uid: number) => process.getuid === undefined || process.getuid() === uid;

/**
 * Creates a folder and its parents. Node's own recursive mode never ends on systems with folders that cannot
 * be created.
 */
async function makeFolder(folder: string): Promise<void> {
  const missing: string[] = [];
  for (let at = folder; !(await exists(at)) && at !== path.dirname(at); at = path.dirname(at))
    missing.push(at);
  for (const each of missing.reverse())
    await mkdir(each, { mode: PRIVATE_FOLDER }).catch((error: NodeJS.ErrnoException) => {
      // Another process that is starting creates it too.
      if (error.code !== 'EEXIST') throw error;
    });
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );

/**
 * Creates the data folder, closed to other users of the machine. If this user's folder is open, it is closed
 * with all its files.
 * @returns whether it was open until now
 * @throws SettingsError if it cannot be created or written to
 */
export async function closeDataFolder(folder: string): Promise<boolean> {
  const found = await makeFolder(folder)
    .then(() => access(folder, constants.W_OK | constants.X_OK))
    .then(() => stat(folder))
    .catch((error: NodeJS.ErrnoException) => {
      throw new SettingsError(
        `PORTAL_DATA_DIR must be a folder that this user can write to; ${folder} is not (${error.code ?? error.message}).`,
      );
    });
  if (!found.isDirectory()) throw new SettingsError(`PORTAL_DATA_DIR must be a folder; ${folder} is a file.`);
  if (!isOurs(found.uid) || !isOpen(found.mode)) return false;
  closeFiles(folder);
  await chmod(folder, PRIVATE_FOLDER);
  return true;
}
