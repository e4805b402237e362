import * as v from 'valibot';
import { PROGRAMME_PAGE_SIZE } from '../constants/index';
import type { Named } from '../content/link';
import { toMilliseconds } from '../dates/zone';
import { filterOptionSchema } from './filters';
import { SEARCH_TYPES } from './kinds';

const instant = v.pipe(
  v.string(),
  v.check((text) => toMilliseconds(text) !== null, 'date'),
);

/** From and to, ISO 8601; empty for any date. */
export const dateValueSchema = v.nullish(
  v.union([v.strictTuple([instant, instant]), v.strictTuple([])]),
  () => [] as [],
);
/** Dates that narrow a search: from and to as ISO 8601, or an empty list for any date (spec §3). */
export type DateValue = v.InferOutput<typeof dateValueSchema>;

/** Chosen values by filter name. */
export const filterValuesSchema = v.nullish(
  v.record(v.string(), v.union([v.string(), v.array(v.string())])),
  () => ({}),
);
/** Chosen values by filter name; an absent name does not narrow (spec §3). */
export type FilterValues = v.InferOutput<typeof filterValuesSchema>;

const text = v.nullish(v.string(), '');
const cursor = v.nullish(v.string(), null);
/** Most cards per page, so that no call dumps the archive; not in the specification. */
const SEARCH_LIMIT_MAX = 100;
const limit = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SEARCH_LIMIT_MAX)), 20);

const shared = {
  filterValues: filterValuesSchema,
  dateValue: dateValueSchema,
  searchText: v.nullish(v.pipe(v.string(), v.maxLength(255)), ''),
  /** Category of all results, as built by `categoryOf`; '' for everything. */
  categoryId: text,
  moduleId: text,
  type: v.nullish(
    v.pipe(
      v.string(),
      v.transform((kind) => kind || 'search'),
      v.picklist(SEARCH_TYPES),
    ),
    'search',
  ),
  limit,
};

/**
 * Search payload (spec §3). `cursorMark` requests the next page; only the type newsletter sends `taxonUrl`.
 */
export const searchPayloadSchema = v.object({
  ...shared,
  cursorMark: cursor,
  taxonUrl: v.nullish(v.string(), null),
});
/** A search with its defaults filled in; `limit` counts results, `cursorMark` is null for the first page (spec §3). */
export type SearchPayload = v.InferOutput<typeof searchPayloadSchema>;

/** One filter as the searcher's call sends it next to its value. */
const sentFilterSchema = v.object({ name: v.string(), type: v.nullish(v.string(), '') });

/** Body of `POST /webapi/searcher/` (spec §7). */
export const searchRequestSchema = v.object({
  params: v.object({
    ...shared,
    filters: v.nullish(v.array(sentFilterSchema), () => []),
    taxonUrl: v.nullish(v.string(), null),
  }),
});
/** Body of `POST /webapi/searcher/`: the search under `params` (spec §7). */
export type SearchRequest = v.InferOutput<typeof searchRequestSchema>;

/** Options of the filters, with their counts, by filter name. */
export const facetsSchema = v.nullish(v.record(v.string(), v.array(filterOptionSchema)), () => ({}));
/** Options of each filter with the number of results for each, by filter name. */
export type Facets = v.InferOutput<typeof facetsSchema>;

/** Outcome of a search, without its results. */
const outcomeShape = v.object({
  numResults: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Whether there are more than `numResults`: they are counted up to `MAX_COUNTED`. */
  isCountCapped: v.nullish(v.boolean(), false),
  /** Corrected text that was searched instead of a typo; null if the text was searched unchanged. */
  correctedText: v.nullish(v.string(), null),
  facets: facetsSchema,
  searcherPayload: v.object({ ...shared, cursorMark: cursor, taxonUrl: v.optional(v.string()) }),
});
/** Type of `searchOutcomeSchema`, an interface so that declaration files print its name. */
export interface SearchOutcomeSchema extends Named<typeof outcomeShape> {}
/**
 * Schema of a search response without its results: count, facets and the payload for the next page (spec §3).
 */
export const searchOutcomeSchema: SearchOutcomeSchema = outcomeShape;
/** Count, corrected text and facets of a search, and the payload that continues it (spec §3). */
export type SearchOutcome = v.InferOutput<typeof searchOutcomeSchema>;
/** Payload that continues a search; an empty `cursorMark` means that this was the last page (spec §3, §4). */
export type SearcherPayload = SearchOutcome['searcherPayload'];

/** Search response around results of any schema (spec §3); an empty `cursorMark` ends the pages. */
export function searchResponseSchema<Result extends v.GenericSchema>(result: Result) {
  return v.object({ results: v.array(result), ...outcomeShape.entries });
}

/** Whether there is a next page (spec §4). */
export function hasNextPage(payload: { readonly cursorMark: string | null }): boolean {
  return payload.cursorMark !== null && payload.cursorMark !== '';
}

/** Letters of the programme index; '#' covers digits and signs (spec §2). */
export const INDEX_LETTERS = ['#', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] as const;

const A_LIMIT = `a whole number from 1 to ${SEARCH_LIMIT_MAX}`;

/** Query of `GET /webapi/shows/search/` (spec §7). Values of a query are text; an issue says what is taken. */
export const showSearchQuerySchema = v.object({
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, A_LIMIT),
      v.transform(Number),
      v.minValue(1, A_LIMIT),
      v.maxValue(SEARCH_LIMIT_MAX, A_LIMIT),
    ),
    String(PROGRAMME_PAGE_SIZE),
  ),
  letter: v.optional(
    v.union([v.literal(''), v.picklist(INDEX_LETTERS)], 'a letter from A to Z, #, or nothing'),
    '',
  ),
  text: v.optional(v.pipe(v.string(), v.maxLength(255, 'at most 255 characters')), ''),
  types: v.optional(v.literal('program', 'program'), 'program'),
  orderBy: v.optional(
    v.literal('lastPublishedContentDate', 'lastPublishedContentDate'),
    'lastPublishedContentDate',
  ),
});
/** Query of the programme index with its defaults: 12 programmes a page, no letter, no text (spec §7, §9). */
export type ShowSearchQuery = v.InferOutput<typeof showSearchQuerySchema>;

/** Response of the programme index: a page of it as HTML (spec §7). */
export const showSearchAnswerSchema = v.object({
  html: v.string(),
  cursorMark: cursor,
  /** Total number of matches, on all pages. */
  numResults: v.optional(v.number()),
});
/** Page of the programme index as HTML, with the cursor of the next; null on the last (spec §7). */
export type ShowSearchAnswer = v.InferOutput<typeof showSearchAnswerSchema>;
