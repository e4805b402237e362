import * as v from 'valibot';
import { broadcastAreaSchema, broadcastPageSchema } from '../broadcast/pages';
import { programmeSchema } from '../broadcast/programme';
import { COMMENT_SORTS, commentPageSchema } from '../participation/comment';
import { answeredQuestionsSchema } from '../participation/interview';
import { uploadGallerySchema } from '../participation/uploads';
import { CALLS } from '../routes/calls';
import { searchOutcomeSchema } from '../search/payload';
import { alertSchema } from '../shell/alert';
import { weatherPageSchema } from '../weather/page';
import { authorSchema } from './author';
import { blogSchema } from './blog';
import { boardSchema } from './board';
import { cardSchema } from './card';
import { contentSchema } from './content';
import { imageSchema } from './image';
import { linkSchema, urlSchema } from './link';
import { LIVE_ORDERS, liveBlogSchema } from './live-blog';
import type { Named } from './named';
import { newsletterPageSchema } from './newsletter';
import { diyTaskSchema, recipeSchema } from './recipe';
import { listedRectificationSchema, rectificationSchema } from './rectification';

/** Kinds of listing; each decides the head of its page and the filters it offers. */
export const LISTING_KINDS = [
  'section',
  'blog',
  'tag',
  'author',
  'programme',
  'latest',
  'search',
  'agenda',
  'archive',
] as const;
/** Kind of a listing: by section, blog, tag, author or programme, the latest, search, agenda or archive. */
export type ListingKind = (typeof LISTING_KINDS)[number];

/** Address of the load-more answer (spec §7) for the page of a listing after `cursor`. */
export function loadMorePath(path: string, cursor: string): string {
  return `${CALLS.loadMore}?${new URLSearchParams({ path, cursor })}`;
}

/** Address of the same page of a listing as a document, for readers without script. */
export function listingPath(path: string, cursor: string): string {
  return `${path}?${new URLSearchParams({ cursor })}`;
}

const path = urlSchema;
/** ISO 8601; the younger, the shorter a copy of the page may live. */
/** The content that a page beside it is of. */
const ofContent = v.object({ id: v.string(), title: v.string(), url: urlSchema });
const updatedAt = v.string();

/** Comments of a content on a page of their own: in an order, or the thread of one. */
const commentsPageSchema = v.object({
  type: v.literal('comments'),
  path,
  updatedAt,
  content: ofContent,
  /** Null where it is the thread of one comment. */
  sort: v.nullable(v.picklist(COMMENT_SORTS)),
  /** The comment whose thread it is; null where it is an order. */
  comment: v.nullable(v.object({ id: v.string(), rootId: v.string() })),
  open: v.boolean(),
  comments: commentPageSchema,
});

/** A content's comments on a page of their own; `sort` is null where it is the thread of one comment. */
export type CommentsPage = v.InferOutput<typeof commentsPageSchema>;

/** Entries of a live blog on a page of their own: in an order, or from one of them on. */
const liveEntriesPageSchema = v.object({
  type: v.literal('live-entries'),
  path,
  updatedAt,
  content: ofContent,
  order: v.picklist(LIVE_ORDERS),
  /** The entry that it begins with; null where it is an order from its beginning. */
  entryId: v.nullable(v.string()),
  liveBlog: liveBlogSchema,
});

/** Entries of a live blog on a page of their own, for older ones, for another order, and for links to one of them. */
export type LiveEntriesPage = v.InferOutput<typeof liveEntriesPageSchema>;
/** What readers sent to a call, on pages of its own. */
const uploadsPageSchema = v.object({
  type: v.literal('uploads'),
  path,
  updatedAt,
  content: ofContent,
  gallery: uploadGallerySchema,
});
/** The gallery of a call for readers' pictures, page by page. */
export type UploadsPage = v.InferOutput<typeof uploadsPageSchema>;

