/**
 * `npm run import`, `content`, `desk`, `consents`, `entitlements`, `newsletter-readers`, `bounces`: builds the back
 * end and runs the command of that name.
 */
import path from 'node:path';
import { USAGES } from '../apps/api/usages.mjs';
import { answerHelp, prepare, root, run } from './prepare.mjs';

const [name, ...args] = process.argv.slice(2);
answerHelp(USAGES[name]);
await prepare('@portal/api...');
process.exit(
  run(process.execPath, [path.join(root, `apps/api/dist/${name}-command.js`), ...args], {
    // A mailbox may be read from the standard input.
    asks: name === 'bounces',
  }),
);
