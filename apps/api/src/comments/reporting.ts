import type { CommentReport } from '@portal/model';
import { eq } from 'drizzle-orm';
import { ApiError, unknown } from '../accounts/api-error';
import type { RequestContext } from '../accounts/request-context';
import { discussionsChanged } from '../changes/discussed';
import { commentReports, comments } from '../database/comments';
import { lockComments } from './discussion';
import type { CommentDeps, CommentReader, OnScreened } from './writing';

/**
 * Reports a comment, once for each reader. At the site's threshold of reports that nobody has looked at it is hidden, also
 * one that was approved before.
 */
export async function reportComment(
  { db, limits, now }: CommentDeps,
  { site, address }: Pick<RequestContext, 'site' | 'address'>,
  reader: Pick<CommentReader, 'id'>,
  id: number,
  { reason, text = '' }: CommentReport,
  onScreened: OnScreened,
): Promise<void> {
  await limits.count('commentReport', address, String(reader.id));
  const at = now();
  await db.transaction(async (tx) => {
    const [row] = await lockComments(tx, site, [id]);
    if (!row || row.state === 'removed' || row.state === 'refused') throw unknown();
    if (row.accountId === reader.id) throw new ApiError(409, 'OWN_COMMENT', 'nobody reports themselves');
    const added = await tx
      .insert(commentReports)
      .values({ commentId: id, accountId: reader.id, reason, text, reportedAt: at })
      .onConflictDoNothing()
      .returning({ id: commentReports.id });
    if (!added.length) return;
    const reports = row.reports + 1;
    const isHidden = row.state === 'published' && reports >= site.comments.hideAfterReports;
    const [changed] = await tx
      .update(comments)
      .set({ reports, ...(isHidden ? { state: 'held', rule: 'reported' } : {}) })
      .where(eq(comments.id, id))
      .returning();
    if (!isHidden || !changed) return;
    await discussionsChanged(tx, [row.contentId], at);
    await onScreened(tx, changed);
  });
}
