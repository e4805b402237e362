/** `npm run import -- <file or URL> --site <alias>`: brings a newsroom's own contents into a site. */
import path from 'node:path';
import { prepare, root, run } from './prepare.mjs';

await prepare('@portal/api...');
process.exit(
  run(process.execPath, [path.join(root, 'apps/api/dist/import-command.js'), ...process.argv.slice(2)]),
);
