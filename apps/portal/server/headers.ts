import { createHash } from 'node:crypto';
import { identityProviderOf, type Site, type SiteIdentityProvider } from '@portal/model';
import { filmAdAddresses } from '@portal/model/ads';
import { type AnalyticsSettings, GTM_ORIGIN } from '@portal/model/analytics';
import { EMBED_ORIGINS } from '@portal/ui/embed/providers';
import { EARLY_STATE_SCRIPT } from '../app/document/early-state';
import { SPECULATION_RULES } from '../app/document/head';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Origins of Google Publisher Tag and its frames, by directive. Ads run in frames of other origins, so
 * nothing that they load needs to be allowed here.
 */
const GPT_SOURCES = {
  script: [
    'https://securepubads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://ep2.adtrafficquality.google',
  ],
  img: [
    'https://securepubads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://ep1.adtrafficquality.google',
  ],
  connect: [
    'https://securepubads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://ep1.adtrafficquality.google',
  ],
  frame: [
    'https://*.safeframe.googlesyndication.com',
    'https://googleads.g.doubleclick.net',
    'https://ep2.adtrafficquality.google',
  ],
} as const;
type GptDirective = keyof typeof GPT_SOURCES;

/** Origins that Google's IMA loads from, frames, calls and plays. */
const IMA_SOURCES = {
  script: ['https://imasdk.googleapis.com', 'https://s0.2mdn.net'],
  frame: ['https://imasdk.googleapis.com'],
  img: ['https://pagead2.googlesyndication.com'],
  connect: ['https://imasdk.googleapis.com', 'https://pagead2.googlesyndication.com'],
  media: ['https://*.2mdn.net', 'https://*.gvt1.com'],
} as const;

/** Origins that video ads are requested from, and that their videos come from. */
function filmAdSources({ ads, adMaps }: Pick<Site, 'ads' | 'adMaps'>): string[] {
  const urls = filmAdAddresses(adMaps);
  if (!ads?.video || !urls) return [];
  return [...new Set([...Object.values(urls).map((url) => new URL(url).origin), ...ads.video.origins])];
}

/** Hashes of the inline scripts. */
const OWN_SCRIPTS = [EARLY_STATE_SCRIPT, SPECULATION_RULES].map(sha256).join(' ');

/** The origin of an address; none for a path, which is the site's own. */
const originOf = (url: string) => (URL.canParse(url) ? [new URL(url).origin] : []);

/**
 * Content security policy of a document. Inline styles are allowed, since elements have the colours of their
 * pictures.
 *
 * @param provider manages the site's accounts: its script, what its screens call, frame and show, and
 * readers' portraits, which may be anywhere
 * @param others origins that this page alone loads from, calls and frames
 * @param site may have ads of Google Publisher Tag, analytics tools and a consent platform of the
 * publisher's own
 */
function contentSecurityPolicy(
  staticOrigin: string,
  provider: SiteIdentityProvider | undefined,
  others: readonly string[],
  { ads, adMaps, analytics, consent }: Pick<Site, 'ads' | 'adMaps' | 'analytics' | 'consent'>,
): string {
  const own = ["'self'", staticOrigin].filter(Boolean).join(' ');
  const brought = [provider, consent?.platform].flatMap((other) =>
    other ? [...originOf(other.script), ...other.origins] : [],
  );
  const theirs = [...brought, ...others];
  const { tags, calls } = analyticsSources(analytics);
  const ofAds = (directive: GptDirective) =>
    ads?.gpt ? [...(ads.gpt.double ? [] : GPT_SOURCES[directive]), ...ads.gpt.origins] : [];
  const ofFilms = filmAdSources({ ads, adMaps });
  const ofIma = (directive: keyof typeof IMA_SOURCES) =>
    ofFilms.length && ads?.video?.ima ? IMA_SOURCES[directive] : [];
  const called = [...new Set([...theirs, ...calls, ...ofAds('connect'), ...ofFilms, ...ofIma('connect')])];
  const and = (...sources: string[]) => sources.map((source) => ` ${source}`).join('');
  return [
    "default-src 'self'",
    `script-src ${own} ${OWN_SCRIPTS}${and(...theirs, ...tags, ...ofAds('script'), ...ofIma('script'))}`,
    `style-src ${own} 'unsafe-inline'${and(...theirs)}`,
    // Pictures that a reader has chosen are previewed before they are sent.
    `img-src 'self' data: blob:${and(...(provider ? ['https:'] : []), ...theirs, ...tags, ...ofAds('img'), ...ofIma('img'))}`,
    `media-src 'self' blob:${and(...ofFilms, ...ofIma('media'))}`,
    `font-src ${own}${and(...theirs)}`,
    ...(called.length ? [`connect-src 'self'${and(...called)}`] : []),
    // Third-party players, which readers ask for one by one.
    `frame-src 'self'${and(...EMBED_ORIGINS, ...theirs, ...ofAds('frame'), ...ofIma('frame'))}`,
    // Workers that demux streams are built from the page's own script.
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Headers of every response. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/**
 * Headers of every document of a site.
 *
 * @param others origins that this page alone loads from, calls and frames
 * @param isSecret whether its address is a secret: `Referer` then has only the site's origin. `no-referrer`
 * is no option, since forms would lose their `Origin`.
 */
export function documentHeaders(
  site: Pick<
    Site,
    'staticUrl' | 'features' | 'identityProvider' | 'machines' | 'ads' | 'adMaps' | 'analytics' | 'consent'
  >,
  {
    others = [],
    isSecret = false,
  }: { others?: readonly string[] | undefined; isSecret?: boolean | undefined } = {},
): Record<string, string> {
  const provider = identityProviderOf(site);
  const staticOrigin = URL.canParse(site.staticUrl) ? new URL(site.staticUrl).origin : '';
  return {
    ...SECURITY_HEADERS,
    ...(isSecret ? { 'referrer-policy': 'strict-origin' } : {}),
    // The provider's pop-ups of social logins report to the page that opened them.
    ...(provider ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' } : {}),
    'content-type': 'text/html; charset=utf-8',
    ...(site.machines.textMining === 'reserved' ? { 'tdm-reservation': '1' } : {}),
    'content-security-policy': contentSecurityPolicy(staticOrigin, provider, others, site),
  };
}

/** Origins that Google's tags call, as Google documents them. */
const GOOGLE = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/**
 * Origins of a site's analytics tools: those that tags load from, pictures included, and all that a page may
 * call.
 */
function analyticsSources({ gtm, plausible, matomo, endpoint }: AnalyticsSettings = {}): {
  tags: string[];
  calls: string[];
} {
  const tags = gtm ? [gtm.origin, ...(gtm.origin === GTM_ORIGIN ? GOOGLE : []), ...gtm.origins] : [];
  const called = [plausible?.origin, matomo?.url, endpoint?.url].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  );
  return { tags, calls: [...new Set([...tags, ...called])] };
}
