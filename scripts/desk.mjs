/** `npm run desk -- invite|check`: invites the first user of a newsroom's desk, and checks its log. */
import path from 'node:path';
import { USAGES } from '../apps/api/usages.mjs';
import { answerHelp, prepare, root, run } from './prepare.mjs';

answerHelp(USAGES.desk);
await prepare('@portal/api...');
process.exit(
  run(process.execPath, [path.join(root, 'apps/api/dist/desk-command.js'), ...process.argv.slice(2)]),
);
