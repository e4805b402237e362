import {
  ACCOUNT_CALLS,
  changePasswordSchema,
  demoRegistrationSchema,
  identityProviderLoginSchema,
  loginFormSchema,
  mailValidationSchema,
  nickCheckSchema,
  recoverFormSchema,
  registrationSchema,
  resendValidationSchema,
} from '@portal/model/readers';
import type { Hono } from 'hono';
import { bodyOf, checked, done, forbidden, success, withCookies } from '../../platform/http';
import { clearSessionCookies, setDeviceCookie } from '../../sites';
import type { AccountContext } from './account-context';
import { registerDemo } from './demo-registration';
import type { AccountDeps } from './deps';
import { loginByGigya } from './gigya';
import { login } from './login';
import { readerOf } from './reader';
import { changePassword, recoverPassword } from './recovery';
import { isNickFree, register, resendValidation, validateMail } from './registration';
import { endSession } from './sessions';
import type { AccountSettings } from './settings';

/** Endpoints that open and end a session. */
export function sessionCalls(
  app: Hono,
  deps: AccountDeps,
  settings: AccountSettings,
  { change, entered }: AccountContext,
): void {
  const { db } = deps;
  app.post(
    ACCOUNT_CALLS.login,
    change(async (c, context) =>
      withCookies(c, {
        user: await entered(
          c,
          context,
          await login(deps, checked(loginFormSchema, await bodyOf(c)), context),
          'password',
        ),
      }),
    ),
  );

  app.post(
    ACCOUNT_CALLS.logout,
    change(async (c, context) => {
      if (context.session) await endSession(db, context.session);
      clearSessionCookies(c, context);
      return withCookies(c, { success: true });
    }),
  );

  app.post(
    ACCOUNT_CALLS.identityProviderLogin,
    change(async (c, context) => {
      const signed = checked(identityProviderLoginSchema, await bodyOf(c));
      const opened = await loginByGigya(deps, signed, context, settings.gigyaSecret);
      return withCookies(c, { user: await entered(c, context, opened, 'identity_provider') });
    }),
  );
}

/** Endpoints that create an account and validate its address and nick. */
export function registrationCalls(
  app: Hono,
  deps: AccountDeps,
  settings: AccountSettings,
  { change, entered, tellEntry, today }: AccountContext,
): void {
  const { db, now } = deps;
  app.post(
    ACCOUNT_CALLS.register,
    change(async (c, context) => {
      const body = await bodyOf(c);
      if (typeof body === 'object' && body !== null && 'demo' in body && body.demo === true) {
        if (!context.site.features.demoAccounts) throw forbidden();
        const opened = await registerDemo(
          deps,
          checked(demoRegistrationSchema, body),
          context,
          settings.captcha,
        );
        return withCookies(c, {
          user: await entered(c, context, { ...opened, isNew: true }, 'password'),
          userId: String(opened.accountId),
        });
      }
      const id = await register(
        deps,
        checked(registrationSchema(today(context), context.site.minAge), body),
        context,
        settings.captcha,
      );
      tellEntry(c, context, 'sign_up', 'password');
      return withCookies(c, { userId: String(id) });
    }),
  );

  app.post(
    ACCOUNT_CALLS.resendValidationMail,
    change(async (c, context) => {
      await resendValidation(deps, checked(resendValidationSchema, await bodyOf(c)), context);
      return success();
    }),
  );

  app.post(
    ACCOUNT_CALLS.validateMail,
    change(async (c, context) => {
      const validated = await validateMail(deps, checked(mailValidationSchema, await bodyOf(c)), context);
      return done({ success: true, ...validated });
    }),
  );

  app.post(
    ACCOUNT_CALLS.nick,
    change(async (c, context) => {
      const { nick } = checked(nickCheckSchema, await bodyOf(c));
      const who = await readerOf(db, context.site, context.session, now());
      return done({ available: await isNickFree(deps, nick, context, who?.id ?? null) });
    }),
  );
}

/** Endpoints for a forgotten password. */
export function recoveryCalls(app: Hono, deps: AccountDeps, { change }: AccountContext): void {
  app.post(
    ACCOUNT_CALLS.recoverPassword,
    change(async (c, context) => {
      await recoverPassword(deps, checked(recoverFormSchema, await bodyOf(c)), context);
      return success();
    }),
  );

  app.post(
    ACCOUNT_CALLS.changePassword,
    change(async (c, context) => {
      const { device } = await changePassword(deps, checked(changePasswordSchema, await bodyOf(c)), context);
      clearSessionCookies(c, context);
      setDeviceCookie(c, context, device);
      return withCookies(c, { success: true });
    }),
  );
}
