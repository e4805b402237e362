import {
  deskCodeSchema,
  deskJoiningSchema,
  deskNewPasswordSchema,
  deskPasswordChangeSchema,
  deskReturnSchema,
  ENTRY_DESK_ENDPOINTS,
} from '@portal/model/newsroom';
import { loginFormSchema, tokenSchema } from '@portal/model/readers';
import type { Hono } from 'hono';
import { badToken, serve } from '../../platform/http';
import type { DeskDeps } from '../../sites/desk-kit';
import type { DeskContext } from './context';
import { join, openInvitation } from './invitations';
import { deskLogin, proveSecondFactor, secondFactorOf } from './login';
import { changePassword, choosePassword, resetLinkOwner } from './passwords';
import { endDeskSession } from './sessions';

/** Endpoints for logging in and out: password, second factor, invitation, reset link. */
export function entryDeskCalls(
  app: Hono,
  deps: DeskDeps,
  { guards, setSession, setSessionAndMark, clearCookie }: DeskContext,
): void {
  /** @throws ApiError without an open invitation of this site */
  const invitationOf = async (token: string, site: string) => {
    const invitation = await openInvitation(deps, token, site);
    if (!invitation) throw badToken();
    return invitation;
  };

  serve(app, guards, ENTRY_DESK_ENDPOINTS, {
    login: async ({ c, context, body }) =>
      setSession(c, context, await deskLogin(deps, await body(loginFormSchema), context)),
    logout: async ({ c, context }) => {
      if (context.secret !== null) await endDeskSession(deps.db, context.secret);
      clearCookie(c, context);
    },
    secondFactor: async ({ context, session }) => secondFactorOf(deps, session, context),
    prove: async ({ c, context, session, body }) => {
      const secret = await proveSecondFactor(deps, session, await body(deskCodeSchema), context);
      await setSessionAndMark(c, context, { secret, accountId: session.accountId });
    },
    user: async ({ actor: { id, name, email, role } }) => ({ id: String(id), name, email, role }),
    invitation: async ({ context, query }) => invitationOf(query(tokenSchema).token, context.site.alias),
    join: async ({ c, context, body }) => {
      const { token } = await body(deskReturnSchema);
      const { hasAccount } = await invitationOf(token, context.site.alias);
      const form = await body(hasAccount ? deskReturnSchema : deskJoiningSchema);
      await setSessionAndMark(c, context, await join(deps, form, context));
    },
    passwordLink: async ({ query }) => {
      const owner = await resetLinkOwner(deps, query(tokenSchema).token);
      if (!owner) throw badToken();
      return owner;
    },
    choosePassword: async ({ c, context, body }) => {
      const form = await body(deskNewPasswordSchema);
      await setSessionAndMark(c, context, await choosePassword(deps, form, context));
    },
    changePassword: async ({ c, context, actor, body }) => {
      const secret = await changePassword(deps, actor, await body(deskPasswordChangeSchema), context);
      await setSessionAndMark(c, context, { secret, accountId: actor.id });
    },
  });
}
