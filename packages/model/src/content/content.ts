import * as v from 'valibot';
import { BROADCAST_MEDIA } from '../broadcast/programme';
import { CONTENT_TYPES } from '../constants/index';
import { commentPageSchema } from '../participation/comment';
import { interviewSchema } from '../participation/interview';
import { pollSchema } from '../participation/poll';
import { uploadCallSchema, uploadGallerySchema } from '../participation/uploads';
import type { GateRefusal } from '../revenue/gate-refusals';
import { paywallDataSchema } from '../revenue/paywall';
import type { Endpoints, Takes } from '../routes/endpoint';
import { ROUTES } from '../routes/table';
import { rowId } from '../rules/actions';
import { ACCESS_CONDITIONS, type AccessCondition } from './access';
import { alternateSchema } from './addresses';
import { authorSchema } from './author';
import { blogPlaceSchema } from './blog';
import { bodyPartSchema } from './body';
import { cardSchema } from './card';
import { nextEpisodeSchema } from './episode';
import { captionedImageSchema } from './image';
import type { Named } from './link';
import { linkSchema, urlSchema } from './link';
import { LIVE_ORDERS, type LiveOrder, liveBlogSchema, liveEntryAnchor } from './live-blog';
import { multimediaSchema } from './multimedia';
import { diyTaskSchema, recipeSchema } from './recipe';
import { rectificationSchema } from './rectification';

// Without the names of `ARTICLE_FIELDS`, whose words in every language would then come with each content.
/** Schema of an article’s optional fields that have a value, in plain text, by name. */
export const articleFieldsSchema = v.record(v.string(), v.string());
/** An article’s optional fields that have a value, in plain text, by name. */
export type ArticleFields = v.InferOutput<typeof articleFieldsSchema>;

/** An article as shown on its page. */
const contentShape = v.object({
  ...cardSchema.entries,
  /** Full media: the page plays what a card only shows. */
  multimedia: v.optional(multimediaSchema),
  type: v.picklist(CONTENT_TYPES),
  /** The picture over the text, with its caption; the card's `image` has none. */
  lead: v.optional(captionedImageSchema),
  /**
   * ISO 8601 with its zone; only if the text changed after publication, or a correction was noted. Items next
   * to the text have dates of their own.
   */
  updatedDate: v.optional(v.string()),
  /** Notes of corrected errors, in plain text, oldest first. */
  corrections: v.optional(v.array(v.object({ id: v.string(), date: v.string(), text: v.string() }))),
  /** Rectifications and updates published with it, oldest first. */
  rectifications: v.optional(v.array(rectificationSchema)),
  signatories: v.array(authorSchema),
  /** Its optional fields that have a value, by name (`ARTICLE_FIELDS`). */
  fields: v.optional(articleFieldsSchema),
  /** All of it, or its opening if there is a `gate`. */
  body: v.array(bodyPartSchema),
  /** Condition for reading the rest, which is not included here. */
  gate: v.optional(v.picklist(ACCESS_CONDITIONS)),
  /** Sections from the root of the site to this content. */
  breadcrumbs: v.array(linkSchema),
  tags: v.array(v.object({ id: v.string(), name: v.string(), url: urlSchema })),
  recipe: v.optional(recipeSchema),
  diyTask: v.optional(diyTaskSchema),
  /** The programme of which it is an edition, or that it is about. */
  programme: v.optional(
    v.object({ name: v.string(), url: urlSchema, medium: v.optional(v.picklist(BROADCAST_MEDIA)) }),
  ),
  /**
   * The edition that follows this one, if it is a recording or a film of a programme: sound after sound, film
   * after film. Null for the newest.
   */
  nextEpisode: v.optional(v.nullable(nextEpisodeSchema)),
  /** The same story on the group's other sites, one per other language. */
  alternates: v.optional(v.array(alternateSchema)),
  related: v.array(cardSchema),
  /** The previous story of its section, to read next. */
  next: v.optional(cardSchema),
  /** The blog that it belongs to. */
  blog: v.optional(blogPlaceSchema),
  /** The first page of its comments, newest first, as of when the page was made. */
  comments: v.object({ ...commentPageSchema.entries, open: v.boolean() }),
  /** Its poll, in the public view. */
  poll: v.optional(pollSchema),
  /** Its digital interview, with the first page of answered questions. */
  interview: v.optional(interviewSchema),
  /** Its call for readers' pictures, with the first page of approved ones. */
  uploads: v.optional(v.object({ call: uploadCallSchema, gallery: uploadGallerySchema })),
  /** Number of likes. */
  likes: v.optional(v.number()),
  /** Reading time of its text, whole minutes. */
  readingMinutes: v.optional(v.number()),
  /** A live blog's newest entries, if everybody may read them. */
  liveBlog: v.optional(liveBlogSchema),
});
/** Type of `contentSchema`, an interface so that declaration files print its name. */
export interface ContentSchema extends Named<typeof contentShape> {}
/** Schema of a complete article: the fields of its card and everything that its page adds. */
export const contentSchema: ContentSchema = contentShape;
/**
 * An article with body, tags, related cards and comments. With a `gate`, `body` ends at the opening (spec
 * §6).
 */
export type Content = v.InferOutput<typeof contentSchema>;

