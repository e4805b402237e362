/** `npm run bench`: measures the built portal against the figures it has to keep. */
import path from 'node:path';
import { demo, prepare, root, run } from './prepare.mjs';

prepare('@portal/portal...', ...demo);
const { chromiumPath } = await import('./browser.mjs');
const CHROMIUM_PATH = await chromiumPath();
process.exit(
  run(process.execPath, [path.join(root, 'bench/main.mjs'), ...process.argv.slice(2)], {
    env: { CHROMIUM_PATH, NODE_ENV: 'production' },
  }),
);
