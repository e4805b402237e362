import {
  type AnsweredQuestions,
  type Interview,
  type InterviewNow,
  type InterviewState,
  interviewState,
  QUESTIONS_ON_PAGE,
  type ReadersInterview,
} from '@portal/model/participation';
import { and, asc, desc, eq, gt, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { contents } from '../../content/stories';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { unknown } from '../../platform/http';
import { imageOf } from '../../platform/media';
import { type Cursors, idSchema } from '../../platform/secrets';
import { commentHtml } from '../comments';
import { uploads } from '../uploads';
import { interviewQuestions, interviews } from './tables';

type InterviewRow = typeof interviews.$inferSelect;
export type QuestionRow = typeof interviewQuestions.$inferSelect;
/** An interview, with its content's headline, path and access condition. */
export type FoundInterview = InterviewRow &
  Pick<typeof contents.$inferSelect, 'title' | 'path' | 'condition'>;

/** Most recent own questions shown to a reader; above any limit per interview. */
const OWN_SHOWN = 100;

const position = v.object({ position: idSchema });

export const stateOf = (
  { startAt, endAt, closedAt }: Pick<InterviewRow, 'startAt' | 'endAt' | 'closedAt'>,
  now: Date,
) => interviewState({ start: startAt, end: endAt, closed: closedAt }, now);

const isAnswered = (contentId: number) =>
  and(eq(interviewQuestions.contentId, contentId), eq(interviewQuestions.state, 'answered'));

/**
 * A page of an interview's answered questions, by position.
 * @throws BadCursor
 */
export async function answeredQuestions(
  db: Database,
  cursors: Cursors,
  contentId: number,
  cursor: string | null = null,
): Promise<AnsweredQuestions> {
  const list = ['interview', contentId];
  const after = cursor === null ? null : cursors.read(position, list, cursor);
  const [rows, count] = await Promise.all([
    db
      .select({ question: interviewQuestions, picture: uploads })
      .from(interviewQuestions)
      .leftJoin(uploads, and(eq(uploads.id, interviewQuestions.uploadId), eq(uploads.state, 'published')))
      .where(and(isAnswered(contentId), after ? gt(interviewQuestions.position, after.position) : undefined))
      .orderBy(asc(interviewQuestions.position))
      .limit(QUESTIONS_ON_PAGE + 1),
    db.$count(interviewQuestions, isAnswered(contentId)),
  ]);
  const shown = rows.slice(0, QUESTIONS_ON_PAGE);
  const last = rows.length > QUESTIONS_ON_PAGE ? shown.at(-1)?.question : undefined;
  return {
    items: shown.map(({ question: { id, author, text, answer }, picture }) => ({
      id: String(id),
      author: author || null,
      html: commentHtml(text),
      answer: commentHtml(answer ?? ''),
      ...(picture
        ? { image: imageOf({ ...picture, id: picture.mediaId, focalX: null, focalY: null }, picture.title) }
        : {}),
    })),
    count,
    next: last ? cursors.write(position, list, { position: last.position ?? 0 }) : null,
  };
}

/** Public view of an article's interview; null if the article has none. */
export async function publicInterview(
  db: Database,
  cursors: Cursors,
  contentId: number,
): Promise<Interview | null> {
  const [row] = await db.select().from(interviews).where(eq(interviews.contentId, contentId));
  if (!row) return null;
  const { guestName, guestRole, guestImage, opening, goodbye, startAt, endAt, closedAt } = row;
  return {
    contentId: String(contentId),
    guest: {
      name: guestName,
      ...(guestRole ? { role: guestRole } : {}),
      ...(guestImage ? { image: guestImage } : {}),
    },
    opening: opening && commentHtml(opening),
    goodbye: goodbye && commentHtml(goodbye),
    start: startAt.toISOString(),
    end: endAt?.toISOString() ?? null,
    closed: closedAt?.toISOString() ?? null,
    questionLimit: row.questionLimit,
    questions: await answeredQuestions(db, cursors, contentId),
  };
}

/**
 * Interview of an article that readers can see.
 * @throws ApiError if there is none
 */
export async function interviewOf(
  db: Database | DatabaseTransaction,
  site: string,
  contentId: number,
  lock = false,
): Promise<FoundInterview> {
  const query = db
    .select({
      interview: interviews,
      title: contents.title,
      path: contents.path,
      condition: contents.condition,
    })
    .from(interviews)
    .innerJoin(contents, eq(contents.id, interviews.contentId))
    .where(
      and(eq(interviews.contentId, contentId), eq(contents.site, site), eq(contents.status, 'published')),
    );
  const [row] = await (lock ? query.for('no key update', { of: interviews }) : query);
  if (!row) throw unknown();
  const { interview, ...content } = row;
  return { ...interview, ...content };
}

/** Public state of an interview and its number of answers. */
export const interviewNow = async (
  db: Database | DatabaseTransaction,
  interview: InterviewRow,
  now: Date,
): Promise<InterviewNow> => ({
  state: stateOf(interview, now),
  answers: await db.$count(interviewQuestions, isAnswered(interview.contentId)),
});

/** Questions of one account to an interview, except withdrawn ones. */
export const ownOf = (contentId: number, accountId: number) =>
  and(
    eq(interviewQuestions.contentId, contentId),
    eq(interviewQuestions.accountId, accountId),
    ne(interviewQuestions.state, 'withdrawn'),
  );

/** An interview as one reader sees it, with their own questions. */
export async function readersInterview(
  db: Database | DatabaseTransaction,
  interview: FoundInterview,
  accountId: number,
  now: Date,
): Promise<ReadersInterview> {
  const { contentId, title, path, guestName, questionLimit } = interview;
  const known = await interviewNow(db, interview, now);
  const rows = await db
    .select()
    .from(interviewQuestions)
    .where(ownOf(contentId, accountId))
    .orderBy(desc(interviewQuestions.id))
    .limit(OWN_SHOWN);
  return {
    ...known,
    own: rows.map(({ id, text, state, askedAt, ground }) => ({
      id: String(id),
      text,
      state,
      askedAt: askedAt.toISOString(),
      ground,
    })),
    left: known.state === 'closed' ? 0 : Math.max(0, questionLimit - rows.length),
    content: { title, url: path },
    guest: guestName,
  };
}

/** State of an article's interview; null if the article has none. */
export async function interviewStateOf(
  db: Database,
  contentId: number,
  at: Date,
): Promise<InterviewState | null> {
  const [row] = await db.select().from(interviews).where(eq(interviews.contentId, contentId));
  if (!row) return null;
  const { startAt: start, endAt: end, closedAt: closed } = row;
  return interviewState({ start, end, closed }, at);
}
