import { createLog, loadSeed, openApi } from '@portal/api';
import type { ViteDevServer } from 'vite';
import { sourceAssets } from './assets';
import { inProcess } from './backend';
import { listen } from './listen';
import { Portal } from './portal';
import { readSettings } from './settings';

/** Starts the portal from its sources behind Vite's development server. @returns how to stop it */
export async function startDevelopment(vite: ViteDevServer): Promise<() => Promise<void>> {
  const settings = { ...readSettings(process.env), pageCache: false };
  const log = createLog(settings.api.log);
  const seed = settings.api.demo ? await loadSeed('@portal/demo') : undefined;
  const api = await openApi(settings.api, { log, seed });
  const backend = inProcess(api, { log });
  const portal = new Portal({
    settings,
    backend,
    backendOrigin: 'http://backend.internal',
    assets: sourceAssets,
    log,
  });
  const server = await listen({
    portal,
    host: settings.host,
    port: settings.port,
    seededMedia: seed?.media,
    middleware: vite.middlewares,
    log,
  });
  log(`Developing at http://far.localhost:${settings.port}`);
  return async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    portal.close();
    backend.close();
    await api.close();
  };
}
