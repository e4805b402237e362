import * as v from 'valibot';
import { CALLS } from '../routes/calls';
import { pathTo } from '../routes/match';
import { bodyPartSchema } from './body';
import type { Named } from './link';

/** One entry of a live blog, as shown on its page. */
const liveEntryShape = v.object({
  id: v.string(),
  /** ISO 8601 with its zone. */
  date: v.string(),
  title: v.optional(v.string()),
  /** Name of its author, if the blog has several. */
  author: v.optional(v.string()),
  /** Whether it stays at the top. */
  pinned: v.optional(v.boolean()),
  /** Whether it is a key moment of the story. */
  key: v.optional(v.boolean()),
  body: v.array(bodyPartSchema),
  /** ISO 8601: date of its last correction after publication. */
  correctedDate: v.optional(v.string()),
  /** Text of the correction, by the newsroom. */
  correction: v.optional(v.string()),
});

/** Type of `liveEntrySchema`, an interface so that declaration files print its name. */
export interface LiveEntrySchema extends Named<typeof liveEntryShape> {}

/** Schema of one entry of a live blog; its body parts are parsed like an article's. */
export const liveEntrySchema: LiveEntrySchema = liveEntryShape;

/** One entry of a live blog; `pinned` entries come first, `key` ones tell the story in short. */
export type LiveEntry = v.InferOutput<typeof liveEntrySchema>;

/** Orders of a live blog's entries: newest first while it runs, oldest first to read it afterwards. */
export const LIVE_ORDERS = ['newest', 'oldest'] as const;

/** Order of a live blog's entries. */
export type LiveOrder = (typeof LIVE_ORDERS)[number];

/** Entries on a page of a live blog, not counting pinned ones. */
export const LIVE_ENTRIES_ON_PAGE = 20;

/** Most entries of a live blog pinned at once. */
export const LIVE_MAX_PINNED = 3;

/** Most changes of a live blog sent one by one; a follower who missed more reloads its page. */
export const LIVE_MAX_CHANGES = 40;

/** Milliseconds between heartbeats of a stream of entries: shorter than the time-outs of proxies. */
export const LIVE_BEAT_MS = 20_000;

/** Default limit of open streams per process. Readers beyond it poll instead. */
export const DEFAULT_MAX_STREAMS = 6_000;

/** A page of a live blog's entries, and the state of the whole blog. */
const liveBlogShape = v.object({
  /** Whether it is still running. */
  isLive: v.boolean(),
  /** Number of its last change: a client that has it has missed nothing before it. */
  sequence: v.number(),
  /** Number of published entries on all its pages. */
  count: v.number(),
  /** Entries of this page; on a first page the pinned ones come first. */
  entries: v.array(liveEntrySchema),
  /** Cursor of the next page; null on the last. */
  next: v.nullable(v.string()),
  /** Key moments of the whole blog, newest first. */
  moments: v.array(v.object({ id: v.string(), date: v.string(), title: v.string() })),
  /** ISO 8601: date of its first entry. */
  startedDate: v.optional(v.string()),
  /** ISO 8601: date of its last change. */
  updatedDate: v.optional(v.string()),
  /** ISO 8601: when it was finished. */
  finishedDate: v.optional(v.string()),
});

/** Type of `liveBlogSchema`, an interface so that declaration files print its name. */
export interface LiveBlogSchema extends Named<typeof liveBlogShape> {}

/** Schema of a live blog: a page of its entries, its key moments and its state. */
export const liveBlogSchema: LiveBlogSchema = liveBlogShape;

/** A page of a live blog with its state; `next` opens the page after it and is null on the last. */
export type LiveBlog = v.InferOutput<typeof liveBlogSchema>;

/** Fields common to the responses about changes, with data or with HTML. */
const changesState = {
  sequence: v.number(),
  isLive: v.boolean(),
  count: v.number(),
  /** False if there are more changes than listed: the page has to be reloaded. */
  isWhole: v.boolean(),
};

/** Schema of the changes of a live blog since a change number; a withdrawn entry is null. */
export const liveChangesSchema = v.object({
  ...changesState,
  /** ISO 8601: date of its last change. */
  updatedDate: v.optional(v.string()),
  changes: v.array(v.object({ id: v.string(), entry: v.nullable(liveEntrySchema) })),
});

/** A live blog's changes, in the order in which they were made. */
export type LiveChanges = v.InferOutput<typeof liveChangesSchema>;

/** Schema of the changes with entries as HTML rendered by the portal; null for a withdrawn one. */
export const liveHtmlSchema = v.object({
  ...changesState,
  /** The line that shows whether it is running, and when it last changed. */
  state: v.string(),
  changes: v.array(v.object({ id: v.string(), html: v.nullable(v.string()) })),
});

/** Changes of a live blog as rendered HTML: each an `li` for the list of entries. */
export type LiveHtml = v.InferOutput<typeof liveHtmlSchema>;

/** Path segment of the order in which a live blog is read afterwards. */
const OLDEST = 'des-del-principi';

/** Path of a live blog's entries, for readers without JavaScript; newest first by default. */
export const liveEntriesPath = (contentId: string, order: LiveOrder = 'newest'): string =>
  order === 'newest'
    ? pathTo('liveEntries', { contentId })
    : pathTo('liveEntriesView', { contentId, view: OLDEST });

/** Id of an entry's element on any page that shows it. */
export const liveEntryAnchor = (id: string): string => `entry-${id}`;

/** Permanent URL of one entry: the page that begins with it, with its fragment. */
export const liveEntryPath = (contentId: string, id: string): string =>
  `${pathTo('liveEntriesView', { contentId, view: id })}#${liveEntryAnchor(id)}`;

/** Reads the view of a page of entries: an order, or the entry to begin with; null for any other word. */
export function readLiveView(view: string | undefined): { order: LiveOrder } | { id: string } | null {
  if (view === undefined) return { order: 'newest' };
  if (view === OLDEST) return { order: 'oldest' };
  return /^\d{1,15}$/.test(view) ? { id: view } : null;
}

/** URL of the call for a page of a live blog's entries. */
export function liveBlogCall(contentId: string, asked: { order?: LiveOrder; cursor?: string } = {}): string {
  const query = new URLSearchParams(asked);
  const path = `${CALLS.live}${encodeURIComponent(contentId)}`;
  return query.size ? `${path}?${query}` : path;
}

/** URL of the call for the changes of a live blog since a change number. */
export const liveChangesCall = (contentId: string, since: number): string =>
  `${CALLS.live}${encodeURIComponent(contentId)}/changes?${new URLSearchParams({ since: String(since) })}`;

/** URLs by which a page follows its live blog: an event stream, or polling. */
export const liveHtmlPath = (contentId: string, way: 'stream' | 'changes'): string =>
  `${CALLS.liveHtml}${encodeURIComponent(contentId)}/${way}`;
