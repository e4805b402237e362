import * as v from 'valibot';
import { VIEW_SOURCES } from './view-source';

/** Milliseconds that are counted together: the finest that sums tell of when a content was read. */
export const VIEW_SLOT_MS = 600_000;
/** Seconds of one view at most: a tab that was forgotten is not read for hours. */
export const MAX_VIEW_SECONDS = 1_800;
/** Sums that a portal tells at once. */
export const MAX_VIEW_SUMS = 2_000;
/**
 * Views that count: of one network in a slot, of one content by it in a slot, and in a day. Many readers share the address of a mobile
 * operator, and more than these are hardly theirs. As a view counts half as much after six hours, a loop weighs at most what three hundred
 * readers do.
 */
export const VIEWS_OF_NETWORK = { inSlot: 1_200, ofContentInSlot: 30, ofContentInDay: 300 } as const;

const contentId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const fromDigits = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/**
 * What a page tells as it is left, in the query of its address: content, kind of place, quarter of the text that was reached
 * (1 to 4), and seconds that it was in sight. Nothing in it says who the reader is.
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
/** View of a content, as its page tells it. */
export type ContentView = v.InferOutput<typeof viewSchema>;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000_000));

/** Views of a content on one site, within one slot, that came from one kind of place. */
export const viewSumSchema = v.object({
  content: contentId,
  /** Alias of the site that was asked: a content of another is not counted. */
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

/** Sums as a portal tells them to its back end; told twice under one id, they are counted once. */
export const viewBatchSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  sums: v.pipe(v.array(viewSumSchema), v.maxLength(MAX_VIEW_SUMS)),
});
/** Batch of sums of views. */
export type ViewBatch = v.InferOutput<typeof viewBatchSchema>;
