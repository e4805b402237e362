import * as v from 'valibot';
import { DISPUTE_OUTCOMES } from '../participation/rules';
import type { Endpoints, Takes } from '../routes/endpoint';
import { typedDay } from '../rules/moments';

/**
 * Measures of a yearly report (Digital Services Act, articles 15.1 and 24.1): comments, notices and their
 * outcomes, decisions by ground, clause and origin, suspensions by length, automatic decisions and how many
 * were reversed, complaints of both sides, and out-of-court disputes.
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
/** Measure of a line of the yearly report. */
export type TransparencyMeasure = (typeof TRANSPARENCY_MEASURES)[number];

const line = v.object({
  measure: v.picklist(TRANSPARENCY_MEASURES),
  /**
   * Breakdown of the measure: a state, a ground, a clause, an outcome, a number of days, or two of these
   * joined by a colon.
   */
  detail: v.string(),
  /**
   * For decisions, `person` or `rule`; for reports, `reader`, `child`, or `former` if the account was
   * deleted; '' elsewhere. Trusted flaggers have no channel of their own.
   */
  by: v.string(),
  /** Number; for measures of days, the median. */
  count: v.number(),
});
/** Line of a yearly report. */
export type TransparencyLine = v.InferOutput<typeof line>;

/** A site’s moderation in one year of its own calendar; times are ISO 8601. */
export const transparencyReportSchema = v.object({
  year: v.number(),
  lines: v.array(line),
  /** Disputes that are still open, from any year; oldest first. */
  openDisputes: v.array(v.object({ id: v.number(), body: v.string(), openedAt: v.string() })),
});
/** Yearly report of a site’s moderation. */
export type TransparencyReport = v.InferOutput<typeof transparencyReportSchema>;

/** Most characters of the name of an out-of-court body. */
export const DISPUTE_BODY_MAX_LENGTH = 200;

/** A dispute before an out-of-court body: its name, and the day. */
export const disputeFormSchema = v.object({
  body: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(DISPUTE_BODY_MAX_LENGTH)),
  day: typedDay(),
});
/** A dispute as recorded by the newsroom. */
export type DisputeForm = v.InferOutput<typeof disputeFormSchema>;

/** Outcome of a dispute. */
export const disputeClosingSchema = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  outcome: v.picklist(DISPUTE_OUTCOMES),
});
/** Outcome of a dispute. */
export type DisputeClosing = v.InferOutput<typeof disputeClosingSchema>;

/** Query of a yearly report: a year from 2000 on. */
export const transparencyQuerySchema = v.object({
  year: v.pipe(v.string(), v.regex(/^2\d{3}$/, 'must be a year'), v.transform(Number)),
});

/** Endpoints of the desk for the yearly report of its moderation, and for out-of-court disputes. */
export const TRANSPARENCY_DESK_ENDPOINTS = {
  /** Yearly report of what moderation did. */
  transparency: {
    method: 'GET',
    path: '/api/desk/comments/transparency',
    who: 'desk',
    query: {} as Takes<typeof transparencyQuerySchema>,
    response: transparencyReportSchema,
  },
  /** Records a dispute taken to an out-of-court body. */
  openDispute: {
    method: 'POST',
    path: '/api/desk/comments/disputes',
    who: 'desk',
    act: 'dispute.open',
    body: {} as Takes<typeof disputeFormSchema>,
  },
  /** Records the outcome of a dispute. */
  closeDispute: {
    method: 'POST',
    path: '/api/desk/comments/disputes/close',
    who: 'desk',
    act: 'dispute.close',
    body: {} as Takes<typeof disputeClosingSchema>,
  },
} as const satisfies Endpoints;
