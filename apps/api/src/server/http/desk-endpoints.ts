import {
  DESK_CALLS,
  deskCodeSchema,
  deskInvitationSchema,
  deskJoiningSchema,
  deskLogQuerySchema,
  deskResetSchema,
  deskReturnSchema,
  deskRoleChangeSchema,
} from '@portal/model/newsroom';
import { loginFormSchema, tokenSchema } from '@portal/model/readers';
import { Hono } from 'hono';
import { frontDeskCalls } from '../../content/boards';
import { liveDeskCalls } from '../../content/live';
import { viewDeskCalls } from '../../content/views';
import { alertDeskCalls } from '../../newsroom/alerts';
import {
  changeRole,
  contentDeskCalls,
  type DeskContext,
  deskContext,
  deskLogin,
  deskPasswordCalls,
  endDeskSession,
  invite,
  join,
  logOf,
  openInvitation,
  passkeyCalls,
  peopleOf,
  pictureDeskCalls,
  proveSecondFactor,
  resetAccess,
  secondFactorOf,
  waitingAt,
  withdrawInvitation,
} from '../../newsroom/desk';
import { newsletterDeskCalls } from '../../newsroom/newsletters';
import { commentDeskCalls } from '../../participation/comments';
import { messageDeskCalls } from '../../participation/contact';
import { interviewDeskCalls } from '../../participation/interviews';
import { pollDeskCalls } from '../../participation/polls';
import { rectificationDeskCalls } from '../../participation/rectifications';
import type { UploadDeps } from '../../participation/uploads';
import { uploadDeskCalls } from '../../participation/uploads';
import {
  badToken,
  bodyOf,
  bodyUpTo,
  checked,
  done,
  idInPath,
  onFailure,
  success,
  withCookies,
} from '../../platform/http';
import type { OpenCursors } from '../../platform/secrets';
import type { SiteDirectory } from '../../sites';
import type { DeskDeps } from '../../sites/desk-kit';
import { withSecret } from '../../sites/desk-kit';
import { legalGapsOf } from '../../sites/legal';

/** Larger than any desk form. */
const MAX_BODY_BYTES = 128 * 1024;

/** Endpoints for logging in and out: password, second factor, invitation. */
function entryCalls(app: Hono, deps: DeskDeps, { anybody, known, actor, ...cookies }: DeskContext): void {
  app.post(
    DESK_CALLS.login,
    anybody(async (c, context) => {
      const form = checked(loginFormSchema, await bodyOf(c));
      cookies.setSession(c, context, await deskLogin(deps, form, context));
      return withCookies(c, { success: true });
    }),
  );
  app.get(
    DESK_CALLS.invitation,
    anybody(async (c, { site }) => {
      const { token } = checked(tokenSchema, c.req.query());
      const invitation = await openInvitation(deps, token, site.alias);
      if (!invitation) throw badToken();
      return done(invitation);
    }),
  );
  app.post(
    DESK_CALLS.invitation,
    anybody(async (c, context) => {
      const body = await bodyOf(c);
      const { token } = checked(deskReturnSchema, body);
      const invitation = await openInvitation(deps, token, context.site.alias);
      if (!invitation) throw badToken();
      const form = checked(invitation.hasAccount ? deskReturnSchema : deskJoiningSchema, body);
      await cookies.setSessionAndMark(c, context, await join(deps, form, context));
      return withCookies(c, { success: true });
    }),
  );
  app.get(
    DESK_CALLS.secondFactor,
    known(async (_, context, session) => done(await secondFactorOf(deps, session, context))),
  );
  app.post(
    DESK_CALLS.secondFactor,
    known(async (c, context, session) => {
      const code = checked(deskCodeSchema, await bodyOf(c));
      const secret = await proveSecondFactor(deps, session, code, { ...context, secret: session.secret });
      await cookies.setSessionAndMark(c, context, { secret, accountId: session.accountId });
      return withCookies(c, { success: true });
    }),
  );
  app.post(
    DESK_CALLS.logout,
    anybody(async (c, context) => {
      if (context.secret !== null) await endDeskSession(deps.db, context.secret);
      cookies.clearCookie(c, context);
      return withCookies(c, { success: true });
    }),
  );
  app.get(
    DESK_CALLS.user,
    actor(null, async (_, { id, name, email, role }) => done({ id: String(id), name, email, role })),
  );
}

/** Endpoints for the people of the desk and its log. */
function peopleCalls(app: Hono, deps: DeskDeps, { actor }: DeskContext): void {
  app.get(
    DESK_CALLS.people,
    actor('account.role', async (_, { site }) => done(await peopleOf(deps.db, site, deps.now()))),
  );
  app.post(
    `${DESK_CALLS.people}/invite`,
    actor('account.invite', async (c, who, context) => {
      const invitation = checked(deskInvitationSchema, await bodyOf(c));
      await invite(deps, invitation, context, { actor: who, secret: withSecret(context).secret });
      return success();
    }),
  );
  app.delete(
    `${DESK_CALLS.people}/invite/:id`,
    actor('account.uninvite', async (c, who, context) => {
      const { secret } = withSecret(context);
      await withdrawInvitation(deps, { actor: who, secret }, idInPath(c));
      return success();
    }),
  );
  app.post(
    `${DESK_CALLS.people}/:id/role`,
    actor('account.role', async (c, who, context) => {
      const change = checked(deskRoleChangeSchema, await bodyOf(c));
      await changeRole(deps, who, idInPath(c), change, withSecret(context));
      return success();
    }),
  );
  app.post(
    `${DESK_CALLS.people}/:id/reset`,
    actor('account.reset', async (c, who, context) => {
      const reset = checked(deskResetSchema, await bodyOf(c));
      await resetAccess(deps, who, idInPath(c), reset, withSecret(context));
      return success();
    }),
  );
  app.get(
    DESK_CALLS.waiting,
    actor(null, async (_, who) => done(await waitingAt(deps.db, who, deps.now()))),
  );
  app.get(
    DESK_CALLS.legalGaps,
    actor('account.role', async (_, __, { site }) => done({ gaps: legalGapsOf(site) })),
  );
  app.get(
    DESK_CALLS.log,
    actor(null, async (c, { site }) =>
      done(await logOf(deps.db, site, checked(deskLogQuerySchema, c.req.query()))),
    ),
  );
}

/** Endpoints of the desk. Their responses are never cached, and cross-origin requests are refused. */
export function deskCalls(
  deps: DeskDeps & UploadDeps & { sites: SiteDirectory; cursors: OpenCursors },
): Hono {
  const app = new Hono();
  app.onError(onFailure(deps.log));
  const context = deskContext(deps);
  // Registered first: it has its own size limit.
  pictureDeskCalls(app, deps, context);
  app.use(DESK_CALLS.all, bodyUpTo(MAX_BODY_BYTES));
  entryCalls(app, deps, context);
  deskPasswordCalls(app, deps, context);
  passkeyCalls(app, deps, context);
  peopleCalls(app, deps, context);
  commentDeskCalls(app, deps, context.guards);
  contentDeskCalls(app, deps, context);
  frontDeskCalls(app, deps, context);
  alertDeskCalls(app, deps, context);
  interviewDeskCalls(app, deps, context.guards);
  liveDeskCalls(app, deps, context);
  messageDeskCalls(app, deps, context.guards);
  newsletterDeskCalls(app, deps, context);
  pollDeskCalls(app, deps, context.guards);
  rectificationDeskCalls(app, deps, context.guards);
  uploadDeskCalls(app, deps, context.guards);
  viewDeskCalls(app, deps, context);
  return app;
}
