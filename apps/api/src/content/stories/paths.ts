import { and, eq, ne } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { contents, redirects } from './tables';

/**
 * Characters that stay encoded: white space and control characters are not allowed in a URL, browsers read a
 * backslash as a slash, and `?` or `#` ends a path.
 */
const ENCODED = /[\p{Cc}\s\\?#]/gu;
/** Would be decoded twice when the URL is requested. */
const ENCODED_TWICE = /%(?=[\da-f]{2})/gi;

/** Dot segments, which browsers and proxies resolve before the request. */
const LEADS_ELSEWHERE = /^(?:\.|%2e){1,2}$/i;

/**
 * A URL in its stored form: decoded where possible, in its original case, with a slash at both ends, and
 * without dot segments.
 */
export function normalPath(path: string): string {
  const segments = decodePath(path).split('/');
  const folded = segments
    .filter((segment, at) => !LEADS_ELSEWHERE.test(segment) && (segment || !at))
    .join('/');
  const withLeadingSlash = folded.startsWith('/') ? folded : `/${folded}`;
  return withLeadingSlash.endsWith('/') ? withLeadingSlash : `${withLeadingSlash}/`;
}

/** Bytes of a path: the database's index of paths and the endpoint of pages take no longer ones. */
const MAX_PATH_BYTES = 1_024;

/**
 * Whether readers can open a stored path: a browser's request for it, decoded, leads to it and to no other.
 * Paths with control characters or with letters that are encoded twice do not.
 */
export function isOpenable(path: string): boolean {
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) return false;
  const { pathname } = new URL(path, 'https://site.example');
  const asked = decoded(pathname).replace(/^[/\\]+/, '/');
  return !/%00|\p{Cc}/u.test(asked) && normalPath(asked) === path && decoded(path) === asked;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A URL without an extension such as `.html`: URLs have none here. */
export const withoutExtension = (path: string): string => path.replace(/\.(?:html?|php|aspx?)(\/?)$/i, '$1');

function decodePath(path: string): string {
  const encode = (text: string) => text.replace(ENCODED, encodeURIComponent);
  try {
    return encode(decodeURIComponent(path).replace(ENCODED_TWICE, '%25'));
  } catch {
    return encode(path);
  }
}

/** New URL of the content that was once at a URL; null if there was none. */
export async function movedTo(
  db: Database,
  { alias }: { alias: string },
  path: string,
): Promise<string | null> {
  const [row] = await db
    .select({ path: contents.path })
    .from(redirects)
    .innerJoin(contents, eq(contents.id, redirects.contentId))
    .where(and(eq(redirects.site, alias), eq(redirects.path, path), ne(contents.status, 'scheduled')));
  return row?.path ?? null;
}

/** Records that an article has moved to another URL: the old one redirects permanently. */
export async function rememberMove(
  tx: DatabaseTransaction,
  site: string,
  { contentId, from, to }: { contentId: number; from: string; to: string },
): Promise<void> {
  // It may return to its former URL.
  await tx.delete(redirects).where(and(eq(redirects.site, site), eq(redirects.path, to)));
  await tx
    .insert(redirects)
    .values({ site, path: from, contentId })
    .onConflictDoUpdate({ target: [redirects.site, redirects.path], set: { contentId } });
}
