/**
 * Portals in this process, over the demo newsroom.
 *
 * The server is read from its sources, the packages and the back end from their builds: the tests need the built client and the
 * built back end anyway, and sources of all packages take twice the processor time to start.
 *
 * Requests come through a socket of this machine to the listener of `npm start`: a `Request` cannot hold a path such as `/../x` or
 * `//x`, and kept pages, built files and redirects of backslashes are answered before `Portal.fetch`.
 */
import { cpSync } from 'node:fs';
import { cp, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createLog, loadSeed, type OpenDatabase, openApi, openApiDatabase } from '@portal/api';
import { inject } from 'vitest';
import { builtAssets } from '../../apps/portal/server/assets';
import { inProcess } from '../../apps/portal/server/backend';
import { listen } from '../../apps/portal/server/listen';
import { Portal } from '../../apps/portal/server/portal';
import { readSettings } from '../../apps/portal/server/settings';
import { type Answer, ask, type Sent } from '../server';
import { PRODUCT_SITES, type SiteAlias } from '../sites';

/** The built client. */
export const CLIENT = path.join(import.meta.dirname, '../../apps/portal/dist/client');

/** How a portal differs from the one that most tests ask. */
export type Settings = {
  /** Environment variables beside, or in place of, the usual ones. */
  env?: Readonly<Record<string, string>>;
  /** Site files by name, in place of the product's of these names. The portal has a copy of the newsroom to itself then. */
  siteFiles?: Readonly<Record<string, string>>;
};

export type TestPortal = {
  /** Asks a site by its host on this machine. */
  ask: (site: SiteAlias, address: string, headers?: Record<string, string>, sent?: Sent) => Promise<Answer>;
  /** Asks any host. */
  askHost: (host: string, address: string, headers?: Record<string, string>) => Promise<Answer>;
  /** Warnings and errors so far. */
  said: () => string;
};

const PREVIEW_KEY = 'preview-for-tests';
/** Query that opens a page in preview. */
export const PREVIEW = `?preview=${PREVIEW_KEY}`;

const USUAL = {
  PORTAL_PREVIEW_KEY: PREVIEW_KEY,
  PORTAL_DEV_MAIL: 'on',
  // No entry of a live blog is published while tests run.
  PORTAL_DEMO_LIVE: 'off',
  // All tests ask from one address.
  PORTAL_LIMITS: 'off',
};

/** Copies the newsroom's database: a folder for what a portal writes. Its pictures are read where they are. */
async function copyNewsroom(): Promise<string> {
  const newsroom = path.join(inject('httpFolder'), 'newsroom');
  const folder = await mkdtemp(path.join(inject('httpFolder'), 'data-'));
  // As `cp` of promises does it in a quarter of its time: a database is a thousand small files.
  cpSync(path.join(newsroom, 'database'), path.join(folder, 'database'), { recursive: true });
  await symlink(path.join(newsroom, 'media'), path.join(folder, 'media'));
  return folder;
}

/** The folder and the database of all portals whose sites are the product's, opened once a worker. */
type Shared = { folder: string; database: OpenDatabase };
let shared: Promise<Shared> | undefined;
const openShared = async (): Promise<Shared> => {
  const folder = await copyNewsroom();
  const { api } = readSettings({ ...USUAL, PORTAL_DATA_DIR: folder });
  const silent = createLog(api.log, () => undefined);
  return { folder, database: await openApiDatabase(api, silent) };
};

/** The database of the portals whose sites are the product's, for what only the desk writes. */
export async function sharedDatabase(): Promise<OpenDatabase['db']> {
  shared ??= openShared();
  return (await shared).database.db;
}

/** Writes the product's site files, with some replaced, to a folder. */
async function writeSites(folder: string, files: Readonly<Record<string, string>>): Promise<string> {
  const sites = path.join(folder, 'sites');
  await cp(PRODUCT_SITES, sites, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(sites, name), text);
  return sites;
}

async function dataOf({ siteFiles }: Settings) {
  if (siteFiles) {
    const folder = await copyNewsroom();
    return { env: { PORTAL_DATA_DIR: folder, PORTAL_SITES_DIR: await writeSites(folder, siteFiles) } };
  }
  shared ??= openShared();
  const { folder, database } = await shared;
  return { env: { PORTAL_DATA_DIR: folder }, database };
}

async function start(own: Settings): Promise<TestPortal> {
  const { env, database } = await dataOf(own);
  const settings = readSettings({ ...USUAL, ...env, ...own.env });
  const lines: string[] = [];
  const log = createLog({ format: 'text', level: 'warn' }, (_, line) => lines.push(line));
  const seed = settings.api.demo ? await loadSeed('@portal/demo') : undefined;
  const api = await openApi(settings.api, { log, seed, database });
  const assets = builtAssets(CLIENT);
  const portal = new Portal({
    settings,
    backend: inProcess(api, { log: log.warn }),
    backendOrigin: 'http://backend.internal',
    assets: () => assets,
    log,
  });
  const server = await listen({
    portal,
    host: '127.0.0.1',
    port: 0,
    assetsFolder: CLIENT,
    seededMedia: seed?.media,
    log: log.warn,
  });
  // It serves until its worker ends, and holds up no end.
  server.unref();
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    ask: (site, at, headers, sent) => ask(port, `${site}.localhost`, at, headers, sent),
    askHost: (host, at, headers) => ask(port, host, at, headers),
    said: () => lines.join('\n'),
  };
}

const portals = new Map<string, Promise<TestPortal>>();

/** The portal of these settings: one for all tests of a worker. */
export function portalWith(settings: Settings = {}): Promise<TestPortal> {
  const key = JSON.stringify(settings);
  const known = portals.get(key) ?? start(settings);
  portals.set(key, known);
  return known;
}
