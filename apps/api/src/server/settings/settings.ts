import path from 'node:path';
import { CALLS } from '@portal/model';
import * as v from 'valibot';
import { BOUNCE_SETTINGS, type BounceSettings } from '../../newsroom/newsletters';
import { DEFAULT_UPLOADS_MB } from '../../participation/uploads';
import { PURGE_SETTINGS, type PurgeSettings, purgeSettings } from '../../platform/changes';
import { LOG_FORMATS, LOG_LEVELS, type LogSettings } from '../../platform/log';
import { isNameServer } from '../../platform/networks';
import {
  address,
  checkSettings,
  megabytes,
  onOff,
  printable,
  readSettings,
  type SettingsRead,
  setting,
  sitesFolder,
  switched,
  withoutEmpty,
} from '../../platform/process';
import {
  type AccountSettings,
  CAPTCHA_SETTINGS,
  captchaSettings,
  gigyaSecret,
  socialSettings,
} from '../../readers/accounts';
import { SELLER_SETTINGS, type SellerSettings, sellerSettings } from '../../revenue/entitlements';

/** Path at which kept emails are listed. */
const MAIL_LIST = CALLS.mail.replace(/\/$/, '');

/** Default disk space for renditions in megabytes: some 200,000 of them. */
const DEFAULT_RENDITIONS_MB = 10_240;

const folder = (usual: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.minLength(1, 'must be a folder'),
      v.transform((text) => path.resolve(text)),
    ),
    usual,
  );

/** The back end's own settings. Every one has a default, so that `npm start` needs none. */
export const API_SETTINGS = {
  /** Absolute path of the folder for the database, media and outbox. */
  dataFolder: setting(
    'PORTAL_DATA_DIR',
    folder('.portal'),
    'the data folder; a relative path is in the working directory',
    { readme: 'folder of the embedded database, media and outbox' },
  ),
  sitesFolder: setting(
    'PORTAL_SITES_DIR',
    folder(sitesFolder),
    'the folder of the sites’ files; a relative path is in the working directory',
    { usual: '`apps/api/sites`' },
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    v.optional(address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/portal')),
    '`postgres://user:password@host:5432/portal`, PostgreSQL 15 or newer. Query parameters of node-postgres work: `?sslmode=verify-full`',
    { usual: 'embedded', readme: '`postgres://…`: PostgreSQL 15 or newer, for production' },
  ),
  /** Bytes that renditions may take on disk. */
  renditionBytes: setting(
    'PORTAL_RENDITIONS_MB',
    megabytes(DEFAULT_RENDITIONS_MB),
    'megabytes of picture renditions on the disk: beyond them the least recently read are deleted',
  ),
  /** Bytes that readers' uploads may take on disk until they are published. */
  uploadBytes: setting(
    'PORTAL_UPLOADS_MB',
    megabytes(DEFAULT_UPLOADS_MB),
    'megabytes of readers’ files on the disk until the newsroom publishes them; more are refused with 503',
  ),
  /** Whether a host that no site claims gets the default site. */
  unknownHostIsDefault: setting(
    'PORTAL_UNKNOWN_HOST',
    v.optional(
      v.pipe(
        v.picklist(['refuse', 'default'], 'must be "refuse" or "default"'),
        v.transform((text) => text === 'default'),
      ),
      'refuse',
    ),
    '`default`: a host that no site has gets the default site; otherwise it is refused with 421',
    { readme: '`default`: unknown hosts get the default site' },
  ),
  /** Name server for verifying crawlers. */
  crawlerDns: setting(
    'CRAWLER_DNS',
    v.optional(
      v.pipe(v.string(), v.check(isNameServer, 'must be the address of a name server, such as 127.0.0.1:53')),
    ),
    'address of the name server that verifies search engines’ crawlers, such as `127.0.0.1:53`',
    { usual: 'this machine’s' },
  ),
  /** Whether the demo newsroom is used as the seed. */
  demo: setting(
    'PORTAL_DEMO',
    onOff('on'),
    '`off`: no demo newsroom. `on` writes it once for each site, however many articles that site has: turn it off before the first start of a real one (see below)',
    { readme: '`off`: no demo newsroom; `apps/demo` need not be installed then' },
  ),
  /** Read by the demo itself, in the seeding process. */
  demoPictures: setting(
    'PORTAL_DEMO_PICTURES',
    v.optional(v.picklist(['pressed', 'flat'], 'must be "pressed" or "flat"'), 'pressed'),
    '`flat`: the demo’s pictures lack the shadows and grain of their paper, and are drawn in a third of the time',
  ),
  /** Whether the demo's live blogs get entries automatically. */
  demoLive: setting('PORTAL_DEMO_LIVE', onOff('on'), '`off`: the demo’s live blogs get no automatic entries'),
  /** Alias of the site whose accounts belong to the demo's identity provider. */
  demoProvider: setting(
    'PORTAL_DEMO_PROVIDER',
    v.optional(
      v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/, 'must be the alias of a demo site, such as ribera')),
    ),
    '`ribera`, say: the demo’s own identity provider keeps the accounts of that demo site (see Readers’ accounts)',
  ),
  /** Whether readers can turn on offline reading. The page about cookies mentions its storage only then. */
  offline: setting(
    'PORTAL_OFFLINE',
    onOff('on'),
    '`off`: nobody can turn offline reading on, browsers delete what they stored at their next visit, and the page of cookies does not mention it',
  ),
  smtpUrl: setting(
    'SMTP_URL',
    v.optional(address(['smtp:', 'smtps:'], 'smtp://user:password@host:587')),
    '`smtp://user:password@host:587` or `smtps://…:465`. Without it emails are files in the data folder',
    {
      usual: 'outbox',
      readme: `\`smtp://…\`: sends emails; without it they are files, listed at \`${MAIL_LIST}\``,
    },
  ),
  mailFrom: setting(
    'MAIL_FROM',
    v.optional(v.pipe(v.string(), v.email('must be an email address')), 'portal@localhost.localdomain'),
    'sender of emails',
    { readme: 'sender of emails' },
  ),
  /** Whether emails stored as files are listed at the path of kept emails, for this machine only. */
  devMail: setting(
    'PORTAL_DEV_MAIL',
    switched,
    `\`on\` lists kept emails at \`${MAIL_LIST}\`, to connections from this machine alone and through no proxy; without it the back end alone does so outside of \`NODE_ENV=production\``,
    { usual: '`off`; by `npm start`: `on`', readme: '`on`: lists kept emails, for this machine alone' },
  ),
};

