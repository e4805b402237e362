import * as v from 'valibot';
import { toldMoment } from '../revenue/renewals';

/**
 * Returns of a newsletter's email: a hard bounce, a soft bounce (it may get through later), or a spam report
 * (`complaint`).
 */
export const RETURN_KINDS = ['hard', 'soft', 'complaint'] as const;
/** Kind of return of an email. */
export type ReturnKind = (typeof RETURN_KINDS)[number];

/** Most events of one message. */
const MAX_TOLD_RETURNS = 100;

/** Name of an email, from its header `X-Portal-Letter`. */
export const emailIdentifierSchema = v.pipe(
  v.string(),
  v.regex(/^[0-9a-z]{1,11}-[0-9a-f]{32}$/, 'must be the name of a letter'),
);

const event = {
  kind: v.picklist(RETURN_KINDS),
  /** ISO 8601 with its zone. */
  at: toldMoment,
};

const ofEmail = v.strictObject({ ...event, letter: emailIdentifierSchema });
const ofAddress = v.strictObject({ ...event, email: v.pipe(v.string(), v.maxLength(254), v.email()) });

/**
 * Schema of the bounce of or complaint about one email, identified by its signed id or else by its recipient.
 * The input selects one schema, so that an error names a field.
 */
export const emailReturnSchema = v.lazy((input) => ('email' in Object(input) ? ofAddress : ofEmail));
/** The return of one email. */
export type EmailReturn = v.InferOutput<typeof emailReturnSchema>;

/** Schema of the body of a signed `POST /api/webhooks/bounces/`. */
export const emailReturnsSchema = v.object({
  events: v.pipe(v.array(emailReturnSchema), v.minLength(1), v.maxLength(MAX_TOLD_RETURNS)),
});

/** Schema of the response: how many returns are new, already known, or refer to no known email. */
export const takenReturnsSchema = v.object({ taken: v.number(), known: v.number(), unknown: v.number() });
/** Result of processing returns. */
export type TakenReturns = v.InferOutput<typeof takenReturnsSchema>;
