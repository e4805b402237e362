import type { Site } from '@portal/model';
import { LISTING_LIFETIMES } from '../app/lifetimes';
import { cacheHeaders } from './cache-headers';
import { SECURITY_HEADERS } from './headers';
import { VARY } from './light-edition';
import { utf8 } from './page-body';
import type { KeptAnswer } from './page-cache';
import type { MadePage } from './pages';

/** Largest body of a request or a form. */
export const MAX_BODY_BYTES = 128 * 1024;

/** A response with the security headers. */
export function withHeaders(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

/** A page that is not cached. */
export function unkept(
  request: Request,
  { status, headers, body }: Pick<MadePage, 'status' | 'headers' | 'body'>,
  isPrivate: boolean,
): Response {
  const cache = { 'cache-control': isPrivate ? 'private, no-store' : 'no-cache' };
  // As bytes: `Response` copies a string twice before it encodes it.
  const bytes = request.method === 'HEAD' ? null : utf8(body);
  return new Response(bytes, { status, headers: { vary: VARY, ...headers, ...cache } });
}

/** A piece of a list of a site (spec §7); caches in between drop it with the site's lists. */
export function pieceOfList(
  answer: { httpCode: number },
  { alias }: Pick<Site, 'alias'>,
  cachesAreTold: boolean,
): Response {
  const shown = { site: alias, contents: [], lists: true };
  const told = { status: answer.httpCode, lifetimes: LISTING_LIFETIMES, shown };
  const headers = { ...SECURITY_HEADERS, ...cacheHeaders(told, cachesAreTold) };
  return Response.json(answer, { status: answer.httpCode, headers });
}

/** The response from a cached page as a `Response`. */
export function keptResponse({ status, headers, body }: KeptAnswer): Response {
  const named = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Response(body ? new Uint8Array(body) : null, { status, headers: named });
}

/** Conditions of a request: its cached copy, and the encodings that it accepts. */
export const pageRequestOf = (request: Request) => ({
  method: request.method,
  ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
  acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
});
