/** `npm run api`: the back end on its own, for portals that run elsewhere (`API_ORIGIN`). */
import { prepare } from './prepare.mjs';
import { serve } from './serve.mjs';

prepare('@portal/api...');
serve('apps/api/dist/serve.js', 'api');
