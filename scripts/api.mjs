/** `npm run api`: the back end on its own, for portals that run elsewhere (`API_ORIGIN`). */
import { answerHelp, demo, prepare } from './prepare.mjs';
import { serve } from './serve.mjs';

answerHelp(`Use: npm run api

Builds and serves the back end on its own, for portals that run elsewhere and name it by API_ORIGIN: docs/operations.md.`);

await prepare('@portal/api...', ...demo);
serve('apps/api/dist/serve.js', 'api');
