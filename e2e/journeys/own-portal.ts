import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { empty, seeded } from '../newsroom';
import { type RunningPortal, startPortal, stopPortal } from '../server';

const root = path.join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Configuration of a journey's own portal. */
type OwnNewsroom = {
  /** Files of its sites' folder by name; by default the product's. */
  siteFiles?: Readonly<Record<string, string>>;
  /** Starts with the demo newsroom. */
  isSeeded?: boolean;
  /** Feeds and items by file name, and the site that they are imported into before the start. */
  imports?: { site: string; files: Readonly<Record<string, string>> };
  /** Environment variables; without any it is no demo. */
  env?: Readonly<Record<string, string>>;
};

export type OwnPortal = RunningPortal & {
  /** A folder that is deleted with it. */
  folder: string;
  /** Its data folder, inside that one. */
  data: string;
  /**
   * Runs one of the product's commands next to it.
   * @returns its output
   */
  command: (name: 'import' | 'bounces', ...words: string[]) => Promise<string>;
  /** Stops it, and deletes its folder. */
  end: () => Promise<void>;
};

/** Text of a site's file in the product. */
export const siteFile = (alias: string): Promise<string> =>
  readFile(path.join(root, 'apps/api/sites', `${alias}.yaml`), 'utf8');

/** Starts a portal with its own newsroom. */
export async function startOwnPortal(own: OwnNewsroom): Promise<OwnPortal> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-own-'));
  const data = path.join(folder, 'data');
  const sites = path.join(folder, 'sites');
  const env = {
    PORTAL_DATA_DIR: data,
    ...(own.siteFiles && { PORTAL_SITES_DIR: sites }),
    ...(own.env ?? { PORTAL_DEMO: 'off' }),
  };
  const command: OwnPortal['command'] = async (name, ...words) => {
    const { stdout } = await run(process.execPath, [`apps/api/dist/${name}-command.js`, ...words], {
      cwd: root,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    });
    return stdout;
  };
  await (own.isSeeded ? seeded(data) : empty(data));
  await mkdir(sites);
  for (const [name, text] of Object.entries(own.siteFiles ?? {}))
    await writeFile(path.join(sites, name), text);
  for (const [name, text] of Object.entries(own.imports?.files ?? {})) {
    const file = path.join(folder, name);
    await writeFile(file, text);
    await command('import', file, '--site', own.imports?.site ?? '');
  }
  const portal = await startPortal(env);
  const end = async () => {
    await stopPortal(portal);
    await rm(folder, { recursive: true, force: true });
  };
  return { ...portal, folder, data, command, end };
}
