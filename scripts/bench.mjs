/** `npm run bench`: measures the built portal against its target figures. */
import { answerHelp, demo, prepare } from './prepare.mjs';

answerHelp(`Use: npm run bench -- [quick | <name>…] [options]

  quick               a part of all benches
  <name>              only these, by the names in bench/benches.mjs
  --items <number>    searches a newsroom of that many contents; may be said more than once
  --requests <number> hostile requests that are sent
  --keep              writes the figures to bench/baseline.json, with which later runs are compared`);

await prepare('@portal/portal...', ...demo);
const { chromiumPath } = await import('./browser.mjs');
process.env.CHROMIUM_PATH = await chromiumPath();
// Runs in this process, so that ending the command ends the bench.
await import('../bench/main.mjs');
