import { ROUTES, type SocialProvider, timeLimit } from '@portal/model';
import { ownBackUrl, socialReturnPath } from '@portal/model/readers';
import * as oauth from 'openid-client';
import * as v from 'valibot';
import { ApiError, unknown } from '../../../platform/http';
import type { RequestContext } from '../../../sites';
import type { SocialSettings } from '../settings';
import { type Identity, identityOf } from './providers';

/** Seconds that a provider has to respond. */
const PROVIDER_SECONDS = 10;

/** Values in a cookie while the browser is at the provider: short-lived, and hidden from scripts. */
const flowSchema = v.object({
  provider: v.string(),
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  backUrl: v.optional(v.string()),
});
export type Flow = v.InferOutput<typeof flowSchema>;
export const FLOW_MINUTES = 10;
/** Browsers drop a cookie of 4096 bytes including its name. */
const MAX_FLOW_LENGTH = 4_000;

export const writeFlow = (flow: Flow) => Buffer.from(JSON.stringify(flow)).toString('base64url');

/** Parses the flow in a browser's cookie; null for anything else. */
export function readFlow(cookie: string | undefined): Flow | null {
  if (!cookie || cookie.length > MAX_FLOW_LENGTH) return null;
  try {
    const parsed = v.safeParse(flowSchema, JSON.parse(Buffer.from(cookie, 'base64url').toString()));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

function configurationOf(settings: SocialSettings | undefined): oauth.Configuration {
  if (!settings) throw unknown();
  const { endpoints } = settings;
  const configuration = new oauth.Configuration(
    {
      issuer: endpoints.issuer,
      authorization_endpoint: endpoints.authorizationUrl,
      token_endpoint: endpoints.tokenUrl,
      ...(endpoints.jwksUrl ? { jwks_uri: endpoints.jwksUrl } : {}),
    },
    settings.clientId,
    settings.clientSecret,
  );
  configuration.timeout = PROVIDER_SECONDS;
  // Only a fake provider on this machine speaks without TLS.
  if (endpoints.tokenUrl.startsWith('http://')) oauth.allowInsecureRequests(configuration);
  return configuration;
}

/** Begins a login with a provider: the address to redirect to, and the cookie's value. */
export async function beginSocialLogin(
  provider: SocialProvider,
  settings: SocialSettings | undefined,
  context: Pick<RequestContext, 'origin'>,
  backUrl: string | undefined,
): Promise<{ location: string; flow: Flow }> {
  const configuration = configurationOf(settings);
  const begun: Flow = {
    provider,
    state: oauth.randomState(),
    nonce: oauth.randomNonce(),
    verifier: oauth.randomPKCECodeVerifier(),
  };
  const returning: Flow = { ...begun, backUrl: ownBackUrl(backUrl, context.origin) };
  // A return address that is too long for a cookie is omitted.
  const flow = writeFlow(returning).length <= MAX_FLOW_LENGTH ? returning : begun;
  const location = oauth.buildAuthorizationUrl(configuration, {
    redirect_uri: context.origin + socialReturnPath(provider),
    response_type: 'code',
    scope: settings?.endpoints.scope ?? '',
    state: flow.state,
    code_challenge: await oauth.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    ...(settings?.endpoints.jwksUrl ? { nonce: flow.nonce } : {}),
    ...(settings?.endpoints.returnsByPost ? { response_mode: 'form_post' } : {}),
  });
  return { location: location.href, flow };
}

/**
 * Ends a login: checks the provider's response against the browser's cookie, and exchanges its code.
 *
 * @param answered parameters of the response, from a query or a form
 */
export async function identityFromProvider(
  provider: SocialProvider,
  settings: SocialSettings | undefined,
  context: Pick<RequestContext, 'origin'>,
  flow: Flow | null,
  answered: URLSearchParams,
): Promise<Identity> {
  const configuration = configurationOf(settings);
  if (flow?.provider !== provider) throw failed('the login was not begun in this browser, or too long ago');
  const url = new URL(socialReturnPath(provider), context.origin);
  url.search = answered.toString();
  try {
    const isSigned = settings?.endpoints.jwksUrl !== undefined;
    const tokens = await oauth.authorizationCodeGrant(configuration, url, {
      pkceCodeVerifier: flow.verifier,
      expectedState: flow.state,
      ...(isSigned ? { expectedNonce: flow.nonce, idTokenExpected: true } : {}),
    });
    if (isSigned) return identityOf(provider, tokens.claims());
    const answer = await fetch(settings?.endpoints.userInfoUrl ?? '', {
      headers: { authorization: `Bearer ${tokens.access_token}`, accept: 'application/json' },
      signal: timeLimit(PROVIDER_SECONDS * 1000),
    });
    if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
    return identityOf(provider, await answer.json());
  } catch (error) {
    throw failed(error instanceof Error ? error.message : 'the provider did not answer');
  }
}

const failed = (message: string) => new ApiError(401, 'PROVIDER_LOGIN_FAILED', message);

/** Address to redirect to after a login. */
export const afterLogin = (flow: Pick<Flow, 'backUrl'> | null, origin: string): string =>
  ownBackUrl(flow?.backUrl, origin) ?? ROUTES.account;
