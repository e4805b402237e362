/** `npm run consents`: the record of readers' decisions about cookies and others, for a supervisor. */
import path from 'node:path';
import { prepare, root, run } from './prepare.mjs';

await prepare('@portal/api...');
process.exit(
  run(process.execPath, [path.join(root, 'apps/api/dist/consents-command.js'), ...process.argv.slice(2)]),
);
