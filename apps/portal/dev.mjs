/**
 * The portal from its sources, behind Vite's development server; the packages that it depends on must have
 * been built once.
 */
import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import { createServer } from 'vite';

const root = import.meta.dirname;
const server = createHttpServer();
const vite = await createServer({
  root,
  configFile: path.join(root, 'vite.config.ts'),
  // Hot updates go through the portal's own port: its documents may connect to no other. `atomic` reports a
  // save that replaces a file as a change, on macOS too, where the watcher's default differs.
  server: { middlewareMode: true, hmr: { server }, watch: { atomic: true } },
});

/** Errors whose message is enough for anyone who starts the server. */
const PLAIN = ['SettingsError', 'SiteFileError', 'FolderInUse'];

async function stop(code) {
  await vite.close();
  process.exit(code);
}

try {
  const { startDevelopment } = await vite.ssrLoadModule('/server/development/start.ts');
  const close = await startDevelopment(vite, server);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, async () => {
      await close();
      await stop(0);
    });
} catch (error) {
  console.error(PLAIN.includes(error.name) ? error.message : error);
  await stop(1);
}
