import { createHash } from 'node:crypto';
import {
  type AnalyticsSettings,
  identityProviderOf,
  type Site,
  type SiteIdentityProvider,
} from '@portal/model';
import { EMBED_ORIGINS } from '@portal/ui/embed/providers';
import { SCHEME_SCRIPT } from '../app/document/scheme';
import { SPECULATION_RULES } from '../app/document/speculation';
import { analyticsSources } from './analytics-sources';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The scripts that are in documents. */
const OWN_SCRIPTS = [SCHEME_SCRIPT, SPECULATION_RULES].map(sha256).join(' ');

/**
 * What a document may load and do. Styles of elements carry pictures' colours, so inline styles are allowed.
 *
 * @param provider keeps the site's accounts: its script, what its screens call, frame and show, and readers' portraits,
 * which are wherever they put them
 * @param others origins that this page alone loads from, calls and frames
 * @param analytics tools that are told of what readers do, of those who agree
 */
function contentSecurityPolicy(
  staticOrigin: string,
  provider: SiteIdentityProvider | undefined,
  others: readonly string[],
  analytics: AnalyticsSettings | undefined,
): string {
  const own = ["'self'", staticOrigin].filter(Boolean).join(' ');
  const theirs = [...(provider ? [new URL(provider.script).origin, ...provider.origins] : []), ...others];
  const { tags, calls } = analyticsSources(analytics);
  const and = (...sources: string[]) => sources.map((source) => ` ${source}`).join('');
  return [
    "default-src 'self'",
    `script-src ${own} ${OWN_SCRIPTS}${and(...theirs, ...tags)}`,
    `style-src ${own} 'unsafe-inline'${and(...theirs)}`,
    // Pictures that a reader has chosen are shown before they go.
    `img-src 'self' data: blob:${and(...(provider ? ['https:'] : []), ...theirs, ...tags)}`,
    "media-src 'self' blob:",
    `font-src ${own}${and(...theirs)}`,
    ...(theirs.length + calls.length ? [`connect-src 'self'${and(...theirs, ...calls)}`] : []),
    // Players of others, which readers ask for one by one.
    `frame-src 'self'${and(...EMBED_ORIGINS, ...theirs)}`,
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
  site: Pick<Site, 'staticUrl' | 'features' | 'identityProvider' | 'machines' | 'analytics'>,
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
    'content-security-policy': contentSecurityPolicy(staticOrigin, provider, others, site.analytics),
  };
}
