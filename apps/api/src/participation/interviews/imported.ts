import { QUESTION_LIMIT } from '@portal/model/participation';
import { and, eq, gt, not, or, sql } from 'drizzle-orm';
import type { DatabaseTransaction } from '../../platform/database';
import { interviewChanged } from './refresh';
import { interviewQuestions, interviews } from './tables';

/** An answered interview of another system, in plain text. */
export type ImportedInterview = {
  guestName: string;
  opening: string;
  goodbye: string;
  questions: readonly { author: string; text: string; answer: string }[];
};

/** Key prefix of imported questions. */
const IMPORTED = 'import:';

/**
 * Stores an imported interview: closed, with its answers. Skipped if readers have asked in it or the desk has
 * changed it.
 */
export async function storeImportedInterview(
  tx: DatabaseTransaction,
  contentId: number,
  { questions, ...words }: ImportedInterview,
  { publishedAt, now }: { publishedAt: Date; now: Date },
): Promise<void> {
  const [made] = await tx
    .insert(interviews)
    .values({
      ...words,
      contentId,
      startAt: publishedAt,
      closedAt: publishedAt,
      questionLimit: QUESTION_LIMIT,
      createdAt: now,
      toldState: 'closed',
    })
    .onConflictDoNothing()
    .returning({ contentId: interviews.contentId });
  if (!made) {
    await tx.select().from(interviews).where(eq(interviews.contentId, contentId)).for('update');
    const others = and(
      eq(interviewQuestions.contentId, contentId),
      or(not(sql`starts_with(${interviewQuestions.key}, ${IMPORTED})`), gt(interviewQuestions.version, 0)),
    );
    if ((await tx.$count(interviewQuestions, others)) > 0) return;
    await tx.update(interviews).set(words).where(eq(interviews.contentId, contentId));
    await tx.delete(interviewQuestions).where(eq(interviewQuestions.contentId, contentId));
  }
  await tx.insert(interviewQuestions).values(
    questions.map((question, at) => ({
      ...question,
      contentId,
      key: `${IMPORTED}${at}`,
      state: 'answered' as const,
      position: at + 1,
      askedAt: publishedAt,
      answeredAt: publishedAt,
    })),
  );
  await interviewChanged(tx, contentId, now);
}
