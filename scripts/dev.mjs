/** `npm run dev`: the portal from its sources, loaded anew as they change. */
import { demo, prepare } from './prepare.mjs';

prepare('@portal/api...', '@portal/tokens', ...demo);
await import('../apps/portal/dev.mjs');
