/** `npm run consents`: exports readers' consent decisions for a supervisory authority. */
import path from 'node:path';
import { USAGES } from '../apps/api/usages.mjs';
import { answerHelp, prepare, root, run } from './prepare.mjs';

answerHelp(USAGES.consents);
await prepare('@portal/api...');
process.exit(
  run(process.execPath, [path.join(root, 'apps/api/dist/consents-command.js'), ...process.argv.slice(2)]),
);
