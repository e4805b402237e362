import * as v from 'valibot';
import { broadcastAreaSchema, broadcastPageSchema } from '../broadcast/pages';
import { programmeSchema } from '../broadcast/programme';
import { searchOutcomeSchema } from '../search/payload';
import { weatherPageSchema } from '../weather/page';
import { authorSchema } from './author';
import { boardSchema } from './board';
import { cardSchema } from './card';
import { contentSchema } from './content';
import { linkSchema, urlSchema } from './link';
import type { Named } from './named';

export const LISTING_KINDS = [
  'section',
  'tag',
  'author',
  'programme',
  'latest',
  'search',
  'agenda',
  'archive',
] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

/** Address of the load-more answer (spec §7) for the page of a listing after `cursor`. */
export function loadMorePath(path: string, cursor: string): string {
  return `/api/front/load-more/?${new URLSearchParams({ path, cursor })}`;
}

/** Address of the same page of a listing as a document, for readers without script. */
export function listingPath(path: string, cursor: string): string {
  return `${path}?${new URLSearchParams({ cursor })}`;
}

const path = urlSchema;
/** ISO 8601; the younger, the shorter a copy of the page may live. */
const updatedAt = v.string();

/** What an address of a site answers with. */
const pageShape = v.variant('type', [
  v.object({
    type: v.literal('front'),
    path,
    title: v.string(),
    description: v.string(),
    updatedAt,
    boards: v.array(boardSchema),
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
    programme: v.optional(programmeSchema),
    /** Which of a broadcaster's pages the site of a programme has. */
    areas: v.optional(v.array(broadcastAreaSchema)),
    cards: v.array(cardSchema),
    /** What was searched and found, where readers can narrow the listing. */
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
  broadcastPageSchema,
  weatherPageSchema,
  /** The page lives elsewhere. */
  v.object({ type: v.literal('redirect'), path, location: urlSchema, permanent: v.boolean() }),
  /** The page was here and was taken away: 410. */
  v.object({ type: v.literal('gone'), path }),
]);
export interface PageSchema extends Named<typeof pageShape> {}
export const pageSchema: PageSchema = pageShape;
export type Page = v.InferOutput<typeof pageSchema>;
export type PageType = Page['type'];
export type FrontPage = Extract<Page, { type: 'front' }>;
export type ListingPage = Extract<Page, { type: 'listing' }>;
export type ContentPage = Extract<Page, { type: 'content' }>;
