import type { Image } from '@portal/model';
import type { InterviewForm } from '@portal/model/newsroom';
import { QUESTION_LIMIT } from '@portal/model/participation';
import type { Database } from '../../platform/database';
import { interviewChanged } from './refresh';
import { interviewQuestions, interviews } from './tables';

/** Interview of a seed, with questions by invented readers; those without an answer are waiting. */
export type SeededInterview = Pick<InterviewForm, 'guestName' | 'guestRole' | 'opening' | 'goodbye'> & {
  image?: Image;
  start: Date;
  end: Date | null;
  questions: readonly { author: string; text: string; answer?: string; askedAt: Date }[];
};

/** Creates the interview of an article with its questions; does nothing if it exists. */
export async function seedInterview(
  db: Database,
  contentId: number,
  { image, start, end, questions, ...words }: SeededInterview,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(interviews)
      .values({
        ...words,
        contentId,
        guestImage: image ?? null,
        startAt: start,
        endAt: end,
        questionLimit: QUESTION_LIMIT,
        createdAt: now,
        toldState: 'upcoming',
      })
      .onConflictDoNothing()
      .returning({ contentId: interviews.contentId });
    if (!made) return;
    let position = 0;
    const rows = questions.map(({ answer, ...question }, at) => {
      if (answer !== undefined) position += 1;
      return {
        ...question,
        contentId,
        key: `seed:${at}`,
        ...(answer === undefined
          ? { state: 'waiting' as const }
          : { state: 'answered' as const, answer, position, answeredAt: start }),
      };
    });
    if (rows.length) await tx.insert(interviewQuestions).values(rows);
    await interviewChanged(tx, contentId, now);
  });
}
