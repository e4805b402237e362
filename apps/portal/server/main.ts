import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  checkAddress,
  createLog,
  endBoundedServer,
  FolderInUse,
  loadSeed,
  openApi,
  openDemoProvider,
  PRIVATE_UMASK,
  SeedingFailed,
  SettingsError,
  SiteFileError,
  startProblem,
} from '@portal/api';
import { builtAssets } from './assets';
import { inProcess, overHttp } from './backend';
import { listen } from './listen';
import { Portal } from './portal';
import { readPortalSettings } from './settings';
import { createThemeCheck, startMessage, withDoubles } from './starting';

/** Milliseconds that requests in progress have to finish when the server stops. */
const CLOSING_MS = 5_000;

const clientFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../client');

/** Errors whose message is enough for anyone who starts the server. */
const PLAIN = [SettingsError, SiteFileError, FolderInUse, SeedingFailed];

async function start(): Promise<void> {
  process.umask(PRIVATE_UMASK);
  const asked = readPortalSettings(process.env);
  const log = createLog(asked.api.log);
  const seed = asked.api.demo ? await loadSeed('@portal/demo') : undefined;
  const frontDoor = asked.frontDoor ? await seed?.frontDoor?.() : undefined;
  const doubles = await frontDoor?.openDoubles(() => new Date());
  const settings = doubles ? readPortalSettings(withDoubles(process.env, doubles)) : asked;
  const { worker, ...files } = builtAssets(clientFolder);
  const assets = settings.offline && worker ? { ...files, worker } : files;
  await checkAddress(settings.port, settings.host);
  const api = settings.apiOrigin
    ? null
    : await openApi(settings.api, { log, seed, frontDoor, port: settings.port });
  const backend = api
    ? inProcess(api, { log: log.warn })
    : overHttp(settings.apiOrigin ?? '', { log: log.warn });
  const checkTheme = createThemeCheck(log.warn);
  for (const site of api?.sites ?? []) checkTheme(site);
  const portal = new Portal({
    settings,
    backend,
    backendOrigin: settings.apiOrigin ?? 'http://backend.internal',
    assets: () => assets,
    onSite: checkTheme,
    frontDoor: api?.frontDoor,
    log,
  });
  const provider = await openDemoProvider(settings.api, seed);
  const server = await listen({
    portal,
    host: settings.host,
    port: settings.port,
    maxConnections: settings.maxConnections,
    proxies: settings.proxies,
    assetsFolder: clientFolder,
    seededMedia: seed?.media,
    provider,
    log: log.warn,
  }).catch(async (error: unknown) => {
    await api?.close();
    throw error;
  });
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : settings.port;
  api?.setPortalPort(port);
  doubles?.opened(port);
  await api?.frontDoor?.open(port);
  for (const line of startMessage(api, port)) log(line);
  if (provider)
    log(
      `The demo’s identity provider keeps the accounts of ${settings.api.demoProvider} until this process ends`,
    );

  let closing = false;
  const stop = async () => {
    if (closing) return;
    closing = true;
    log('Stopping');
    // Streams never end by themselves.
    portal.live.close();
    await endBoundedServer(server, CLOSING_MS);
    await portal.close();
    backend.close();
    await doubles?.close();
    await api?.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

start().catch((error: unknown) => {
  console.error(startProblem(error, PLAIN));
  process.exit(1);
});
