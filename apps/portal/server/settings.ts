import {
  type ApiSettings,
  type CaptchaSettings,
  DEFAULT_MAX_CONNECTIONS,
  isLoopback,
  maxConnectionsSchema,
  portSchema,
  readApiSettings,
  SettingsError,
  settingsProblems,
  withoutEmpty,
} from '@portal/api';
import { DEFAULT_MAX_STREAMS, SOCIAL_PROVIDERS, type SocialProvider } from '@portal/model';
import * as v from 'valibot';
import { DEFAULT_CACHE_BYTES } from './page-cache';

const MEGABYTE = 1024 * 1024;

const onOff = v.picklist(['on', 'off'], 'must be "on" or "off"');
const origin = v.pipe(
  v.string(),
  v.check((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, pathname, search, hash, username } = new URL(text);
    return /^https?:$/.test(protocol) && pathname === '/' && !search && !hash && !username;
  }, 'must be an origin such as https://api.example.org, without a path'),
  v.transform((text) => new URL(text).origin),
);

/** The portal's environment variables, beside the back end's. */
const environmentSchema = v.object({
  PORT: v.optional(portSchema, '3000'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1, 'must be a host name or an address')), '127.0.0.1'),
  API_ORIGIN: v.optional(origin),
  PORTAL_PAGE_CACHE: v.optional(onOff, 'on'),
  PORTAL_KEPT_HTML: v.optional(onOff, 'on'),
  PORTAL_PAGE_CACHE_MB: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,4}$/, 'must be a number of megabytes, 1 to 99999'),
      v.transform(Number),
    ),
    String(DEFAULT_CACHE_BYTES / MEGABYTE),
  ),
  PORTAL_MAX_CONNECTIONS: v.optional(maxConnectionsSchema, String(DEFAULT_MAX_CONNECTIONS)),
  PORTAL_MAX_STREAMS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a number of streams, 0 to 999999'), v.transform(Number)),
    String(DEFAULT_MAX_STREAMS),
  ),
  PORTAL_OFFLINE: v.optional(onOff, 'on'),
  PORTAL_SHOWROOM: v.optional(onOff, 'off'),
  PORTAL_FRONT_DOOR: v.optional(onOff, 'off'),
  PORTAL_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d$/, 'must be the number of proxies before the portal, 0 to 9'),
      v.transform(Number),
    ),
    '0',
  ),
  PORTAL_PREVIEW_KEY: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
});

export type PortalSettings = {
  port: number;
  host: string;
  /** Origin of a remote back end; without it the back end runs in this process. */
  apiOrigin: string | undefined;
  pageCache: boolean;
  /** Whether HTML fragments of pages are cached between renders. */
  keptHtml: boolean;
  /** Memory limit of the page cache, in bytes. */
  pageCacheBytes: number;
  maxConnections: number;
  /** Streams of live blogs that may be open at once. */
  maxStreams: number;
  /** Whether the caches in between are purged on changes, by this process or by the back end. */
  cachesAreTold: boolean;
  /** Whether browsers can store pages for offline reading; when it is off, they delete what they stored. */
  offline: boolean;
  /** The newsroom's showroom: a fake paywall id may be set (spec §6). */
  showroom: boolean;
  /**
   * The demo's front door: anyone at this machine is signed in by one click. Only with the demo and its
   * embedded database, which no other machine can reach.
   */
  frontDoor: boolean;
  /** Key of `?preview=`, which opens pages in preview; undefined for no previews. */
  previewKey: string | undefined;
  /** Proxies in front of the portal; the address that the outermost one saw is the reader's. */
  proxies: number;
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
export function readSettings(environment: NodeJS.ProcessEnv): PortalSettings {
  const result = v.safeParse(environmentSchema, withoutEmpty(environment));
  if (!result.success) throw settingsProblems(result.issues);
  const { PORTAL_PAGE_CACHE_MB, PORTAL_MAX_CONNECTIONS } = result.output;
  const { PORT, HOST, API_ORIGIN, PORTAL_PAGE_CACHE, PORTAL_SHOWROOM, PORTAL_PREVIEW_KEY, PORTAL_PROXIES } =
    result.output;
  const api = readApiSettings(environment);
  if (API_ORIGIN && api.demoProvider)
    throw new SettingsError(
      'PORTAL_DEMO_PROVIDER and API_ORIGIN must not be set together: the back end there does not know the provider.',
    );
  return {
    port: PORT,
    host: HOST,
    apiOrigin: API_ORIGIN,
    pageCache: PORTAL_PAGE_CACHE === 'on',
    keptHtml: result.output.PORTAL_KEPT_HTML === 'on',
    pageCacheBytes: PORTAL_PAGE_CACHE_MB * MEGABYTE,
    maxConnections: PORTAL_MAX_CONNECTIONS,
    maxStreams: result.output.PORTAL_MAX_STREAMS,
    cachesAreTold: api.purge !== undefined,
    offline: result.output.PORTAL_OFFLINE === 'on',
    showroom: PORTAL_SHOWROOM === 'on',
    frontDoor:
      result.output.PORTAL_FRONT_DOOR === 'on' &&
      api.demo &&
      api.databaseUrl === undefined &&
      API_ORIGIN === undefined &&
      isOnlyLocal(HOST) &&
      PORTAL_PROXIES === 0,
    previewKey: PORTAL_PREVIEW_KEY,
    proxies: PORTAL_PROXIES,
    providers: SOCIAL_PROVIDERS.filter((provider) => api.accounts.social[provider] !== undefined),
    captcha: api.accounts.captcha,
    api,
  };
}
