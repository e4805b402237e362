import type { AccessCondition, ContentType } from '@portal/model';
import type { ContentExtra, contents } from '../../content/stories';
import type { ImportedInterview } from '../../participation/interviews';

export type NamedSlug = { slug: string; name: string };

export type ItemAuthor = NamedSlug & {
  role?: string;
  bio?: string;
  twitter?: string;
  portrait?: { url: string; alt: string };
};

export type ItemPicture = {
  url: string;
  alt: string;
  caption?: string;
  credit?: string;
  /** URLs of transparent pictures of the same frame over it, back to front. */
  planes?: string[];
};

export type ItemComment = {
  sourceId: string;
  parentSourceId?: string;
  author: string;
  html: string;
  date: Date;
};

/** An answered digital interview, in plain text. */
export type ItemInterview = ImportedInterview;

/** An entry of a live blog, with the newsroom's original HTML. */
export type ItemEntry = {
  /** Id within its live blog, stable across imports. */
  sourceId: string;
  date: Date;
  title?: string;
  author?: string;
  isKey?: boolean;
  isPinned?: boolean;
  html: string;
};

/**
 * An article to import, from any newsroom. Its HTML is the original: the writer sanitises it and splits it
 * into parts. Media URLs are absolute.
 */
export type NewsItem = {
  /** Id within its source, stable across imports. */
  sourceId: string;
  type: ContentType;
  /** Original path on the site; if it is taken, another one is made. */
  path: string;
  /** The path is derived from the headline or similar, so it stays the same when the headline changes. */
  isPathDerived?: boolean;
  title: string;
  kicker?: string;
  standfirst?: string;
  body: string;
  /** Main section first. */
  sections: NamedSlug[];
  tags: NamedSlug[];
  authors: ItemAuthor[];
  signature?: string;
  publishedAt: Date;
  updatedAt?: Date;
  /** Unfinished draft, visible only through a preview link. */
  isDraft?: boolean;
  listed: boolean;
  /** Access condition of the whole text; without one it is open to everyone. */
  condition?: AccessCondition;
  /** Older form of the condition `registered`; false means no condition, whatever its section has. */
  registeredOnly?: boolean;
  /** Hours after publication during which the whole text is open to everyone, whatever its condition. */
  openHours?: number;
  commentsOpen: boolean;
  views?: number;
  lead?: ItemPicture;
  gallery?: ItemPicture[];
  /** Pictures of the steps of a recipe or DIY task, by index; null for a step without one. */
  stepPictures?: (ItemPicture | null)[];
  extra?: ContentExtra;
  comments: ItemComment[];
  /** Of a live blog: entries, which are not in `body`, and whether it is ongoing. */
  live?: { isLive: boolean; entries: ItemEntry[] };
  /** Of a digital interview: guest and answers, in plain text. */
  interview?: ItemInterview;
  /** Slug of the programme it is an episode of. */
  programme?: string;
  /** Id of a story that other sites publish too, in their language. */
  story?: string;
};

/** A downloaded file. */
export type FetchedMedia = { bytes: Buffer; mime: string; focal?: { x: number; y: number } };

/**
 * Opens media by URL.
 * @throws Error whose message states the reason
 */
export type MediaOpener = (url: string) => Promise<FetchedMedia>;

/** Identity of an article across imports into its site. */
type Identity = Pick<typeof contents.$inferSelect, 'source' | 'sourceId'>;

/** Source of articles with a globally unique id, in whatever feed. */
const ANY_FEED = 'feed';
const ONE_FEED = /^feed:/;

/**
 * Globally unique ids: a URL with a full host name, a `tag:` or a `urn:`. Migration 40 has the same
 * expression. Hosts without a dot and IP addresses are local: many texts have the id `http://localhost/?p=1`.
 */
const UNIQUE = /^(https?:\/\/[^/?#]+\.[^0-9/?#]|tag:[^,]+,[0-9]{4}|urn:[a-z0-9-]+:.)/i;

/** Source name of a feed, by its URL. */
export const feedSource = (origin: string): string => `${ANY_FEED}:${origin}`;

/** Sources that the articles of a feed or file may have. */
export const sourcesOf = (source: string): string[] =>
  ONE_FEED.test(source) ? [source, ANY_FEED] : [source];

/**
 * Identity of an item of a source. Files and feed URLs change, and several feeds may have the same item. One
 * with a globally unique id is the same content in all of them, even if its URL is `https` now; an id such as
 * `1` is only unique within its feed.
 */
export function identityOf(source: string, sourceId: string): Identity {
  if (!ONE_FEED.test(source) || !UNIQUE.test(sourceId)) return { source, sourceId };
  return { source: ANY_FEED, sourceId: sourceId.replace(/^https?:/i, 'https:') };
}
