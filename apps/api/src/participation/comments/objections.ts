import type { ObjectionAnswer, WaitingObjection } from '@portal/model/newsroom';
import type { CommentAppeal, ReportReason } from '@portal/model/participation';
import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { contents } from '../../content/stories';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { ApiError, unknown } from '../../platform/http';
import { digestOf } from '../../platform/secrets';
import { DAY_MS } from '../../platform/time';
import { accounts } from '../../readers/accounts';
import type { SiteRecord } from '../../sites';
import { assertMayAct, type DeskActor, writeLog } from '../../sites/desk-kit';
import { emailOf } from '../../sites/emails';
import { APPEAL_DAYS } from './appeals';
import { type DecisionDeps, recordDecisions } from './decisions';
import { lockComments } from './discussion';
import { mustBeFounded } from './moderation';
import { discussionsChanged } from './refresh';
import { OBJECTION_OUTCOMES, REPORT_EMAILS } from './report-emails';
import { storyLink } from './reporters';
import type { DecisionPlace } from './statements';
import { commentReports, comments } from './tables';

/** Objections on one page of the queue. */
const ON_PAGE = 100;

/**
 * Stores an objection by a reporter to a decision, made through the link in the email about it: once, within
 * six months (Digital Services Act, article 20). A person reviews it.
 * @returns false if the link belongs to no report, was used, has expired, or its decision was undone
 */
export async function makeObjection(
  { db, now }: { db: Database; now: () => Date },
  { token, text }: CommentAppeal,
): Promise<boolean> {
  const at = now();
  const [objected] = await db
    .update(commentReports)
    .set({ objectedAt: at, objection: text })
    .where(
      and(
        eq(commentReports.tokenHash, digestOf(token)),
        isNull(commentReports.objectedAt),
        gt(commentReports.resolvedAt, new Date(at.getTime() - APPEAL_DAYS * DAY_MS)),
      ),
    )
    .returning({ id: commentReports.id });
  return objected !== undefined;
}

const waits = and(isNotNull(commentReports.objectedAt), isNull(commentReports.objectionOutcome));

/** Unanswered objections to decisions on reports of a site, oldest first. */
export async function waitingObjections(
  db: Database,
  { alias }: Pick<SiteRecord, 'alias'>,
): Promise<WaitingObjection[]> {
  const rows = await db
    .select({
      report: commentReports,
      nick: accounts.nick,
      text: comments.text,
      state: comments.state,
      title: contents.title,
      path: contents.path,
    })
    .from(commentReports)
    .innerJoin(comments, eq(comments.id, commentReports.commentId))
    .innerJoin(contents, eq(contents.id, comments.contentId))
    .leftJoin(accounts, eq(accounts.id, commentReports.accountId))
    .where(and(eq(contents.site, alias), waits))
    .orderBy(asc(commentReports.objectedAt), asc(commentReports.id))
    .limit(ON_PAGE);
  return rows.map(({ report, nick, text, state, title, path }) => ({
    id: report.id,
    reason: report.reason,
    reported: report.text,
    nick,
    title,
    path,
    text: text ?? '',
    isShown: state === 'published' || state === 'held',
    objectedAt: (report.objectedAt ?? report.reportedAt).toISOString(),
    objection: report.objection ?? '',
  }));
}

/**
 * Answers an objection. Upholding it refuses the comment, if it is still visible, on the ground of the
 * report, and its author gets the statement of reasons. The reporter is notified by email either way.
 * @throws ApiError if the actor may not, if it is answered already, or without a note
 */
export async function decideObjection(
  deps: DecisionDeps,
  actor: DeskActor,
  place: DecisionPlace,
  { id, outcome, note = '' }: ObjectionAnswer,
): Promise<void> {
  const isUpheld = outcome === 'upheld';
  const act = isUpheld ? 'appeal.uphold' : 'appeal.reject';
  assertMayAct(actor, act);
  // The answer must give reasons (article 20.5).
  if (!note) throw new ApiError(400, 'REQUIRED_FIELD', 'note: an answer says why');
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ commentId: commentReports.commentId, reason: commentReports.reason })
      .from(commentReports)
      .where(and(eq(commentReports.id, id), waits));
    const [comment] = await lockComments(tx, place.site, found ? [found.commentId] : []);
    if (!found || !comment) throw unknown();
    const [report] = await tx
      .update(commentReports)
      .set({ objectionOutcome: outcome, objectionOutcomeAt: at })
      .where(and(eq(commentReports.id, id), waits))
      .returning();
    if (!report) throw unknown();
    const isRemoved =
      isUpheld && (await refuse(deps, tx, place, { comment, reason: found.reason, note, actor }));
    const log = { site: place.site.alias, actor, act, subject: `report:${id}` } as const;
    await writeLog(tx, [{ ...log, details: { comment: comment.id, note } }], at);
    await answer(deps, tx, place, { report, isUpheld, isRemoved, note });
  });
}

type Refused = {
  comment: typeof comments.$inferSelect;
  reason: ReportReason;
  note: string;
  actor: DeskActor;
};

/**
 * Refuses a comment that an earlier decision kept.
 * @returns whether it was still visible
 */
async function refuse(
  deps: DecisionDeps,
  tx: DatabaseTransaction,
  place: DecisionPlace,
  { comment, reason, note, actor }: Refused,
): Promise<boolean> {
  if (comment.state === 'removed' || comment.state === 'refused') return false;
  mustBeFounded(reason, note);
  const at = deps.now();
  await tx
    .update(comments)
    .set({ state: 'refused', rule: null, reports: 0, reviewedAt: at })
    .where(eq(comments.id, comment.id));
  // Counts as one open report, so that the origin of the decision is a notice.
  const decided = [
    { comment: { ...comment, reports: Math.max(1, comment.reports) }, accountId: comment.accountId },
  ];
  await recordDecisions(deps, tx, place, decided, { decision: 'refuse', ground: reason, note, actor });
  await discussionsChanged(tx, [comment.contentId], at);
  return true;
}

async function answer(
  { outbox }: Pick<DecisionDeps, 'outbox'>,
  tx: DatabaseTransaction,
  place: DecisionPlace,
  {
    report: { accountId, commentId },
    isUpheld,
    isRemoved,
    note,
  }: { report: typeof commentReports.$inferSelect; isUpheld: boolean; isRemoved: boolean; note: string },
): Promise<void> {
  if (accountId === null) return;
  const [reader] = await tx
    .select({ nick: accounts.nick, email: accounts.email, title: contents.title, path: contents.path })
    .from(accounts)
    .innerJoin(comments, eq(comments.id, commentId))
    .innerJoin(contents, eq(contents.id, comments.contentId))
    .where(eq(accounts.id, accountId));
  if (!reader?.email) return;
  const { nick, email, title, path } = reader;
  await outbox.write(
    tx,
    emailOf(REPORT_EMAILS, isUpheld ? 'objectionUpheld' : 'objectionRejected', email, place, {
      nick,
      title,
      note,
      link: storyLink(place, path),
      outcome: OBJECTION_OUTCOMES[place.site.language][isRemoved ? 'removed' : 'noted'],
    }),
  );
}
