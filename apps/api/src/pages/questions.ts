import type { QuestionsPage } from '@portal/model';
import { questionsPath } from '@portal/model/participation';
import { eq } from 'drizzle-orm';
import { anybodyAt, missingCondition } from '../content/stories';
import { answeredQuestions, interviews } from '../participation/interviews';
import type { Database } from '../platform/database';
import type { OpenCursors } from '../platform/secrets';
import type { SiteRecord } from '../sites';
import { aboutContent, publishedContent } from './published';

type Request = {
  db: Database;
  cursors: OpenCursors;
  site: SiteRecord;
  cursor: string | null;
  params: Readonly<Record<string, string>>;
};

/** Page of an interview's answered questions. @throws BadCursor */
export async function questionsPage({
  db,
  cursors,
  site,
  cursor,
  params,
}: Request): Promise<QuestionsPage | null> {
  const row = await publishedContent(db, site, params);
  if (!row || missingCondition(row, anybodyAt(site))) return null;
  const [interview] = await db
    .select({ guest: interviews.guestName, portrait: interviews.guestImage })
    .from(interviews)
    .where(eq(interviews.contentId, row.id));
  if (!interview) return null;
  return {
    type: 'questions',
    path: questionsPath(String(row.id)),
    ...aboutContent(row),
    guest: interview.guest,
    ...(interview.portrait ? { portrait: interview.portrait } : {}),
    questions: await answeredQuestions(db, await cursors(), row.id, cursor),
  };
}
