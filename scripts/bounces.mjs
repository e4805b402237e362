/** `npm run bounces -- --file <mailbox>`: processes bounced newsletter letters from a mailbox. */
import path from 'node:path';
import { USAGES } from '../apps/api/usages.mjs';
import { answerHelp, prepare, root, run } from './prepare.mjs';

answerHelp(USAGES.bounces);
await prepare('@portal/api...');
process.exit(
  run(process.execPath, [path.join(root, 'apps/api/dist/bounces-command.js'), ...process.argv.slice(2)], {
    asks: true,
  }),
);
