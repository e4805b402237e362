import * as v from 'valibot';
import { DISPUTE_OUTCOMES } from '../participation/rules';

/**
 * What a yearly report counts (Digital Services Act, articles 15.1 and 24.1): comments, notices and what became of them, decisions by
 * ground, clause and origin, suspensions by length, what automatic rules decided and how much of it was reversed, complaints of both
 * sides, and out-of-court disputes.
 */
export const TRANSPARENCY_MEASURES = [
  'comments',
  'reports',
  'report-outcomes',
  'report-days',
  'decisions',
  'clauses',
  'origins',
  'suspensions',
  'automated',
  'appeals',
  'appeal-days',
  'objections',
  'objection-days',
  'disputes',
  'dispute-days',
] as const;
/** What a line of the yearly report counts. */
export type TransparencyMeasure = (typeof TRANSPARENCY_MEASURES)[number];

const line = v.object({
  measure: v.picklist(TRANSPARENCY_MEASURES),
  /** What of it: a state, a ground, a clause, an outcome, a number of days; two of these with a colon between them. */
  detail: v.string(),
  /**
   * Whose: `person` or `rule` of decisions; of reports `reader`, `child`, or `former` where the account is gone. Trusted flaggers have no
   * channel of their own. '' elsewhere.
   */
  by: v.string(),
  /** How many; of measures of days, the median. */
  count: v.number(),
});
/** Line of a yearly report. */
export type TransparencyLine = v.InferOutput<typeof line>;

/** What a site’s moderation did in a year, by its own calendar; moments are ISO 8601. */
export const transparencyReportSchema = v.object({
  year: v.number(),
  lines: v.array(line),
  /** Disputes that are still open, whatever their year; the oldest first. */
  openDisputes: v.array(v.object({ id: v.number(), body: v.string(), openedAt: v.string() })),
});
/** Yearly report of a site’s moderation. */
export type TransparencyReport = v.InferOutput<typeof transparencyReportSchema>;

/** Characters of the name of an out-of-court body. */
export const DISPUTE_BODY_MAX_LENGTH = 200;

/** A dispute that was taken to an out-of-court body: which, and on which day. */
export const disputeFormSchema = v.object({
  body: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(DISPUTE_BODY_MAX_LENGTH)),
  day: v.pipe(v.string(), v.isoDate()),
});
/** Dispute as the newsroom writes it down. */
export type DisputeForm = v.InferOutput<typeof disputeFormSchema>;

/** How a dispute ended. */
export const disputeClosingSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  outcome: v.picklist(DISPUTE_OUTCOMES),
});
/** End of a dispute. */
export type DisputeClosing = v.InferOutput<typeof disputeClosingSchema>;
