import {
  changePasswordSchema,
  identityProviderLoginSchema,
  LOGIN_ENDPOINTS,
  loginFormSchema,
  mailValidationSchema,
  nickCheckSchema,
  PASSWORD_ENDPOINTS,
  REGISTRATION_ENDPOINTS,
  recoverFormSchema,
  registrationBodySchema,
  resendValidationSchema,
} from '@portal/model/readers';
import type { Hono } from 'hono';
import { forbidden, serve } from '../../../platform/http';
import { clearSessionCookies, setDeviceCookie } from '../../../sites';
import type { AccountContext } from '../account-context';
import type { AccountDeps } from '../deps';
import { readerOf } from '../reader';
import type { AccountSettings } from '../settings';
import { registerDemo } from './demo-registration';
import { loginByGigya } from './gigya';
import { login } from './login';
import { changePassword, recoverPassword } from './recovery';
import { isNickFree, register, resendValidation, validateMail } from './registration';
import { endSession } from './sessions';

/** Endpoints that open and end a session. */
export function sessionCalls(
  app: Hono,
  deps: AccountDeps,
  settings: AccountSettings,
  { guards, entered }: AccountContext,
): void {
  serve(app, guards, LOGIN_ENDPOINTS, {
    login: async ({ c, context, body }) => {
      const opened = await login(deps, await body(loginFormSchema), context);
      return { user: await entered(c, context, opened, 'password') };
    },
    logout: async ({ c, context }) => {
      if (context.session) await endSession(deps.db, context.session);
      clearSessionCookies(c, context);
    },
    identityProviderLogin: async ({ c, context, body }) => {
      const signed = await body(identityProviderLoginSchema);
      const opened = await loginByGigya(deps, signed, context, settings.gigyaSecret);
      return { user: await entered(c, context, opened, 'identity_provider') };
    },
  });
}

/** Endpoints that create an account and validate its email address and nick. */
export function registrationCalls(
  app: Hono,
  deps: AccountDeps,
  { captcha }: AccountSettings,
  { guards, entered, tellEntry, today }: AccountContext,
): void {
  serve(app, guards, REGISTRATION_ENDPOINTS, {
    register: async ({ c, context, body }) => {
      const form = await body(registrationBodySchema(today(context), context.site.minAge));
      if ('demo' in form) {
        if (!context.site.features.demoAccounts) throw forbidden();
        const opened = await registerDemo(deps, form, context, captcha);
        const user = await entered(c, context, { ...opened, isNew: true }, 'password');
        return { user, userId: String(opened.accountId) };
      }
      const id = await register(deps, form, context, captcha);
      tellEntry(c, context, 'sign_up', 'password');
      return { userId: String(id) };
    },
    resendValidationMail: async ({ context, body }) =>
      resendValidation(deps, await body(resendValidationSchema), context),
    validateMail: async ({ context, body }) => ({
      success: true,
      ...(await validateMail(deps, await body(mailValidationSchema), context)),
    }),
    nick: async ({ context, body }) => {
      const { nick } = await body(nickCheckSchema);
      const who = await readerOf(deps.db, context.site, context.session, deps.now());
      return { available: await isNickFree(deps, nick, context, who?.id ?? null) };
    },
  });
}

/** Endpoints for a forgotten password. */
export function recoveryCalls(app: Hono, deps: AccountDeps, { guards }: AccountContext): void {
  serve(app, guards, PASSWORD_ENDPOINTS, {
    recoverPassword: async ({ context, body }) =>
      recoverPassword(deps, await body(recoverFormSchema), context),
    changePassword: async ({ c, context, body }) => {
      const { device } = await changePassword(deps, await body(changePasswordSchema), context);
      clearSessionCookies(c, context);
      setDeviceCookie(c, context, device);
    },
  });
}