/** Rest of a gated article, for a reader who may read all of it. */
const restOfContentShape = v.object({
  /** Path of the article’s public page. */
  url: urlSchema,
  /** Kind of the content, so that the rest has the same layout as the opening. */
  articleNewsTypeEnum: cardSchema.entries.articleNewsTypeEnum,
  /** The parts after the opening. */
  body: v.array(bodyPartSchema),
  multimedia: v.optional(multimediaSchema),
  recipe: v.optional(recipeSchema),
  diyTask: v.optional(diyTaskSchema),
  liveBlog: v.optional(liveBlogSchema),
  poll: v.optional(pollSchema),
  /** Whether the reader may give it away. */
  isGivable: v.optional(v.boolean()),
  /** How many of the month's stories the reader has left, if it is one of them. */
  storiesLeft: v.optional(v.number()),
});
/** Type of `restOfContentSchema`, an interface so that declaration files print its name. */
export interface RestOfContentSchema extends Named<typeof restOfContentShape> {}
/** Schema of the rest of a gated article: the body after the opening, for readers with access. */
export const restOfContentSchema: RestOfContentSchema = restOfContentShape;
/** The part of a gated article that its public page leaves out. */
export type RestOfContent = v.InferOutput<typeof restOfContentSchema>;

/** Access was refused because anonymous readers of one network have used up their daily quota. */
const isNetworkFull = v.optional(v.boolean());

/** How many of the month's stories the reader has left. Nothing was counted: the call only asked. */
const left = v.optional(v.number());

/**
 * Schema of the response to a request to read an article: the access decision, and the rest of the article,
 * null if access is refused.
 */
export const contentReadSchema = v.object({
  data: paywallDataSchema,
  rest: v.nullable(restOfContentSchema),
  isNetworkFull,
  storiesLeft: left,
});
/**
 * Result of reading an article (spec §3, paywall data): the decision, and the rest of the text if access is
 * granted.
 */
export type ContentRead = v.InferOutput<typeof contentReadSchema>;

/**
 * Reason why an article stays gated for a reader who asked to read it; undefined if its own condition is the
 * reason.
 */
export const gateRefusalOf = (
  condition: AccessCondition,
  { isNetworkFull: isFull }: Pick<ContentRead, 'isNetworkFull'>,
): GateRefusal | undefined => (isFull ? 'network' : condition === 'metered' ? 'spent' : undefined);

/** Schema of the rest of a gated article as rendered HTML, from `restHtmlPath`. */
export const restHtmlSchema = v.object({
  html: v.string(),
  /** Style sheets that its page has not loaded, required before it is shown. */
  styles: v.array(v.string()),
});
/** Rest of a gated article as rendered HTML, with the style sheets to load before it is inserted. */
export type RestHtml = v.InferOutput<typeof restHtmlSchema>;

/** Schema of the response from `readHtmlPath`: the decision, and the rest as HTML if access is granted. */
export const contentReadHtmlSchema = v.object({
  data: paywallDataSchema,
  rest: v.nullable(restHtmlSchema),
  isNetworkFull,
  storiesLeft: left,
});
/** Result of reading an article, with the rest as rendered HTML. */
export type ContentReadHtml = v.InferOutput<typeof contentReadHtmlSchema>;

/**
 * Query parameter of the calls that read an article: a metered story returns its cost, and nothing is
 * counted.
 */
export const READING_ASKS = 'asks';

/**
 * Path of the POST that reads an article; `contentReadHtmlSchema` parses its response.
 * @param asks whether a metered story not yet counted this month only returns how many are left
 */
export function readHtmlPath(id: string, asks = false): string {
  return `/webapi/content/${encodeURIComponent(id)}/reading${asks ? `?${READING_ASKS}=1` : ''}`;
}

/** Path of the rest as HTML, rendered for one reader. */
export function restHtmlPath(id: string): string {
  return `/webapi/content/${encodeURIComponent(id)}/rest`;
}

/**
 * Parts of a gated article with a page of their own for its reader: a task’s steps, a live blog’s entries.
 */
export const READING_PARTS = ['steps', 'live'] as const;
/** Part of a gated article. */
export type ReadingPart = (typeof READING_PARTS)[number];

/**
 * A reader’s own page of a gated article, by its public path: the whole text, or one part.
 * @param asked for a live blog: the order of its entries, the first entry, or the cursor of a further page
 */
export function readingPath(
  path: string,
  part?: ReadingPart,
  asked: { order?: LiveOrder; entry?: string; cursor?: string } = {},
): string {
  const query = new URLSearchParams({ path, ...(part ? { part } : {}), ...asked });
  return `${ROUTES.reading}?${query}${asked.entry ? `#${liveEntryAnchor(asked.entry)}` : ''}`;
}

/** Query of reading an article: with `asks`, nothing is counted. */
export const readingQuerySchema = v.object({ [READING_ASKS]: v.optional(v.literal('1')) });

/** Query of the entries of a gated live blog: its order, and the cursor or the first entry of the page. */
export const entriesQuerySchema = v.object({
  order: v.optional(v.picklist(LIVE_ORDERS)),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(256))),
  entry: v.optional(rowId),
});

/** Private endpoints for what an article's public page omits. */
export const READING_ENDPOINTS = {
  /** Rest of an article for registered readers, and for those who have read it by a meter or a gift. */
  restOfContent: {
    method: 'GET',
    path: '/api/front/content/:id/rest',
    who: 'visitor',
    response: restOfContentSchema,
  },
  /**
   * Reads an article. Counts it if it takes one of the month’s stories, and returns the rest if access is
   * granted. With `asks` nothing is counted: a story that would count returns how many are left.
   */
  readContent: {
    method: 'POST',
    path: '/api/front/content/:id/reading',
    who: 'visitor',
    query: {} as Takes<typeof readingQuerySchema>,
    response: contentReadSchema,
  },
  /** Entries of a live blog for registered readers, from the start of an order, a cursor or an entry. */
  entriesOfContent: {
    method: 'GET',
    path: '/api/front/content/:id/live',
    who: 'visitor',
    query: {} as Takes<typeof entriesQuerySchema>,
    response: liveBlogSchema,
  },
} as const satisfies Endpoints;
