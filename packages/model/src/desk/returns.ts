import * as v from 'valibot';
import { toldMoment } from '../paywall/moment';

/**
 * What comes back of a newsletter's letter: a hard bounce, a soft bounce (the letter may get through later), or a reader who calls it
 * unwanted (`complaint`).
 */
export const RETURN_KINDS = ['hard', 'soft', 'complaint'] as const;
/** A kind of what comes back of a letter. */
export type ReturnKind = (typeof RETURN_KINDS)[number];

/** Most events of one message. */
const MAX_TOLD_RETURNS = 100;

/** The name of a letter, as its header `X-Portal-Letter` bears it. */
export const letterNameSchema = v.pipe(
  v.string(),
  v.regex(/^[0-9a-z]{1,11}-[0-9a-f]{32}$/, 'must be the name of a letter'),
);

const event = {
  kind: v.picklist(RETURN_KINDS),
  /** ISO 8601 with its zone. */
  at: toldMoment,
};

const ofLetter = v.strictObject({ ...event, letter: letterNameSchema });
const ofAddress = v.strictObject({ ...event, email: v.pipe(v.string(), v.maxLength(254), v.email()) });

/** Parses one letter that came back: which one, or else whose address it is. One of both is meant, so that a fault is of a field. */
export const letterReturnSchema = v.lazy((input) => ('email' in Object(input) ? ofAddress : ofLetter));
/** A letter that came back. */
export type LetterReturn = v.InferOutput<typeof letterReturnSchema>;

/** Parses the body of a signed `POST /api/webhooks/bounces/`. */
export const letterReturnsSchema = v.object({
  events: v.pipe(v.array(letterReturnSchema), v.minLength(1), v.maxLength(MAX_TOLD_RETURNS)),
});

/** Parses the answer: how many are new, how many were told before, and how many name no letter of ours. */
export const takenReturnsSchema = v.object({ taken: v.number(), known: v.number(), unknown: v.number() });
/** What became of the letters that came back. */
export type TakenReturns = v.InferOutput<typeof takenReturnsSchema>;
