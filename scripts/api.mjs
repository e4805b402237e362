/** `npm run api`: the back end on its own, for portals that run elsewhere (`API_ORIGIN`). */
import { demo, prepare } from './prepare.mjs';
import { serve } from './serve.mjs';

prepare('@portal/api...', ...demo);
serve('apps/api/dist/serve.js', 'api');
