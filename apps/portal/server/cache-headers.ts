import { contentKey, listKey, pageKey, siteKey } from '@portal/api';
import type { MadePage, Shown } from './made-page';

/** Seconds that a cache between may keep a page where nobody tells it of changes. */
const UNTOLD_SECONDS = 15;
/** Contents that an answer names to caches; a page with more is found by its site's list. */
const MAX_NAMED = 400;

/** The keys by which caches between find an answer again. */
function surrogateKeys({ site, type, contents, lists }: Shown): string[] {
  const ids = new Set(contents);
  const named = ids.size > MAX_NAMED ? [] : Array.from(ids, contentKey);
  return [siteKey(site), ...(type ? [pageKey(type)] : []), ...(lists ? [listKey(site)] : []), ...named];
}

/**
 * What caches are told of a public page. A browser asks each time whether it has changed, so that a correction reaches a
 * reader who comes back; a cache between keeps it for long only where it is told of changes.
 * @param toldOfChanges whether the caches between are purged
 */
export function cacheHeaders(
  { status, lifetimes, shown }: Pick<MadePage, 'status' | 'lifetimes' | 'shown'>,
  toldOfChanges: boolean,
): Record<string, string> {
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
