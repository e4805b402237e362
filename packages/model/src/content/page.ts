import * as v from 'valibot';
import { broadcastAreaSchema, broadcastPageSchema } from '../broadcast/pages';
import { programmeSchema } from '../broadcast/programme';
import { FRONT_EDITIONS } from '../constants/layout';
import { COMMENT_SORTS, commentPageSchema } from '../participation/comment';
import { answeredQuestionsSchema } from '../participation/interview';
import { uploadGallerySchema } from '../participation/uploads';
import { CALLS } from '../routes/calls';
import { searchOutcomeSchema } from '../search/payload';
import { alertSchema } from '../shell/alert';
import { weatherForecastSchema, weatherPageSchema } from '../weather/forecast';
import { authorSchema } from './author';
import { blogSchema } from './blog';
import { cardSchema } from './card';
import { contentSchema } from './content';
import { imageSchema } from './image';
import type { Named } from './link';
import { linkSchema, urlSchema } from './link';
import { LIVE_ORDERS, liveBlogSchema } from './live-blog';
import { boardSchema } from './modules';
import { newsletterPageSchema } from './newsletter';
import { diyTaskSchema, recipeSchema } from './recipe';
import { listedRectificationSchema, rectificationSchema } from './rectification';
import { sectionPaletteSchema } from './section-palette';

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

/** URL of the load-more response (spec §7) for the page of a listing after `cursor`. */
export function loadMorePath(path: string, cursor: string): string {
  return `${CALLS.loadMore}?${new URLSearchParams({ path, cursor })}`;
}

/** URL of the same page of a listing as a document, for readers without JavaScript. */
export function listingPath(path: string, cursor: string): string {
  return `${path}?${new URLSearchParams({ cursor })}`;
}

const path = urlSchema;
/** ISO 8601; the more recent, the shorter a copy of the page is cached. */
/** Content that a secondary page belongs to. */
const ofContent = v.object({ id: v.string(), title: v.string(), url: urlSchema });
const updatedAt = v.string();

/** Comments of an article on a page of their own: in an order, or one thread. */
const commentsPageSchema = v.object({
  type: v.literal('comments'),
  path,
  updatedAt,
  content: ofContent,
  /** Null for the thread of one comment. */
  sort: v.nullable(v.picklist(COMMENT_SORTS)),
  /** The comment whose thread is shown; null for an order. */
  comment: v.nullable(v.object({ id: v.string(), rootId: v.string() })),
  open: v.boolean(),
  comments: commentPageSchema,
});

/** An article's comments on a page of their own; `sort` is null for the thread of one comment. */
export type CommentsPage = v.InferOutput<typeof commentsPageSchema>;

/** Entries of a live blog on a page of their own: in an order, or starting from one of them. */
const liveEntriesPageSchema = v.object({
  type: v.literal('live-entries'),
  path,
  updatedAt,
  content: ofContent,
  order: v.picklist(LIVE_ORDERS),
  /** First entry of the page; null for an order from its start. */
  entryId: v.nullable(v.string()),
  liveBlog: liveBlogSchema,
});

/**
 * Entries of a live blog on a page of their own, for older entries, another order, and links to single
 * entries.
 */
export type LiveEntriesPage = v.InferOutput<typeof liveEntriesPageSchema>;
/** Approved files of a call for readers' pictures, on pages of their own. */
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
  /** Name of the interviewed guest. */
  guest: v.string(),
  portrait: v.optional(imageSchema),
  questions: answeredQuestionsSchema,
});
/** The answered questions of an interview, page by page. */
export type QuestionsPage = v.InferOutput<typeof questionsPageSchema>;
/** A recipe or a DIY task to follow step by step; exactly one of the two is present. */
const stepByStepPageSchema = v.object({
  type: v.literal('step-by-step'),
  path,
  updatedAt,
  content: ofContent,
  task: v.union([recipeSchema, diyTaskSchema]),
});
/** A recipe or a DIY task on a page of its own, in large type. */
export type StepByStepPage = v.InferOutput<typeof stepByStepPageSchema>;

/** A month of an agenda or an archive. Days are `YYYY-MM-DD`. */
const monthShape = v.object({
  /** Its first day. */
  month: v.string(),
  /** Day of the site's first story, in an archive. */
  first: v.nullable(v.string()),
  /** Days on which there is something, in order. */
  days: v.array(
    v.object({
      day: v.string(),
      /** Number of events. */
      count: v.number(),
      /** Lead story of a day of an archive. */
      lead: v.optional(v.object({ ...ofContent.entries, image: v.optional(imageSchema) })),
    }),
  ),
});

