import type { contents } from '../../content/stories';

/** Identity of a content across imports into its site. */
export type Identity = Pick<typeof contents.$inferSelect, 'source' | 'sourceId'>;

/** Source of contents with a globally unique id, in whatever feed. */
const ANY_FEED = 'feed';
const ONE_FEED = /^feed:/;

/**
 * Globally unique ids: a URL with a full host name, a `tag:` or a `urn:`. Migration 40 has the same
 * expression. Hosts without a dot and IP addresses are local: many texts have the id `http://localhost/?p=1`.
 */
const UNIQUE = /^(https?:\/\/[^/?#]+\.[^0-9/?#]|tag:[^,]+,[0-9]{4}|urn:[a-z0-9-]+:.)/i;

/** Source name of a feed, by its address. */
export const feedSource = (origin: string): string => `${ANY_FEED}:${origin}`;

/**
 * Identity of an item of a source. Files and feed addresses change, and several feeds may have the same item.
 * One with a globally unique id is the same content in all of them, even if its address is `https` now; an id
 * such as `1` is only unique within its feed.
 */
export function identityOf(source: string, sourceId: string): Identity {
  if (!ONE_FEED.test(source) || !UNIQUE.test(sourceId)) return { source, sourceId };
  return { source: ANY_FEED, sourceId: sourceId.replace(/^https?:/i, 'https:') };
}
