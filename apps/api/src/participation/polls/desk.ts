import type { DeskPolls, PollEnd, PollPicture } from '@portal/model/newsroom';
import type { PollForm, PollPlace } from '@portal/model/participation';
import { and, asc, desc, eq, inArray, lt, ne } from 'drizzle-orm';
import { contents, normalPath, placeContent } from '../../content/stories';
import { touchContents } from '../../platform/changes';
import type { DatabaseTransaction } from '../../platform/database';
import { ApiError, invalidFields, unknown } from '../../platform/http';
import type { SiteRecord } from '../../sites';
import { sections } from '../../sites';
import type { DeskDeps } from '../../sites/desk-kit';
import { assertMayAct, type DeskActor, pictureAt, writeLog } from '../../sites/desk-kit';
import { optionsOf, shownPoll, stateOf } from './reading';
import { pollChanged } from './refresh';
import { pollOptions, polls } from './tables';

/** Polls per page. */
const ON_PAGE = 20;

type Deps = Pick<DeskDeps, 'db' | 'now'>;

/**
 * Polls of a site with their results, newest first.
 * @param before creation time, in milliseconds, of the last poll of the page before
 */
export async function deskPolls(
  { db, now }: Deps,
  site: string,
  { before, id }: { before?: number | undefined; id?: number | undefined } = {},
): Promise<DeskPolls> {
  const rows = await db
    .select({ poll: polls, title: contents.title, path: contents.path })
    .from(polls)
    .innerJoin(contents, eq(contents.id, polls.contentId))
    .where(
      and(
        eq(contents.site, site),
        before === undefined ? undefined : lt(polls.createdAt, new Date(before)),
        id === undefined ? undefined : eq(polls.contentId, id),
      ),
    )
    .orderBy(desc(polls.createdAt), desc(polls.contentId))
    .limit(ON_PAGE + 1);
  const shown = rows.slice(0, ON_PAGE);
  const ids = shown.map(({ poll }) => poll.contentId);
  const options = ids.length
    ? await db
        .select()
        .from(pollOptions)
        .where(inArray(pollOptions.contentId, ids))
        .orderBy(asc(pollOptions.position))
    : [];
  const ofSite = await db
    .select({ slug: sections.slug, name: sections.name })
    .from(sections)
    .where(eq(sections.site, site))
    .orderBy(asc(sections.name));
  return {
    polls: shown.map(({ poll, title, path }) => ({
      poll: shownPoll(
        poll,
        options.filter(({ contentId }) => contentId === poll.contentId),
        true,
      ),
      state: stateOf(poll, now()),
      title,
      path,
    })),
    sections: ofSite,
    next: rows.length > ON_PAGE ? (shown.at(-1)?.poll.createdAt.getTime() ?? null) : null,
  };
}

/**
 * Content of a new poll: an existing one or a new one.
 * @throws ApiError if neither is possible
 */
async function placeOf(
  tx: DatabaseTransaction,
  site: string,
  question: string,
  { path, section }: PollPlace,
  now: Date,
): Promise<number> {
  if (path) {
    const [found] = await tx
      .select({ id: contents.id })
      .from(contents)
      .where(
        and(eq(contents.site, site), eq(contents.path, normalPath(path)), ne(contents.status, 'withdrawn')),
      );
    if (!found) throw invalidFields([{ field: 'path', code: 'invalid' }]);
    return found.id;
  }
  const placed = await placeContent(tx, site, {
    type: 'poll',
    title: question,
    section,
    fallback: 'enquesta',
    now,
  });
  if (placed === 'no-section')
    throw invalidFields([{ field: 'section', code: section ? 'invalid' : 'required' }]);
  if (placed === 'no-address')
    throw new ApiError(409, 'ADDRESS_TAKEN', 'section: too many contents with this question there');
  return placed;
}

const settingsOf = ({ question, start, end, choices, voters, results, isChangeable }: PollForm) => ({
  question,
  choices,
  voters,
  results,
  isChangeable,
  startAt: start === null ? null : new Date(start),
  endAt: end === null ? null : new Date(end),
});

const writeOptions = (tx: DatabaseTransaction, contentId: number, options: readonly { text: string }[]) =>
  tx.insert(pollOptions).values(options.map((option, position) => ({ contentId, position, ...option })));

/**
 * Creates a poll in an article without one.
 * @returns the content id
 * @throws ApiError
 */
