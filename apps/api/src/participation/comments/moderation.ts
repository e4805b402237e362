import { randomUUID } from 'node:crypto';
import type { ModerationAct, ParticipationRuleId, ReportReason } from '@portal/model';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DatabaseTransaction } from '../../platform/database';
import { ApiError } from '../../platform/http';
import { emails } from '../../platform/mail';
import { accounts } from '../../readers/accounts';
import { assertMayAct, type DeskActor, writeLog } from '../../sites/desk-kit';
import { emailOf } from '../../sites/emails';
import { type DecisionDeps, recordDecisions } from './decisions';
import { lockComments } from './discussion';
import { COMMENT_EMAILS } from './emails';
import { discussionsChanged } from './refresh';
import { tellReporters } from './reporters';
import { clauseOf, type DecisionPlace } from './statements';
import { commentDecisions, comments } from './tables';

/** Comments that one act may decide on. */
export const MAX_MODERATED = 200;
/** How long an act can be undone before those whom it concerns are told of it. */
export const UNDO_MS = 60_000;

const STATES = { publish: 'published', hold: 'held', refuse: 'refused' } as const;

/** A decision on some comments of a site. */
export type Moderation = {
  act: ModerationAct;
  ids: readonly number[];
  /** Needed to refuse and to hide. */
  ground?: ReportReason | undefined;
  /** Rule of participation that is broken; without it, that of the ground. */
  clause?: ParticipationRuleId | undefined;
  /** What its author is told beside the ground; needed where that is what may be illegal. */
  note?: string | undefined;
};

/**
 * Refuses a restriction without a ground, and one of what may be illegal that does not say by which law (Digital Services Act, article
 * 17.3.d). @throws ApiError
 */
export function mustBeFounded(
  ground: ReportReason | undefined,
  note: string,
): asserts ground is ReportReason {
  if (!ground) throw new ApiError(400, 'REQUIRED_FIELD', 'ground: a restriction is founded on one');
  if (ground === 'illegal' && !note)
    throw new ApiError(400, 'REQUIRED_FIELD', 'note: what may be illegal names the law and says why');
}

type CommentRow = typeof comments.$inferSelect;

/** Whether a decision changes anything: what is published may still have reports to look at. */
const isChanged = ({ state, reports }: CommentRow, act: ModerationAct): boolean =>
  state !== 'removed' && (state !== STATES[act] || (act === 'publish' && reports > 0));

/**
 * Publishes, hides or refuses comments at once. Their authors get the statement of reasons, and those who reported them what
 * became of it, a minute later: until then the act can be undone as if it had not been.
 * @returns the batch by which it is undone, and the comments that it changed
 * @throws ApiError for who may not, and where a restriction has no ground
 */
export async function moderate(
  deps: DecisionDeps,
  actor: DeskActor,
  place: DecisionPlace,
  { act, ids, ground, clause, note = '' }: Moderation,
): Promise<{ batch: string; changed: number[] }> {
  assertMayAct(actor, `comment.${act}`);
  if (act !== 'publish') mustBeFounded(ground, note);
  const at = deps.now();
  const batch = randomUUID();
  const changed = await deps.db.transaction(async (tx) => {
    const rows = (await lockComments(tx, place.site, ids)).filter((row) => isChanged(row, act));
    if (!rows.length) return [];
    const among = rows.map(({ id }) => id);
    await tx
      .update(comments)
      .set({ state: STATES[act], rule: null, reports: 0, reviewedAt: at })
      .where(inArray(comments.id, among));
    const decided = await recordDecisions(
      deps,
      tx,
      place,
      rows.map((comment) => ({ comment, accountId: comment.accountId })),
      { decision: act, ground: ground ?? null, clause, note, actor, batch, waitMs: UNDO_MS },
    );
    if (act !== 'hold') {
      const decisions = new Map(
        decided.flatMap((id, index) => (among[index] === undefined ? [] : [[among[index], id]])),
      );
      const broken = act === 'publish' ? null : (clause ?? clauseOf(ground ?? 'other'));
      const told = await tellReporters(deps, tx, place, { decisions, clause: broken }, UNDO_MS);
      if (told.size) await keepNumbers(tx, batch, told);
    }
    await discussionsChanged(
      tx,
      rows.map(({ contentId }) => contentId),
      at,
    );
    return among;
  });
  return { batch, changed };
}

