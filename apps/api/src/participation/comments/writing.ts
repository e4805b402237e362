import type { ReaderStanding } from '@portal/model/newsroom';
import {
  COMMENT_EDIT_MINUTES,
  type CommentCounts,
  type CommentPost,
  type CommentVote,
  isCompleteProfile,
  type OwnComment,
} from '@portal/model/participation';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { ApiError, forbidden, invalidFields, notLoggedIn, unknown } from '../../platform/http';
import type { Limits } from '../../platform/limits';
import { emailKey } from '../../platform/words';
import type { AccountRow } from '../../readers/accounts';
import { accounts, loadMailboxDigest } from '../../readers/accounts';
import type { RequestContext, SiteRecord } from '../../sites';
import { type Discussion, discussionOf, lockComments } from './discussion';
import { type StandingAccount, standingOf } from './kept-suspensions';
import { ownCommentOf } from './own';
import { discussionsChanged } from './refresh';
import { TAKEN_OUT } from './removal';
import { commentHtml, type Screened, screen } from './screening';
import { comments, commentVotes } from './tables';
import { cleanText, fingerprintOf } from './words';

/** Hours during which the same text counts as a copy. */
const COPY_HOURS = 24;

export type CommentDeps = { db: Database; limits: Limits; now: () => Date };
/** A reader who comments. */
export type CommentReader = StandingAccount & Pick<AccountRow, 'nick' | 'name' | 'surname'>;
type Visit = Pick<RequestContext, 'site' | 'ip'>;

/**
 * Whether a reader writes for the newsroom: the site's file lists the email address, and the reader has
 * confirmed it.
 */
const isOfNewsroom = (
  site: Pick<SiteRecord, 'comments'>,
  { emailKey: key, validatedAt }: Pick<CommentReader, 'emailKey' | 'validatedAt'>,
): boolean =>
  key !== null && validatedAt !== null && site.comments.newsroom.some((email) => emailKey(email) === key);

/**
 * Rejects readers who may not comment.
 * @throws ApiError
 */
export function assertCanComment(reader: CommentReader, standing: ReaderStanding | null): void {
  if (standing === 'suspended')
    throw new ApiError(403, 'SUSPENDED', 'the newsroom has suspended this account from commenting');
  if (!isCompleteProfile(reader))
    throw new ApiError(412, 'INCOMPLETE_PROFILE', 'name and surname: complete the profile to comment');
}

type Written = { text: string; html: string; fingerprint: Buffer | null } & Screened;

/**
 * Text to store, with the result of its screening.
 * @throws ApiError if nothing is left of it
 */
async function written(
  tx: DatabaseTransaction,
  asked: {
    comment: string;
    /** The edited comment, which is no copy of itself. */
    id: number | null;
    reader: CommentReader;
    site: SiteRecord;
    standing: ReaderStanding | null;
    discussion: Discussion;
    now: Date;
  },
): Promise<Written> {
  const { comment, id, reader, site, standing, discussion, now } = asked;
  const { text, unseen } = cleanText(comment);
  if (text === '') throw invalidFields([{ field: 'comment', code: 'required' }]);
  const fingerprint = fingerprintOf(text);
  const copies = fingerprint
    ? await tx
        .select({ accountId: comments.accountId, contentId: comments.contentId })
        .from(comments)
        .where(
          and(
            eq(comments.fingerprint, fingerprint),
            gt(comments.date, new Date(now.getTime() - COPY_HOURS * 3_600_000)),
            ne(comments.state, 'removed'),
            ...(id === null ? [] : [ne(comments.id, id)]),
          ),
        )
        .limit(20)
    : [];
  const isOwn = (copy: (typeof copies)[number]) => copy.accountId === reader.id;
  const screened = screen(text, {
    rules: site.comments,
    moderation: discussion.moderation,
    standing,
    isNewsroom: isOfNewsroom(site, reader),
    unseen,
    isOwnCopy: copies.some(isOwn),
    othersCopies: new Set(copies.filter((copy) => !isOwn(copy)).map(({ accountId }) => accountId)).size,
  });
  return { text, html: commentHtml(text), fingerprint, ...screened };
}

