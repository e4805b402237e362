import { loginPath, SOCIAL_PROVIDERS } from '@portal/model';
import { ACCOUNT_CALLS, ownBackUrl, socialReturnPath } from '@portal/model/readers';
import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { ApiError, PRIVATE } from '../../../platform/http';
import { TooOften } from '../../../platform/limits';
import type { RequestContext } from '../../../sites';
import type { AccountContext } from '../account-context';
import type { AccountDeps } from '../deps';
import type { AccountSettings } from '../settings';
import { enterByIdentity } from './identity';
import {
  afterLogin,
  beginSocialLogin,
  FLOW_MINUTES,
  identityFromProvider,
  readFlow,
  writeFlow,
} from './social';

const FLOW_COOKIE = 'login-flow';

/** The login page with an error, and the target of this login. */
const failedLogin = (backUrl: string | undefined, { origin }: RequestContext): string =>
  loginPath(ownBackUrl(backUrl, origin), 'login_failed');

/** Logins with social providers: out to the provider, and back (spec §2). */
export function socialCalls(
  app: Hono,
  deps: AccountDeps,
  settings: Pick<AccountSettings, 'social'>,
  { contextOf, entered }: Pick<AccountContext, 'contextOf' | 'entered'>,
): void {
  for (const provider of SOCIAL_PROVIDERS) {
    const provided = settings.social[provider];
    // Makes no request and is not counted: an image on any page can lead here.
    const begin = (c: Context, context: RequestContext) =>
      beginSocialLogin(provider, provided, context, c.req.query('backUrl'));
    app.get(`${ACCOUNT_CALLS.login}/${provider}`, async (c) => {
      const context = await contextOf(c);
      c.header('cache-control', PRIVATE['cache-control']);
      const begun = await begin(c, context).catch((error: unknown) => {
        // A browser comes here by a link: it gets a page, not the body of an API response.
        if (error instanceof ApiError) return null;
        throw error;
      });
      if (!begun) return c.redirect(failedLogin(c.req.query('backUrl'), context), 303);
      const { location, flow } = begun;
      const secure = context.origin.startsWith('https:');
      setCookie(c, FLOW_COOKIE, writeFlow(flow), {
        path: socialReturnPath(provider),
        httpOnly: true,
        secure,
        // Forms of a provider's page are posted from another site.
        sameSite: provided?.endpoints.returnsByPost && secure ? 'None' : 'Lax',
        maxAge: FLOW_MINUTES * 60,
      });
      return c.redirect(location, 302);
    });
    const comeBack = (answered: (c: Context) => Promise<URLSearchParams>) => async (c: Context) => {
      const context = await contextOf(c);
      const flow = readFlow(getCookie(c, FLOW_COOKIE));
      deleteCookie(c, FLOW_COOKIE, { path: socialReturnPath(provider) });
      c.header('cache-control', PRIVATE['cache-control']);
      try {
        const answer = await answered(c);
        // Counts only requests that reach the provider: an image on another site's page has no login cookie.
        if (flow?.provider === provider && flow.state === answer.get('state'))
          await deps.limits.count('providerReturn', context.ip);
        const identity = await identityFromProvider(provider, provided, context, flow, answer);
        await entered(c, context, await enterByIdentity(deps, identity, context), provider);
      } catch (error) {
        const isRefused = error instanceof ApiError && error.code === 'PROVIDER_LOGIN_FAILED';
        if (!isRefused && !(error instanceof TooOften)) throw error;
        if (isRefused) deps.log.warn(`login with ${provider} failed: ${error.message}`);
        return c.redirect(failedLogin(flow?.backUrl, context), 303);
      }
      return c.redirect(afterLogin(flow, context.origin), 303);
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
