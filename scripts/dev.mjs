/** `npm run dev`: the portal from its sources, reloaded as they change. */
import { answerHelp, demo, prepare } from './prepare.mjs';

answerHelp(`Use: npm run dev

Serves the portal from its sources, and loads anew what is edited.`);

await prepare('@portal/api...', '@portal/tokens', ...demo);
await import('../apps/portal/dev.mjs');
