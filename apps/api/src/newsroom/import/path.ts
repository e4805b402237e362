import { factsOf, matchRoute, RESERVED_WORDS } from '@portal/model';
import { and, eq, ne } from 'drizzle-orm';
import { contents, normalPath, redirects, rememberMove } from '../../content/stories';
import type { DatabaseTransaction } from '../../platform/database';
import type { NewsItem } from './item';

/** A content that has an address here already. */
type Placed = Pick<typeof contents.$inferSelect, 'id' | 'path' | 'status'>;

/** Whether the product has a page or a call of its own at an address, so that a content there could not be read. */
export function isReserved(path: string): boolean {
  const [, first = '', second] = path.split('/');
  if (!second && RESERVED_WORDS.includes(first)) return true;
  const { route } = matchRoute(path);
  // Where no programme has that name, a text may.
  return route !== 'programme' && factsOf(route).kind !== 'data';
}

/** The newsroom's own address, or the nearest that is neither taken nor the product's own. */
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
    // A reserved word is left by its own number, whatever follows it.
    return isOurs ? base.replace(/^\/([^/]+)\//, `/$1-${n}/`) : base.replace(/\/$/, `-${n}/`);
  };
  for (let n = base === '/' || isOurs ? 2 : 1; ; n += 1) {
    const path = base === '/' ? `/${n}/` : numbered(n);
    const others = id === undefined ? undefined : ne(contents.id, id);
    const taken = await tx
      .select({ id: contents.id })
      .from(contents)
      .where(and(eq(contents.site, site), eq(contents.path, path), others));
    // An old link means the content that was there.
    const moved = await tx
      .select({ id: redirects.contentId })
      .from(redirects)
      .where(and(eq(redirects.site, site), eq(redirects.path, path)));
    if (!taken.length && moved.every((row) => row.id === id)) return path;
  }
}

/**
 * The address of a content: fixed when it first came in. Where its newsroom moves it, by an address that it gave itself,
 * it moves here too, and the old one leads to the new one.
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
  // Nobody has been where a draft was.
  if (path !== before.path && before.status !== 'draft')
    await rememberMove(tx, site, { contentId: before.id, from: before.path, to: path });
  return path;
}
