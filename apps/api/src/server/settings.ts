import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { CAPTCHA_PROVIDERS, SOCIAL_PROVIDERS, type SocialProvider } from '@portal/model';
import * as v from 'valibot';
import { isNameServer } from '../content/access/crawlers';
import { type BounceSettings, bounceSettings } from '../newsroom/newsletters/settings';
import { DEFAULT_UPLOADS_MB } from '../participation/uploads/folder';
import { LOG_FORMATS, LOG_LEVELS, type LogSettings } from '../platform/log/log';
import {
  address,
  megabytesSchema,
  SettingsError,
  settingsProblems,
  withoutEmpty,
} from '../platform/process/environment';
import { sitesFolder } from '../platform/process/package-folder';
import { CAPTCHA_ENDPOINTS, type CaptchaSettings } from '../readers/accounts/captcha';
import { PROVIDER_ENDPOINTS, type ProviderEndpoints } from '../readers/accounts/providers';
import { type SellerSettings, sellerSettings } from '../revenue/entitlements/settings';

/** Megabytes that renditions take on the disk unless a setting says otherwise: some 200,000 of them. */
const DEFAULT_RENDITIONS_MB = 10_240;

/** Caches between that can be told of changes, by the calls that they take. */
export const PURGE_FORMATS = ['varnish', 'fastly', 'cloudflare'] as const;

/** How the cache between is told of changes. */
export type PurgeSettings = {
  url: string;
  format: (typeof PURGE_FORMATS)[number];
  token: string | undefined;
};

/** The back end's environment variables. Every one has a default, so that `npm start` needs none. */
const environmentSchema = v.object({
  PORTAL_DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must be a folder')), '.portal'),
  PORTAL_SITES_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must be a folder')), sitesFolder),
  DATABASE_URL: v.optional(
    address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/portal'),
  ),
  PORTAL_DEMO: v.optional(v.picklist(['on', 'off'], 'must be "on" or "off"'), 'on'),
  /** Read by the demo itself, in the process that seeds. */
  PORTAL_DEMO_PICTURES: v.optional(v.picklist(['pressed', 'flat'], 'must be "pressed" or "flat"'), 'pressed'),
  PORTAL_DEMO_LIVE: v.optional(v.picklist(['on', 'off'], 'must be "on" or "off"'), 'on'),
  PORTAL_DEMO_PROVIDER: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/, 'must be the alias of a demo site, such as ribera')),
  ),
  SMTP_URL: v.optional(address(['smtp:', 'smtps:'], 'smtp://user:password@host:587')),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.email('must be an email address')),
    'portal@localhost.localdomain',
  ),
  PORTAL_LIMITS: v.optional(v.picklist(['on', 'off'], 'must be "on" or "off"'), 'on'),
  PORTAL_OFFLINE: v.optional(v.picklist(['on', 'off'], 'must be "on" or "off"'), 'on'),
  PORTAL_DEV_MAIL: v.optional(v.picklist(['on', 'off'], 'must be "on" or "off"')),
  PORTAL_LOG: v.optional(v.picklist(LOG_FORMATS, 'must be "text" or "json"'), 'text'),
  PORTAL_LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, 'must be "error", "warn" or "info"'), 'info'),
  AEMET_API_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'must be a key of AEMET OpenData'))),
  AEMET_ORIGIN: v.optional(
    address(['https:', 'http:'], 'https://opendata.aemet.es/opendata'),
    'https://opendata.aemet.es/opendata',
  ),
  PORTAL_UNKNOWN_HOST: v.optional(
    v.picklist(['refuse', 'default'], 'must be "refuse" or "default"'),
    'refuse',
  ),
  CRAWLER_DNS: v.optional(
    v.pipe(v.string(), v.check(isNameServer, 'must be the address of a name server, such as 127.0.0.1:53')),
  ),
  PURGE_URL: v.optional(address(['https:', 'http:'], 'http://127.0.0.1:6081/')),
  PURGE_FORMAT: v.optional(v.picklist(PURGE_FORMATS, `must be one of ${PURGE_FORMATS.join(', ')}`)),
  PURGE_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'must be a token without spaces'))),
  PORTAL_RENDITIONS_MB: v.optional(megabytesSchema, String(DEFAULT_RENDITIONS_MB)),
  PORTAL_UPLOADS_MB: v.optional(megabytesSchema, String(DEFAULT_UPLOADS_MB)),
  GIGYA_SECRET: v.optional(
    v.pipe(v.string(), v.base64('must be the base64 secret of the identity provider')),
  ),
});

