import { contentKey, listKey, pageKey, siteKey } from '@portal/api';
import type { MadePage, Shown } from './pages';

/** Seconds that a cache in between may store a page if it is not purged on changes. */
const UNTOLD_SECONDS = 15;
/** Articles that a response names to caches; a page with more is purged by its site's list. */
const MAX_NAMED = 400;

/** The keys by which caches in between purge a response. */
function surrogateKeys({ site, type, contents, lists }: Shown): string[] {
  const ids = new Set(contents);
  const named = ids.size > MAX_NAMED ? [] : Array.from(ids, contentKey);
  return [siteKey(site), ...(type ? [pageKey(type)] : []), ...(lists ? [listKey(site)] : []), ...named];
}

/**
 * Cache headers of a public page. A browser revalidates each time, so that a correction reaches a reader who
 * comes back. A shared cache, such as a CDN, keeps it for long only if it is purged on changes.
 * @param toldOfChanges whether shared caches are purged on changes
 */
export function cacheHeaders(
  { status, lifetimes, shown, isLight }: Pick<MadePage, 'status' | 'lifetimes' | 'shown' | 'isLight'>,
  toldOfChanges: boolean,
): Record<string, string> {
  // Some caches in between ignore `Vary`: they must not serve it to other readers.
  if (isLight) return { 'cache-control': 'public, max-age=0, s-maxage=0' };
  const { fresh, whileRevalidate, ifError } = lifetimes;
  const seconds = toldOfChanges && status === 200 ? fresh : Math.min(fresh, UNTOLD_SECONDS);
  const keys = surrogateKeys(shown);
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}`,
    'surrogate-key': keys.join(' '),
    ...(toldOfChanges && status === 200
      ? {
          'cache-tag': keys.join(','),
          'cdn-cache-control': `max-age=${fresh}, stale-while-revalidate=${whileRevalidate}, stale-if-error=${ifError}`,
        }
      : {}),
  };
}