export async function createPoll(
  { db, now }: Deps,
  actor: DeskActor,
  form: PollForm,
  place: PollPlace,
): Promise<string> {
  const at = now();
  return db.transaction(async (tx) => {
    const contentId = await placeOf(tx, actor.site, form.question, place, at);
    const [made] = await tx
      .insert(polls)
      .values({ contentId, ...settingsOf(form), createdAt: at, toldState: 'not-started' })
      .onConflictDoNothing()
      .returning({ contentId: polls.contentId });
    if (!made) throw new ApiError(409, 'POLL_THERE', 'path: this content has a poll');
    await writeOptions(
      tx,
      contentId,
      form.options.map((text) => ({ text })),
    );
    await touchContents(tx, [contentId]);
    await pollChanged(tx, contentId, at);
    const { question, options } = form;
    await writeLog(
      tx,
      [
        {
          site: actor.site,
          actor,
          act: 'poll.create',
          subject: `poll:${contentId}`,
          details: { question, options },
        },
      ],
      at,
    );
    return String(contentId);
  });
}

/**
 * A poll of the actor's site, with the same lock that votes take.
 * @throws ApiError
 */
async function lockedPoll(tx: DatabaseTransaction, site: string, contentId: number) {
  const [row] = await tx
    .select({ poll: polls })
    .from(polls)
    .innerJoin(contents, eq(contents.id, polls.contentId))
    .where(and(eq(polls.contentId, contentId), eq(contents.site, site)))
    .for('no key update', { of: polls });
  if (!row) throw unknown();
  return row.poll;
}

/** @throws ApiError for a poll that has votes or is finished */
function mustBeUnvoted(poll: typeof polls.$inferSelect, at: Date): void {
  if (poll.votes > 0 || stateOf(poll, at) === 'finished')
    throw new ApiError(409, 'POLL_STARTED', 'a poll in which somebody has voted is changed no more');
}

/**
 * Replaces a poll, before the first vote. An option with the same text keeps its picture.
 * @throws ApiError
 */
export async function changePoll(
  { db, now }: Deps,
  actor: DeskActor,
  contentId: number,
  form: PollForm,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    mustBeUnvoted(await lockedPoll(tx, actor.site, contentId), at);
    const before = await optionsOf(tx, contentId);
    await tx.update(polls).set(settingsOf(form)).where(eq(polls.contentId, contentId));
    await tx.delete(pollOptions).where(eq(pollOptions.contentId, contentId));
    await writeOptions(
      tx,
      contentId,
      form.options.map((text) => ({ text, image: before.find((old) => old.text === text)?.image ?? null })),
    );
    await pollChanged(tx, contentId, at);
    const { question, options } = form;
    const act = { site: actor.site, actor, act: 'poll.change', subject: `poll:${contentId}` } as const;
    await writeLog(tx, [{ ...act, details: { question, options } }], at);
  });
}

/**
 * Sets or removes the picture of an option, before the first vote.
 * @throws ApiError
 */
export async function setOptionPicture(
  { db, now }: Deps,
  { actor, site }: { actor: DeskActor; site: Pick<SiteRecord, 'hosts'> },
  contentId: number,
  { option, picture, pictureAlt }: PollPicture,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    mustBeUnvoted(await lockedPoll(tx, actor.site, contentId), at);
    const image = picture ? await pictureAt(tx, site, picture, pictureAlt) : null;
    const [row] = await tx
      .update(pollOptions)
      .set({ image })
      .where(and(eq(pollOptions.contentId, contentId), eq(pollOptions.id, Number(option))))
      .returning({ text: pollOptions.text });
    if (!row) throw unknown();
    await pollChanged(tx, contentId, at);
    const details = { option: row.text, picture: image?.src ?? null };
    const act = { site: actor.site, actor, act: 'poll.change', subject: `poll:${contentId}` } as const;
    await writeLog(tx, [{ ...act, details }], at);
  });
}

/**
 * Closes a poll, moves its end, or reopens it. Idempotent.
 * @throws ApiError
 */
export async function endPoll(
  { db, now }: Deps,
  actor: DeskActor,
  contentId: number,
  { end }: PollEnd,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const poll = await lockedPoll(tx, actor.site, contentId);
    const state = stateOf(poll, at);
    const act = end === 'now' ? 'poll.close' : state === 'finished' ? 'poll.reopen' : 'poll.change';
    assertMayAct(actor, act);
    if (end === 'now' && state === 'finished') return;
    if (end === 'now' && state === 'not-started')
      throw new ApiError(409, 'POLL_NOT_STARTED', 'a poll that has not started has nothing to close');
    // The end must be after the start, even in the same millisecond.
    const closed = new Date(Math.max(at.getTime(), (poll.startAt?.getTime() ?? 0) + 1));
    const endAt = end === 'now' ? closed : end === null ? null : new Date(end);
    if (end !== 'now' && endAt !== null && (endAt <= at || (poll.startAt && endAt <= poll.startAt)))
      throw invalidFields([{ field: 'end', code: 'date' }]);
    await tx.update(polls).set({ endAt }).where(eq(polls.contentId, contentId));
    await pollChanged(tx, contentId, at);
    const subject = `poll:${contentId}`;
    const details = end === 'now' ? { votes: poll.votes } : { end: endAt?.toISOString() ?? null };
    await writeLog(tx, [{ site: actor.site, actor, act, subject, details }], at);
  });
}
