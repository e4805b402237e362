import { type QuestionsPage, questionsPath } from '@portal/model';
import { and, eq } from 'drizzle-orm';
import { ANYBODY, missingCondition } from '../access/access';
import type { OpenCursors } from '../cursors';
import type { Database } from '../database/client';
import { interviews } from '../database/interviews';
import { contents } from '../database/schema';
import type { SiteRecord } from '../database/site-record';
import { answeredQuestions } from '../interviews/reading';

type Request = {
  db: Database;
  cursors: OpenCursors;
  site: SiteRecord;
  cursor: string | null;
  params: Readonly<Record<string, string>>;
};

/** Answered questions of an interview, on pages of their own. @throws BadCursor */
export async function questionsPage({
  db,
  cursors,
  site,
  cursor,
  params,
}: Request): Promise<QuestionsPage | null> {
  const { contentId = '' } = params;
  if (!/^\d{1,15}$/.test(contentId)) return null;
  const id = Number(contentId);
  const [row] = await db
    .select({ content: contents, guest: interviews.guestName })
    .from(interviews)
    .innerJoin(contents, eq(contents.id, interviews.contentId))
    .where(
      and(eq(interviews.contentId, id), eq(contents.site, site.alias), eq(contents.status, 'published')),
    );
  if (!row || missingCondition(row.content, ANYBODY)) return null;
  const { content, guest } = row;
  return {
    type: 'questions',
    path: questionsPath(contentId),
    updatedAt: (content.updatedAt ?? content.publishedAt).toISOString(),
    content: { id: contentId, title: content.title, url: content.path },
    guest,
    questions: await answeredQuestions(db, await cursors(), id, cursor),
  };
}
