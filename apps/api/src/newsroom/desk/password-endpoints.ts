import { DESK_CALLS, deskNewPasswordSchema, deskPasswordChangeSchema } from '@portal/model/newsroom';
import { tokenSchema } from '@portal/model/readers';
import type { Hono } from 'hono';
import { badToken, bodyOf, checked, done, withCookies } from '../../platform/http';
import type { DeskDeps } from '../../sites/desk-kit';
import { withSecret } from '../../sites/desk-kit';
import type { DeskContext } from './context';
import { changePassword, choosePassword, resetLinkOwner } from './passwords';

/** Desk endpoints for passwords: choose one through a reset link, and change one's own. */
export function deskPasswordCalls(
  app: Hono,
  deps: DeskDeps,
  { anybody, actor, setSessionAndMark }: DeskContext,
): void {
  app.get(
    DESK_CALLS.passwordLink,
    anybody(async (c) => {
      const { token } = checked(tokenSchema, c.req.query());
      const owner = await resetLinkOwner(deps, token);
      if (!owner) throw badToken();
      return done(owner);
    }),
  );
  app.post(
    DESK_CALLS.passwordLink,
    anybody(async (c, context) => {
      const form = checked(deskNewPasswordSchema, await bodyOf(c));
      await setSessionAndMark(c, context, await choosePassword(deps, form, context));
      return withCookies(c, { success: true });
    }),
  );
  app.post(
    DESK_CALLS.password,
    actor('account.password', async (c, who, context) => {
      const change = checked(deskPasswordChangeSchema, await bodyOf(c));
      const secret = await changePassword(deps, who, change, withSecret(context));
      await setSessionAndMark(c, context, { secret, accountId: who.id });
      return withCookies(c, { success: true });
    }),
  );
}
