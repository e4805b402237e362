/** `npm run import -- <file or URL> --site <alias>`: imports a newsroom's own contents into a site. */
import path from 'node:path';
import { USAGES } from '../apps/api/usages.mjs';
import { answerHelp, prepare, root, run } from './prepare.mjs';

answerHelp(USAGES.import);
await prepare('@portal/api...');
process.exit(
  run(process.execPath, [path.join(root, 'apps/api/dist/import-command.js'), ...process.argv.slice(2)]),
);
