import { randomUUID } from 'node:crypto';
import type { Moderation, ModerationAct } from '@portal/model/newsroom';
import type { ReportReason } from '@portal/model/participation';
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

/** Time during which an action can be undone, before anyone is notified. */
export const UNDO_MS = 60_000;

const STATES = { publish: 'published', hold: 'held', refuse: 'refused' } as const;

/**
 * Rejects a restriction without a ground, and one for illegal content that does not name the law (Digital
 * Services Act, article 17.3.d).
 * @throws ApiError
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

/** Whether a decision changes anything: a published comment may still have open reports. */
const isChanged = ({ state, reports }: CommentRow, act: ModerationAct): boolean =>
  state !== 'removed' && (state !== STATES[act] || (act === 'publish' && reports > 0));

/**
 * Publishes, hides or refuses comments at once. A minute later the authors get the statement of reasons, and
 * the reporters the outcome. Until then the action can be undone without a trace.
 * @returns the batch id for the undo, and the changed comments
 * @throws ApiError if the actor may not, or a restriction has no ground
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

/** Stores the ids of the emails to reporters, so that an undo can cancel them. */
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
 * Undoes an action: restores its comments, unless somebody has decided otherwise since or the author has
 * edited a text that would be published again. Unsent emails are cancelled; anyone already notified gets a
 * withdrawal.
 * @returns the restored comments
 */
export async function undoModeration(
  deps: DecisionDeps,
  actor: DeskActor,
  place: DecisionPlace,
  batch: string,
): Promise<number[]> {
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
      // An undo must not publish a text that nobody in the newsroom has seen.
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

/** Cancels unsent emails, and writes to those who have already received a statement of reasons. */
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
