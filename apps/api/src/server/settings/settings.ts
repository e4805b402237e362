import path from 'node:path';
import * as v from 'valibot';
import { type BounceSettings, bounceSettings } from '../../newsroom/newsletters';
import { DEFAULT_UPLOADS_MB } from '../../participation/uploads';
import { PURGE_FORMATS, type PurgeSettings, purgeSettings } from '../../platform/changes';
import { LOG_FORMATS, LOG_LEVELS, type LogSettings } from '../../platform/log';
import { isNameServer } from '../../platform/networks';
import {
  address,
  megabytesSchema,
  settingsProblems,
  sitesFolder,
  withoutEmpty,
} from '../../platform/process';
import { type AccountSettings, captchaSettings, gigyaSecret, socialSettings } from '../../readers/accounts';

import { type SellerSettings, sellerSettings } from '../../revenue/entitlements';

/** Default disk space for renditions in megabytes: some 200,000 of them. */
const DEFAULT_RENDITIONS_MB = 10_240;

/** The back end's environment variables. Every one has a default, so that `npm start` needs none. */
const environmentSchema = v.object({
  PORTAL_DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must be a folder')), '.portal'),
  PORTAL_SITES_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must be a folder')), sitesFolder),
  DATABASE_URL: v.optional(
    address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/portal'),
  ),
  PORTAL_DEMO: v.optional(v.picklist(['on', 'off'], 'must be "on" or "off"'), 'on'),
  /** Read by the demo itself, in the seeding process. */
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

export type WeatherSettings = {
  /** Undefined if AEMET is not used. */
  key: string | undefined;
  origin: string;
};

export type ApiSettings = {
  /** Absolute path of the folder for the database, media and outbox. */
  dataFolder: string;
  sitesFolder: string;
  databaseUrl: string | undefined;
  /** Whether the demo newsroom is used as the seed. */
  demo: boolean;
  /** Whether the demo's live blogs get entries automatically. */
  demoLive?: boolean;
  /** Alias of the site whose accounts belong to the demo's identity provider; undefined if it is not used. */
  demoProvider?: string | undefined;
  /** Bytes that renditions may take on disk. */
  renditionBytes: number;
  /** Bytes that readers' uploads may take on disk until they are published. */
  uploadBytes: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Whether emails stored as files are listed at `/dev/mail`, for this machine only. */
  devMail: boolean;
  log: LogSettings;
  accounts: AccountSettings;
  /** Sellers that may report contracts, and Stripe for selling here. */
  sellers: SellerSettings;
  /** Address for bounced newsletters, and the secret of the provider that reports them. */
  bounces: BounceSettings;
  weather: WeatherSettings;
  /** Name server for verifying crawlers; undefined for the default of this machine. */
  crawlerDns: string | undefined;
  /** Whether a host that no site claims gets the default site; otherwise it is refused (421). */
  unknownHostIsDefault: boolean;
  /**
   * Whether readers can turn on offline reading. The page about cookies mentions its storage only in that
   * case.
   */
  offline: boolean;
  /** Undefined if no intermediate cache is purged. */
  purge: PurgeSettings | undefined;
};

/**
 * Reads the back end's settings.
 * @throws SettingsError naming each invalid variable
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
    },
    sellers: sellerSettings(environment),
    bounces: bounceSettings(environment),
    weather: { key: AEMET_API_KEY, origin: AEMET_ORIGIN },
    crawlerDns: result.output.CRAWLER_DNS,
    unknownHostIsDefault: PORTAL_UNKNOWN_HOST === 'default',
    offline: result.output.PORTAL_OFFLINE === 'on',
    purge: purgeSettings(PURGE_URL, PURGE_FORMAT, PURGE_TOKEN),
  };
}