/**
 * Ids of the comment being replied to and of the root of its thread; both null for a new thread.
 * @throws ApiError if that comment is no longer published
 */
async function parentOf(tx: DatabaseTransaction, contentId: number, parentId: string | null) {
  if (parentId === null) return { parentId: null, rootId: null };
  const [parent] = /^\d{1,15}$/.test(parentId)
    ? await tx
        .select({ id: comments.id, rootId: comments.rootId })
        .from(comments)
        .where(
          and(
            eq(comments.id, Number(parentId)),
            eq(comments.contentId, contentId),
            eq(comments.state, 'published'),
          ),
        )
    : [];
  if (!parent) throw new ApiError(409, 'PARENT_GONE', 'the comment that is answered is no longer there');
  return { parentId: parent.id, rootId: parent.rootId ?? parent.id };
}

/** Callback in the same transaction, for a comment that rules refuse or hold. */
export type OnScreened = (tx: DatabaseTransaction, comment: typeof comments.$inferSelect) => Promise<void>;

/**
 * Posts a comment. Idempotent by key, across repeats and processes.
 * @throws ApiError if comments are closed, the reader may not write, or the parent comment is gone
 */
export async function postComment(
  { db, limits, now }: CommentDeps,
  { site, ip }: Visit,
  reader: CommentReader,
  contentId: number,
  { comment, parentId, key }: CommentPost,
  onScreened: OnScreened,
): Promise<OwnComment> {
  const known = await byKey(db, reader.id, key);
  if (known) return ownCommentOf(known, reader.nick);
  await limits.count('comment', ip, String(reader.id));
  const at = now();
  const mailboxDigest = await loadMailboxDigest(db);
  const row = await db.transaction(async (tx) => {
    // Serialises the comments of a reader, so that duplicate keys and copies are detected.
    const locked = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, reader.id))
      .for('no key update');
    if (!locked.length) throw notLoggedIn();
    const already = await byKey(tx, reader.id, key);
    if (already) return already;
    const discussion = await discussionOf(tx, site, contentId);
    if (!discussion) throw unknown();
    if (!discussion.isOpen) throw new ApiError(409, 'COMMENTS_CLOSED', 'comments are closed');
    const standing = await standingOf(tx, site, reader, { mailboxDigest, now: at });
    assertCanComment(reader, standing);
    const asked = { comment, id: null, reader, site, standing, discussion, now: at };
    const values = await written(tx, asked);
    const [added] = await tx
      .insert(comments)
      .values({
        ...values,
        ...(await parentOf(tx, contentId, parentId)),
        contentId,
        accountId: reader.id,
        isNewsroom: isOfNewsroom(site, reader),
        key,
        date: at,
      })
      .returning();
    if (!added) throw new Error('a comment was not written');
    if (added.state === 'published') await discussionsChanged(tx, [contentId], at);
    else await onScreened(tx, added);
    return added;
  });
  return ownCommentOf(row, reader.nick);
}

async function byKey(db: Database | DatabaseTransaction, accountId: number, key: string) {
  const [row] = await db
    .select()
    .from(comments)
    .where(and(eq(comments.accountId, accountId), eq(comments.key, key)));
  return row;
}

/**
 * The reader's own comment, locked.
 * @throws ApiError if it is somebody else's, or deleted
 */
async function ownOf(tx: DatabaseTransaction, site: Pick<SiteRecord, 'alias'>, readerId: number, id: number) {
  const [row] = await lockComments(tx, site, [id]);
  if (!row || row.state === 'removed') throw unknown();
  if (row.accountId !== readerId) throw forbidden();
  return row;
}

/**
 * Edits the reader's own comment, for five minutes.
 * @throws ApiError later, or if rules refuse the new text
 */
