import * as v from 'valibot';
import { CALLS } from '../routes/calls';
import { pathTo } from '../routes/match';
import { liveEntrySchema } from './live-entry';
import type { Named } from './named';

/** Orders of the entries of a live blog: as it is followed, and as it is read afterwards. */
export const LIVE_ORDERS = ['newest', 'oldest'] as const;
/** Order of the entries of a live blog. */
export type LiveOrder = (typeof LIVE_ORDERS)[number];

/** Entries on a page of a live blog, those that are pinned not counted. */
export const LIVE_ENTRIES_ON_PAGE = 20;
/** Entries of a live blog that may be pinned at once. */
export const LIVE_MAX_PINNED = 3;
/** Changes of a live blog that a follower is told one by one; who missed more loads its page again. */
export const LIVE_MAX_CHANGES = 40;
/** Milliseconds between signs of life of a stream of entries: less than proxies wait for. */
export const LIVE_BEAT_MS = 20_000;
/** Default limit of open streams per process. Readers beyond it poll instead. */
export const DEFAULT_MAX_STREAMS = 6_000;

/** Entries of a live blog, as a page shows them, and what is known of all of it. */
const liveBlogShape = v.object({
  /** It goes on. */
  isLive: v.boolean(),
  /** Number of its last change: whoever has it has missed nothing before. */
  sequence: v.number(),
  /** Published entries of all its pages. */
  count: v.number(),
  /** Those of this page; on a first page the pinned ones come before all others. */
  entries: v.array(liveEntrySchema),
  /** Cursor of the page after this one; null on the last. */
  next: v.nullable(v.string()),
  /** The moments that tell the story, newest first, on whichever page they are. */
  moments: v.array(v.object({ id: v.string(), date: v.string(), title: v.string() })),
  /** ISO 8601: of its first entry. */
  startedDate: v.optional(v.string()),
  /** ISO 8601: of its last change. */
  updatedDate: v.optional(v.string()),
  /** ISO 8601: when it was finished. */
  finishedDate: v.optional(v.string()),
});
/** Type of `liveBlogSchema`, an interface so that declaration files print its name. */
export interface LiveBlogSchema extends Named<typeof liveBlogShape> {}
/** Parses the live blog of a content: a page of its entries, its key moments and its state. */
export const liveBlogSchema: LiveBlogSchema = liveBlogShape;
/** A page of a live blog with its state; `next` opens the page after it and is null on the last. */
export type LiveBlog = v.InferOutput<typeof liveBlogSchema>;

/** Fields of an answer to “what has changed since”, whatever it says of each entry. */
const changesState = {
  sequence: v.number(),
  isLive: v.boolean(),
  count: v.number(),
  /** False where more has changed than is told: the page has to be loaded again. */
  isWhole: v.boolean(),
};

/** Parses what has changed in a live blog since a number of change; an entry that was withdrawn is null. */
export const liveChangesSchema = v.object({
  ...changesState,
  /** ISO 8601: of its last change. */
  updatedDate: v.optional(v.string()),
  changes: v.array(v.object({ id: v.string(), entry: v.nullable(liveEntrySchema) })),
});
/** What has changed in a live blog, in the order in which it did. */
export type LiveChanges = v.InferOutput<typeof liveChangesSchema>;

/** Parses the same with entries as the portal draws them; null for one that was withdrawn. */
export const liveHtmlSchema = v.object({
  ...changesState,
  /** The line that says whether it goes on, and when it last changed. */
  state: v.string(),
  changes: v.array(v.object({ id: v.string(), html: v.nullable(v.string()) })),
});
/** Changes of a live blog as drawn HTML: each an `li` for the list of entries. */
export type LiveHtml = v.InferOutput<typeof liveHtmlSchema>;

/** Word by which addresses name the order in which a live blog is read afterwards. */
const OLDEST = 'des-del-principi';

/** Page of the entries of a live blog, for readers without script; the newest first unless said. */
export const liveEntriesPath = (contentId: string, order: LiveOrder = 'newest'): string =>
  order === 'newest'
    ? pathTo('liveEntries', { contentId })
    : pathTo('liveEntriesView', { contentId, view: OLDEST });

/** Id of an entry's element on any page that shows it. */
export const liveEntryAnchor = (id: string): string => `entry-${id}`;

/** Address of one entry for ever: the page that begins with it, at the entry. */
export const liveEntryPath = (contentId: string, id: string): string =>
  `${pathTo('liveEntriesView', { contentId, view: id })}#${liveEntryAnchor(id)}`;

/** What a page of entries shows: an order, or what comes from one entry on; null for a word that is neither. */
export function readLiveView(view: string | undefined): { order: LiveOrder } | { id: string } | null {
  if (view === undefined) return { order: 'newest' };
  if (view === OLDEST) return { order: 'oldest' };
  return /^\d{1,15}$/.test(view) ? { id: view } : null;
}

/** Address of the call for a page of a live blog's entries. */
export function liveBlogCall(contentId: string, asked: { order?: LiveOrder; cursor?: string } = {}): string {
  const query = new URLSearchParams(asked);
  const path = `${CALLS.live}${encodeURIComponent(contentId)}`;
  return query.size ? `${path}?${query}` : path;
}

/** Address of the call for what has changed in a live blog since a number of change. */
export const liveChangesCall = (contentId: string, since: number): string =>
  `${CALLS.live}${encodeURIComponent(contentId)}/changes?${new URLSearchParams({ since: String(since) })}`;

/** Addresses by which a page follows its live blog: a stream of events, or one question after another. */
export const liveHtmlPath = (contentId: string, way: 'stream' | 'changes'): string =>
  `${CALLS.liveHtml}${encodeURIComponent(contentId)}/${way}`;
