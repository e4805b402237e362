import * as v from 'valibot';
import { TEXT_MAX_LENGTH } from '../constants/index';
import { urlSchema } from '../content/link';
import type { Endpoints, Takes } from '../routes/endpoint';
import * as rule from '../rules/actions';
import { rowId } from '../rules/actions';

/** States of an entry of a live blog: visible to its newsroom alone, visible to everybody, or withdrawn. */
export const LIVE_ENTRY_STATES = ['draft', 'published', 'withdrawn'] as const;
/** State of an entry of a live blog: draft, published or withdrawn. */
export type LiveEntryState = (typeof LIVE_ENTRY_STATES)[number];

/**
 * Actions that editors can take on an existing entry; `pin` and `unpin` decide whether it stays at the top.
 */
export const LIVE_ENTRY_ACTS = ['publish', 'correct', 'withdraw', 'pin', 'unpin'] as const;
/** Action that editors can take on a live blog's existing entry. */
export type LiveEntryAct = (typeof LIVE_ENTRY_ACTS)[number];

const NEXT_STATES: Readonly<Record<LiveEntryAct, Partial<Record<LiveEntryState, LiveEntryState>>>> = {
  publish: { draft: 'published', withdrawn: 'published' },
  correct: { draft: 'draft', published: 'published' },
  withdraw: { draft: 'withdrawn', published: 'withdrawn' },
  pin: { published: 'published' },
  unpin: { published: 'published' },
};

/** State of an entry after an action; null if its current state does not allow it. */
export const nextEntryState = (state: LiveEntryState, act: LiveEntryAct): LiveEntryState | null =>
  NEXT_STATES[act][state] ?? null;

/** Most characters of an entry. */
export const LIVE_ENTRY_MAX_LENGTH = 10_000;

const line = () => v.optional(v.pipe(rule.typed(), rule.max(TEXT_MAX_LENGTH)), '');

/** Texts of an entry at the desk: plain text, with paragraphs separated by empty lines. */
const entryWords = {
  title: line(),
  /** Empty if an imported entry keeps its body. */
  text: v.optional(v.pipe(rule.typed(), rule.maxCharacters(LIVE_ENTRY_MAX_LENGTH)), ''),
  author: line(),
  isKey: v.optional(v.boolean(), false),
  /** Address of a picture in the site's own library; none by default. */
  picture: line(),
  /** Alternative text of the picture. */
  pictureAlt: line(),
};

/** Schema of a new entry. The key makes the call idempotent for its author. */
export const liveEntryPostSchema = v.object({
  ...entryWords,
  key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, - or _')),
  state: v.picklist(['draft', 'published']),
  isPinned: v.optional(v.boolean(), false),
});
/** A new entry of a live blog: a draft, or published at once. */
export type LiveEntryPost = v.InferInput<typeof liveEntryPostSchema>;

/** Version of an entry that the user saw: an action on an older one is rejected. */
const version = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/**
 * Schema of an action on an entry. A correction has new text, and optionally a note that explains the error
 * to readers.
 */
export const liveEntryChangeSchema = v.variant('act', [
  v.object({ act: v.literal('correct'), version, ...entryWords, correction: line() }),
  v.object({ act: v.picklist(['publish', 'withdraw', 'pin', 'unpin']), version }),
]);
/** Action on an entry of a live blog, with the version of it that the user saw. */
export type LiveEntryChange = v.InferInput<typeof liveEntryChangeSchema>;

/** A live blog in a site's list. */
const liveStoryShape = {
  contentId: v.string(),
  title: v.string(),
  path: urlSchema,
  isLive: v.boolean(),
  count: v.number(),
  /** ISO 8601; null before its first change. */
  updatedDate: v.nullable(v.string()),
};

/** Schema of a site's live blogs: running ones first, then by latest change. */
export const liveStoriesSchema = v.object({ stories: v.array(v.object(liveStoryShape)) });
/** A live blog in the desk's list. */
export type LiveStory = v.InferOutput<typeof liveStoriesSchema>['stories'][number];

