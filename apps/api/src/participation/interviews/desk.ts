import type { DeskInterviews, InterviewForm, InterviewPlace } from '@portal/model/newsroom';
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { contents, placeContent } from '../../content/stories';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { ApiError, invalidFields, unknown } from '../../platform/http';
import type { SiteRecord } from '../../sites';
import { sections } from '../../sites';
import type { DeskDeps } from '../../sites/desk-kit';
import { assertMayAct, type DeskActor, pictureAt, writeAct } from '../../sites/desk-kit';
import { stateOf } from './reading';
import { interviewChanged } from './refresh';
import { interviewQuestions, interviews } from './tables';

/** Interviews per page. */
const ON_PAGE = 20;
const NONE = { waiting: 0, chosen: 0, answered: 0, refused: 0 };

type Deps = Pick<DeskDeps, 'db' | 'now'>;

/** Question counts of interviews, by state. */
async function countsOf(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, typeof NONE>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select({
      contentId: interviewQuestions.contentId,
      state: interviewQuestions.state,
      count: sql<number>`count(*)::int`,
    })
    .from(interviewQuestions)
    .where(inArray(interviewQuestions.contentId, [...ids]))
    .groupBy(interviewQuestions.contentId, interviewQuestions.state);
  const counts = new Map(ids.map((id) => [id, { ...NONE }]));
  for (const { contentId, state, count } of rows) {
    const of = counts.get(contentId);
    if (of && state !== 'withdrawn') of[state] = count;
  }
  return counts;
}

/**
 * A site's interviews, newest first.
 * @param before id of the last interview of the page before
 */
export async function deskInterviews(
  { db, now }: Deps,
  site: string,
  { before, id }: { before?: number | undefined; id?: number | undefined } = {},
): Promise<DeskInterviews> {
  const rows = await db
    .select({ interview: interviews, title: contents.title, path: contents.path })
    .from(interviews)
    .innerJoin(contents, eq(contents.id, interviews.contentId))
    .where(
      and(
        eq(contents.site, site),
        before === undefined ? undefined : lt(interviews.contentId, before),
        id === undefined ? undefined : eq(interviews.contentId, id),
      ),
    )
    .orderBy(desc(interviews.contentId))
    .limit(ON_PAGE + 1);
  const shown = rows.slice(0, ON_PAGE);
  const [counts, ofSite] = await Promise.all([
    countsOf(
      db,
      shown.map(({ interview }) => interview.contentId),
    ),
    db
      .select({ slug: sections.slug, name: sections.name })
      .from(sections)
      .where(eq(sections.site, site))
      .orderBy(asc(sections.name)),
  ]);
  return {
    interviews: shown.map(({ interview, title, path }) => {
      const { contentId, guestName, guestRole, guestImage, opening, goodbye, questionLimit } = interview;
      return {
        contentId: String(contentId),
        title,
        path,
        state: stateOf(interview, now()),
        guestName,
        guestRole,
        guestImage,
        opening,
        goodbye,
        questionLimit,
        start: interview.startAt.toISOString(),
        end: interview.endAt?.toISOString() ?? null,
        closed: interview.closedAt?.toISOString() ?? null,
        counts: counts.get(contentId) ?? NONE,
      };
    }),
    sections: ofSite,
    next: rows.length > ON_PAGE ? (shown.at(-1)?.interview.contentId ?? null) : null,
  };
}

const settingsOf = ({ start, end, ...form }: InterviewForm) => ({
  ...form,
  startAt: new Date(start),
  endAt: end === null ? null : new Date(end),
});

const subjectOf = (contentId: number) => `interview:${contentId}`;

/**
 * Creates an interview with its own content.
 * @returns the content id
 * @throws ApiError
 */
