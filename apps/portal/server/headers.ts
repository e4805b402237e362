import { createHash } from 'node:crypto';
import { type GptSettings, identityProviderOf, type Site, type SiteIdentityProvider } from '@portal/model';
import { EMBED_ORIGINS } from '@portal/ui/embed/providers';
import { SCHEME_SCRIPT } from '../app/document/scheme';
import { SPECULATION_RULES } from '../app/document/speculation';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What Google Publisher Tag and its frames come from, by directive. Ads are in frames of other origins, so that nothing that they bring
 * needs to be allowed here.
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

/** The scripts that are in documents. */
const OWN_SCRIPTS = [SCHEME_SCRIPT, SPECULATION_RULES].map(sha256).join(' ');

/**
 * What a document may load and do. Styles of elements carry pictures' colours, so inline styles are allowed.
 *
 * @param provider keeps the site's accounts: its script, what its screens call, frame and show, and readers' portraits,
 * which are wherever they put them
 * @param others origins that this page alone loads from, calls and frames
 * @param gpt the site's ads are those of Google Publisher Tag
 */
function contentSecurityPolicy(
  staticOrigin: string,
  provider: SiteIdentityProvider | undefined,
  others: readonly string[],
  gpt: GptSettings | undefined,
): string {
  const own = ["'self'", staticOrigin].filter(Boolean).join(' ');
  const theirs = [...(provider ? [new URL(provider.script).origin, ...provider.origins] : []), ...others];
  const ads = (directive: GptDirective) => (gpt ? [...GPT_SOURCES[directive], ...gpt.origins] : []);
  const and = (...sources: string[]) => sources.map((source) => ` ${source}`).join('');
  return [
    "default-src 'self'",
    `script-src ${own} ${OWN_SCRIPTS}${and(...theirs, ...ads('script'))}`,
    `style-src ${own} 'unsafe-inline'${and(...theirs)}`,
    // Pictures that a reader has chosen are shown before they go.
    `img-src 'self' data: blob:${and(...(provider ? ['https:'] : []), ...theirs, ...ads('img'))}`,
    "media-src 'self' blob:",
    `font-src ${own}${and(...theirs)}`,
    ...(theirs.length || gpt ? [`connect-src 'self'${and(...theirs, ...ads('connect'))}`] : []),
    // Players of others, which readers ask for one by one.
    `frame-src 'self'${and(...EMBED_ORIGINS, ...theirs, ...ads('frame'))}`,
    // Workers that demux streams are made of the page's own script.
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Headers of every answer. */
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
 */
export function documentHeaders(
  site: Pick<Site, 'staticUrl' | 'features' | 'identityProvider' | 'machines' | 'ads'>,
  others: readonly string[] = [],
): Record<string, string> {
  const provider = identityProviderOf(site);
  const staticOrigin = URL.canParse(site.staticUrl) ? new URL(site.staticUrl).origin : '';
  return {
    ...SECURITY_HEADERS,
    // The provider's windows of social logins tell the page that opened them how it went.
    ...(provider ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' } : {}),
    'content-type': 'text/html; charset=utf-8',
    ...(site.machines.textMining === 'reserved' ? { 'tdm-reservation': '1' } : {}),
    'content-security-policy': contentSecurityPolicy(staticOrigin, provider, others, site.ads?.gpt),
  };
}
