import { factsOf, matchRoute, RESERVED_WORDS } from '@portal/model';
import { and, eq, ne } from 'drizzle-orm';
import { contents, normalPath, redirects, rememberMove } from '../../content/stories';
import type { DatabaseTransaction } from '../../platform/database';
import type { NewsItem } from './item';

/** An article that already has a path here. */
type Placed = Pick<typeof contents.$inferSelect, 'id' | 'path' | 'status'>;

/** Whether the portal has a page or an endpoint at a path, which would hide an article there. */
export function isReserved(path: string): boolean {
  const [, first = '', second] = path.split('/');
  if (!second && RESERVED_WORDS.includes(first)) return true;
  const { route } = matchRoute(path);
  // A text may have a path of the programme route if no programme has that name.
  return route !== 'programme' && factsOf(route).kind !== 'data';
}

/** The newsroom's own path, or the nearest one that is neither taken nor reserved. */
async function freePath(
  tx: DatabaseTransaction,
  site: string,
  wanted: string,
  id: number | undefined,
): Promise<string> {
  const base = normalPath(wanted);
  const isOurs = isReserved(base);
  const numbered = (n: number) => {
    if (n === 1) return base;
    // A reserved word gets the number itself, whatever follows it.
    return isOurs ? base.replace(/^\/([^/]+)\//, `/$1-${n}/`) : base.replace(/\/$/, `-${n}/`);
  };
  for (let n = base === '/' || isOurs ? 2 : 1; ; n += 1) {
    const path = base === '/' ? `/${n}/` : numbered(n);
    const others = id === undefined ? undefined : ne(contents.id, id);
    const taken = await tx
      .select({ id: contents.id })
      .from(contents)
      .where(and(eq(contents.site, site), eq(contents.path, path), others));
    // Redirected paths stay reserved for their content.
    const moved = await tx
      .select({ id: redirects.contentId })
      .from(redirects)
      .where(and(eq(redirects.site, site), eq(redirects.path, path)));
    if (!taken.length && moved.every((row) => row.id === id)) return path;
  }
}

/**
 * An article's path, fixed at its first import. If its newsroom moves it to another explicit URL, it moves
 * here too, with a redirect from the old path.
 */
export async function pathFor(
  tx: DatabaseTransaction,
  site: string,
  item: NewsItem,
  before: Placed | undefined,
): Promise<string> {
  if (!before) return freePath(tx, site, item.path, undefined);
  const wanted = normalPath(item.path);
  const isNumbered = before.path.startsWith(wanted.replace(/\/$/, '-')) && /-\d+\/$/.test(before.path);
  if (item.isPathDerived || wanted === '/' || wanted === before.path || isNumbered) return before.path;
  const path = await freePath(tx, site, item.path, before.id);
  // Nobody has visited a draft's path, so it needs no redirect.
  if (path !== before.path && before.status !== 'draft')
    await rememberMove(tx, site, { contentId: before.id, from: before.path, to: path });
  return path;
}

/** Decodes a URL or a part of it; unchanged if a `%` is not a valid escape. */
export function decodedUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
