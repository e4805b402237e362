import * as v from 'valibot';
import { TEXT_MAX_LENGTH } from '../constants/index';
import { urlSchema } from '../content/link';
import { CALLS } from '../routes/calls';
import * as rule from '../rules/actions';

/** States of an entry of a live blog: only its newsroom sees it, everybody does, or it was taken back. */
export const LIVE_ENTRY_STATES = ['draft', 'published', 'withdrawn'] as const;
/** Whether an entry of a live blog waits to be published, is read, or was taken back. */
export type LiveEntryState = (typeof LIVE_ENTRY_STATES)[number];

/** What the desk does with an entry that is there: `pin` and `unpin` decide whether it stays over all others. */
export const LIVE_ENTRY_ACTS = ['publish', 'correct', 'withdraw', 'pin', 'unpin'] as const;
/** Act of the desk on an entry of a live blog. */
export type LiveEntryAct = (typeof LIVE_ENTRY_ACTS)[number];

const NEXT_STATES: Readonly<Record<LiveEntryAct, Partial<Record<LiveEntryState, LiveEntryState>>>> = {
  publish: { draft: 'published', withdrawn: 'published' },
  correct: { draft: 'draft', published: 'published' },
  withdraw: { draft: 'withdrawn', published: 'withdrawn' },
  pin: { published: 'published' },
  unpin: { published: 'published' },
};

/** State of an entry after an act; null where the act cannot be done in this state. */
export const nextEntryState = (state: LiveEntryState, act: LiveEntryAct): LiveEntryState | null =>
  NEXT_STATES[act][state] ?? null;

/** Most characters of an entry. */
export const LIVE_ENTRY_MAX_LENGTH = 10_000;

const line = () => v.optional(v.pipe(rule.typed(), rule.max(TEXT_MAX_LENGTH)), '');

/** An entry as it is written at the desk; the text is plain, its paragraphs apart by empty lines. */
const entryWords = {
  title: line(),
  /** Empty where an entry that came with an import keeps its body. */
  text: v.optional(v.pipe(rule.typed(), rule.maxCharacters(LIVE_ENTRY_MAX_LENGTH)), ''),
  author: line(),
  isKey: v.optional(v.boolean(), false),
  /** Address of a picture of the site's own library; none unless given. */
  picture: line(),
  /** What the picture shows, for who does not see it. */
  pictureAlt: line(),
};

/** Parses a new entry; the key, of who writes it, makes a repetition the same entry. */
export const liveEntryPostSchema = v.object({
  ...entryWords,
  key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, - or _')),
  state: v.picklist(['draft', 'published']),
  isPinned: v.optional(v.boolean(), false),
});
/** A new entry of a live blog: to be kept as a draft, or published at once. */
export type LiveEntryPost = v.InferInput<typeof liveEntryPostSchema>;

/** Version of an entry that somebody saw: an act on an older one is refused. */
const version = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Parses an act on an entry. A correction has new words, and a note where readers are to know what was wrong. */
export const liveEntryChangeSchema = v.variant('act', [
  v.object({ act: v.literal('correct'), version, ...entryWords, correction: line() }),
  v.object({ act: v.picklist(['publish', 'withdraw', 'pin', 'unpin']), version }),
]);
/** Act on an entry of a live blog, on the version of it that was seen. */
export type LiveEntryChange = v.InferInput<typeof liveEntryChangeSchema>;

/** A live blog in the list of those of a site. */
const liveStoryShape = {
  contentId: v.string(),
  title: v.string(),
  path: urlSchema,
  isLive: v.boolean(),
  count: v.number(),
  /** ISO 8601; null before its first change. */
  updatedDate: v.nullable(v.string()),
};

/** Parses the live blogs of a site: those that go on first, then by their last change. */
export const liveStoriesSchema = v.object({ stories: v.array(v.object(liveStoryShape)) });
/** A live blog of a site as the desk lists it. */
export type LiveStory = v.InferOutput<typeof liveStoriesSchema>['stories'][number];

const deskEntryShape = v.object({
  id: v.string(),
  state: v.picklist(LIVE_ENTRY_STATES),
  version: v.number(),
  date: v.string(),
  title: v.string(),
  /** As it was written at the desk; null for a body that came with an import. */
  text: v.nullable(v.string()),
  /** The first words of its body. */
  summary: v.string(),
  author: v.string(),
  isKey: v.boolean(),
  isPinned: v.boolean(),
  picture: v.nullable(v.object({ src: urlSchema, alt: v.string() })),
  correction: v.string(),
});
/** An entry of a live blog as the desk sees it, in whatever state. */
export type DeskEntry = v.InferOutput<typeof deskEntryShape>;

/** Answer to a picture that the newsroom has sent: its address in the library. */
export const deskPictureSchema = v.object({ src: urlSchema });
/** A picture that the newsroom has sent, by its address in the library. */
export type DeskPicture = v.InferOutput<typeof deskPictureSchema>;

/** Parses a live blog with its entries, the newest first; `next` goes on, null at its end. */
export const liveDeskSchema = v.object({
  story: v.object(liveStoryShape),
  entries: v.array(deskEntryShape),
  next: v.nullable(v.string()),
});
/** A live blog as the desk writes it. */
export type LiveDesk = v.InferOutput<typeof liveDeskSchema>;

/** Parses the answer to an act: the entry as it is now. */
export const liveEntryDoneSchema = v.object({
  id: v.string(),
  state: v.picklist(LIVE_ENTRY_STATES),
  version: v.number(),
});
/** An entry after an act on it. */
export type LiveEntryDone = v.InferOutput<typeof liveEntryDoneSchema>;

/** Address of the desk's call for one live blog (GET), its entries (POST) and one of them (POST). */
export function deskLiveCall(contentId: string, entryId?: string): string {
  const story = `${CALLS.deskLive}/${encodeURIComponent(contentId)}`;
  return entryId === undefined ? story : `${story}/entries/${encodeURIComponent(entryId)}`;
}