/** Remembers which emails go to those who reported a comment, so that they can be taken back. */
async function keepNumbers(
  tx: DatabaseTransaction,
  batch: string,
  told: ReadonlyMap<number, number[]>,
): Promise<void> {
  const numbers = Object.fromEntries(told);
  await tx.execute(sql`
    update comment_decisions d set report_email_ids = t.value
    from jsonb_each(${JSON.stringify(numbers)}::jsonb) t
    where d.batch = ${batch} and d.comment_id = t.key::bigint`);
}

/**
 * Undoes an act: its comments are as they were, if nobody decided otherwise since, nor changed the words that come back. What was not mailed yet is not; who was
 * told already is told that it was withdrawn.
 * @returns the comments that are as they were
 */
export async function undoModeration(
  deps: DecisionDeps,
  actor: DeskActor,
  place: DecisionPlace,
  batch: string,
): Promise<number[]> {
  assertMayAct(actor, 'comment.restore');
  const { site } = place;
  const at = deps.now();
  return deps.db.transaction(async (tx) => {
    const ofBatch = and(
      eq(commentDecisions.batch, batch),
      eq(commentDecisions.site, site.alias),
      isNull(commentDecisions.undoneAt),
    );
    const decisions = await tx.select().from(commentDecisions).where(ofBatch).for('update');
    const rows = await lockComments(
      tx,
      site,
      decisions.flatMap(({ commentId }) => commentId ?? []),
    );
    const found = new Map(rows.map((row) => [row.id, row]));
    const undone = decisions.filter(({ commentId, decision, stateBefore, decidedAt }) => {
      const row = commentId === null ? undefined : found.get(commentId);
      if (decision === 'suspend' || row?.state !== STATES[decision]) return false;
      // Words that nobody of the newsroom has seen are not published by it.
      return stateBefore !== 'published' || row.editedAt === null || row.editedAt <= decidedAt;
    });
    if (!undone.length) return [];
    const among = undone.map(({ id }) => id);
    await tx.execute(sql`
      update comments c set state = d.state_before, rule = d.rule_before, reports = d.reports_before
      from comment_decisions d where d.comment_id = c.id and d.id in ${among}`);
    await tx.execute(sql`
      update comment_reports r set resolved_at = null, decision_id = null, token_hash = null from comment_decisions d
      where d.id in ${among} and r.comment_id = d.comment_id and r.resolved_at = d.decided_at`);
    await tx
      .update(commentDecisions)
      .set({ undoneAt: at, emailId: null, reportEmailIds: [] })
      .where(inArray(commentDecisions.id, among));
    await takeBack(deps, tx, place, undone);
    await writeLog(
      tx,
      undone.map(({ commentId }) => ({
        site: site.alias,
        actor,
        act: 'comment.restore' as const,
        subject: `comment:${commentId}`,
        details: { batch },
      })),
      at,
    );
    await discussionsChanged(tx, [...new Set(rows.map(({ contentId }) => contentId))], at);
    return undone.flatMap(({ commentId }) => commentId ?? []);
  });
}

/** Takes emails back that were not sent, and writes to those whose statement of reasons was. */
async function takeBack(
  { outbox }: Pick<DecisionDeps, 'outbox'>,
  tx: DatabaseTransaction,
  place: DecisionPlace,
  decisions: readonly (typeof commentDecisions.$inferSelect)[],
): Promise<void> {
  const numbers = decisions.flatMap(({ emailId, reportEmailIds }) => [
    ...(emailId === null ? [] : [emailId]),
    ...reportEmailIds,
  ]);
  const unsent = numbers.length
    ? await tx.delete(emails).where(inArray(emails.id, numbers)).returning({ id: emails.id })
    : [];
  const kept = new Set(unsent.map(({ id }) => id));
  const told = decisions.filter(({ emailId }) => emailId !== null && !kept.has(emailId));
  const readerIds = told.flatMap(({ accountId }) => accountId ?? []);
  if (!readerIds.length) return;
  const readers = await tx
    .select({ email: accounts.email, nick: accounts.nick })
    .from(accounts)
    .where(inArray(accounts.id, readerIds));
  await outbox.writeAll(
    tx,
    readers.map(({ email, nick }) =>
      emailOf(COMMENT_EMAILS, 'commentRestored', email, place, { nick, link: place.origin }),
    ),
  );
}