/**
 * Credentials of a social provider's login: `GOOGLE_CLIENT_ID` and so on. Addresses are the provider's own unless set.
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

/** The check that a person registers: provider, key and secret come together. */
const captchaSchema = v.object({
  CAPTCHA_PROVIDER: v.optional(
    v.picklist(CAPTCHA_PROVIDERS, `must be one of ${CAPTCHA_PROVIDERS.join(', ')}`),
  ),
  CAPTCHA_SITE_KEY: v.optional(v.string()),
  CAPTCHA_SECRET: v.optional(v.string()),
  CAPTCHA_VERIFY_URL: v.optional(address(['https:', 'http:'], 'https://captcha.example.org/siteverify')),
  CAPTCHA_SCRIPT_URL: v.optional(address(['https:', 'http:'], 'https://captcha.example.org/api.js')),
});

function captchaSettings(environment: NodeJS.ProcessEnv): CaptchaSettings | undefined {
  const read = v.safeParse(captchaSchema, environment);
  if (!read.success) throw settingsProblems(read.issues);
  const { CAPTCHA_PROVIDER, CAPTCHA_SITE_KEY, CAPTCHA_SECRET, CAPTCHA_VERIFY_URL, CAPTCHA_SCRIPT_URL } =
    read.output;
  const given = [CAPTCHA_PROVIDER, CAPTCHA_SITE_KEY, CAPTCHA_SECRET, CAPTCHA_VERIFY_URL, CAPTCHA_SCRIPT_URL];
  if (given.every((value) => value === undefined)) return undefined;
  if (!CAPTCHA_PROVIDER || !CAPTCHA_SITE_KEY || !CAPTCHA_SECRET)
    throw new SettingsError('CAPTCHA_PROVIDER, CAPTCHA_SITE_KEY and CAPTCHA_SECRET must be set together.');
  const usual = CAPTCHA_ENDPOINTS[CAPTCHA_PROVIDER];
  const script = CAPTCHA_SCRIPT_URL ?? usual.script;
  return {
    provider: CAPTCHA_PROVIDER,
    siteKey: CAPTCHA_SITE_KEY,
    secret: CAPTCHA_SECRET,
    verifyUrl: CAPTCHA_VERIFY_URL ?? usual.verifyUrl,
    script,
    origins: [...new Set([new URL(script).origin, ...(CAPTCHA_SCRIPT_URL ? [] : usual.origins)])],
  };
}

/** A social provider that readers can log in with. */
export type SocialSettings = { clientId: string; clientSecret: string; endpoints: ProviderEndpoints };

/** Settings of accounts. */
export type AccountSettings = {
  /** Off only where the product itself is measured. */
  limits: boolean;
  /** base64; undefined where no site has an identity provider. */
  gigyaSecret: string | undefined;
  social: Partial<Record<SocialProvider, SocialSettings>>;
  /** Without one, whoever registers is taken for a person. */
  captcha?: CaptchaSettings | undefined;
  /** Who may tell what readers have, and who sells it here. */
  sellers?: SellerSettings;
  /** Where letters come back to, and who may tell of it. */
  bounces?: BounceSettings;
};

