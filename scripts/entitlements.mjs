/** `npm run entitlements -- <file> --site <alias> --source <name>`: what readers have from outside, by a table. */
import path from 'node:path';
import { prepare, root, run } from './prepare.mjs';

await prepare('@portal/api...');
process.exit(
  run(process.execPath, [path.join(root, 'apps/api/dist/entitlements-command.js'), ...process.argv.slice(2)]),
);
