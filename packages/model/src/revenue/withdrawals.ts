import * as v from 'valibot';

/** Amounts of a withdrawn contract: what was paid, and what is refunded, in cents of `currency`. */
export const refundSchema = v.object({
  paid: v.pipe(v.number(), v.integer(), v.minValue(0)),
  refunded: v.pipe(v.number(), v.integer(), v.minValue(0)),
  currency: v.string(),
});
/** Amounts of a withdrawn contract: what was paid, and what is refunded, in cents. */
export type Refund = v.InferOutput<typeof refundSchema>;

/** A withdrawal that the reader has declared. */
export const withdrawalSchema = v.object({
  declaredAt: v.string(),
  /** Time at which the payment provider was asked for the refund; null until then. */
  settledAt: v.nullable(v.string()),
  /** Null if nothing was paid, and until the payment provider has responded. */
  refund: v.nullable(refundSchema),
});
/** A withdrawal that the reader has declared: when, and its refund. */
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>;

/** Response to `GET /api/front/subscriptions/withdrawal?id=`: details shown before the reader confirms. */
export const withdrawalToConfirmSchema = v.object({
  /** Null if its payment provider has no name for it. */
  name: v.nullable(v.string()),
  startsAt: v.string(),
  /** The last day to withdraw from it, 'YYYY-MM-DD'. */
  until: v.string(),
  /** Text of the declaration, as it is recorded. */
  words: v.string(),
  /** Whether they asked for a start within the withdrawal period, so that they owe a part of the price. */
  isPartOwed: v.boolean(),
  /** Null if nothing was paid; absent if the payment provider does not respond. */
  refund: v.optional(v.nullable(refundSchema)),
});
/** Details shown before a reader confirms that they withdraw from a contract. */
export type WithdrawalToConfirm = v.InferOutput<typeof withdrawalToConfirmSchema>;

/** Code of a refused withdrawal: the period is over. */
export const WITHDRAWAL_OVER = 'WITHDRAWAL_OVER';
/** Code of a refused withdrawal: the reader has withdrawn already. */
export const WITHDRAWN = 'WITHDRAWN';
