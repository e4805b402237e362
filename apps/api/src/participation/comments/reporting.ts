import type { CommentReport } from '@portal/model/participation';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DatabaseTransaction } from '../../platform/database';
import { ApiError, unknown } from '../../platform/http';
import { isLoopback, recentDigests } from '../../platform/networks';
import { accounts, MAILBOX } from '../../readers/accounts';
import type { RequestContext } from '../../sites';
import type { DecisionDeps } from './decisions';
import { lockComments } from './discussion';
import { discussionsChanged } from './refresh';
import { confirmReport } from './reporters';
import { commentReports, comments } from './tables';
import type { CommentDeps, CommentReader, OnScreened } from './writing';

/**
 * Network digests of a report of a comment, today's first. None for loopback addresses, which a proxy may
 * give to every request.
 */
async function digestsOf({ db }: Pick<CommentDeps, 'db'>, at: Date, ip: string, id: number) {
  if (isLoopback(ip)) return [];
  const { known } = await recentDigests(db, at, { use: `report ${id}`, ip, most: 0 });
  // For IPv6, the /48, which has 256 networks.
  return known.at(-1)?.digests ?? [];
}

/**
 * Moves earlier reports from the same network to today's digest: a digest older than two days can no longer
 * be compared.
 * @returns today's digest
 */
async function keepTogether(
  tx: DatabaseTransaction,
  commentId: number,
  digests: readonly Buffer[],
): Promise<Buffer | null> {
  const [today = null] = digests;
  if (today)
    await tx
      .update(commentReports)
      .set({ network: today })
      .where(and(eq(commentReports.commentId, commentId), inArray(commentReports.network, [...digests])));
  return today;
}

/**
 * Households that have reported a comment since its last review. A network counts once, a mailbox counts
 * once, and child accounts do not count.
 */
async function householdsOf(tx: DatabaseTransaction, commentId: number): Promise<number> {
  const household = sql`coalesce(encode(${commentReports.network}, 'hex'), ${commentReports.accountId}::text)`;
  const mailbox = sql`coalesce(${MAILBOX}, ${commentReports.accountId}::text)`;
  const [row] = await tx
    .select({ count: sql<number>`least(count(distinct ${household}), count(distinct ${mailbox}))::int` })
    .from(commentReports)
    .innerJoin(accounts, eq(accounts.id, commentReports.accountId))
    .where(
      and(
        eq(commentReports.commentId, commentId),
        isNull(commentReports.resolvedAt),
        isNull(accounts.guardianId),
      ),
    );
  return row?.count ?? 0;
}

/**
 * Reports a comment, once per reader; the desk sees each report. Once the site's threshold of households is
 * reached without a review, the comment is hidden, even if approved before, unless the newsroom wrote it. The
 * reporter gets a confirmation by email.
 */
export async function reportComment(
  deps: CommentDeps & Pick<DecisionDeps, 'outbox'>,
  { site, ip, origin }: Pick<RequestContext, 'site' | 'ip' | 'origin'>,
  reader: Pick<CommentReader, 'id'>,
  { id, reason, text = '' }: CommentReport & { id: number },
  onScreened: OnScreened,
): Promise<void> {
  const { db, limits, now } = deps;
  await limits.count('commentReport', ip, String(reader.id));
  const at = now();
  const digests = await digestsOf({ db }, at, ip, id);
  await db.transaction(async (tx) => {
    const [row] = await lockComments(tx, site, [id]);
    if (!row || row.state === 'removed' || row.state === 'refused') throw unknown();
    if (row.accountId === reader.id) throw new ApiError(409, 'OWN_COMMENT', 'nobody reports themselves');
    const network = await keepTogether(tx, id, digests);
    const added = await tx
      .insert(commentReports)
      .values({ commentId: id, accountId: reader.id, reason, text, reportedAt: at, network })
      .onConflictDoNothing()
      .returning({ id: commentReports.id });
    const [made] = added;
    if (!made) return;
    await confirmReport(deps, tx, { site, origin }, made.id);
    const mayBeHidden = row.state === 'published' && !row.isNewsroom;
    const isHidden = mayBeHidden && (await householdsOf(tx, id)) >= site.comments.hideAfterReports;
    const [changed] = await tx
      .update(comments)
      .set({ reports: row.reports + 1, ...(isHidden ? { state: 'held', rule: 'reported' } : {}) })
      .where(eq(comments.id, id))
      .returning();
    if (!isHidden || !changed) return;
    await discussionsChanged(tx, [row.contentId], at);
    await onScreened(tx, changed);
  });
}
