/**
 * `npm run newsletter-readers -- <file> --site <alias> --newsletter <id>`: imports a newsletter's existing
 * subscribers from a table.
 */
import path from 'node:path';
import { USAGES } from '../apps/api/usages.mjs';
import { answerHelp, prepare, root, run } from './prepare.mjs';

answerHelp(USAGES['newsletter-readers']);
await prepare('@portal/api...');
process.exit(
  run(process.execPath, [
    path.join(root, 'apps/api/dist/newsletter-readers-command.js'),
    ...process.argv.slice(2),
  ]),
);
