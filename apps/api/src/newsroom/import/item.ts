import type { AccessCondition, ContentType } from '@portal/model';
import type { ContentExtra } from '../../content/stories';
import type { ImportedInterview } from '../../participation/interviews';

export type NamedSlug = { slug: string; name: string };

export type ItemAuthor = NamedSlug & {
  role?: string;
  bio?: string;
  twitter?: string;
  portrait?: { url: string; alt: string };
};

export type ItemPicture = { url: string; alt: string; caption?: string; credit?: string };

export type ItemComment = {
  sourceId: string;
  parentSourceId?: string;
  author: string;
  html: string;
  date: Date;
};

/** An answered digital interview; its texts are plain. */
export type ItemInterview = ImportedInterview;

/** An entry of a live blog; its HTML is as the newsroom wrote it. */
export type ItemEntry = {
  /** Identity within its live blog, the same at every import. */
  sourceId: string;
  date: Date;
  title?: string;
  author?: string;
  isKey?: boolean;
  isPinned?: boolean;
  html: string;
};

/**
 * A content on its way in, whatever newsroom it comes from. HTML is as the newsroom wrote it: the writer sanitises it
 * and takes it apart. Addresses of media are absolute.
 */
export type NewsItem = {
  /** Identity within its source, the same at every import. */
  sourceId: string;
  type: ContentType;
  /** Address the newsroom gave it, from the root of the site; another is made where it is taken. */
  path: string;
  /** The address is made of the headline or the like: when that changes, the address stays. */
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
  /** Its newsroom has not finished it: who has a link sees it, and nobody else. */
  isDraft?: boolean;
  listed: boolean;
  /** Who may read all of it; everybody without one. */
  condition?: AccessCondition;
  /** The older way to say that the condition is `registered`; false says that there is none, whatever its section's. */
  registeredOnly?: boolean;
  /** Hours after its publication in which everybody may read all of it, whatever its condition. */
  openHours?: number;
  commentsOpen: boolean;
  views?: number;
  lead?: ItemPicture;
  gallery?: ItemPicture[];
  /** Pictures of the steps of its recipe or DIY task, by the step's place; null for a step that has none. */
  stepPictures?: (ItemPicture | null)[];
  extra?: ContentExtra;
  comments: ItemComment[];
  /** Of a live blog: its entries, which are no part of `body`, and whether it goes on. */
  live?: { isLive: boolean; entries: ItemEntry[] };
  /** Of a digital interview: its guest and its answers, as plain texts. */
  interview?: ItemInterview;
  /** Slug of the programme it is an episode of. */
  programme?: string;
  /** Names a story that other sites tell too, in their language. */
  story?: string;
};

/** Bytes behind an address. */
export type FetchedMedia = { bytes: Buffer; mime: string; focal?: { x: number; y: number } };

/** Opens media by their addresses. @throws Error whose message says why it cannot be had. */
export type MediaOpener = (url: string) => Promise<FetchedMedia>;
