import { DESK_CALLS, deskNewPasswordSchema, tokenSchema } from '@portal/model';
import type { Hono } from 'hono';
import { badToken } from '../accounts/api-error';
import type { DeskDeps } from '../desk/deps';
import { choosePassword, passwordLink } from '../desk/passwords';
import { bodyOf, checked, done, withCookies } from './account-answers';
import type { DeskContext } from './desk-context';

/** Calls of passwords at the desk: chosen by the link of a letter. */
export function deskPasswordCalls(app: Hono, deps: DeskDeps, { anybody, setSession }: DeskContext): void {
  app.get(
    DESK_CALLS.passwordLink,
    anybody(async (c) => {
      const { token } = checked(tokenSchema, c.req.query());
      const link = await passwordLink(deps, token);
      if (!link) throw badToken();
      return done(link);
    }),
  );
  app.post(
    DESK_CALLS.passwordLink,
    anybody(async (c, context) => {
      const form = checked(deskNewPasswordSchema, await bodyOf(c));
      setSession(c, context, await choosePassword(deps, form, context));
      return withCookies(c, { success: true });
    }),
  );
}
