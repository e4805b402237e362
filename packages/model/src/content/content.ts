import * as v from 'valibot';
import { BROADCAST_MEDIA } from '../broadcast/programme';
import { CONTENT_TYPES } from '../constants/index';
import { commentPageSchema } from '../participation/comment';
import { interviewSchema } from '../participation/interview';
import { pollSchema } from '../participation/poll';
import { uploadCallSchema, uploadGallerySchema } from '../participation/uploads';
import { type GateRefusal, paywallDataSchema } from '../paywall/paywall';
import { ROUTES } from '../routes/table';
import { ACCESS_CONDITIONS, type AccessCondition } from './access';
import { alternateSchema } from './addresses';
import { authorSchema } from './author';
import { blogPlaceSchema } from './blog';
import { bodyPartSchema } from './body';
import { cardSchema } from './card';
import { captionedImageSchema } from './image';
import { linkSchema, urlSchema } from './link';
import { type LiveOrder, liveBlogSchema, liveEntryAnchor } from './live-blog';
import { multimediaSchema } from './multimedia';
import type { Named } from './named';
import { diyTaskSchema, recipeSchema } from './recipe';
import { rectificationSchema } from './rectification';

/** A content, as its page shows it. */
const contentShape = v.object({
  ...cardSchema.entries,
  /** What is drawn here is played here. */
  multimedia: v.optional(multimediaSchema),
  type: v.picklist(CONTENT_TYPES),
  /** The picture over the text, with its caption; the card's `image` stays bare. */
  lead: v.optional(captionedImageSchema),
  /** ISO 8601 with its zone; only when its text was changed after publication, or a note on it made. What stands beside it has dates of its own. */
  updatedDate: v.optional(v.string()),
  /** What was wrong in it and has been put right, told to readers; plain texts, the first one first. */
  corrections: v.optional(v.array(v.object({ id: v.string(), date: v.string(), text: v.string() }))),
  /** Rectifications and updates that stand beside it, the first one first. */
  rectifications: v.optional(v.array(rectificationSchema)),
  signatories: v.array(authorSchema),
  /** All of it, or its opening where there is a `gate`. */
  body: v.array(bodyPartSchema),
  /** Condition for reading the rest, which is not here. */
  gate: v.optional(v.picklist(ACCESS_CONDITIONS)),
  /** Sections from the root of the site to this content. */
  breadcrumbs: v.array(linkSchema),
  tags: v.array(v.object({ id: v.string(), name: v.string(), url: urlSchema })),
  recipe: v.optional(recipeSchema),
  diyTask: v.optional(diyTaskSchema),
  /** The programme that it is an edition of, or is about. */
  programme: v.optional(
    v.object({ name: v.string(), url: urlSchema, medium: v.optional(v.picklist(BROADCAST_MEDIA)) }),
  ),
  /** The same story on the group's other sites, one for each other language. */
  alternates: v.optional(v.array(alternateSchema)),
  related: v.array(cardSchema),
  /** The story that its section published before it: what to read next. */
  next: v.optional(cardSchema),
  /** The blog that it is a post of. */
  blog: v.optional(blogPlaceSchema),
  /** The first page of its comments, the newest first, as they were when the page was made. */
  comments: v.object({ ...commentPageSchema.entries, open: v.boolean() }),
  /** The question that it puts to readers, as everybody may see it. */
  poll: v.optional(pollSchema),
  /** The digital interview that it is, with the first page of its answered questions. */
  interview: v.optional(interviewSchema),
  /** A call for readers' pictures, with the first page of what was approved. */
  uploads: v.optional(v.object({ call: uploadCallSchema, gallery: uploadGallerySchema })),
  /** Readers who like it. */
  likes: v.optional(v.number()),
  /** Whole minutes that its text takes to read. */
  readingMinutes: v.optional(v.number()),
  /** The newest entries of a live blog, as far as everybody may read them. */
  liveBlog: v.optional(liveBlogSchema),
});
/** Type of `contentSchema`, an interface so that declaration files print its name. */
export interface ContentSchema extends Named<typeof contentShape> {}
/** Parses a whole content: the fields of its card and everything that its page adds. */
export const contentSchema: ContentSchema = contentShape;
/** A content with body, tags, related cards and comments. With a `gate`, `body` ends at the opening (spec §6). */
export type Content = v.InferOutput<typeof contentSchema>;

/** Rest of a content for a reader who may read all of it, beyond its page. */
const restOfContentShape = v.object({
  /** Path of the content’s public page. */
  url: urlSchema,
  /** The kind of the content, by which the rest is laid out as its opening is. */
  articleNewsTypeEnum: cardSchema.entries.articleNewsTypeEnum,
  /** The parts after the opening. */
  body: v.array(bodyPartSchema),
  multimedia: v.optional(multimediaSchema),
  recipe: v.optional(recipeSchema),
  diyTask: v.optional(diyTaskSchema),
  liveBlog: v.optional(liveBlogSchema),
  poll: v.optional(pollSchema),
  /** Its reader may give it away. */
  isGivable: v.optional(v.boolean()),
  /** How many more of the month's stories its reader may have, where it is one of them. */
  storiesLeft: v.optional(v.number()),
});
/** Type of `restOfContentSchema`, an interface so that declaration files print its name. */
export interface RestOfContentSchema extends Named<typeof restOfContentShape> {}
/** Parses the answer of `restOfContentPath`: the body after the opening, for readers with access. */
export const restOfContentSchema: RestOfContentSchema = restOfContentShape;
/** The part of a gated content that its public page leaves out. */
export type RestOfContent = v.InferOutput<typeof restOfContentSchema>;

