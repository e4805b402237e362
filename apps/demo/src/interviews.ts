import type { SeededNewsroom } from '@portal/api';
import { INTERVIEW_LENGTHS } from '@portal/model/participation';
import * as v from 'valibot';
import { illustrationSchema } from './front-matter';
import { momentAgo } from './orders';

const span = v.pipe(v.string(), v.regex(/^\d+[mhd]$/, 'must be such as 35m, 3h or 2d'));
const words = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
const some = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

const UNIT_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const spanMs = (text: string) => Number.parseInt(text, 10) * (UNIT_MS[text.at(-1) ?? ''] ?? 0);
/** Milliseconds from now, negative for the past; null for neither. */
const fromNow = (past: string | undefined, coming: string | undefined): number | null =>
  past ? -spanMs(past) : coming ? spanMs(coming) : null;

/** Digital interviews by the slug of their content, with the age of start and end, or the time until them. */
export const interviewsSchema = v.record(
  v.string(),
  v.pipe(
    v.strictObject({
      guest: some(INTERVIEW_LENGTHS.name),
      role: some(INTERVIEW_LENGTHS.role),
      portrait: v.optional(illustrationSchema),
      opening: words(INTERVIEW_LENGTHS.opening),
      goodbye: words(INTERVIEW_LENGTHS.goodbye),
      started: v.optional(span),
      starts: v.optional(span),
      ended: v.optional(span),
      ends: v.optional(span),
      questions: v.array(
        v.strictObject({
          author: some(INTERVIEW_LENGTHS.name),
          ago: span,
          text: some(INTERVIEW_LENGTHS.question),
          /** A question without an answer waits at the desk. */
          answer: v.optional(some(INTERVIEW_LENGTHS.answer)),
        }),
      ),
    }),
    v.check(
      ({ started, starts, ended, ends }) =>
        (fromNow(started, starts) ?? 0) < (fromNow(ended, ends) ?? Number.POSITIVE_INFINITY),
      'must end after it starts',
    ),
  ),
);
export type Interviews = v.InferOutput<typeof interviewsSchema>;

type SeededInterview = NonNullable<SeededNewsroom['items'][number]['interview']>;
type Order = v.InferOutput<typeof illustrationSchema>;

/** The interview of an article, dated relative to now; empty if it is none. */
export function interviewOf(
  interviews: Interviews,
  slug: string,
  now: Date,
  portraitOf: (order: Order, name: string) => NonNullable<SeededInterview['portrait']>,
): SeededInterview | undefined {
  const found = interviews[slug];
  if (!found) return undefined;
  const { guest, role, portrait, opening, goodbye, started, starts, ended, ends, questions } = found;
  /** That long ago, or ahead, rounded to whole minutes. */
  const at = (past: string | undefined, coming: string | undefined): Date | null => {
    const ms = fromNow(past, coming);
    return ms === null ? null : new Date(Math.floor((now.getTime() + ms) / 60_000) * 60_000);
  };
  return {
    guestName: guest,
    guestRole: role,
    opening,
    goodbye,
    ...(portrait ? { portrait: portraitOf(portrait, guest) } : {}),
    start: at(started, starts) ?? now,
    end: at(ended, ends),
    questions: questions.map(({ author, ago, text, answer }) => ({
      author,
      text,
      askedAt: momentAgo(ago, now),
      ...(answer === undefined ? {} : { answer }),
    })),
  };
}
