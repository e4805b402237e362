import { randomBytes } from 'node:crypto';
import { CAPTCHA_PROVIDERS, SOCIAL_PROVIDERS, type SocialProvider } from '@portal/model';
import * as v from 'valibot';
import { address, readSettings, SettingsError, setting } from '../../platform/process';
import { CAPTCHA_ENDPOINTS, type CaptchaSettings } from './entry/captcha';
import { PROVIDER_ENDPOINTS, type ProviderEndpoints } from './entry/providers';

/**
 * Credentials of a social provider's login: `GOOGLE_CLIENT_ID` and so on. Addresses are the provider's own
 * unless set.
 */
const providerSchema = v.object({
  CLIENT_ID: v.optional(v.string()),
  CLIENT_SECRET: v.optional(v.string()),
  ISSUER: v.optional(address(['https:', 'http:'], 'https://id.example.org')),
  AUTHORIZATION_URL: v.optional(address(['https:', 'http:'], 'https://id.example.org/authorize')),
  TOKEN_URL: v.optional(address(['https:', 'http:'], 'https://id.example.org/token')),
  JWKS_URL: v.optional(address(['https:', 'http:'], 'https://id.example.org/keys')),
  USERINFO_URL: v.optional(address(['https:', 'http:'], 'https://id.example.org/me')),
});

/** The captcha for registrations: provider, key and secret must be set together. */
export const CAPTCHA_SETTINGS = {
  provider: setting(
    'CAPTCHA_PROVIDER',
    v.optional(v.picklist(CAPTCHA_PROVIDERS, `must be one of ${CAPTCHA_PROVIDERS.join(', ')}`)),
    '`recaptcha` (v2), `hcaptcha` or `turnstile`: the check at registration that the reader is human (see below)',
    { readme: '`recaptcha`, `hcaptcha` or `turnstile`, with its key and secret (operations)' },
  ),
  siteKey: setting(
    'CAPTCHA_SITE_KEY',
    v.optional(v.string()),
    'the provider’s key for the site; set it together with `CAPTCHA_SECRET`, or neither',
  ),
  secret: setting('CAPTCHA_SECRET', v.optional(v.string()), 'the provider’s secret'),
  verifyUrl: setting(
    'CAPTCHA_VERIFY_URL',
    v.optional(address(['https:', 'http:'], 'https://captcha.example.org/siteverify')),
    'another address that verifies responses, for a proxy or a test double',
    { usual: 'the provider’s' },
  ),
  script: setting(
    'CAPTCHA_SCRIPT_URL',
    v.optional(address(['https:', 'http:'], 'https://captcha.example.org/api.js')),
    'another address of the script, likewise',
    { usual: 'the provider’s' },
  ),
};

export function captchaSettings(environment: NodeJS.ProcessEnv): CaptchaSettings | undefined {
  const given = readSettings(CAPTCHA_SETTINGS, environment);
  if (Object.values(given).every((value) => value === undefined)) return undefined;
  const { provider, siteKey, secret } = given;
  if (!provider || !siteKey || !secret)
    throw new SettingsError('CAPTCHA_PROVIDER, CAPTCHA_SITE_KEY and CAPTCHA_SECRET must be set together.');
  const usual = CAPTCHA_ENDPOINTS[provider];
  const script = given.script ?? usual.script;
  return {
    provider,
    siteKey,
    secret,
    verifyUrl: given.verifyUrl ?? usual.verifyUrl,
    script,
    origins: [...new Set([new URL(script).origin, ...(given.script ? [] : usual.origins)])],
  };
}

/** A configured social provider. */
export type SocialSettings = { clientId: string; clientSecret: string; endpoints: ProviderEndpoints };

export type AccountSettings = {
  /** Off only when the product itself is measured. */
  limits: boolean;
  /** base64; undefined if no site has an identity provider. */
  gigyaSecret: string | undefined;
  social: Partial<Record<SocialProvider, SocialSettings>>;
  /** Without one, everyone who registers counts as a person. */
  captcha?: CaptchaSettings | undefined;
};

export function socialSettings(environment: NodeJS.ProcessEnv): AccountSettings['social'] {
  const social: AccountSettings['social'] = {};
  for (const provider of SOCIAL_PROVIDERS) {
    const prefix = `${provider.toUpperCase()}_`;
    const own = Object.entries(environment)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]);
    const read = v.safeParse(providerSchema, Object.fromEntries(own));
    if (!read.success)
      throw new SettingsError(
        read.issues.map((issue) => `${prefix}${v.getDotPath(issue)} ${issue.message}.`).join('\n'),
      );
    const { CLIENT_ID, CLIENT_SECRET, ISSUER, AUTHORIZATION_URL, TOKEN_URL, JWKS_URL, USERINFO_URL } =
      read.output;
    if (!CLIENT_ID && !CLIENT_SECRET) continue;
    if (!CLIENT_ID || !CLIENT_SECRET)
      throw new SettingsError(`${prefix}CLIENT_ID and ${prefix}CLIENT_SECRET must be set together.`);
    const usual = PROVIDER_ENDPOINTS[provider];
    social[provider] = {
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      endpoints: {
        ...usual,
        issuer: ISSUER ?? usual.issuer,
        authorizationUrl: AUTHORIZATION_URL ?? usual.authorizationUrl,
        tokenUrl: TOKEN_URL ?? usual.tokenUrl,
        ...(usual.jwksUrl ? { jwksUrl: JWKS_URL ?? usual.jwksUrl } : {}),
        ...(usual.userInfoUrl ? { userInfoUrl: USERINFO_URL ?? usual.userInfoUrl } : {}),
      },
    };
  }
  return social;
}

/**
 * Secret that verifies logins at the identity provider: the demo's own provider signs with one that no other
 * process knows.
 * @throws SettingsError if the demo's provider is requested and cannot be used
 */
export function gigyaSecret(
  secret: string | undefined,
  demoProvider: string | undefined,
  isDemo: boolean,
): string | undefined {
  if (!demoProvider) return secret;
  if (!isDemo)
    throw new SettingsError(
      'PORTAL_DEMO_PROVIDER is for trying the demo: with PORTAL_DEMO=off it must not be set.',
    );
  if (secret)
    throw new SettingsError(
      'PORTAL_DEMO_PROVIDER and GIGYA_SECRET must not be set together: the demo’s provider has a secret of its own.',
    );
  return randomBytes(20).toString('base64');
}
