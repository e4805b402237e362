import { and, eq, isNull } from 'drizzle-orm';
import { commentReports, comments } from '../../participation/comments';
import type { Database } from '../../platform/database';
import type { SeededWaiting } from './seed';

/** Marks seeded comments as held or reported, once. A decision already made by the desk stays. */
export async function writeWaiting(
  db: Database,
  contentId: number,
  waiting: readonly SeededWaiting[],
): Promise<void> {
  for (const { sourceId, rule, reports } of waiting)
    await db.transaction(async (tx) => {
      const [comment] = await tx
        .update(comments)
        .set({ reports: reports.length, ...(rule ? { state: 'held', rule } : {}) })
        .where(
          and(
            eq(comments.contentId, contentId),
            eq(comments.sourceId, sourceId),
            eq(comments.state, 'published'),
            eq(comments.reports, 0),
            isNull(comments.reviewedAt),
          ),
        )
        .returning({ id: comments.id });
      if (!comment || !reports.length) return;
      await tx
        .insert(commentReports)
        .values(reports.map(({ at, ...report }) => ({ ...report, commentId: comment.id, reportedAt: at })));
    });
}
