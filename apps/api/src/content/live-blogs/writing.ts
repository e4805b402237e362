import { type BodyPart, LIVE_MAX_PINNED } from '@portal/model';
import {
  type LiveEntryDone,
  type LiveEntryState,
  type liveEntryChangeSchema,
  type liveEntryPostSchema,
  nextEntryState,
} from '@portal/model/newsroom';
import { and, eq, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { touchContents } from '../../platform/changes';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { ApiError, invalidFields, unknown } from '../../platform/http';
import type { SiteRecord } from '../../sites';
import { assertMayAct, type DeskActor, pictureAt, writeLog } from '../../sites/desk-kit';
import { contents, liveBlogs } from '../stories';
import { liveEntries } from './tables';
import { bodyOfText } from './words';

export type LiveDeps = { db: Database; now: () => Date };
type Post = v.InferOutput<typeof liveEntryPostSchema>;
type Change = v.InferOutput<typeof liveEntryChangeSchema>;
type EntryRow = typeof liveEntries.$inferSelect;
type Words = Pick<Post, 'title' | 'text' | 'author' | 'isKey' | 'picture' | 'pictureAlt'>;

/** The entry has been changed by somebody else since it was read. */
const stale = () => new ApiError(409, 'CONFLICT', 'version: the entry has been changed since');

const subjectOf = (contentId: number, entryId: number) => `entry:${contentId}/${entryId}`;

/**
 * Locks the content of a live blog and returns the live blog: its changes, including those of an import, are
 * serialised.
 * @throws ApiError if the site has none
 */
async function lockBlog(
  tx: DatabaseTransaction,
  site: Pick<SiteRecord, 'alias'>,
  contentId: number,
): Promise<typeof liveBlogs.$inferSelect> {
  const [content] = await tx
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.id, contentId), eq(contents.site, site.alias), eq(contents.type, 'live')))
    .for('no key update');
  if (!content) throw unknown();
  await tx.insert(liveBlogs).values({ contentId }).onConflictDoNothing();
  const [blog] = await tx.select().from(liveBlogs).where(eq(liveBlogs.contentId, contentId));
  if (!blog) throw unknown();
  return blog;
}

/**
 * Assigns the next sequence number to a change that readers see.
 * @returns the number
 */
export async function countChange(tx: DatabaseTransaction, contentId: number, at: Date): Promise<number> {
  const [row] = await tx
    .update(liveBlogs)
    .set({ sequence: sql`${liveBlogs.sequence} + 1`, changedAt: at })
    .where(eq(liveBlogs.contentId, contentId))
    .returning({ sequence: liveBlogs.sequence });
  await tx.update(contents).set({ updatedAt: at }).where(eq(contents.id, contentId));
  return row?.sequence ?? 0;
}

/**
 * Picture of an entry, as a part of its text.
 * @throws ApiError for a picture without alternative text
 */
async function figureOf(
  db: DatabaseTransaction,
  site: Pick<SiteRecord, 'hosts'>,
  { picture, pictureAlt }: Pick<Words, 'picture' | 'pictureAlt'>,
): Promise<BodyPart | null> {
  if (!picture) return null;
  if (!pictureAlt) throw invalidFields([{ field: 'pictureAlt', code: 'required' }]);
  return { type: 'figure', image: await pictureAt(db, site, picture, pictureAlt) };
}

/** Columns for the input. An empty text keeps the body of an imported entry. */
async function valuesOf(
  db: DatabaseTransaction,
  site: Pick<SiteRecord, 'hosts'>,
  words: Words,
  before?: Pick<EntryRow, 'text' | 'body'>,
) {
  const { title, text, author, isKey } = words;
  const keepsBody = before !== undefined && before.text === null && text === '' && words.picture === '';
  if (keepsBody) return { title, author, isKey, body: before.body, text: null };
  const problems: string[] = [];
  const body = bodyOfText(text, await figureOf(db, site, words), (problem) => problems.push(problem));
  const [problem] = problems;
  if (problem)
    throw new ApiError(400, 'INVALID_FIELD', problem, { issues: [{ field: 'text', code: 'format' }] });
  if (!title && body.length === 0) throw invalidFields([{ field: 'text', code: 'required' }]);
  return { title, author, isKey, body, text };
}

async function checkPinned(tx: DatabaseTransaction, contentId: number): Promise<void> {
  const isPinned = and(
    eq(liveEntries.contentId, contentId),
    eq(liveEntries.isPinned, true),
    eq(liveEntries.state, 'published'),
  );
  if ((await tx.$count(liveEntries, isPinned)) >= LIVE_MAX_PINNED)
    throw new ApiError(409, 'TOO_MANY_PINNED', `at most ${LIVE_MAX_PINNED} entries are pinned at once`);
}

const doneOf = ({ id, state, version }: Pick<EntryRow, 'id' | 'state' | 'version'>): LiveEntryDone => ({
  id: String(id),
  state,
  version,
});

/**
 * Stores an entry, as a draft or published at once. The same key again returns the same entry, in its current
 * state.
 * @throws ApiError without permission, and for an entry without text
 */