const frontEditionShape = v.object({
  kind: v.picklist(FRONT_EDITIONS),
  /** Name that the site's file gives it; its kind's own without. */
  name: v.optional(v.string()),
  boards: v.array(boardSchema),
});
/** Type of `frontEditionSchema`, an interface so that declaration files print its name. */
export interface FrontEditionSchema extends Named<typeof frontEditionShape> {}
/** Schema of a special edition of a front. */
export const frontEditionSchema: FrontEditionSchema = frontEditionShape;
/** A special edition of a front: its rows stand over all others. */
export type FrontEdition = v.InferOutput<typeof frontEditionSchema>;

/** Response for a URL of a site. */
const pageShape = v.variant('type', [
  v.object({
    type: v.literal('front'),
    path,
    title: v.string(),
    description: v.string(),
    updatedAt,
    boards: v.array(boardSchema),
    /** Special edition over all boards, as long as the desk has it and something fills it. */
    edition: v.optional(frontEditionSchema),
    /** Breaking news above all boards. */
    breaking: v.optional(alertSchema),
    /** The next hours of the site's place, for its masthead. */
    weather: v.optional(weatherForecastSchema),
  }),
  v.object({
    type: v.literal('listing'),
    path,
    kind: v.picklist(LISTING_KINDS),
    title: v.string(),
    description: v.optional(v.string()),
    updatedAt,
    breadcrumbs: v.array(linkSchema),
    /** Strip of cut paper and colours of a section that has its own. */
    palette: v.optional(sectionPaletteSchema),
    author: v.optional(authorSchema),
    /** The blog, if the listing is one. */
    blog: v.optional(blogSchema),
    programme: v.optional(programmeSchema),
    /** Seasons of the programme, the newest first: from September to August, as YYYY-MM-DD. */
    seasons: v.optional(v.array(v.object({ from: v.string(), to: v.string() }))),
    /** Broadcaster pages available on the programme's site. */
    areas: v.optional(v.array(broadcastAreaSchema)),
    cards: v.array(cardSchema),
    /**
     * On a first page: recent rectifications of the listing's stories, and all of those that it shows; on a
     * day of the archive, those published on it. Newest first.
     */
    rectifications: v.optional(v.array(listedRectificationSchema)),
    /**
     * On the first page of a section, a tag or an author, unless it is filtered: what readers read most on the
     * site, and the listing's next events. On a search that found nothing: what readers read most. Before a
     * search: that, and the newest stories.
     */
    beside: v.optional(
      v.object({
        mostRead: v.array(cardSchema),
        events: v.array(cardSchema),
        newest: v.optional(v.array(cardSchema)),
      }),
    ),
    /** In the agenda: the month of its first day. In the archive without days, or of a whole month: that month. */
    month: v.optional(monthShape),
    /** Search and results, if readers can filter the listing. */
    search: v.optional(searchOutcomeSchema),
    /** Cursor of the next page; null on the last. */
    nextCursor: v.nullable(v.string()),
  }),
  v.object({
    type: v.literal('content'),
    path,
    updatedAt,
    content: contentSchema,
    mostRead: v.array(cardSchema),
    /** Authors of the site, on the page that presents it (`about` of the site). */
    newsroom: v.optional(v.array(authorSchema)),
  }),
  commentsPageSchema,
  liveEntriesPageSchema,
  uploadsPageSchema,
  questionsPageSchema,
  stepByStepPageSchema,
  newsletterPageSchema,
  broadcastPageSchema,
  weatherPageSchema,
  /** The page has another URL. */
  v.object({ type: v.literal('redirect'), path, location: urlSchema, permanent: v.boolean() }),
  /** The page was removed: 410. */
  v.object({
    type: v.literal('gone'),
    path,
    /** Rectifications of the removed content, which stay published. */
    rectifications: v.optional(v.array(rectificationSchema)),
  }),
]);
/** Type of `pageSchema`, an interface so that declaration files print its name. */
export interface PageSchema extends Named<typeof pageShape> {}
/** Schema of the back end's response for a page, by its `type`; an unknown type is refused. */
export const pageSchema: PageSchema = pageShape;
/** Response for a URL of a site: a page of some type, a redirect, or `gone` (410); narrow it by `type`. */
export type Page = v.InferOutput<typeof pageSchema>;
/** Name of a type of page, for the registry that maps each type to its head, lifetimes and view. */
export type PageType = Page['type'];
/** A site's front: rows of modules, top to bottom. */
export type FrontPage = Extract<Page, { type: 'front' }>;
/** A listing of cards; `nextCursor` opens the page after this one and is null on the last. */
export type ListingPage = Extract<Page, { type: 'listing' }>;
/** The page of one article, with the most-read cards next to it. */
export type ContentPage = Extract<Page, { type: 'content' }>;
