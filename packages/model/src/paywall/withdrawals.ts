import * as v from 'valibot';

/** What was paid for a contract that is withdrawn from, and what of it is given back: in cents of `currency`. */
export const refundSchema = v.object({
  paid: v.pipe(v.number(), v.integer(), v.minValue(0)),
  refunded: v.pipe(v.number(), v.integer(), v.minValue(0)),
  currency: v.string(),
});
/** What was paid for a contract that is withdrawn from, and what of it is given back, in cents. */
export type Refund = v.InferOutput<typeof refundSchema>;

/** A withdrawal that its reader has declared. */
export const withdrawalSchema = v.object({
  declaredAt: v.string(),
  /** Moment at which the seller was asked to give back what is due; null as long as it was not. */
  settledAt: v.nullable(v.string()),
  /** Null where nothing was paid, and until the seller has said. */
  refund: v.nullable(refundSchema),
});
/** A withdrawal that its reader has declared: when, and what has come of it. */
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>;

/** Answer of `GET /api/front/subscriptions/withdrawal?id=`: what a reader is shown before they confirm that they withdraw. */
export const withdrawalToConfirmSchema = v.object({
  /** Null where its seller has no name for it. */
  name: v.nullable(v.string()),
  startsAt: v.string(),
  /** The last day on which it can be withdrawn from, 'YYYY-MM-DD'. */
  until: v.string(),
  /** What they declare, as it is recorded. */
  words: v.string(),
  /** Whether they asked for a start within the period of withdrawal, so that they owe a part. */
  isPartOwed: v.boolean(),
  /** Null where nothing was paid; absent where the seller does not answer. */
  refund: v.optional(v.nullable(refundSchema)),
});
/** What a reader is shown before they confirm that they withdraw from a contract. */
export type WithdrawalToConfirm = v.InferOutput<typeof withdrawalToConfirmSchema>;

/** Codes of answers to who cannot withdraw: the period is over, or they have. */
export const WITHDRAWAL_OVER = 'WITHDRAWAL_OVER';
/** Code of the answer to who has withdrawn before. */
export const WITHDRAWN = 'WITHDRAWN';
