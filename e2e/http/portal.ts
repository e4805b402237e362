/**
 * Portals in this process, over the demo newsroom.
 *
 * The server is loaded from its sources, the packages and the back end from their builds: the tests need the
 * built client and the built back end anyway, and the sources of all packages take twice the processor time
 * to start.
 *
 * Requests go through a local socket to the listener of `npm start`: a `Request` cannot hold a path such as
 * `/../x` or `//x`, and cached pages, built files and redirects of backslashes get a response before
 * `Portal.fetch`.
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
import { readPortalSettings } from '../../apps/portal/server/settings';
import { type Answer, ask, type Sent } from '../server';
import { PRODUCT_SITES, type SiteAlias } from '../sites';

/** The built client. */
export const CLIENT = path.join(import.meta.dirname, '../../apps/portal/dist/client');

/** Differences of a portal from the one that most tests use. */
export type Settings = {
  /** Environment variables in addition to the usual ones, or replacing them. */
  env?: Readonly<Record<string, string>>;
  /** Site files by name that replace the product's. The portal then has its own copy of the newsroom. */
  siteFiles?: Readonly<Record<string, string>>;
};

export type TestPortal = {
  /** Sends a request to a site by its local host. */
  ask: (site: SiteAlias, address: string, headers?: Record<string, string>, sent?: Sent) => Promise<Answer>;
  /** Sends a request to any host. */
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
  // The demo's live blogs get no automatic entries, which would change pages during tests.
  PORTAL_DEMO_LIVE: 'off',
  // Rate limits are off, because all tests share one IP address.
  PORTAL_LIMITS: 'off',
};

/**
 * Copies the newsroom's database into a folder that a portal can write to. Pictures are read from the
 * original.
 */
async function copyNewsroom(): Promise<string> {
  const newsroom = path.join(inject('httpFolder'), 'newsroom');
  const folder = await mkdtemp(path.join(inject('httpFolder'), 'data-'));
  // Takes a quarter of the time of the promise-based `cp`: a database is a thousand small files.
  cpSync(path.join(newsroom, 'database'), path.join(folder, 'database'), { recursive: true });
  await symlink(path.join(newsroom, 'media'), path.join(folder, 'media'));
  return folder;
}

/** Folder and database of all portals with the product's sites, opened once per worker. */
type Shared = { folder: string; database: OpenDatabase };
let shared: Promise<Shared> | undefined;
const openShared = async (): Promise<Shared> => {
  const folder = await copyNewsroom();
  const { api } = readPortalSettings({ ...USUAL, PORTAL_DATA_DIR: folder });
  const silent = createLog(api.log, () => undefined);
  return { folder, database: await openApiDatabase(api, silent) };
};

/** Database of the portals with the product's sites, for writes that only the desk can make. */
export async function sharedDatabase(): Promise<OpenDatabase['db']> {
  shared ??= openShared();
  return (await shared).database.db;
}

/** Writes the product's site files to a folder, with some replaced. */
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
  const settings = readPortalSettings({ ...USUAL, ...env, ...own.env });
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
  // It serves until its worker ends, and does not keep the process alive.
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

/** The portal with these settings: one for all tests of a worker. */
export function portalWith(settings: Settings = {}): Promise<TestPortal> {
  const key = JSON.stringify(settings);
  const known = portals.get(key) ?? start(settings);
  portals.set(key, known);
  return known;
}
