import { deskActOfQuestion, fitsQuestion, type QuestionAct } from '@portal/model/newsroom';
import { and, asc, desc, eq, gt, lt, max } from 'drizzle-orm';
import type { DatabaseTransaction } from '../../platform/database';
import { ApiError, unknown } from '../../platform/http';
import type { DeskDeps } from '../../sites/desk-kit';
import { assertMayAct, type DeskActor, writeAct } from '../../sites/desk-kit';
import { cleanText } from '../comments';
import { lockedInterview } from './desk';
import type { QuestionRow } from './reading';
import { answersChanged } from './refresh';
import { interviewQuestions } from './tables';

type Values = Partial<typeof interviewQuestions.$inferInsert>;
type Writing = Extract<QuestionAct, { act: 'draft' | 'answer' }>;

/** Whether the action would change nothing; makes actions idempotent. */
function isDone(row: QuestionRow, ask: QuestionAct): boolean {
  switch (ask.act) {
    case 'choose':
      return row.state === 'chosen';
    case 'refuse':
      return row.state === 'refused';
    case 'restore':
      return row.state === 'waiting';
    case 'unanswer':
      return row.state === 'chosen';
    case 'draft':
      return row.draft === cleanText(ask.answer).text;
    case 'answer':
      return row.answer === cleanText(ask.answer).text;
    default:
      return false;
  }
}

/**
 * Columns changed by a draft or an answer.
 * @throws ApiError if somebody else has written meanwhile
 */
async function writing(
  tx: DatabaseTransaction,
  row: QuestionRow,
  { act, answer: typed, version }: Writing,
  at: Date,
): Promise<Values> {
  if (version !== row.version)
    throw new ApiError(409, 'QUESTION_CHANGED', 'version: somebody else has changed this question');
  const { text } = cleanText(typed);
  if (act === 'draft') return { draft: text };
  if (row.state === 'answered') return { answer: text, draft: '' };
  const [last] = await tx
    .select({ position: max(interviewQuestions.position) })
    .from(interviewQuestions)
    .where(eq(interviewQuestions.contentId, row.contentId));
  const position = (last?.position ?? 0) + 1;
  return { state: 'answered', answer: text, draft: '', position, answeredAt: at, ground: null, rule: null };
}

/** Swaps positions with the answered question before or after it; no-op at either end. */
async function move(tx: DatabaseTransaction, row: QuestionRow, isUp: boolean): Promise<boolean> {
  const { position } = interviewQuestions;
  const [other] = await tx
    .select({ id: interviewQuestions.id, position })
    .from(interviewQuestions)
    .where(
      and(
        eq(interviewQuestions.contentId, row.contentId),
        eq(interviewQuestions.state, 'answered'),
        (isUp ? lt : gt)(position, row.position ?? 0),
      ),
    )
    .orderBy((isUp ? desc : asc)(position))
    .limit(1);
  if (!other) return false;
  const put = (id: number, at: number | null) =>
    tx.update(interviewQuestions).set({ position: at }).where(eq(interviewQuestions.id, id));
  // Goes through a temporary position: positions are unique at any moment.
  await put(other.id, -1);
  await put(row.id, other.position);
  await put(other.id, row.position);
  return true;
}

/** Columns changed by an action; null if it changes nothing. */
async function changeBy(
  tx: DatabaseTransaction,
  row: QuestionRow,
  ask: QuestionAct,
  at: Date,
): Promise<Values | null> {
  switch (ask.act) {
    case 'choose':
      return { state: 'chosen' };
    case 'refuse':
      return { state: 'refused', ground: ask.ground };
    case 'restore':
      return { state: 'waiting', ground: null };
    case 'unanswer':
      return { state: 'chosen', draft: row.answer ?? '', answer: null, position: null, answeredAt: null };
    case 'up':
    case 'down':
      return (await move(tx, row, ask.act === 'up')) ? {} : null;
    default:
      return writing(tx, row, ask, at);
  }
}

/**
 * Performs an action on a question of an interview of the actor's site. Actions are serialised and logged.
 * Changes on the page are announced at once.
 * @throws ApiError if the actor may not, if the state does not allow it, or if somebody else was first
 */
export async function actOnQuestion(
  { db, now }: Pick<DeskDeps, 'db' | 'now'>,
  actor: DeskActor,
  { contentId, id }: { contentId: number; id: number },
  ask: QuestionAct,
): Promise<void> {
  const at = now();
  // Checked before any query, so that an unauthorised actor learns nothing.
  assertMayAct(actor, deskActOfQuestion('waiting', ask.act));
  await db.transaction(async (tx) => {
    await lockedInterview(tx, actor.site, contentId);
    const ofInterview = and(eq(interviewQuestions.id, id), eq(interviewQuestions.contentId, contentId));
    const [row] = await tx.select().from(interviewQuestions).where(ofInterview).for('no key update');
    if (!row || row.state === 'withdrawn') throw unknown();
    if (isDone(row, ask)) return;
    if (!fitsQuestion(row.state, ask.act))
      throw new ApiError(409, 'QUESTION_STATE', `a question that is ${row.state} is not for this`);
    const values = await changeBy(tx, row, ask, at);
    if (values === null) return;
    await tx
      .update(interviewQuestions)
      .set({ ...values, version: row.version + 1 })
      .where(eq(interviewQuestions.id, id));
    if (row.state === 'answered' ? ask.act !== 'draft' : ask.act === 'answer')
      await answersChanged(tx, contentId);
    const details = {
      interview: contentId,
      ...(ask.act === 'refuse' ? { ground: ask.ground } : {}),
      ...(ask.act === 'answer' ? { answer: values.answer } : {}),
      ...(ask.act === 'up' || ask.act === 'down' ? { to: ask.act } : {}),
    };
    const act = deskActOfQuestion(row.state, ask.act);
    await writeAct(tx, actor, { act, subject: `question:${id}`, details }, at);
  });
}
