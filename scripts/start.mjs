/** `npm start`: installs, builds, and serves everything. */
import { answerHelp, demo, prepare } from './prepare.mjs';
import { serve } from './serve.mjs';

answerHelp(`Use: npm start

Installs and builds what changed, and serves all sites at http://localhost:3000. Settings are variables of the environment:
docs/operations.md.`);

await prepare('@portal/portal...', ...demo);
// A start by hand is a trial: it shows the emails that would be sent, and opens the demo's front door.
const trial = process.env.NODE_ENV === 'production' ? 'off' : 'on';
serve('apps/portal/dist/server/main.js', 'start', {
  PORTAL_DEV_MAIL: process.env.PORTAL_DEV_MAIL ?? trial,
  PORTAL_FRONT_DOOR: process.env.PORTAL_FRONT_DOOR ?? trial,
});
