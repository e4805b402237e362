import type { QuestionQueue, QuestionView } from '@portal/model/newsroom';
import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { contents } from '../../content/stories';
import type { Database } from '../../platform/database';
import { unknown } from '../../platform/http';
import { type Cursors, idSchema } from '../../platform/secrets';
import { accounts } from '../../readers/accounts';
import { uploads } from '../uploads';
import { interviewQuestions, interviews } from './tables';

/** Questions per page. */
const ON_PAGE = 30;
const place = v.object({ place: idSchema });

/** Sort column and direction of each view. */
const ORDERS = {
  waiting: { by: interviewQuestions.id, isDown: false },
  chosen: { by: interviewQuestions.id, isDown: false },
  answered: { by: interviewQuestions.position, isDown: false },
  refused: { by: interviewQuestions.id, isDown: true },
} as const satisfies Record<QuestionView, unknown>;

/**
 * Questions of an interview of a site, by state.
 * @throws BadCursor, or ApiError if there is no such interview
 */
export async function questionQueue(
  db: Database,
  cursors: Cursors,
  site: string,
  { contentId, view, cursor }: { contentId: number; view: QuestionView; cursor?: string | undefined },
): Promise<QuestionQueue> {
  const [found] = await db
    .select({ id: interviews.contentId })
    .from(interviews)
    .innerJoin(contents, eq(contents.id, interviews.contentId))
    .where(and(eq(interviews.contentId, contentId), eq(contents.site, site)));
  if (!found) throw unknown();
  const list = ['questions', contentId, view];
  const after = cursor === undefined ? null : cursors.read(place, list, cursor);
  const { by, isDown } = ORDERS[view];
  const rows = await db
    .select({ row: interviewQuestions, nick: accounts.nick, picture: uploads })
    .from(interviewQuestions)
    .leftJoin(accounts, eq(accounts.id, interviewQuestions.accountId))
    .leftJoin(
      uploads,
      and(eq(uploads.id, interviewQuestions.uploadId), inArray(uploads.state, ['held', 'published'])),
    )
    .where(
      and(
        eq(interviewQuestions.contentId, contentId),
        eq(interviewQuestions.state, view),
        after ? (isDown ? lt : gt)(by, after.place) : undefined,
      ),
    )
    .orderBy((isDown ? desc : asc)(by))
    .limit(ON_PAGE + 1);
  const shown = rows.slice(0, ON_PAGE);
  const last = rows.length > ON_PAGE ? shown.at(-1)?.row : undefined;
  return {
    items: shown.map(({ row, nick, picture }) => ({
      id: String(row.id),
      state: row.state,
      author: row.author || null,
      nick,
      text: row.text,
      askedAt: row.askedAt.toISOString(),
      rule: row.rule,
      ground: row.ground,
      answer: row.answer ?? '',
      draft: row.draft,
      version: row.version,
      picture: picture && {
        id: picture.key,
        title: picture.title,
        isPublished: picture.state === 'published',
      },
    })),
    next: last
      ? cursors.write(place, list, { place: (view === 'answered' ? last.position : last.id) ?? 0 })
      : null,
  };
}
