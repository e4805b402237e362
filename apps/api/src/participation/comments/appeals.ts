import type { AppealOutcome } from '@portal/model/newsroom';
import {
  APPEAL_MONTHS,
  type CommentAppeal,
  type DecisionOrigin,
  type ParticipationRuleId,
  REPORT_REASONS,
} from '@portal/model/participation';
import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { unknown } from '../../platform/http';
import { accounts } from '../../readers/accounts';
import type { SiteRecord } from '../../sites';
import { SCREENING_RULES } from '../../sites';
import { assertMayAct, type DeskActor, writeLog } from '../../sites/desk-kit';
import { emailOf } from '../../sites/emails';
import { byToken, type DecisionDeps } from './decisions';
import { lockComments } from './discussion';
import type { Ground } from './emails';
import { COMMENT_EMAILS } from './emails';
import { discussionsChanged } from './refresh';
import { tellRestored } from './reporters';
import { type DecisionPlace, groundText } from './statements';
import {
  type CommentDecision,
  commentDecisions,
  commentReports,
  comments,
  readerStandings,
  returningMailboxes,
} from './tables';

/** Upper bound: six months never have more days than this. */
export const APPEAL_DAYS = Math.ceil((APPEAL_MONTHS * 366) / 12) + 1;

/**
 * Stores an appeal against a decision, made through the link in its statement of reasons. No login needed. A
 * person reviews it.
 * @returns false if the link belongs to no decision, was used, has expired, or its decision was undone
 */
export async function makeAppeal(
  { db, now }: { db: Database; now: () => Date },
  { token, text }: CommentAppeal,
): Promise<boolean> {
  const at = now();
  const [appealed] = await db
    .update(commentDecisions)
    .set({ appealedAt: at, appeal: text })
    .where(
      and(
        byToken(token),
        isNull(commentDecisions.appealedAt),
        isNull(commentDecisions.undoneAt),
        gt(commentDecisions.decidedAt, new Date(at.getTime() - APPEAL_DAYS * 86_400_000)),
      ),
    )
    .returning({ id: commentDecisions.id });
  return appealed !== undefined;
}

export type WaitingAppeal = {
  id: number;
  decision: CommentDecision;
  ground: string | null;
  clause: ParticipationRuleId | null;
  /** Days of a suspension; null if it has no end, or for other decisions. */
  durationDays: number | null;
  note: string;
  isAutomated: boolean;
  origin: DecisionOrigin | null;
  decidedAt: string;
  appealedAt: string;
  appeal: string;
  nick: string | null;
  commentId: number | null;
  text: string | null;
};

/** Appeals on one page of the queue. */
const ON_PAGE = 100;

/** A site's unanswered appeals, oldest first. */
export async function waitingAppeals(
  db: Database,
  site: Pick<SiteRecord, 'alias'>,
): Promise<WaitingAppeal[]> {
  const rows = await db
    .select({ decision: commentDecisions, nick: accounts.nick, text: comments.text })
    .from(commentDecisions)
    .leftJoin(accounts, eq(accounts.id, commentDecisions.accountId))
    .leftJoin(comments, eq(comments.id, commentDecisions.commentId))
    .where(
      and(
        eq(commentDecisions.site, site.alias),
        isNotNull(commentDecisions.appealedAt),
        isNull(commentDecisions.outcome),
      ),
    )
    .orderBy(asc(commentDecisions.appealedAt), asc(commentDecisions.id))
    .limit(ON_PAGE);
  return rows.map(({ decision: row, nick, text }) => ({
    id: row.id,
    decision: row.decision,
    ground: row.ground,
    note: row.note,
    clause: row.clause,
    durationDays: row.durationDays,
    isAutomated: row.isAutomated,
    origin: row.origin,
    decidedAt: row.decidedAt.toISOString(),
    appealedAt: (row.appealedAt ?? row.decidedAt).toISOString(),
    appeal: row.appeal ?? '',
    nick,
    commentId: row.commentId,
    text,
  }));
}

/**
 * Answers an appeal. Upholding it undoes the decision: the comment is shown again, or the reader may comment
 * again. The reader is notified by email either way.
 * @throws ApiError if the actor may not, or the appeal is answered already
 */
export async function decideAppeal(
  deps: DecisionDeps,
  actor: DeskActor,
  place: DecisionPlace,
  id: number,
  outcome: AppealOutcome,
): Promise<void> {
  const act = outcome === 'upheld' ? 'appeal.uphold' : 'appeal.reject';
  assertMayAct(actor, act);
  const { site, origin } = place;
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .update(commentDecisions)
      .set({ outcome, outcomeAt: at })
      .where(
        and(
          eq(commentDecisions.id, id),
          eq(commentDecisions.site, site.alias),
          isNotNull(commentDecisions.appealedAt),
          isNull(commentDecisions.outcome),
        ),
      )
      .returning();
    if (!row) throw unknown();
    if (outcome === 'upheld') {
      await reverse(tx, place, row, at);
      await tellRestored(deps, tx, place, row.id);
    }
    await writeLog(
      tx,
      [{ site: site.alias, actor, act, subject: `decision:${id}`, details: { comment: row.commentId } }],
      at,
    );
    const [reader] =
      row.accountId === null
        ? []
        : await tx
            .select({ nick: accounts.nick, email: accounts.email })
            .from(accounts)
            .where(eq(accounts.id, row.accountId));
    if (!reader?.email) return;
    const { nick, email } = reader;
    const link = site.termsUrl ? new URL(site.termsUrl, origin).href : origin;
    const ground = groundText(place, groundOf(row.ground), row.note);
    await deps.outbox.write(
      tx,
      emailOf(COMMENT_EMAILS, outcome === 'upheld' ? 'commentRestored' : 'appealRejected', email, place, {
        nick,
        link,
        ground,
      }),
    );
  });
}

const groundOf = (text: string | null): Ground | null =>
  [...REPORT_REASONS, ...SCREENING_RULES].find((known) => known === text) ?? null;

/** Undoes the effects of a decision, unless the author has deleted the comment. */
async function reverse(
  tx: DatabaseTransaction,
  { site }: DecisionPlace,
  { id, commentId, accountId, decision }: typeof commentDecisions.$inferSelect,
  at: Date,
): Promise<void> {
  if (decision === 'suspend') {
    // Lifts the suspension kept for the mailbox of a deleted account.
    await tx.delete(returningMailboxes).where(eq(returningMailboxes.decisionId, id));
    if (accountId === null) return;
    await tx
      .delete(readerStandings)
      .where(
        and(
          eq(readerStandings.site, site.alias),
          eq(readerStandings.accountId, accountId),
          eq(readerStandings.standing, 'suspended'),
        ),
      );
    return;
  }
  const [row] = await lockComments(tx, site, commentId === null ? [] : [commentId]);
  if (!row || row.state === 'removed' || row.state === 'published') return;
  await tx
    .update(comments)
    .set({ state: 'published', rule: null, reports: 0, reviewedAt: at })
    .where(eq(comments.id, row.id));
  await tx
    .update(commentReports)
    .set({ resolvedAt: at })
    .where(and(eq(commentReports.commentId, row.id), isNull(commentReports.resolvedAt)));
  await discussionsChanged(tx, [row.contentId], at);
}
