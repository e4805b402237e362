import { APPEAL_MONTHS, type ParticipationRuleId } from '@portal/model/participation';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { contents } from '../../content/stories';
import type { DatabaseTransaction } from '../../platform/database';
import { digestOf, newSecret } from '../../platform/secrets';
import { accounts } from '../../readers/accounts';
import { emailOf } from '../../sites/emails';
import type { DecisionDeps } from './decisions';
import { COMMENT_EMAILS } from './emails';
import { REPORT_EMAILS } from './report-emails';
import { appealLink, clauseText, type DecisionPlace, groundText } from './statements';
import { commentReports, comments } from './tables';

/** A decision on reported comments. */
export type Reported = {
  /** Decision ids by comment id. */
  decisions: ReadonlyMap<number, number>;
  /** The rule that was broken; null if the comments stay. */
  clause: ParticipationRuleId | null;
};

/** Link to a comment's story; the comment itself may be gone. */
export const storyLink = ({ origin }: DecisionPlace, path: string): string => new URL(path, origin).href;

/** Reporters of these reports with an email address, and the reported comments. */
const reportersOf = (tx: DatabaseTransaction, reportIds: readonly number[]) =>
  tx
    .select({
      id: commentReports.id,
      commentId: commentReports.commentId,
      reason: commentReports.reason,
      email: accounts.email,
      nick: accounts.nick,
      path: contents.path,
      title: contents.title,
    })
    .from(commentReports)
    .innerJoin(accounts, eq(accounts.id, commentReports.accountId))
    .innerJoin(comments, eq(comments.id, commentReports.commentId))
    .innerJoin(contents, eq(contents.id, comments.contentId))
    .where(and(inArray(commentReports.id, [...reportIds]), ne(accounts.email, '')))
    .orderBy(commentReports.id);

/**
 * Notifies the reporters of the decision, each with their own objection link (Digital Services Act, articles
 * 16.5 and 20).
 * @returns the email ids by comment
 */
async function writeToReporters(
  { outbox }: Pick<DecisionDeps, 'outbox'>,
  tx: DatabaseTransaction,
  place: DecisionPlace,
  { reportIds, clause }: { reportIds: readonly number[]; clause: ParticipationRuleId | null },
  waitMs: number,
): Promise<Map<number, number[]>> {
  const told = new Map<number, number[]>();
  const reporters = reportIds.length ? await reportersOf(tx, reportIds) : [];
  if (!reporters.length) return told;
  const asked = reporters.map((reporter) => ({ ...reporter, token: newSecret() }));
  const tokens = asked.map(({ id, token }) => ({ id, hash: digestOf(token).toString('hex') }));
  await tx.execute(sql`
    update comment_reports r set token_hash = decode(t.hash, 'hex')
    from jsonb_to_recordset(${JSON.stringify(tokens)}::jsonb) as t(id bigint, hash text) where r.id = t.id`);
  const numbers = await outbox.writeAll(
    tx,
    asked.map(({ email, nick, title, path, reason, token }) =>
      emailOf(REPORT_EMAILS, clause === null ? 'reportKept' : 'reportRemoved', email, place, {
        nick,
        title,
        link: storyLink(place, path),
        appeal: appealLink(place, token),
        clause: clauseText(place, clause ?? reason),
        by: COMMENT_EMAILS[place.site.language].byPerson,
        months: String(APPEAL_MONTHS),
      }),
    ),
    waitMs,
  );
  for (const [at, { commentId }] of asked.entries()) {
    const number = numbers[at];
    if (number !== undefined) told.set(commentId, [...(told.get(commentId) ?? []), number]);
  }
  return told;
}

/**
 * Resolves the open reports of comments and notifies the reporters.
 * @returns the email ids by comment
 */
export async function tellReporters(
  deps: Pick<DecisionDeps, 'outbox' | 'now'>,
  tx: DatabaseTransaction,
  place: DecisionPlace,
  { decisions, clause }: Reported,
  waitMs: number,
): Promise<Map<number, number[]>> {
  const pairs = [...decisions].map(([comment, decision]) => ({ comment, decision }));
  const { rows } = await tx.execute<{ id: number }>(sql`
    update comment_reports r set resolved_at = ${deps.now()}::timestamptz, decision_id = t.decision
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as t(comment bigint, decision bigint)
    where r.comment_id = t.comment and r.resolved_at is null
    returning r.id`);
  return writeToReporters(deps, tx, place, { reportIds: rows.map(({ id }) => Number(id)), clause }, waitMs);
}

/**
 * Notifies reporters that a removed comment was restored, unless they have objected: objections get their own
 * answer.
 */
export async function tellRestored(
  deps: Pick<DecisionDeps, 'outbox'>,
  tx: DatabaseTransaction,
  place: DecisionPlace,
  decisionId: number,
): Promise<void> {
  const rows = await tx
    .select({ id: commentReports.id })
    .from(commentReports)
    .where(and(eq(commentReports.decisionId, decisionId), isNull(commentReports.objectedAt)));
  await writeToReporters(deps, tx, place, { reportIds: rows.map(({ id }) => id), clause: null }, 0);
}

/**
 * Confirms to a reporter that the report was received (article 16.4). The rate limits of reports also cover
 * these emails.
 */
export async function confirmReport(
  { outbox }: Pick<DecisionDeps, 'outbox'>,
  tx: DatabaseTransaction,
  place: DecisionPlace,
  reportId: number,
): Promise<void> {
  const [reporter] = await reportersOf(tx, [reportId]);
  if (!reporter) return;
  const { nick, title, email, reason, path } = reporter;
  await outbox.write(
    tx,
    emailOf(REPORT_EMAILS, 'reportReceived', email, place, {
      nick,
      title,
      ground: groundText(place, reason),
      link: storyLink(place, path),
    }),
  );
}
