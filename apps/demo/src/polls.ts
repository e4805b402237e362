import type { SeededNewsroom } from '@portal/api';
import {
  POLL_LENGTHS,
  POLL_MAX_OPTIONS,
  POLL_MIN_OPTIONS,
  POLL_RESULTS,
  POLL_VOTERS,
} from '@portal/model/participation';
import * as v from 'valibot';
import { illustrationSchema } from './front-matter';

const span = v.pipe(v.string(), v.regex(/^\d+[mhd]$/, 'must be such as 35m, 3h or 2d'));

/** Polls by the slug of their content, with the age of opening and closing, or the time until them. */
export const pollsSchema = v.record(
  v.string(),
  v.pipe(
    v.strictObject({
      question: v.pipe(v.string(), v.minLength(1), v.maxLength(POLL_LENGTHS.question)),
      /** Without it the poll has not opened yet: `opens` is the time until then. */
      opened: v.optional(span),
      opens: v.optional(span),
      closed: v.optional(span),
      closes: v.optional(span),
      voters: v.optional(v.picklist(POLL_VOTERS), 'readers'),
      results: v.optional(v.picklist(POLL_RESULTS), 'voted'),
      options: v.pipe(
        v.array(
          v.strictObject({
            text: v.pipe(v.string(), v.minLength(1), v.maxLength(POLL_LENGTHS.option)),
            votes: v.pipe(v.number(), v.integer(), v.minValue(0)),
            image: v.optional(illustrationSchema),
          }),
        ),
        v.minLength(POLL_MIN_OPTIONS),
        v.maxLength(POLL_MAX_OPTIONS),
      ),
    }),
    v.check(
      ({ opened, opens }) => (opened === undefined) !== (opens === undefined),
      'must have either opened or opens',
    ),
  ),
);
export type Polls = v.InferOutput<typeof pollsSchema>;

const UNIT_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const spanMs = (text: string) => Number.parseInt(text, 10) * (UNIT_MS[text.at(-1) ?? ''] ?? 0);

type SeededPoll = NonNullable<SeededNewsroom['items'][number]['poll']>;

/** The poll of an article, dated relative to now; empty if it has none. */
export function pollOf(
  polls: Polls,
  slug: string,
  now: Date,
  pictureOf: (
    order: v.InferOutput<typeof illustrationSchema>,
  ) => NonNullable<SeededPoll['options'][number]['picture']>,
): SeededPoll | undefined {
  const found = polls[slug];
  if (!found) return undefined;
  const { opened, opens, closed, closes, options, ...settings } = found;
  const at = (ms: number) => new Date(Math.floor((now.getTime() + ms) / 60_000) * 60_000);
  return {
    ...settings,
    start: at(opened ? -spanMs(opened) : spanMs(opens ?? '0m')),
    end: closed ? at(-spanMs(closed)) : closes ? at(spanMs(closes)) : null,
    options: options.map(({ image, ...option }) => ({
      ...option,
      ...(image ? { picture: pictureOf(image) } : {}),
    })),
  };
}
