/** `npm start`: installs, builds, and serves everything. */
import { demo, prepare } from './prepare.mjs';
import { serve } from './serve.mjs';

prepare('@portal/portal...', ...demo);
serve('apps/portal/dist/server/main.js', 'start', {
  // A start by hand is a trial, and shows the emails that would have been sent.
  PORTAL_DEV_MAIL: process.env.PORTAL_DEV_MAIL ?? (process.env.NODE_ENV === 'production' ? 'off' : 'on'),
});
