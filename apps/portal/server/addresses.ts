import { normalPath } from '@portal/api';
import { factsOf, matchRoute, narrowingFor, narrowingQuery, readNarrowing, sentAddress } from '@portal/model';

/** Filters of an address, their names in one order: parameters that no page reads are left out. */
export function narrowing({ pathname, searchParams, search }: URL, timeZone?: string): string {
  if (search === '') return '';
  const { query } = factsOf(matchRoute(decodedPath(pathname)).route);
  return narrowingQuery(narrowingFor(query, readNarrowing(searchParams, timeZone)), timeZone);
}

/** What the page of an address reads of its query, with the question mark; empty where that is nothing. */
export function queryOf({ cursor, query }: { cursor: string | null; query: string }): string {
  const params = new URLSearchParams(query);
  if (cursor !== null) params.set('cursor', cursor);
  return params.size ? `?${params}` : '';
}

/** The address by which a page is kept, one for all its spellings: parameters that no page reads are left out. */
export function cacheAddress({
  path,
  ...rest
}: {
  path: string;
  cursor: string | null;
  query: string;
}): string {
  // As browsers write it; a mark within the path is none of a query.
  const address = encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23');
  return address + queryOf(rest);
}

/** The same address from its beginning. */
export function withoutCursor({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete('cursor');
  // One slash only at the start: two would lead to another host.
  return `/${pathname.replace(/^\/+/, '')}${query.size ? `?${query}` : ''}`;
}

/** A path as it is read, with one slash wherever there are several: two at its start, or a backslash there, would name another host. */
export function decodedPath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // Text that cannot be decoded is looked up as it is.
  }
  return path.replace(/^[/\\]+/, '/').replaceAll(/\/{2,}/g, '/');
}

const withoutLastSlash = (path: string) => path.replace(/\/$/, '');

/**
 * Whether a path, once it is decoded, is another spelling of an address, whatever its last slash: with letters that are encoded twice, or
 * with segments of dots. The back end would find the same page at any number of such spellings.
 */
export const isOtherSpelling = (path: string): boolean =>
  withoutLastSlash(decodedPath(normalPath(path))) !== withoutLastSlash(path);

/** Where an address with backslashes in its path is, which browsers take for slashes; null for one without. Always of this host. */
export function slashedLocation(address: string): string | null {
  const [path = '', ...query] = address.split('?');
  if (!path.includes('\\')) return null;
  return sentAddress([path.replaceAll(/[/\\]+/g, '/'), ...query].join('?'));
}

/** Where a document is whose address lacks its last slash, or has one too many; null when it is well (spec §2). */
export function canonicalLocation(url: URL, path: string): string | null {
  const hasSlash = path.endsWith('/');
  const { isBare = false } = factsOf(matchRoute(path).route);
  if (path === '/' || isBare !== hasSlash || /\.[a-z0-9]{2,5}$/i.test(path)) return null;
  // One slash only at the start: two would lead to another host.
  return `/${url.pathname.replace(/^\/+|\/+$/g, '')}${hasSlash ? '' : '/'}${url.search}`;
}
