import type { contents } from '../../content/stories';

/** What a content is known by at every later import into its site. */
export type Identity = Pick<typeof contents.$inferSelect, 'source' | 'sourceId'>;

/** Source of what is known by its own id, whatever feed it comes in. */
const ANY_FEED = 'feed';
const ONE_FEED = /^feed:/;

/**
 * Ids that nothing else in the world has: an address at a host with its whole name, a `tag:` or a `urn:`. Migration 40 has the same
 * expression. Hosts without a dot and numbers are of some network: many a text is known as `http://localhost/?p=1`.
 */
const UNIQUE = /^(https?:\/\/[^/?#]+\.[^0-9/?#]|tag:[^,]+,[0-9]{4}|urn:[a-z0-9-]+:.)/i;

/** Name of a feed as a source, by its address. */
export const feedSource = (origin: string): string => `${ANY_FEED}:${origin}`;

/**
 * Identity of an item of a source. Files and addresses of feeds change, and several feeds have the same item: one with an id of its own
 * is the same content in all of them, also where its address is `https` now; an id such as `1` means something in its own feed alone.
 */
export function identityOf(source: string, sourceId: string): Identity {
  if (!ONE_FEED.test(source) || !UNIQUE.test(sourceId)) return { source, sourceId };
  return { source: ANY_FEED, sourceId: sourceId.replace(/^https?:/i, 'https:') };
}
