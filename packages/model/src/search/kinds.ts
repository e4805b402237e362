import type { ContentType } from '../constants/index';
import type { FilterType } from './filters';

/**
 * Kinds of listing, the `type` of a search (spec §3, §7): they decide its filters, and whether its dates are
 * those of events. `search` is the site's own search; the others are listings of spec §2.
 */
export const SEARCH_TYPES = [
  'search',
  'content',
  'archive',
  'agenda',
  'blog',
  'opinion',
  'author',
  'recipe',
  'newsletter',
] as const;
/** Kind of listing that a search is for, `type` of its payload (spec §3). */
export type SearchType = (typeof SEARCH_TYPES)[number];

/** Kinds of listing that a section's page can be. */
export const SECTION_LISTINGS = [
  'content',
  'blog',
  'opinion',
  'recipe',
] as const satisfies readonly SearchType[];
/** Kind of a section's listing: articles, blog, opinion or recipes (spec §2). */
export type SectionListing = (typeof SECTION_LISTINGS)[number];

/**
 * Content types that count as news, written by the newsroom about the day. The other scope has programmes,
 * services and readers' contributions.
 */
export const SEARCH_NEWS_TYPES = [
  'article',
  'interview',
  'opinion',
  'longform',
  'video',
  'videoembed',
  'blogpost',
  'audio',
  'photogallery',
  'live',
  'external',
  'digitalinterview',
  'scrollytelling',
] as const satisfies readonly ContentType[];

/**
 * Filters by name; each kind of listing has some of them. Their values are slugs, or values of the model's
 * const arrays.
 */
export const SEARCH_FILTERS = [
  /** `news` or `other` (spec §2). */
  'searchtype',
  'section',
  /** One of the content types of spec §9. */
  'type',
  'author',
  'tag',
  'programme',
  'difficulty',
  'cost',
  /** Bands of total time (spec §9). */
  'time',
  'thematic',
  'modality',
  'location',
] as const;
/** Name of a filter that narrows a search. */
export type SearchFilter = (typeof SEARCH_FILTERS)[number];
/** Narrows a name from a URL or payload to a known filter. */
export const isSearchFilter = (name: string): name is SearchFilter =>
  SEARCH_FILTERS.some((known) => known === name);

/**
 * Filters of a kind of listing, in their order. Authors and tags are too many to list, so they are
 * predictive.
 */
export const FILTERS_OF_TYPE: Readonly<Record<SearchType, readonly SearchFilter[]>> = {
  search: ['section', 'type', 'author', 'tag'],
  content: ['type', 'author', 'tag'],
  archive: ['section', 'type', 'author'],
  agenda: ['thematic', 'location', 'modality'],
  blog: ['author', 'tag'],
  opinion: ['author', 'tag'],
  author: ['section', 'type'],
  recipe: ['difficulty', 'time', 'cost', 'author'],
  newsletter: ['section'],
};

/** Filters with too many values to list, which are searched instead (spec §3, `predictive`). */
export const PREDICTIVE_FILTERS = ['author', 'tag'] as const satisfies readonly SearchFilter[];
/** Name of a filter whose options are searched as the reader types (spec §5). */
export type PredictiveFilter = (typeof PREDICTIVE_FILTERS)[number];

/** Control that a filter has, by its name (spec §3). */
export const filterTypeOf = (name: string): FilterType =>
  PREDICTIVE_FILTERS.some((predictive) => predictive === name) ? 'predictive' : 'select';

/** Most results counted: beyond it a response says “more than”. */
export const MAX_COUNTED = 1_000;

/** `categoryId` of a search with a single filter: `section:politica`, `author:anna`. */
export function categoryOf(filter: SearchFilter, value: string): string {
  return `${filter}:${value}`;
}
