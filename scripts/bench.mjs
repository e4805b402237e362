/** `npm run bench`: measures the built portal against the figures it has to keep. */
import { demo, prepare } from './prepare.mjs';

prepare('@portal/portal...', ...demo);
const { chromiumPath } = await import('./browser.mjs');
process.env.CHROMIUM_PATH = await chromiumPath();
// In this process, so that whoever ends the command ends the bench.
await import('../bench/main.mjs');
