/** Seeds the demo newsroom for attacks and journeys while other steps leave a core idle. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './free-port.mjs';
import { atEnd, root } from './prepare.mjs';

/** Message that marks the end of seeding. */
const READY = 'The back end is ready';

/**
 * Seeds a newsroom with the built back end. If that fails, it leaves nothing: the step that needs it seeds
 * its own and reports the error.
 * @param folder one that does not exist yet
 * @param pictures `pressed` as readers see them; `flat` in a third of the time
 */
export const seedNewsroom = (folder, pictures = 'pressed') =>
  make(folder, { PORTAL_DEMO_PICTURES: pictures });

/** Creates the data folder of a newsroom without content, as `seedNewsroom` does. */
export const makeEmptyNewsroom = (folder) => make(folder, { PORTAL_DEMO: 'off' });

async function make(folder, env) {
  if (existsSync(folder)) return;
  const aside = `${folder}-seeding`;
  const backEnd = spawn(process.execPath, [path.join(root, 'apps/api/dist/serve.js')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      PORTAL_DATA_DIR: aside,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const end = () => backEnd.kill('SIGTERM');
  const takeBack = atEnd(end);
  let said = '';
  backEnd.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
    if (said.includes(READY)) end();
  });
  await once(backEnd, 'exit').finally(takeBack);
  if (said.includes(READY)) renameSync(aside, folder);
  else rmSync(aside, { recursive: true, force: true });
}
