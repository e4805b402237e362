import { createHash } from 'node:crypto';
import type { Site } from '@portal/model';
import { SCHEME_SCRIPT } from '../app/document/scheme';
import { SPECULATION_RULES } from '../app/document/speculation';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a document may load and do. Styles of elements carry pictures' colours, so inline styles are allowed. */
function contentSecurityPolicy(staticOrigin: string): string {
  const own = ["'self'", staticOrigin].filter(Boolean).join(' ');
  return [
    "default-src 'self'",
    `script-src ${own} ${sha256(SCHEME_SCRIPT)} ${sha256(SPECULATION_RULES)}`,
    `style-src ${own} 'unsafe-inline'`,
    "img-src 'self' data:",
    "media-src 'self' blob:",
    `font-src ${own}`,
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

/** Headers of every document of a site. */
export function documentHeaders({ staticUrl }: Pick<Site, 'staticUrl'>): Record<string, string> {
  return {
    ...SECURITY_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(
      URL.canParse(staticUrl) ? new URL(staticUrl).origin : '',
    ),
  };
}
