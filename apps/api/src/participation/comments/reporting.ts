import type { CommentReport } from '@portal/model';
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

/** Digests of where a report of a comment comes from: today's first. None of this machine, by which a proxy brings everybody's. */
async function digestsOf({ db }: Pick<CommentDeps, 'db'>, at: Date, address: string, id: number) {
  if (isLoopback(address)) return [];
  const { known } = await recentDigests(db, at, { use: `report ${id}`, address, most: 0 });
  // Of IPv6 the place, which has 256 networks.
  return known.at(-1)?.digests ?? [];
}

/** Keeps earlier reports from there with today's digest: that of two days ago can be compared with no more. @returns today's */
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

/** How many households have reported a comment since somebody looked: a network is one, a mailbox is one, and a child has no say of its own. */
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
 * Reports a comment, once for each reader: the desk hears of each. Where as many households as the site's threshold have reported it and
 * nobody has looked, it is hidden, also one that was approved before, but none of the newsroom's own. Its reader gets a letter that it has
 * arrived.
 */
export async function reportComment(
  deps: CommentDeps & Pick<DecisionDeps, 'outbox'>,
  { site, address, origin }: Pick<RequestContext, 'site' | 'address' | 'origin'>,
  reader: Pick<CommentReader, 'id'>,
  { id, reason, text = '' }: CommentReport & { id: number },
  onScreened: OnScreened,
): Promise<void> {
  const { db, limits, now } = deps;
  await limits.count('commentReport', address, String(reader.id));
  const at = now();
  const digests = await digestsOf({ db }, at, address, id);
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