/** Answered questions of a digital interview, on pages of their own. */
const questionsPageSchema = v.object({
  type: v.literal('questions'),
  path,
  updatedAt,
  content: ofContent,
  /** Name of who answers. */
  guest: v.string(),
  portrait: v.optional(imageSchema),
  questions: answeredQuestionsSchema,
});
/** The answered questions of an interview, page by page. */
export type QuestionsPage = v.InferOutput<typeof questionsPageSchema>;
/** A recipe or a DIY task to be followed, step by step; one of the two is there. */
const stepByStepPageSchema = v.object({
  type: v.literal('step-by-step'),
  path,
  updatedAt,
  content: ofContent,
  task: v.union([recipeSchema, diyTaskSchema]),
});
/** A recipe or a DIY task on a page of its own, in big type. */
export type StepByStepPage = v.InferOutput<typeof stepByStepPageSchema>;

/** Answer of an address of a site. */
const pageShape = v.variant('type', [
  v.object({
    type: v.literal('front'),
    path,
    title: v.string(),
    description: v.string(),
    updatedAt,
    boards: v.array(boardSchema),
    /** Breaking news over all boards. */
    breaking: v.optional(alertSchema),
  }),
  v.object({
    type: v.literal('listing'),
    path,
    kind: v.picklist(LISTING_KINDS),
    title: v.string(),
    description: v.optional(v.string()),
    updatedAt,
    breadcrumbs: v.array(linkSchema),
    author: v.optional(authorSchema),
    /** Whose listing it is, where that is a blog. */
    blog: v.optional(blogSchema),
    programme: v.optional(programmeSchema),
    /** Which of a broadcaster's pages the site of a programme has. */
    areas: v.optional(v.array(broadcastAreaSchema)),
    cards: v.array(cardSchema),
    /**
     * Of a first page: what was published of late beside stories of the listing, and all that stands beside those it shows; of a
     * day of the archive, what was published on it. Newest first.
     */
    rectifications: v.optional(v.array(listedRectificationSchema)),
    /** Search and results, where readers can narrow the listing. */
    search: v.optional(searchOutcomeSchema),
    /** Cursor of the page after this one; null on the last. */
    nextCursor: v.nullable(v.string()),
  }),
  v.object({
    type: v.literal('content'),
    path,
    updatedAt,
    content: contentSchema,
    mostRead: v.array(cardSchema),
  }),
  commentsPageSchema,
  liveEntriesPageSchema,
  uploadsPageSchema,
  questionsPageSchema,
  stepByStepPageSchema,
  newsletterPageSchema,
  broadcastPageSchema,
  weatherPageSchema,
  /** The page lives elsewhere. */
  v.object({ type: v.literal('redirect'), path, location: urlSchema, permanent: v.boolean() }),
  /** The page was here and was taken away: 410. */
  v.object({
    type: v.literal('gone'),
    path,
    /** What stood beside it, which is published still. */
    rectifications: v.optional(v.array(rectificationSchema)),
  }),
]);
/** Type of `pageSchema`, an interface so that declaration files print its name. */
export interface PageSchema extends Named<typeof pageShape> {}
/** Parses the back end's answer for an address by its `type`; an unknown type is refused. */
export const pageSchema: PageSchema = pageShape;
/** Answer for an address of a site: a page of some type, a redirect, or `gone` (410); narrow it by `type`. */
export type Page = v.InferOutput<typeof pageSchema>;
/** Name of a type of page, for the registry that maps each type to its head, lifetimes and view. */
export type PageType = Page['type'];
/** The front of a site: rows of modules, top to bottom. */
export type FrontPage = Extract<Page, { type: 'front' }>;
/** A listing of cards; `nextCursor` opens the page after this one and is null on the last. */
export type ListingPage = Extract<Page, { type: 'listing' }>;
/** The page of one content, with the most-read cards beside it. */
export type ContentPage = Extract<Page, { type: 'content' }>;