export async function createInterview(
  { db, now }: Deps,
  actor: DeskActor,
  form: InterviewForm,
  { title, section }: InterviewPlace,
): Promise<string> {
  const at = now();
  return db.transaction(async (tx) => {
    const contentId = await placeContent(tx, actor.site, {
      type: 'digitalinterview',
      title,
      section,
      fallback: 'entrevista',
      now: at,
    });
    if (contentId === 'no-section')
      throw invalidFields([{ field: 'section', code: section ? 'invalid' : 'required' }]);
    if (contentId === 'no-address')
      throw new ApiError(409, 'ADDRESS_TAKEN', 'title: too many contents with this headline there');
    await tx
      .insert(interviews)
      .values({ contentId, ...settingsOf(form), createdAt: at, toldState: 'upcoming' });
    await interviewChanged(tx, contentId, at);
    const details = { title, guest: form.guestName };
    await writeAct(tx, actor, { act: 'interview.create', subject: subjectOf(contentId), details }, at);
    return String(contentId);
  });
}

/**
 * An interview of the actor's site, with the same lock that questions take.
 * @throws ApiError
 */
export async function lockedInterview(tx: DatabaseTransaction, site: string, contentId: number) {
  const [row] = await tx
    .select({ interview: interviews })
    .from(interviews)
    .innerJoin(contents, eq(contents.id, interviews.contentId))
    .where(and(eq(interviews.contentId, contentId), eq(contents.site, site)))
    .for('no key update', { of: interviews });
  if (!row) throw unknown();
  return row.interview;
}

/**
 * Replaces the guest, texts, dates and limit of an interview.
 * @throws ApiError
 */
export async function changeInterview(
  { db, now }: Deps,
  actor: DeskActor,
  contentId: number,
  form: InterviewForm,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const { guestName, guestImage } = await lockedInterview(tx, actor.site, contentId);
    // The portrait's alternative text follows the guest's name.
    const renamed = guestImage?.alt === guestName ? { ...guestImage, alt: form.guestName } : guestImage;
    await tx
      .update(interviews)
      .set({ ...settingsOf(form), guestImage: renamed })
      .where(eq(interviews.contentId, contentId));
    await interviewChanged(tx, contentId, at);
    const { guestName: guest, start, end } = form;
    const details = { guest, start, end };
    await writeAct(tx, actor, { act: 'interview.change', subject: subjectOf(contentId), details }, at);
  });
}

/**
 * Sets or removes the portrait of an interview's guest.
 * @throws ApiError if the address is not in the library
 */
export async function setPortrait(
  { db, now }: Deps,
  { actor, site }: { actor: DeskActor; site: Pick<SiteRecord, 'hosts'> },
  contentId: number,
  url: string,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const { guestName, guestImage } = await lockedInterview(tx, actor.site, contentId);
    if (url === (guestImage?.src ?? '')) return;
    const portrait = url ? await pictureAt(tx, site, url, guestName) : null;
    await tx.update(interviews).set({ guestImage: portrait }).where(eq(interviews.contentId, contentId));
    await interviewChanged(tx, contentId, at);
    const details = { portrait: portrait?.src ?? null };
    await writeAct(tx, actor, { act: 'interview.change', subject: subjectOf(contentId), details }, at);
  });
}

/**
 * Closes an interview by hand, or reopens it without its end if that is past. Idempotent.
 * @throws ApiError
 */
export async function closeInterview(
  { db, now }: Deps,
  actor: DeskActor,
  contentId: number,
  isClosed: boolean,
): Promise<void> {
  const act = isClosed ? 'interview.close' : 'interview.reopen';
  assertMayAct(actor, act);
  const at = now();
  await db.transaction(async (tx) => {
    const interview = await lockedInterview(tx, actor.site, contentId);
    if ((stateOf(interview, at) === 'closed') === isClosed) return;
    const endAt = interview.endAt && interview.endAt <= at ? null : interview.endAt;
    await tx
      .update(interviews)
      .set(isClosed ? { closedAt: at } : { closedAt: null, endAt })
      .where(eq(interviews.contentId, contentId));
    await interviewChanged(tx, contentId, at);
    await writeAct(tx, actor, { act, subject: subjectOf(contentId) }, at);
  });
}