export async function postEntry(
  { db, now }: LiveDeps,
  actor: DeskActor,
  site: SiteRecord,
  contentId: number,
  post: Post,
): Promise<LiveEntryDone> {
  return db.transaction(async (tx) => {
    await lockBlog(tx, site, contentId);
    const [same] = await tx
      .select()
      .from(liveEntries)
      .where(and(eq(liveEntries.contentId, contentId), eq(liveEntries.key, post.key)));
    if (same) return doneOf(same);
    const at = now();
    const isPublished = post.state === 'published';
    if (post.isPinned) await checkPinned(tx, contentId);
    const values = await valuesOf(tx, site, post);
    const [row] = await tx
      .insert(liveEntries)
      .values({
        contentId,
        key: post.key,
        state: post.state,
        date: at,
        isDecided: true,
        ...values,
        isPinned: post.isPinned,
        sequence: isPublished ? await countChange(tx, contentId, at) : 0,
      })
      .returning();
    if (!row) throw unknown();
    if (isPublished) {
      const act = {
        site: site.alias,
        actor,
        act: 'entry.publish',
        subject: subjectOf(contentId, row.id),
      } as const;
      await writeLog(tx, [{ ...act, details: { title: post.title } }], at);
      await touchContents(tx, [contentId]);
    }
    return doneOf(row);
  });
}

/** Changes of an entry by an action, other than its state. */
async function changesOf(
  tx: DatabaseTransaction,
  site: Pick<SiteRecord, 'hosts'>,
  row: EntryRow,
  change: Change,
  at: Date,
): Promise<Partial<EntryRow>> {
  switch (change.act) {
    case 'correct': {
      const isRead = row.state === 'published';
      return {
        ...(await valuesOf(tx, site, change, row)),
        ...(isRead ? { correctedAt: at, correction: change.correction } : {}),
      };
    }
    case 'pin':
      if (!row.isPinned) await checkPinned(tx, row.contentId);
      return { isPinned: true };
    case 'publish':
      if (row.isPinned) await checkPinned(tx, row.contentId);
      // A draft gets the time of its publication; a restored entry keeps its own.
      return row.sequence === 0 ? { date: at } : {};
    case 'withdraw':
    case 'unpin':
      return { isPinned: false };
  }
}

/** Whether readers see the effect of an action: never for drafts. */
const isSeen = (before: LiveEntryState, after: LiveEntryState): boolean =>
  before === 'published' || after === 'published';

/**
 * Publishes, corrects, withdraws, pins or unpins an entry of a given version.
 * @throws ApiError 409 if it has been changed since, or is in another state
 */
export async function changeEntry(
  { db, now }: LiveDeps,
  actor: DeskActor,
  site: SiteRecord,
  contentId: number,
  entryId: number,
  change: Change,
): Promise<LiveEntryDone> {
  const act = `entry.${change.act}` as const;
  assertMayAct(actor, act);
  return db.transaction(async (tx) => {
    await lockBlog(tx, site, contentId);
    const [row] = await tx
      .select()
      .from(liveEntries)
      .where(and(eq(liveEntries.id, entryId), eq(liveEntries.contentId, contentId)));
    if (!row) throw unknown();
    if (row.version !== change.version) throw stale();
    const state = nextEntryState(row.state, change.act);
    if (state === null)
      throw new ApiError(409, 'CONFLICT', `an entry that is ${row.state} cannot be changed so`);
    const at = now();
    const seen = isSeen(row.state, state);
    const values = await changesOf(tx, site, row, change, at);
    const version = row.version + 1;
    await tx
      .update(liveEntries)
      .set({
        ...values,
        state,
        version,
        isDecided: true,
        ...(seen ? { sequence: await countChange(tx, contentId, at) } : {}),
      })
      .where(eq(liveEntries.id, entryId));
    if (seen) {
      const note = change.act === 'correct' && change.correction ? { note: change.correction } : {};
      const line = { site: site.alias, actor, act, subject: subjectOf(contentId, entryId) };
      await writeLog(tx, [{ ...line, details: { title: row.title, ...note } }], at);
      await touchContents(tx, [contentId]);
    }
    return doneOf({ id: entryId, state, version });
  });
}

/**
 * Finishes or reopens a live blog; idempotent.
 * @throws ApiError
 */
export async function setLive(
  { db, now }: LiveDeps,
  actor: DeskActor,
  site: SiteRecord,
  contentId: number,
  isLive: boolean,
): Promise<void> {
  const act = isLive ? 'live.reopen' : 'live.finish';
  assertMayAct(actor, act);
  await db.transaction(async (tx) => {
    const blog = await lockBlog(tx, site, contentId);
    if (blog.isLive === isLive) return;
    const at = now();
    await countChange(tx, contentId, at);
    await tx
      .update(liveBlogs)
      .set({ isLive, isDecided: true, finishedAt: isLive ? null : at })
      .where(eq(liveBlogs.contentId, contentId));
    await writeLog(tx, [{ site: site.alias, actor, act, subject: `content:${contentId}` }], at);
    await touchContents(tx, [contentId]);
  });
}
