import { factsOf, matchRoute, RESERVED_WORDS } from '@portal/model';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { contents, isOpenable, normalPath, redirects, rememberMove } from '../../content/stories';
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

/** Numbers tried per query; each further query tries more, up to the last. */
const TRIED = [1, 32, 1_000] as const;

/** Paths whose last number is remembered during an import. */
const MAX_REMEMBERED = 5_000;

/** Paths of the articles of one site. */
export class Paths {
  /** Last numbers of equal paths: without them each article would try the numbers of all before it. */
  private readonly numbers = new LRUCache<string, number>({ max: MAX_REMEMBERED });

  constructor(private readonly site: string) {}

  /**
   * An article's path, fixed at its first import. If its newsroom moves it to another explicit URL, it moves
   * here too, with a redirect from the old path.
   */
  async of(tx: DatabaseTransaction, item: NewsItem, before: Placed | undefined): Promise<string> {
    if (!before) return this.free(tx, item.path, undefined);
    // Nobody can have opened it, so it needs no redirect.
    if (!isOpenable(before.path)) return this.free(tx, item.path, before.id);
    const wanted = normalPath(item.path);
    const isNumbered = before.path.startsWith(wanted.replace(/\/$/, '-')) && /-\d+\/$/.test(before.path);
    if (item.isPathDerived || wanted === '/' || wanted === before.path || isNumbered) return before.path;
    const path = await this.free(tx, item.path, before.id);
    // Nobody has visited a draft's path, so it needs no redirect.
    if (path !== before.path && before.status !== 'draft')
      await rememberMove(tx, this.site, { contentId: before.id, from: before.path, to: path });
    return path;
  }

  /** The newsroom's own path, or the nearest one that is neither taken nor reserved. */
  private async free(tx: DatabaseTransaction, wanted: string, id: number | undefined): Promise<string> {
    const base = normalPath(wanted);
    const isOurs = isReserved(base);
    const numbered = (n: number) => {
      if (base === '/') return `/${n}/`;
      if (n === 1) return base;
      // A reserved word gets the number itself, whatever follows it.
      return isOurs ? base.replace(/^\/([^/]+)\//, `/$1-${n}/`) : base.replace(/\/$/, `-${n}/`);
    };
    const first = base === '/' || isOurs ? 2 : 1;
    let from = this.numbers.get(base) ?? first;
    for (let tries = 0; ; tries += 1) {
      const count = TRIED[Math.min(tries, TRIED.length - 1)] ?? 1;
      const numbers = Array.from({ length: count }, (_, at) => from + at);
      // The path without a number may be free again, or have been its own.
      if (tries === 0 && from !== first) numbers.unshift(first);
      const taken = await this.taken(tx, numbers.map(numbered), id);
      const free = numbers.find((n) => !taken.has(numbered(n)));
      if (free !== undefined) {
        // The number itself stays free if this transaction is rolled back.
        if (free > 1) this.numbers.set(base, free);
        return numbered(free);
      }
      from += count;
    }
  }

  /** Those of some paths that other articles have, or had: redirected paths stay reserved for theirs. */
  private async taken(
    tx: DatabaseTransaction,
    paths: string[],
    id: number | undefined,
  ): Promise<ReadonlySet<string>> {
    const others = id === undefined ? undefined : ne(contents.id, id);
    const rows = await tx
      .select({ path: contents.path })
      .from(contents)
      .where(and(eq(contents.site, this.site), inArray(contents.path, paths), others))
      .unionAll(
        tx
          .select({ path: redirects.path })
          .from(redirects)
          .where(
            and(
              eq(redirects.site, this.site),
              inArray(redirects.path, paths),
              id === undefined ? undefined : ne(redirects.contentId, id),
            ),
          ),
      );
    return new Set(rows.map(({ path }) => path));
  }
}

/** Decodes a URL or a part of it; unchanged if a `%` is not a valid escape. */
export function decodedUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