/** Settings that belong together, each group below `ApiSettings` by its name. */
const LOG_SETTINGS = {
  format: setting(
    'PORTAL_LOG',
    v.optional(v.picklist(LOG_FORMATS, 'must be "text" or "json"'), 'text'),
    '`json`: each message is a line of JSON with `time`, `level` and `message`',
    { readme: '`json`: a line of JSON a message; `PORTAL_LOG_LEVEL`: `error`, `warn`, `info`' },
  ),
  level: setting(
    'PORTAL_LOG_LEVEL',
    v.optional(v.picklist(LOG_LEVELS, 'must be "error", "warn" or "info"'), 'info'),
    '`error` or `warn`: lower levels are omitted',
  ),
};
const ACCOUNT_SETTINGS = {
  limits: setting(
    'PORTAL_LIMITS',
    onOff('on'),
    '`off`: logins, registrations and the like have no limits; for measurements only',
  ),
  gigyaSecret: setting(
    'GIGYA_SECRET',
    v.optional(v.pipe(v.string(), v.base64('must be the base64 secret of the identity provider'))),
    'base64 secret of the customer-identity provider, for sites with `identityProvider: true` (see below)',
  ),
};
const WEATHER_SETTINGS = {
  /** Undefined if AEMET is not used. */
  key: setting(
    'AEMET_API_KEY',
    printable('must be a key of AEMET OpenData'),
    'key of AEMET OpenData, for sites that name a `municipality` (see below). Without it no request is made',
    { readme: 'key of AEMET OpenData, for sites with a municipality’s weather' },
  ),
  origin: setting(
    'AEMET_ORIGIN',
    v.optional(
      address(['https:', 'http:'], 'https://opendata.aemet.es/opendata'),
      'https://opendata.aemet.es/opendata',
    ),
    'base address of AEMET’s API, for a proxy of your own',
  ),
};

/** Every setting of the back end, as the documents list them. */
export const API_SETTING_TABLES = [
  API_SETTINGS,
  LOG_SETTINGS,
  ACCOUNT_SETTINGS,
  PURGE_SETTINGS,
  CAPTCHA_SETTINGS,
  WEATHER_SETTINGS,
  SELLER_SETTINGS,
  BOUNCE_SETTINGS,
];

export type ApiSettings = Omit<SettingsRead<typeof API_SETTINGS>, 'devMail' | 'demoLive'> & {
  devMail: boolean;
  demoLive?: boolean;
  log: LogSettings;
  accounts: AccountSettings;
  /** Payment providers that may report contracts, and Stripe for selling here. */
  sellers: SellerSettings;
  /** Address for bounced newsletters, and the secret of the provider that reports them. */
  bounces: BounceSettings;
  weather: SettingsRead<typeof WEATHER_SETTINGS>;
  /** Undefined if no intermediate cache is purged. */
  purge: PurgeSettings | undefined;
};

/**
 * Reads the back end's settings.
 * @throws SettingsError naming each invalid variable
 */
export function readApiSettings(environment: NodeJS.ProcessEnv): ApiSettings {
  checkSettings(API_SETTING_TABLES, environment);
  const own = readSettings(API_SETTINGS, environment);
  const { limits, gigyaSecret: secret } = readSettings(ACCOUNT_SETTINGS, environment);
  return {
    ...own,
    devMail: own.devMail ?? environment.NODE_ENV !== 'production',
    log: readSettings(LOG_SETTINGS, environment),
    accounts: {
      limits,
      gigyaSecret: gigyaSecret(secret, own.demoProvider, own.demo),
      social: socialSettings(withoutEmpty(environment)),
      captcha: captchaSettings(environment),
    },
    sellers: sellerSettings(environment),
    bounces: readSettings(BOUNCE_SETTINGS, environment),
    weather: readSettings(WEATHER_SETTINGS, environment),
    purge: purgeSettings(environment),
  };
}