/** Access was refused since readers of one network, who prove nothing, have read what they may in a day. */
const isNetworkFull = v.optional(v.boolean());

/** Stories of the month that the reader may still have. Nothing was counted: the call asked what reading would cost. */
const left = v.optional(v.number());

/**
 * Parses the answer to `readContentPath`: what the reader may have of this content, and the rest of it, null where a condition
 * is not met.
 */
export const contentReadSchema = v.object({
  data: paywallDataSchema,
  rest: v.nullable(restOfContentSchema),
  isNetworkFull,
  storiesLeft: left,
});
/** What came of reading a content (spec §3, paywall data): the decision, and the rest of the text where access is granted. */
export type ContentRead = v.InferOutput<typeof contentReadSchema>;

/** Why a content stays closed to a reader who asked to read it; nothing where its own condition says so. */
export const gateRefusalOf = (
  condition: AccessCondition,
  { isNetworkFull: isFull }: Pick<ContentRead, 'isNetworkFull'>,
): GateRefusal | undefined => (isFull ? 'network' : condition === 'metered' ? 'spent' : undefined);

/** Parses the rest of a gated content as its page draws it, from `restHtmlPath`. */
export const restHtmlSchema = v.object({
  html: v.string(),
  /** Sheets that its page has not loaded: needed before it is shown. */
  styles: v.array(v.string()),
});
/** Rest of a gated content as drawn HTML, with the style sheets to load before it is inserted. */
export type RestHtml = v.InferOutput<typeof restHtmlSchema>;

/** Parses the answer to `readHtmlPath`: the decision, and the rest as HTML where access is granted. */
export const contentReadHtmlSchema = v.object({
  data: paywallDataSchema,
  rest: v.nullable(restHtmlSchema),
  isNetworkFull,
  storiesLeft: left,
});
/** What came of reading a content, with the rest of it as drawn HTML. */
export type ContentReadHtml = v.InferOutput<typeof contentReadHtmlSchema>;

/** Parameter of the calls that read a content: they answer what a metered story would cost, and count nothing. */
export const READING_ASKS = 'asks';
const asking = (asks: boolean) => (asks ? `?${READING_ASKS}=1` : '');

/**
 * Address of the call that reads a content, as `contentReadHtmlSchema` has its answer: to be sent by POST.
 * @param asks whether a metered story that is not one of the month's yet only tells how many are left
 */
export function readHtmlPath(id: string, asks = false): string {
  return `/webapi/content/${encodeURIComponent(id)}/reading${asking(asks)}`;
}

/** Address of the private call that reads a content, as `readHtmlPath`: to be sent by POST, because it counts (spec §6). */
export function readContentPath(id: string, asks = false): string {
  return `/api/front/content/${encodeURIComponent(id)}/reading${asking(asks)}`;
}

/** Address of the rest as HTML, drawn for its reader alone. */
export function restHtmlPath(id: string): string {
  return `/webapi/content/${encodeURIComponent(id)}/rest`;
}

/** Parts of a content behind a gate that have a page of their own for its reader: a task’s steps, a live blog’s entries. */
export const READING_PARTS = ['steps', 'live'] as const;
/** Part of a content behind a gate. */
export type ReadingPart = (typeof READING_PARTS)[number];

/**
 * A reader’s own page of a content behind a gate, by the path of its public one: the whole text, or a part of it.
 * @param asked of a live blog’s entries: their order, the entry to begin with, the cursor of a further page
 */
export function readingPath(
  path: string,
  part?: ReadingPart,
  asked: { order?: LiveOrder; entry?: string; cursor?: string } = {},
): string {
  const query = new URLSearchParams({ path, ...(part ? { part } : {}), ...asked });
  return `${ROUTES.reading}?${query}${asked.entry ? `#${liveEntryAnchor(asked.entry)}` : ''}`;
}

/**
 * Address of the private call for entries of a live blog behind a gate: a page of them as `liveBlogSchema` has it, from the
 * beginning, a cursor or an entry on.
 */
export function readersLivePath(
  id: string,
  asked: { order?: LiveOrder; entry?: string; cursor?: string } = {},
): string {
  const query = String(new URLSearchParams(asked));
  return `/api/front/content/${encodeURIComponent(id)}/live${query ? `?${query}` : ''}`;
}

/** Address of the private call for the rest of a content behind a gate. */
export function restOfContentPath(id: string): string {
  return `/api/front/content/${encodeURIComponent(id)}/rest`;
}
