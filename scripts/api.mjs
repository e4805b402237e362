/** `npm run api`: the back end on its own, for portals that run elsewhere (`API_ORIGIN`). */
import path from 'node:path';
import { demo, prepare, root, run } from './prepare.mjs';

prepare('@portal/api...', ...demo);
process.exit(
  run(process.execPath, [path.join(root, 'apps/api/dist/serve.js')], { env: { NODE_ENV: 'production' } }),
);
