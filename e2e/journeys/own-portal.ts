import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { empty, seeded } from '../newsroom';
import { type RunningPortal, startPortal, stopPortal } from '../server';

const root = path.join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** What a portal is made of that a journey has to itself. */
type OwnNewsroom = {
  /** Files of its sites' folder by name; without them its sites are the product's. */
  siteFiles?: Readonly<Record<string, string>>;
  /** It begins with the demo newsroom. */
  isSeeded?: boolean;
  /** Feeds and items by file name, and the site that they are imported into before the start. */
  imports?: { site: string; files: Readonly<Record<string, string>> };
  /** Without any it is no demo. */
  env?: Readonly<Record<string, string>>;
};

export type OwnPortal = RunningPortal & {
  /** A folder that goes with it. */
  folder: string;
  /** Its data folder, in that. */
  data: string;
  /** Runs one of the product's commands beside it. @returns what it said */
  command: (name: 'import' | 'bounces', ...words: string[]) => Promise<string>;
  /** Stops it, and takes its folder away. */
  end: () => Promise<void>;
};

/** Text of a site's file, as the product has it. */
export const siteFile = (alias: string): Promise<string> =>
  readFile(path.join(root, 'apps/api/sites', `${alias}.yaml`), 'utf8');

/** Starts a portal over a newsroom of its own. */
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