export async function editComment(
  { db, limits, now }: CommentDeps,
  { site, ip }: Visit,
  reader: CommentReader,
  id: number,
  comment: string,
  onScreened: OnScreened,
): Promise<OwnComment> {
  await limits.count('comment', ip, String(reader.id));
  const at = now();
  const mailboxDigest = await loadMailboxDigest(db);
  const row = await db.transaction(async (tx) => {
    const own = await ownOf(tx, site, reader.id, id);
    const isLate = at.getTime() - own.date.getTime() > COMMENT_EDIT_MINUTES * 60_000;
    if (isLate || own.state === 'refused')
      throw new ApiError(409, 'TOO_LATE', `comments can be changed for ${COMMENT_EDIT_MINUTES} minutes`);
    const discussion = await discussionOf(tx, site, own.contentId);
    if (!discussion) throw unknown();
    const standing = await standingOf(tx, site, reader, { mailboxDigest, now: at });
    assertCanComment(reader, standing);
    const asked = { comment, id, reader, site, standing, discussion, now: at };
    const { state, rule, ...values } = await written(tx, asked);
    if (state === 'refused')
      throw new ApiError(422, 'REFUSED', `${rule}: these words are not published here`);
    // A comment held by the newsroom, a rule or reports stays held until it is reviewed.
    const isStillHeld = own.state === 'held';
    const [changed] = await tx
      .update(comments)
      .set({ ...values, editedAt: at, ...(isStillHeld ? {} : { state, rule }) })
      .where(eq(comments.id, id))
      .returning();
    if (!changed) throw unknown();
    if (own.state === 'published') await discussionsChanged(tx, [own.contentId], at);
    if (own.state === 'published' && state === 'held') await onScreened(tx, changed);
    return changed;
  });
  return ownCommentOf(row, reader.nick);
}

/** Deletes the text of the reader's own comment; its replies stay. Idempotent. */
export async function removeComment(
  { db, now }: CommentDeps,
  { site }: Visit,
  reader: Pick<CommentReader, 'id'>,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await lockComments(tx, site, [id]);
    if (!row) throw unknown();
    if (row.accountId !== reader.id) throw forbidden();
    if (row.state === 'removed') return;
    await tx.update(comments).set(TAKEN_OUT).where(eq(comments.id, id));
    if (row.state === 'published') await discussionsChanged(tx, [row.contentId], now());
  });
}

/** Casts, changes or withdraws a vote: one per reader, however often it is sent. */
export async function voteComment(
  { db, limits }: CommentDeps,
  { site, ip }: Visit,
  reader: Pick<CommentReader, 'id'>,
  id: number,
  vote: CommentVote | null,
): Promise<CommentCounts> {
  await limits.count('commentVote', ip, String(reader.id));
  if (vote !== null) await limits.countOf('commentVoteOf', id, ip);
  const isThere = sql`${comments.id} = ${id} and ${comments.state} = 'published' and exists (
    select from contents where contents.id = ${comments.contentId} and contents.site = ${site.alias}
      and contents.status = 'published')`;
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ accountId: comments.accountId }).from(comments).where(isThere);
    if (!found) throw unknown();
    if (found.accountId === reader.id) throw new ApiError(409, 'OWN_COMMENT', 'nobody votes for themselves');
    if (vote === null)
      await tx
        .delete(commentVotes)
        .where(and(eq(commentVotes.commentId, id), eq(commentVotes.accountId, reader.id)));
    else
      await tx
        .insert(commentVotes)
        .values({ commentId: id, accountId: reader.id, vote })
        .onConflictDoUpdate({
          target: [commentVotes.commentId, commentVotes.accountId],
          set: { vote },
          setWhere: ne(commentVotes.vote, vote),
        });
    const [counts] = await tx
      .select({ likes: comments.likes, dislikes: comments.dislikes })
      .from(comments)
      .where(eq(comments.id, id));
    if (!counts) throw unknown();
    return counts;
  });
}
