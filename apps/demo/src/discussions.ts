import type { NewsItem } from '@portal/api';
import { escapedHtml } from '@portal/api';
import * as v from 'valibot';

/** Comments of invented readers by the slug of what they are under; `after` counts from its publication, `to` from 1. */
export const discussionsSchema = v.record(
  v.string(),
  v.strictObject({
    /** No new ones may be written. */
    closed: v.optional(v.boolean(), false),
    comments: v.array(
      v.strictObject({
        author: v.pipe(v.string(), v.minLength(1)),
        after: v.pipe(v.string(), v.regex(/^\d+[mhd]$/, 'must be such as 35m, 3h or 2d')),
        text: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
        /** The comment that it answers: its place in this list. */
        to: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      }),
    ),
  }),
);
export type Discussions = v.InferOutput<typeof discussionsSchema>;

const UNIT_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Comments of a content, none of them later than now; whether there may be more. */
export function discussionOf(
  discussions: Discussions,
  slug: string,
  publishedAt: Date,
  now: Date,
): Pick<NewsItem, 'comments'> & { isClosed: boolean } {
  const { closed = false, comments = [] } = discussions[slug] ?? {};
  return {
    isClosed: closed,
    comments: comments
      .map(({ author, after, text, to }, at) => ({
        sourceId: String(at + 1),
        ...(to ? { parentSourceId: String(to) } : {}),
        author,
        html: `<p>${escapedHtml(text)}</p>`,
        date: new Date(
          publishedAt.getTime() + Number.parseInt(after, 10) * (UNIT_MS[after.at(-1) ?? ''] ?? 0),
        ),
      }))
      .filter(({ date }) => date <= now),
  };
}
