import { eq } from 'drizzle-orm';
import { contents } from '../../content/stories';
import type { Database } from '../../platform/database';
import type { AccountPart } from '../../readers/accounts';
import { COMMENT_EMAIL_KINDS } from './emails';
import { removeCommentsOf } from './removal';
import { REPORT_EMAIL_KINDS } from './report-emails';
import { recordSuspensions } from './returning-mailboxes';
import { comments, commentVotes } from './tables';

/**
 * An account's comments: part of its data export, and deleted with it if the reader asks. Suspensions stay
 * with the mailbox.
 */
export const commentsOfAccounts = (deps: { db: Database; now: () => Date }): AccountPart => ({
  emailKinds: [...COMMENT_EMAIL_KINDS, ...REPORT_EMAIL_KINDS],
  onLeavingMailbox: recordSuspensions,
  deletion: ({ id }, { removeComments }) => ({
    before: async () => {
      if (removeComments) await removeCommentsOf(deps, id);
    },
  }),
  ownData: async ({ id }) => {
    const [written, votes] = await Promise.all([
      deps.db
        .select({
          site: contents.site,
          story: contents.title,
          text: comments.text,
          date: comments.date,
          editedAt: comments.editedAt,
          state: comments.state,
        })
        .from(comments)
        .innerJoin(contents, eq(contents.id, comments.contentId))
        .where(eq(comments.accountId, id)),
      deps.db
        .select({ comment: commentVotes.commentId, vote: commentVotes.vote })
        .from(commentVotes)
        .where(eq(commentVotes.accountId, id)),
    ]);
    return { comments: written, commentVotes: votes };
  },
});