const deskEntryShape = v.object({
  id: v.string(),
  state: v.picklist(LIVE_ENTRY_STATES),
  version: v.number(),
  date: v.string(),
  title: v.string(),
  /** Text as typed at the desk; null for an imported body. */
  text: v.nullable(v.string()),
  /** The first words of its body. */
  summary: v.string(),
  author: v.string(),
  isKey: v.boolean(),
  isPinned: v.boolean(),
  picture: v.nullable(v.object({ src: urlSchema, alt: v.string() })),
  correction: v.string(),
});
/** An entry of a live blog at the desk, in any state. */
export type DeskEntry = v.InferOutput<typeof deskEntryShape>;

/** Response to an upload of a picture by the newsroom: its address in the library. */
export const deskPictureSchema = v.object({ src: urlSchema });
/** A picture uploaded by the newsroom, by its address in the library. */
export type DeskPicture = v.InferOutput<typeof deskPictureSchema>;

/**
 * Schema of a live blog with its entries, newest first; `next` is the cursor of the next ones, null at the
 * end.
 */
export const liveDeskSchema = v.object({
  story: v.object(liveStoryShape),
  entries: v.array(deskEntryShape),
  next: v.nullable(v.string()),
});
/** A live blog at the desk. */
export type LiveDesk = v.InferOutput<typeof liveDeskSchema>;

/** Schema of the response to a live-entry action: the entry's new state. */
export const liveEntryDoneSchema = v.object({
  id: v.string(),
  state: v.picklist(LIVE_ENTRY_STATES),
  version: v.number(),
});
/** New state of a live-blog entry after an action. */
export type LiveEntryDone = v.InferOutput<typeof liveEntryDoneSchema>;

/** Query of a live blog at the desk: a cursor of its entries, or one entry alone. */
export const liveDeskQuerySchema = v.object({
  cursor: v.optional(v.pipe(v.string(), v.maxLength(256))),
  entry: v.optional(rowId),
});

/** Whether a live blog is running: finishes it, or reopens it. */
export const liveStateSchema = v.object({ isLive: v.boolean() });

/** Endpoints of the desk for live blogs. */
export const LIVE_DESK_ENDPOINTS = {
  /** Live blogs of the site, running ones first. */
  liveStories: {
    method: 'GET',
    path: '/api/desk/live',
    who: 'desk',
    response: v.pipe(
      liveStoriesSchema,
      v.transform(({ stories }) => stories),
    ),
  },
  /** One live blog with its entries; `entry` selects one entry alone. */
  live: {
    method: 'GET',
    path: '/api/desk/live/:id',
    who: 'desk',
    query: {} as Takes<typeof liveDeskQuerySchema>,
    response: liveDeskSchema,
  },
  /** Posts an entry. Idempotent by key: the same key again is the same entry. */
  postEntry: {
    method: 'POST',
    path: '/api/desk/live/:id/entries',
    who: 'desk',
    act: 'entry.publish',
    body: {} as Takes<typeof liveEntryPostSchema>,
    response: liveEntryDoneSchema,
  },
  /** Changes the version of an entry that was seen; an older version is refused. */
  changeEntry: {
    method: 'POST',
    path: '/api/desk/live/:id/entries/:entryId',
    who: 'desk',
    body: {} as Takes<typeof liveEntryChangeSchema>,
    response: liveEntryDoneSchema,
  },
  /** Finishes a live blog, or reopens it. */
  setLive: {
    method: 'POST',
    path: '/api/desk/live/:id',
    who: 'desk',
    body: {} as Takes<typeof liveStateSchema>,
  },
} as const satisfies Endpoints;

/** Endpoint by which browsers send pictures of the newsroom. */
export const PICTURE_DESK_ENDPOINTS = {
  /** Adds a picture to the library: a JPEG as the body of the request, re-encoded from its pixels. */
  add: {
    method: 'POST',
    path: '/api/desk/pictures',
    who: 'desk',
    act: 'entry.publish',
    response: deskPictureSchema,
  },
} as const satisfies Endpoints;
