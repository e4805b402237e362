import { type Page, type QuestionsPage, stepByStepPath, type UploadsPage } from '@portal/model';
import { questionsPath, uploadsPath } from '@portal/model/participation';
import { and, eq } from 'drizzle-orm';
import { anybodyAt, contents, missingCondition, readableExtra } from '../content/stories';
import { answeredQuestions, interviews } from '../participation/interviews';
import { uploadGallery } from '../participation/uploads';
import type { Database } from '../platform/database';
import type { OpenCursors } from '../platform/secrets';
import type { SiteRecord } from '../sites';

type Request = {
  db: Database;
  cursors: OpenCursors;
  site: SiteRecord;
  cursor: string | null;
  params: Readonly<Record<string, string>>;
};

/**
 * Page of what readers uploaded in response to a call.
 * @throws BadCursor
 */
export async function uploadsPage({
  db,
  cursors,
  site,
  cursor,
  params,
}: Request): Promise<UploadsPage | null> {
  const row = await publishedContent(db, site, params);
  if (!row?.extra.uploadCall) return null;
  return {
    type: 'uploads',
    path: uploadsPath(String(row.id)),
    ...aboutContent(row),
    gallery: await uploadGallery(db, await cursors(), row.id, cursor),
  };
}

type PublishedContent = typeof contents.$inferSelect;

/** A site's published content, named by `:contentId` in a path; null if there is none. */
async function publishedContent(
  db: Database,
  site: Pick<SiteRecord, 'alias'>,
  { contentId = '' }: Readonly<Record<string, string>>,
): Promise<PublishedContent | null> {
  if (!/^\d{1,15}$/.test(contentId)) return null;
  const [row] = await db
    .select()
    .from(contents)
    .where(
      and(
        eq(contents.id, Number(contentId)),
        eq(contents.site, site.alias),
        eq(contents.status, 'published'),
      ),
    );
  return row ?? null;
}

/** Content data on a page that shows a part of it. */
const aboutContent = ({ id, title, path, updatedAt, publishedAt }: PublishedContent) => ({
  updatedAt: (updatedAt ?? publishedAt).toISOString(),
  content: { id: String(id), title, url: path },
});

/**
 * Page of an interview's answered questions.
 * @throws BadCursor
 */
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

/**
 * Step-by-step page of a recipe or a DIY task; null without steps. A gated one redirects to its content page,
 * which states the condition: its steps are private to its readers.
 */
export async function stepByStepPage({
  db,
  site,
  params,
}: Pick<Request, 'db' | 'site' | 'params'>): Promise<Page | null> {
  const row = await publishedContent(db, site, params);
  if (!row) return null;
  const viewer = anybodyAt(site);
  const path = stepByStepPath(String(row.id));
  if (missingCondition(row, viewer)) return { type: 'redirect', path, location: row.path, permanent: false };
  const { recipe, diyTask } = readableExtra(row, viewer);
  const task = recipe ?? diyTask;
  if (!task?.steps.length) return null;
  return { type: 'step-by-step', path, ...aboutContent(row), task };
}
