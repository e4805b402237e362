import * as v from 'valibot';
import { urlSchema } from '../content/link';

/** Load-more response (spec §3): the next items as HTML and the URL of the page after, null at the end. */
export const loadMoreSchema = v.object({ html: v.string(), nextPage: v.nullish(urlSchema, null) });
/**
 * Response to a load-more request: the next items as HTML and the URL of the page after, null at the end
 * (spec §3, §7).
 */
export type LoadMore = v.InferOutput<typeof loadMoreSchema>;

/**
 * Items to append to a list, without duplicates: those whose content id is already shown are dropped (spec
 * §4).
 */
export function newItems<T extends { readonly id: string }>(
  shown: readonly { readonly id: string }[],
  incoming: readonly T[],
): T[] {
  const ids = new Set(shown.map((item) => item.id));
  return incoming.filter((item) => {
    if (ids.has(item.id)) return false;
    ids.add(item.id);
    return true;
  });
}
