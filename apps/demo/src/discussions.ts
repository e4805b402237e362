import type { NewsItem, SeededWaiting } from '@portal/api';
import { escapeHtml } from '@portal/model';
import { REPORT_REASONS } from '@portal/model/participation';
import * as v from 'valibot';

const afterSchema = v.pipe(v.string(), v.regex(/^\d+[mhd]$/, 'must be such as 35m, 3h or 2d'));
const writtenSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(500));

/**
 * Comments of fictitious readers by the slug of their content; `after` counts from its publication, `to` from
 * 1.
 */
export const discussionsSchema = v.record(
  v.string(),
  v.strictObject({
    /** New comments are closed. */
    closed: v.optional(v.boolean(), false),
    comments: v.array(
      v.strictObject({
        author: v.pipe(v.string(), v.minLength(1)),
        after: afterSchema,
        text: writtenSchema,
        /** The comment that it answers: its position in this list, from 1. */
        to: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
        /** Rule that holds it at the desk, hidden from readers. */
        held: v.optional(v.picklist(['held-word', 'link'])),
        /** Reports of readers, which put the comment in the desk's queue. */
        reported: v.optional(
          v.array(
            v.strictObject({ after: afterSchema, reason: v.picklist(REPORT_REASONS), text: writtenSchema }),
          ),
          [],
        ),
      }),
    ),
  }),
);
export type Discussions = v.InferOutput<typeof discussionsSchema>;

const UNIT_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * An article's comments, without any in the future; those held at the desk; whether the discussion is closed.
 */
export function discussionOf(
  discussions: Discussions,
  slug: string,
  publishedAt: Date,
  now: Date,
): Pick<NewsItem, 'comments'> & { waiting: SeededWaiting[]; isClosed: boolean } {
  const { closed = false, comments = [] } = discussions[slug] ?? {};
  const momentOf = (after: string) =>
    new Date(publishedAt.getTime() + Number.parseInt(after, 10) * (UNIT_MS[after.at(-1) ?? ''] ?? 0));
  const written = comments
    .map(({ after, ...comment }, at) => ({ ...comment, sourceId: String(at + 1), date: momentOf(after) }))
    .filter(({ date }) => date <= now);
  return {
    isClosed: closed,
    comments: written.map(({ sourceId, author, text, to, date }) => ({
      sourceId,
      ...(to ? { parentSourceId: String(to) } : {}),
      author,
      html: `<p>${escapeHtml(text)}</p>`,
      date,
    })),
    waiting: written.flatMap(({ sourceId, held = null, reported }) => {
      const reports = reported
        .map(({ after, ...report }) => ({ ...report, at: momentOf(after) }))
        .filter(({ at }) => at <= now);
      return held || reports.length ? [{ sourceId, rule: held, reports }] : [];
    }),
  };
}
