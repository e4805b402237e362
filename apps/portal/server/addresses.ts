import { normalPath } from '@portal/api';
import { factsOf, matchRoute, narrowingFor, narrowingQuery, readNarrowing, sentAddress } from '@portal/model';

/** Filters of a URL, their names in a fixed order: parameters that no page reads are dropped. */
export function narrowing({ pathname, searchParams, search }: URL, timeZone?: string): string {
  if (search === '') return '';
  const { query } = factsOf(matchRoute(decodedPath(pathname)).route);
  return narrowingQuery(narrowingFor(query, readNarrowing(searchParams, timeZone)), timeZone);
}

/** Query that the page of a URL reads, with the question mark; empty if it reads none. */
export function queryOf({ cursor, query }: { cursor: string | null; query: string }): string {
  const params = new URLSearchParams(query);
  if (cursor !== null) params.set('cursor', cursor);
  return params.size ? `?${params}` : '';
}

/**
 * The URL under which a page is cached, one for all its spellings: parameters that no page reads are dropped.
 */
export function cacheAddress({
  path,
  ...rest
}: {
  path: string;
  cursor: string | null;
  query: string;
}): string {
  // As browsers write it; a `?` or `#` within the path is escaped.
  const address = encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23');
  return address + queryOf(rest);
}

/** The same URL without its cursor: the first page. */
export function withoutCursor({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete('cursor');
  // One slash only at the start: two would lead to another host.
  return `/${pathname.replace(/^\/+/, '')}${query.size ? `?${query}` : ''}`;
}

/**
 * A decoded path, with repeated slashes merged: two at its start, or a backslash there, would name another
 * host.
 */
export function decodedPath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A path that cannot be decoded is looked up unchanged.
  }
  return path.replace(/^[/\\]+/, '/').replaceAll(/\/{2,}/g, '/');
}

const withoutLastSlash = (path: string) => path.replace(/\/$/, '');

/**
 * Whether a path, once decoded, is another spelling of a URL (its last slash aside): with letters that are
 * encoded twice, or with dot segments. The back end would find the same page at any number of such spellings.
 */
export const isOtherSpelling = (path: string): boolean =>
  withoutLastSlash(decodedPath(normalPath(path))) !== withoutLastSlash(path);

/**
 * Redirect for a URL with backslashes in its path, which browsers treat as slashes; null for one without.
 * Always on this host.
 */
export function slashedLocation(address: string): string | null {
  const [path = '', ...query] = address.split('?');
  if (!path.includes('\\')) return null;
  return sentAddress([path.replaceAll(/[/\\]+/g, '/'), ...query].join('?'));
}

/**
 * Redirect for a document whose URL lacks its last slash, or has one too many; null if it is correct (spec
 * §2).
 */
export function canonicalLocation(url: URL, path: string): string | null {
  const hasSlash = path.endsWith('/');
  const { isBare = false } = factsOf(matchRoute(path).route);
  if (path === '/' || isBare !== hasSlash || /\.[a-z0-9]{2,5}$/i.test(path)) return null;
  // One slash only at the start: two would lead to another host.
  return `/${url.pathname.replace(/^\/+|\/+$/g, '')}${hasSlash ? '' : '/'}${url.search}`;
}

/** Whether a path may have a document, which has two editions: files and calls have one, and so have feeds. */
export const hasEditions = (path: string): boolean =>
  factsOf(matchRoute(path).route).kind !== 'call' && !/\.(?!html?$)[a-z0-9]+$/i.test(path);
