import type { ParticipationRuleId, ReportReason } from '@portal/model/participation';
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import { contents } from '../../content/stories';
import type { DatabaseTransaction } from '../../platform/database';
import { digestOf, newSecret } from '../../platform/secrets';
import { DAY_MS } from '../../platform/time';
import type { AccountDeps } from '../../readers/accounts';
import { accounts } from '../../readers/accounts';
import { type DeskActor, type LoggedAct, writeLog } from '../../sites/desk-kit';
import type { Ground } from './emails';
import { clauseOf, type DecisionPlace, originOf, statementOf } from './statements';
import { type CommentDecision, commentDecisions, commentReports, type comments } from './tables';

export type DecisionDeps = Pick<AccountDeps, 'db' | 'outbox' | 'now'>;

/** Subject of a decision: a comment as it was before, or a reader’s account. */
export type Decided = {
  comment: Pick<
    typeof comments.$inferSelect,
    'id' | 'contentId' | 'accountId' | 'state' | 'rule' | 'reports' | 'text'
  > | null;
  accountId: number | null;
};

/** A decision, its author and its grounds. */
export type Ruling = {
  decision: CommentDecision;
  ground: Ground | null;
  /** Participation rule that was broken; by default, the one that matches the ground. */
  clause?: ParticipationRuleId | null | undefined;
  /** Days of a suspension; null if it has no end. */
  durationDays?: number | null;
  note?: string;
  /** Null for automatic rules. */
  actor: DeskActor | null;
  batch?: string;
  /** Milliseconds during which it can be undone before anyone is notified. */
  waitMs?: number;
};

const ACTS = {
  publish: 'comment.publish',
  hold: 'comment.hold',
  refuse: 'comment.refuse',
  suspend: 'reader.suspend',
} as const satisfies Record<CommentDecision, LoggedAct['act']>;

/** Readers and stories affected by decisions. */
async function concerned(tx: DatabaseTransaction, decided: readonly Decided[]) {
  const accountIds = [...new Set(decided.flatMap(({ accountId }) => accountId ?? []))];
  const contentIds = [...new Set(decided.flatMap(({ comment }) => comment?.contentId ?? []))];
  const readers = accountIds.length
    ? await tx
        .select({ id: accounts.id, nick: accounts.nick, email: accounts.email })
        .from(accounts)
        .where(inArray(accounts.id, accountIds))
    : [];
  const stories = contentIds.length
    ? await tx
        .select({ id: contents.id, title: contents.title })
        .from(contents)
        .where(inArray(contents.id, contentIds))
    : [];
  return { readers, stories };
}

/** Columns shared by all decisions of a ruling. */
function rulingOf({ decision, ground, clause, durationDays, actor }: Ruling, at: Date) {
  const isRestriction = decision !== 'publish';
  const days = decision === 'suspend' ? (durationDays ?? null) : null;
  return {
    clause: isRestriction ? (clause ?? clauseOf(ground ?? 'other')) : null,
    durationDays: days,
    until: days === null ? null : suspendedUntil(at, days),
    isAutomated: actor === null,
  };
}

/** End of a suspension of so many days. */
export const suspendedUntil = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/**
 * Records decisions for the desk log, for appeals and for the yearly report. A restricted reader with an
 * email address gets a statement of reasons.
 * @returns the decision ids, in input order
 */
export async function recordDecisions(
  { outbox, now }: Pick<DecisionDeps, 'outbox' | 'now'>,
  tx: DatabaseTransaction,
  place: DecisionPlace,
  decided: readonly Decided[],
  ruling: Ruling,
): Promise<number[]> {
  const { decision, ground, note = '', actor, batch, waitMs = 0 } = ruling;
  const { site } = place;
  const at = now();
  const { clause, durationDays, until, isAutomated } = rulingOf(ruling, at);
  const { readers, stories } = await concerned(tx, decided);
  const told = decided.map(({ comment, accountId }) => {
    const origin = originOf(comment, { ground, isAutomated });
    const reader = readers.find(({ id }) => id === accountId);
    const title = stories.find(({ id }) => id === comment?.contentId)?.title;
    const token = newSecret();
    const email = reader?.email
      ? statementOf(
          place,
          { ...reader, token },
          { decision, ground, clause, note, origin, isAutomated, until, comment, title },
        )
      : null;
    return { origin, email, tokenHash: email ? digestOf(token) : null };
  });
  const emailIds = await outbox.writeAll(
    tx,
    told.flatMap(({ email }) => email ?? []),
    waitMs,
  );
  const mailed = told.flatMap(({ email }, index) => (email ? [index] : []));
  const rows = await tx
    .insert(commentDecisions)
    .values(
      decided.map(({ comment, accountId }, index) => ({
        site: site.alias,
        batch: batch ?? null,
        decision,
        commentId: comment?.id ?? null,
        accountId,
        stateBefore: comment?.state ?? null,
        ruleBefore: comment?.rule ?? null,
        reportsBefore: comment?.reports ?? 0,
        ground,
        clause,
        durationDays,
        note,
        isAutomated,
        origin: told[index]?.origin ?? null,
        decidedAt: at,
        emailId: emailIds[mailed.indexOf(index)] ?? null,
        tokenHash: told[index]?.tokenHash ?? null,
      })),
    )
    .returning({ id: commentDecisions.id });
  await writeLog(
    tx,
    decided.map(({ comment, accountId }) => ({
      site: site.alias,
      actor,
      act: ACTS[decision],
      subject: comment && decision !== 'suspend' ? `comment:${comment.id}` : `reader:${accountId}`,
      details: { ground, ...(note ? { note } : {}), ...(batch ? { batch } : {}) },
    })),
    at,
  );
  return rows.map(({ id }) => id);
}

/** Most frequent reason in a comment's open reports. */
async function mostReported(tx: DatabaseTransaction, commentId: number): Promise<ReportReason | null> {
  const [row] = await tx
    .select({ reason: commentReports.reason })
    .from(commentReports)
    .where(and(eq(commentReports.commentId, commentId), isNull(commentReports.resolvedAt)))
    .groupBy(commentReports.reason)
    .orderBy(desc(count()), commentReports.reason)
    .limit(1);
  return row?.reason ?? null;
}

/**
 * Notifies the author when a rule refuses a comment or reports hide one. A comment held for review is not
 * restricted yet.
 */
export const onScreened =
  (deps: DecisionDeps, place: DecisionPlace) =>
  async (tx: DatabaseTransaction, comment: typeof comments.$inferSelect): Promise<void> => {
    const isHidden = comment.rule === 'reported';
    if (comment.state !== 'refused' && !isHidden) return;
    await recordDecisions(
      deps,
      tx,
      place,
      [
        {
          comment: { ...comment, state: isHidden ? 'published' : comment.state, rule: null },
          accountId: comment.accountId,
        },
      ],
      {
        decision: isHidden ? 'hold' : 'refuse',
        ground: comment.rule,
        clause: isHidden ? await mostReported(tx, comment.id) : null,
        actor: null,
      },
    );
  };

/** Matches the decision that the link of a statement of reasons belongs to. */
export const byToken = (token: string) => eq(commentDecisions.tokenHash, digestOf(token));
