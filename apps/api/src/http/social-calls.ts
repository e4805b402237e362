import { ACCOUNT_CALLS, ROUTES, SOCIAL_PROVIDERS, socialReturnPath } from '@portal/model';
import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { enterByIdentity } from '../accounts/identity';
import type { AccountParts } from '../accounts/parts';
import { Refusal } from '../accounts/refusal';
import {
  afterLogin,
  beginSocialLogin,
  FLOW_MINUTES,
  identityFromProvider,
  readFlow,
  writeFlow,
} from '../accounts/social';
import type { AccountSettings } from '../settings';
import { PRIVATE } from './account-answers';
import type { AccountAsking } from './account-asking';

const FLOW_COOKIE = 'login-flow';

/** Logins with social providers: out to the provider, and back (spec §2). */
export function socialCalls(
  app: Hono,
  parts: AccountParts,
  settings: Pick<AccountSettings, 'social'>,
  { asking, entered }: Pick<AccountAsking, 'asking' | 'entered'>,
): void {
  for (const provider of SOCIAL_PROVIDERS) {
    const provided = settings.social[provider];
    app.get(`${ACCOUNT_CALLS.login}/${provider}`, async (c) => {
      const asked = await asking(c);
      parts.limits.count('login', asked.address);
      const { location, flow } = await beginSocialLogin(provider, provided, asked, c.req.query('backUrl'));
      const secure = asked.origin.startsWith('https:');
      setCookie(c, FLOW_COOKIE, writeFlow(flow), {
        path: socialReturnPath(provider),
        httpOnly: true,
        secure,
        // What comes back by a form of the provider's page comes from another site.
        sameSite: provided?.endpoints.returnsByPost && secure ? 'None' : 'Lax',
        maxAge: FLOW_MINUTES * 60,
      });
      c.header('cache-control', PRIVATE['cache-control']);
      return c.redirect(location, 302);
    });
    const comeBack = (answered: (c: Context) => Promise<URLSearchParams>) => async (c: Context) => {
      const asked = await asking(c);
      const flow = readFlow(getCookie(c, FLOW_COOKIE));
      deleteCookie(c, FLOW_COOKIE, { path: socialReturnPath(provider) });
      c.header('cache-control', PRIVATE['cache-control']);
      try {
        const identity = await identityFromProvider(provider, provided, asked, flow, await answered(c));
        await entered(c, asked, await enterByIdentity(parts, identity, asked), provider);
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'PROVIDER_LOGIN_FAILED') throw error;
        parts.log.warn(`login with ${provider} failed: ${error.message}`);
        return c.redirect(`${ROUTES.login}?alert=login_failed`, 303);
      }
      return c.redirect(afterLogin(flow, asked.origin), 303);
    };
    app.get(
      socialReturnPath(provider),
      comeBack(async (c) => new URL(c.req.url).searchParams),
    );
    app.post(
      socialReturnPath(provider),
      comeBack(async (c) => new URLSearchParams(await c.req.text())),
    );
  }
}
