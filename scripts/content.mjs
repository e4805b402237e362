/**
 * `npm run content -- withdraw|restore|reschedule <address>`: changes the publication of a content by hand.
 */
import path from 'node:path';
import { USAGES } from '../apps/api/usages.mjs';
import { answerHelp, prepare, root, run } from './prepare.mjs';

answerHelp(USAGES.content);
await prepare('@portal/api...');
process.exit(
  run(process.execPath, [path.join(root, 'apps/api/dist/content-command.js'), ...process.argv.slice(2)]),
);
