/** `npm run content -- withdraw|restore|reschedule <address>`: what readers may see of a content, by hand. */
import path from 'node:path';
import { prepare, root, run } from './prepare.mjs';

await prepare('@portal/api...');
process.exit(
  run(process.execPath, [path.join(root, 'apps/api/dist/content-command.js'), ...process.argv.slice(2)]),
);
