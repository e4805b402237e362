import {
  COMMENT_EDIT_MINUTES,
  type CommentWriter,
  isCompleteProfile,
  type OwnComment,
  type ReaderOfComments,
} from '@portal/model/participation';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { type AccountRow, isProven, loadMailboxDigest } from '../../readers/accounts';
import type { SiteRecord } from '../../sites';
import { type StandingAccount, standingOf } from './kept-suspensions';
import { commentReports, comments, commentVotes } from './tables';

/** Most recent votes, reports and own comments of a reader under one article, as sent to the page. */
const MAX_OWN = { votes: 1_000, reports: 200, comments: 100 };

/** A comment as its author sees it, in whatever state. */
export function ownCommentOf(row: typeof comments.$inferSelect, nick: string): OwnComment {
  return {
    id: String(row.id),
    author: nick,
    isNewsroom: row.isNewsroom,
    date: row.date.toISOString(),
    ...(row.editedAt ? { editedAt: row.editedAt.toISOString() } : {}),
    html: row.html,
    ...(row.parentId === null ? {} : { parentId: String(row.parentId) }),
    ...(row.rootId === null ? {} : { rootId: String(row.rootId) }),
    likes: row.likes,
    dislikes: row.dislikes,
    replies: row.replies,
    state: row.state,
    text: row.text ?? '',
    editableUntil: new Date(row.date.getTime() + COMMENT_EDIT_MINUTES * 60_000).toISOString(),
  };
}

/** Whether a reader may write, or why not. */
function writerOf(
  reader: Pick<AccountRow, 'nick' | 'name' | 'surname' | 'guardianId' | 'validatedAt'>,
  isSuspended: boolean,
): CommentWriter {
  if (reader.guardianId !== null) return 'child';
  if (isSuspended) return 'suspended';
  return isCompleteProfile(reader) && isProven(reader) ? 'ready' : 'incomplete';
}

/** A reader's own comments, votes and reports under an article. */
export async function readerOfComments(
  db: Database,
  site: Pick<SiteRecord, 'alias'>,
  contentId: number,
  reader: StandingAccount & Pick<AccountRow, 'nick' | 'name' | 'surname' | 'guardianId'>,
  now: Date,
): Promise<ReaderOfComments> {
  const ofContent = eq(comments.contentId, contentId);
  const mailboxDigest = await loadMailboxDigest(db);
  const [votes, reports, own, standing] = await Promise.all([
    db
      .select({ id: commentVotes.commentId, vote: commentVotes.vote })
      .from(commentVotes)
      .innerJoin(comments, eq(comments.id, commentVotes.commentId))
      .where(and(eq(commentVotes.accountId, reader.id), ofContent))
      .orderBy(desc(commentVotes.commentId))
      .limit(MAX_OWN.votes),
    db
      .select({ id: commentReports.commentId })
      .from(commentReports)
      .innerJoin(comments, eq(comments.id, commentReports.commentId))
      .where(and(eq(commentReports.accountId, reader.id), ofContent))
      .orderBy(desc(commentReports.commentId))
      .limit(MAX_OWN.reports),
    db
      .select()
      .from(comments)
      .where(and(eq(comments.accountId, reader.id), ofContent))
      .orderBy(desc(comments.date), desc(comments.id))
      .limit(MAX_OWN.comments),
    standingOf(db, site, reader, { mailboxDigest, now }),
  ]);
  return {
    writer: writerOf(reader, standing === 'suspended'),
    votes: Object.fromEntries(votes.map(({ id, vote }) => [String(id), vote])),
    reported: reports.map(({ id }) => String(id)),
    own: own.filter(({ state }) => state !== 'removed').map((row) => ownCommentOf(row, reader.nick)),
  };
}
