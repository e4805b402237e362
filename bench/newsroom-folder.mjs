/** Data folder with the demo newsroom, seeded once for each build and day. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, lstat, mkdir, readdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../scripts/free-port.mjs';
import { startServer, stopServer } from './servers.mjs';

const root = path.join(import.meta.dirname, '..');
const CACHE = path.join(root, 'node_modules/.cache/portal-bench');
export const PORTAL = path.join(root, 'apps/portal/dist/server/main.js');
export const BACK_END = path.join(root, 'apps/api/dist/serve.js');

/** Sources of a newsroom: if any of them changes, it is seeded again. */
const SEEDS = [
  'apps/demo/dist',
  'apps/demo/newsrooms',
  'apps/api/drizzle',
  'apps/api/functions',
  'apps/api/sites',
];

async function digest() {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const seed of SEEDS) {
    const folder = path.join(root, seed);
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))) {
      const place = path.join(file.parentPath ?? file.path, file.name);
      hash.update(path.relative(folder, place)).update(await readFile(place));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Folder in which the newsroom of this build and day is cached. */
export const newsroomFolder = async () => path.join(CACHE, await digest());

/** Copies the data folder of a stopped server. */
const copied = (from, to) =>
  cp(from, to, { recursive: true, filter: async (file) => !(await lstat(file)).isSocket() });

/**
 * Seeds the newsroom if it is not cached yet.
 * @param {{ folder: string }} context
 */
export async function measure({ folder }) {
  const kept = await newsroomFolder();
  if (existsSync(kept)) return;
  console.info('Seeding the demo newsroom (a minute or two, once for each build and day)');
  const seeded = path.join(folder, 'newsroom');
  const backEnd = await startServer([BACK_END], {
    ready: 'The back end is ready',
    env: { PORT: String(await freePort()), PORTAL_DATA_DIR: seeded, PORTAL_DEMO: 'on' },
  });
  await stopServer(backEnd);
  await rm(CACHE, { recursive: true, force: true });
  await mkdir(CACHE, { recursive: true });
  await copied(seeded, `${kept}.new`);
  await rename(`${kept}.new`, kept);
}

/** Copy of a newsroom that a bench may write to. */
export async function ownNewsroom({ newsroom, folder }) {
  const own = path.join(folder, 'data');
  await copied(newsroom, own);
  return own;
}

/** Connects to the embedded database of the server that runs over a data folder. */
export async function joinEmbedded(folder) {
  const client = new pg.Client({ host: await realpath(folder), user: 'postgres', database: 'postgres' });
  await client.connect();
  return client;
}

/** The built portal over its own newsroom. */
export async function startPortal(context, env = {}) {
  const port = await freePort();
  const data = await ownNewsroom(context);
  const portal = await startServer([PORTAL], {
    ready: 'Portal is ready',
    env: { PORT: String(port), PORTAL_DATA_DIR: data, ...env },
  });
  return { portal, port, data, url: (site, address = '/') => `http://${site}.localhost:${port}${address}` };
}