function socialSettings(environment: NodeJS.ProcessEnv): AccountSettings['social'] {
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

/** How AEMET is asked. */
export type WeatherSettings = {
  /** Undefined where AEMET is not asked. */
  key: string | undefined;
  origin: string;
};

export type ApiSettings = {
  /** Absolute path of the folder that holds database, media and outbox. */
  dataFolder: string;
  /** Absolute path of the folder that holds the sites' files. */
  sitesFolder: string;
  databaseUrl: string | undefined;
  /** Whether the demo newsroom is wanted, as the seed of what is started. */
  demo: boolean;
  /** Whether entries come into the demo's live blogs by themselves. */
  demoLive?: boolean;
  /** Alias of the site whose accounts the demo's identity provider keeps; undefined where none is wanted. */
  demoProvider?: string | undefined;
  /** Bytes that renditions may take on the disk. */
  renditionBytes: number;
  /** Bytes that readers' files may take on the disk until somebody publishes them. */
  uploadBytes: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Whether emails kept as files are listed at `/dev/mail`, for this machine alone. */
  devMail: boolean;
  log: LogSettings;
  accounts: AccountSettings;
  weather: WeatherSettings;
  /** Name server by which crawlers are known; undefined for this machine's own. */
  crawlerDns: string | undefined;
  /** Whether a host that no site claims gets the default site; it is refused (421) otherwise. */
  unknownHostIsDefault: boolean;
  /** Whether readers can turn offline reading on: the page of cookies says what it keeps only where they can. */
  offline: boolean;
  /** Undefined where no cache between is told. */
  purge: PurgeSettings | undefined;
};

/** @throws SettingsError where the cache's settings cannot work together */
function purgeSettings(
  url: string | undefined,
  format: PurgeSettings['format'] | undefined,
  token: string | undefined,
): PurgeSettings | undefined {
  if (!url) {
    if (format || token)
      throw new SettingsError(
        `${format ? 'PURGE_FORMAT' : 'PURGE_TOKEN'} is of no use without PURGE_URL: set that too.`,
      );
    return undefined;
  }
  if (!token && format && format !== 'varnish')
    throw new SettingsError(`PURGE_TOKEN must be set: ${format} refuses every purge without it.`);
  return { url, format: format ?? 'varnish', token };
}

/**
 * What logins at the identity provider are verified by: the demo's own signs by a secret that no other process knows.
 * @throws SettingsError where the demo's provider is wanted and cannot be
 */
function gigyaSecret(
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

/**
 * Reads the back end's settings.
 * @throws SettingsError naming each variable that is wrong.
 */
export function readApiSettings(environment: NodeJS.ProcessEnv): ApiSettings {
  const result = v.safeParse(environmentSchema, withoutEmpty(environment));
  if (!result.success) throw settingsProblems(result.issues);
  const { PORTAL_DATA_DIR, DATABASE_URL, PORTAL_DEMO, SMTP_URL, MAIL_FROM } = result.output;
  const { PORTAL_DEV_MAIL, PORTAL_LOG, PORTAL_LOG_LEVEL } = result.output;
  const { PORTAL_LIMITS, PORTAL_SITES_DIR, GIGYA_SECRET, AEMET_API_KEY, AEMET_ORIGIN } = result.output;
  const { PORTAL_DEMO_PROVIDER: demoProvider, PORTAL_DEMO_LIVE } = result.output;
  const { PORTAL_UNKNOWN_HOST, PURGE_URL, PURGE_FORMAT, PURGE_TOKEN } = result.output;
  return {
    dataFolder: path.resolve(PORTAL_DATA_DIR),
    sitesFolder: path.resolve(PORTAL_SITES_DIR),
    databaseUrl: DATABASE_URL,
    demo: PORTAL_DEMO === 'on',
    demoLive: PORTAL_DEMO_LIVE === 'on',
    demoProvider,
    renditionBytes: result.output.PORTAL_RENDITIONS_MB * 1024 ** 2,
    uploadBytes: result.output.PORTAL_UPLOADS_MB * 1024 ** 2,
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM,
    devMail: (PORTAL_DEV_MAIL ?? (environment.NODE_ENV === 'production' ? 'off' : 'on')) === 'on',
    log: { format: PORTAL_LOG, level: PORTAL_LOG_LEVEL },
    accounts: {
      limits: PORTAL_LIMITS === 'on',
      gigyaSecret: gigyaSecret(GIGYA_SECRET, demoProvider, PORTAL_DEMO === 'on'),
      social: socialSettings(withoutEmpty(environment)),
      captcha: captchaSettings(withoutEmpty(environment)),
      sellers: sellerSettings(environment),
      bounces: bounceSettings(environment),
    },
    weather: { key: AEMET_API_KEY, origin: AEMET_ORIGIN },
    crawlerDns: result.output.CRAWLER_DNS,
    unknownHostIsDefault: PORTAL_UNKNOWN_HOST === 'default',
    offline: result.output.PORTAL_OFFLINE === 'on',
    purge: purgeSettings(PURGE_URL, PURGE_FORMAT, PURGE_TOKEN),
  };
}
