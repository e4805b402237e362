import * as v from 'valibot';
import { VIEW_SOURCES } from './view-source';

/** Milliseconds of one time slot: the finest resolution of view counts. */
export const VIEW_SLOT_MS = 600_000;
/** Most seconds counted per view: a forgotten tab is not read for hours. */
export const MAX_VIEW_SECONDS = 1_800;
/** Most sums that a portal sends at once. */
export const MAX_VIEW_SUMS = 2_000;
/**
 * Most views counted: of one network per slot, of one article by it per slot, and per day. Many readers share
 * the address of a mobile operator, but views above these are hardly theirs. As a view counts half as much
 * after six hours, a bot in a loop weighs at most as much as three hundred readers.
 */
export const VIEWS_OF_NETWORK = { inSlot: 1_200, ofContentInSlot: 30, ofContentInDay: 300 } as const;

const contentId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const fromDigits = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/**
 * Query that a page sends when it is left: content, kind of referrer, quarter of the text that was reached
 * (1 to 4), and seconds that it was visible. None of it identifies the reader.
 */
export const viewSchema = v.object({
  content: v.pipe(fromDigits, contentId),
  source: v.picklist(VIEW_SOURCES),
  quarter: v.pipe(fromDigits, v.minValue(1), v.maxValue(4)),
  seconds: v.pipe(
    fromDigits,
    v.transform((seconds) => Math.min(seconds, MAX_VIEW_SECONDS)),
  ),
});
/** View of an article, as sent by its page. */
export type ContentView = v.InferOutput<typeof viewSchema>;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000_000));

/** Views of an article on one site, within one slot, from one kind of referrer. */
export const viewSumSchema = v.object({
  content: contentId,
  /** Alias of the requested site: another site's content is not counted. */
  site: v.pipe(v.string(), v.minLength(1), v.maxLength(31)),
  /** Slots since 1970. */
  slot: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000_000)),
  source: v.picklist(VIEW_SOURCES),
  /** Views that ended in each quarter of the text. */
  quarters: v.strictTuple([count, count, count, count]),
  seconds: count,
});
/** Sum of views. */
export type ViewSum = v.InferOutput<typeof viewSumSchema>;

/** Sums that a portal sends to its back end; idempotent by id. */
export const viewBatchSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  sums: v.pipe(v.array(viewSumSchema), v.maxLength(MAX_VIEW_SUMS)),
});
/** Batch of sums of views. */
export type ViewBatch = v.InferOutput<typeof viewBatchSchema>;
