import { DESK_CALLS } from '@portal/model/newsroom';
import { Hono } from 'hono';
import { frontDeskCalls } from '../../content/boards';
import { liveDeskCalls } from '../../content/live-blogs';
import { viewDeskCalls } from '../../content/views';
import { alertDeskCalls } from '../../newsroom/alerts';
import {
  contentDeskCalls,
  deskContext,
  entryDeskCalls,
  passkeyCalls,
  peopleDeskCalls,
  pictureDeskCalls,
} from '../../newsroom/desk';
import { newsletterDeskCalls } from '../../newsroom/newsletters';
import { commentDeskCalls } from '../../participation/comments';
import { messageDeskCalls } from '../../participation/contact';
import { interviewDeskCalls } from '../../participation/interviews';
import { pollDeskCalls } from '../../participation/polls';
import { rectificationDeskCalls } from '../../participation/rectifications';
import type { UploadDeps } from '../../participation/uploads';
import { uploadDeskCalls } from '../../participation/uploads';
import { bodyUpTo, MAX_FORM_BYTES, onFailure } from '../../platform/http';
import type { OpenCursors } from '../../platform/secrets';
import type { SiteDirectory } from '../../sites';
import type { DeskDeps } from '../../sites/desk-kit';

/** Endpoints of the desk. Their responses are never cached, and cross-origin requests are refused. */
export function deskCalls(
  deps: DeskDeps & UploadDeps & { sites: SiteDirectory; cursors: OpenCursors },
): Hono {
  const app = new Hono();
  app.onError(onFailure(deps.log));
  const context = deskContext(deps);
  const { guards } = context;
  // Registered first: it has its own size limit.
  pictureDeskCalls(app, deps, guards);
  app.use(DESK_CALLS.all, bodyUpTo(MAX_FORM_BYTES));
  entryDeskCalls(app, deps, context);
  passkeyCalls(app, deps, context);
  peopleDeskCalls(app, deps, context);
  commentDeskCalls(app, deps, guards);
  contentDeskCalls(app, deps, guards);
  frontDeskCalls(app, deps, guards);
  alertDeskCalls(app, deps, guards);
  interviewDeskCalls(app, deps, guards);
  liveDeskCalls(app, deps, guards);
  messageDeskCalls(app, deps, guards);
  newsletterDeskCalls(app, deps, guards);
  pollDeskCalls(app, deps, guards);
  rectificationDeskCalls(app, deps, guards);
  uploadDeskCalls(app, deps, guards);
  viewDeskCalls(app, deps, guards);
  return app;
}
