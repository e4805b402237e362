import {
  API_SETTING_TABLES,
  type ApiSettings,
  type CaptchaSettings,
  checkSettings,
  DEFAULT_MAX_CONNECTIONS,
  isLoopback,
  maxConnectionsSchema,
  megabytes,
  onOff,
  portSchema,
  readApiSettings,
  readSettings,
  SettingsError,
  type SettingsRead,
  setting,
} from '@portal/api';
import { DEFAULT_MAX_STREAMS, SOCIAL_PROVIDERS, type SocialProvider } from '@portal/model';
import * as v from 'valibot';
import { DEFAULT_CACHE_BYTES } from './page-cache';

const MEGABYTE = 1024 * 1024;

const origin = v.pipe(
  v.string(),
  v.check((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, pathname, search, hash, username } = new URL(text);
    return /^https?:$/.test(protocol) && pathname === '/' && !search && !hash && !username;
  }, 'must be an origin such as https://api.example.org, without a path'),
  v.transform((text) => new URL(text).origin),
);
const number = (pattern: RegExp, what: string) =>
  v.pipe(v.string(), v.regex(pattern, `must be ${what}`), v.transform(Number));

/** The portal's own settings, in addition to the back end's. */
export const PORTAL_SETTINGS = {
  port: setting('PORT', v.optional(portSchema, '3000'), 'port, 0 to 65535; 0 chooses a free one', {
    readme: 'port',
  }),
  host: setting(
    'HOST',
    v.optional(v.pipe(v.string(), v.minLength(1, 'must be a host name or an address')), '127.0.0.1'),
    'address to listen on; `0.0.0.0` for other machines, `::` for IPv6 too',
    { readme: 'address to listen on; `0.0.0.0` for other machines' },
  ),
  /** Origin of a remote back end; without it the back end runs in this process. */
  apiOrigin: setting(
    'API_ORIGIN',
    v.optional(origin),
    'origin of a back end that runs elsewhere (`npm run api`). The settings of database, mail, media and demo are then the back end’s',
    { usual: 'in this process', readme: 'origin of a back end that runs elsewhere' },
  ),
  /** Proxies in front of the portal; the address that the outermost one saw is the reader's. */
  proxies: setting(
    'PORTAL_PROXIES',
    v.optional(number(/^\d$/, 'the number of proxies before the portal, 0 to 9'), '0'),
    'number of proxies before the portal: a reader’s address is the one that the outermost wrote into `X-Forwarded-For`',
    { readme: 'proxies before the portal, for readers’ addresses' },
  ),
  maxConnections: setting(
    'PORTAL_MAX_CONNECTIONS',
    v.optional(maxConnectionsSchema, String(DEFAULT_MAX_CONNECTIONS)),
    'connections at once, a quarter of them from one network if no proxy is before the portal',
  ),
  /** Streams of live blogs that may be open at once. */
  maxStreams: setting(
    'PORTAL_MAX_STREAMS',
    v.optional(number(/^\d{1,6}$/, 'a number of streams, 0 to 999999'), String(DEFAULT_MAX_STREAMS)),
    'readers of live blogs with a stream at once, a quarter of them from one network; others poll every ten seconds. Streams are among the connections (see Live blogs)',
  ),
  pageCache: setting(
    'PORTAL_PAGE_CACHE',
    onOff('on'),
    '`off`: every page is rendered for each request, and caches in between must revalidate each time; for development',
    { readme: '`off`: every page is re-rendered for each request' },
  ),
  /** Memory limit of the page cache, in bytes. */
  pageCacheBytes: setting(
    'PORTAL_PAGE_CACHE_MB',
    megabytes(DEFAULT_CACHE_BYTES / MEGABYTE, 5),
    'megabytes of cached pages, an eighth of them for pages with a query',
  ),
  /** Whether HTML fragments of pages are cached between renders. */
  keptHtml: setting(
    'PORTAL_KEPT_HTML',
    onOff('on'),
    '`off`: no part of a page is cached as HTML, each is rendered again; to measure the cost',
  ),
  /** Key of `?preview=`, which opens pages in preview. */
  previewKey: setting(
    'PORTAL_PREVIEW_KEY',
    v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
    'at least 16 characters. `?preview=<key>` shows a page in preview, never cached; without a key there is no preview',
    { readme: 'key of at least 16 characters that opens pages in preview: `?preview=…`' },
  ),
  /** The newsroom's showroom: a fake paywall id may be set (spec §6). */
  showroom: setting(
    'PORTAL_SHOWROOM',
    onOff('off'),
    '`on`: the newsroom’s showroom; `?paywallFakeId=` tries a paywall message. Not for readers',
    { readme: '`on`: the newsroom’s showroom, where a fake paywall id may be set' },
  ),
  /**
   * The demo's front door: anyone at this machine is signed in by one click. Only with the demo and its
   * embedded database, which no other machine can reach.
   */
  frontDoor: setting(
    'PORTAL_FRONT_DOOR',
    onOff('off'),
    '`on`, as `npm start` sets it: the demo’s front door at `http://localhost:3000/` (see below). Only over the demo and the embedded database, on this machine',
    {
      usual: '`off`; by `npm start`: `on`',
      readme: '`on`: the demo’s front door, for this machine alone (operations)',
    },
  ),
};

export type PortalSettings = SettingsRead<typeof PORTAL_SETTINGS> & {
  /** Whether the caches in between are purged on changes, by this process or by the back end. */
  cachesAreTold: boolean;
  /** Whether browsers can store pages for offline reading; when it is off, they delete what they stored. */
  offline: boolean;
  /** Social providers that readers can log in with. */
  providers: readonly SocialProvider[];
  /** Captcha of the registration page, if one is set. */
  captcha: Omit<CaptchaSettings, 'secret' | 'verifyUrl'> | undefined;
  api: ApiSettings;
};

/** Whether a server listens only to this machine. */
const isOnlyLocal = (host: string) => host === 'localhost' || isLoopback(host);

/**
 * Reads every setting.
 * @throws SettingsError naming each invalid variable.
 */
export function readPortalSettings(environment: NodeJS.ProcessEnv): PortalSettings {
  checkSettings([PORTAL_SETTINGS, ...API_SETTING_TABLES], environment);
  const own = readSettings(PORTAL_SETTINGS, environment);
  const api = readApiSettings(environment);
  if (own.apiOrigin && api.demoProvider)
    throw new SettingsError(
      'PORTAL_DEMO_PROVIDER and API_ORIGIN must not be set together: the back end there does not know the provider.',
    );
  return {
    ...own,
    cachesAreTold: api.purge !== undefined,
    offline: api.offline,
    frontDoor:
      own.frontDoor &&
      api.demo &&
      api.databaseUrl === undefined &&
      own.apiOrigin === undefined &&
      isOnlyLocal(own.host) &&
      own.proxies === 0,
    providers: SOCIAL_PROVIDERS.filter((provider) => api.accounts.social[provider] !== undefined),
    captcha: api.accounts.captcha,
    api,
  };
}
