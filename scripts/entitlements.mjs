/**
 * `npm run entitlements -- <file> --site <alias> --source <name>`: imports third-party subscriptions from a
 * table.
 */
import path from 'node:path';
import { USAGES } from '../apps/api/usages.mjs';
import { answerHelp, prepare, root, run } from './prepare.mjs';

answerHelp(USAGES.entitlements);
await prepare('@portal/api...');
process.exit(
  run(process.execPath, [path.join(root, 'apps/api/dist/entitlements-command.js'), ...process.argv.slice(2)]),
);
