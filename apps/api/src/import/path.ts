import { and, eq, ne } from 'drizzle-orm';
import { rememberMove } from '../contents/moved';
import { normalPath, RESERVED_WORDS } from '../contents/paths';
import type { DatabaseTransaction } from '../database/client';
import { contents, redirects } from '../database/schema';
import type { NewsItem } from './item';

/** A content that has an address here already. */
type Placed = Pick<typeof contents.$inferSelect, 'id' | 'path'>;

/** The newsroom's own address, or the nearest that is neither taken nor the product's own. */
async function freePath(
  tx: DatabaseTransaction,
  site: string,
  wanted: string,
  id: number | undefined,
): Promise<string> {
  const base = normalPath(wanted);
  const first = base.split('/')[1] ?? '';
  const numbered = (n: number) => (n === 1 ? base : base.replace(/\/$/, `-${n}/`));
  for (
    let n = first === '' || (RESERVED_WORDS.includes(first) && base.split('/').length === 3) ? 2 : 1;
    ;
    n += 1
  ) {
    const path = base === '/' ? `/${n}/` : numbered(n);
    const others = id === undefined ? undefined : ne(contents.id, id);
    const taken = await tx
      .select({ id: contents.id })
      .from(contents)
      .where(and(eq(contents.site, site), eq(contents.path, path), others));
    // Whoever follows an old link means the content that was there.
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
  if (path !== before.path)
    await rememberMove(tx, site, { contentId: before.id, from: before.path, to: path });
  return path;
}
