import {
  ACCOUNT_CALLS,
  changePasswordSchema,
  demoRegistrationSchema,
  identityProviderLoginSchema,
  loginFormSchema,
  nickCheckSchema,
  recoverFormSchema,
  registrationSchema,
  resendValidationSchema,
  tokenSchema,
} from '@portal/model';
import type { Hono } from 'hono';
import { clearSessionCookies } from '../accounts/asking';
import { loginByGigya } from '../accounts/gigya';
import { login } from '../accounts/login';
import type { AccountParts } from '../accounts/parts';
import { readerOf } from '../accounts/reader';
import { changePassword, recoverPassword } from '../accounts/recovery';
import { isNickFree, register, registerDemo, resendValidation, validateMail } from '../accounts/registration';
import { endSession } from '../accounts/sessions';
import type { AccountSettings } from '../settings';
import { bodyOf, checked, done, success, withCookies } from './account-answers';
import type { AccountAsking } from './account-asking';

/** Calls that open and end a session. */
export function sessionCalls(
  app: Hono,
  parts: AccountParts,
  settings: AccountSettings,
  { change, entered }: AccountAsking,
): void {
  const { db } = parts;
  app.post(
    ACCOUNT_CALLS.login,
    change(async (c, asked) =>
      withCookies(c, {
        user: await entered(
          c,
          asked,
          await login(parts, checked(loginFormSchema, await bodyOf(c)), asked),
          'password',
        ),
      }),
    ),
  );

  app.post(
    ACCOUNT_CALLS.logout,
    change(async (c, asked) => {
      if (asked.session) await endSession(db, asked.session);
      clearSessionCookies(c, asked);
      return withCookies(c, { success: true });
    }),
  );

  app.post(
    ACCOUNT_CALLS.identityProviderLogin,
    change(async (c, asked) => {
      const signed = checked(identityProviderLoginSchema, await bodyOf(c));
      const opened = await loginByGigya(parts, signed, asked, settings.gigyaSecret);
      return withCookies(c, { user: await entered(c, asked, opened, 'identity_provider') });
    }),
  );
}

/** Calls that make an account and see to its address and nick. */
export function registrationCalls(
  app: Hono,
  parts: AccountParts,
  settings: AccountSettings,
  { change, entered, tellEntry, today }: AccountAsking,
): void {
  const { db, now } = parts;
  app.post(
    ACCOUNT_CALLS.register,
    change(async (c, asked) => {
      const body = await bodyOf(c);
      if (typeof body === 'object' && body !== null && 'demo' in body && body.demo === true) {
        const opened = await registerDemo(
          parts,
          checked(demoRegistrationSchema, body),
          asked,
          settings.captcha,
        );
        return withCookies(c, {
          user: await entered(c, asked, { ...opened, isNew: true }, 'password'),
          userId: String(opened.accountId),
        });
      }
      const id = await register(
        parts,
        checked(registrationSchema(today(asked)), body),
        asked,
        settings.captcha,
      );
      tellEntry(c, asked, 'sign_up', 'password');
      return withCookies(c, { userId: String(id) });
    }),
  );

  app.post(
    ACCOUNT_CALLS.resendValidationMail,
    change(async (c, asked) => {
      await resendValidation(parts, checked(resendValidationSchema, await bodyOf(c)), asked);
      return success();
    }),
  );

  app.post(
    ACCOUNT_CALLS.validateMail,
    change(async (c, asked) => {
      const validated = await validateMail(parts, checked(tokenSchema, await bodyOf(c)).token, asked);
      return done({ success: true, ...validated });
    }),
  );

  app.post(
    ACCOUNT_CALLS.nick,
    change(async (c, asked) => {
      const { nick } = checked(nickCheckSchema, await bodyOf(c));
      const who = await readerOf(db, asked.site, asked.session, now());
      return done({ available: await isNickFree(parts, nick, asked, who?.id ?? null) });
    }),
  );
}

/** Calls of a forgotten password. */
export function recoveryCalls(app: Hono, parts: AccountParts, { change }: AccountAsking): void {
  app.post(
    ACCOUNT_CALLS.recoverPassword,
    change(async (c, asked) => {
      await recoverPassword(parts, checked(recoverFormSchema, await bodyOf(c)), asked);
      return success();
    }),
  );

  app.post(
    ACCOUNT_CALLS.changePassword,
    change(async (c, asked) => {
      await changePassword(parts, checked(changePasswordSchema, await bodyOf(c)), asked);
      clearSessionCookies(c, asked);
      return withCookies(c, { success: true });
    }),
  );
}
