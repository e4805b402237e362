/** `npm run dev`: the portal from its sources, reloading as they change. */
import path from 'node:path';
import { demo, prepare, root } from './prepare.mjs';

prepare('@portal/api...', ...demo);

const { createServer } = await import('vite');
const portal = path.join(root, 'apps/portal');
const vite = await createServer({
  root: portal,
  configFile: path.join(portal, 'vite.config.ts'),
  server: { middlewareMode: true },
});
const { startDevelopment } = await vite.ssrLoadModule('/server/dev.ts');
const stop = await startDevelopment(vite);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await stop();
    await vite.close();
    process.exit(0);
  });
