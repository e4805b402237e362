import {
  COMMENT_ENDPOINTS,
  commentEditSchema,
  commentPostSchema,
  commentReportSchema,
  commentsQuerySchema,
  commentVoteSchema,
} from '@portal/model/participation';
import type { Context, Hono } from 'hono';
import type * as v from 'valibot';
import { idInPath, serve, unknown } from '../../platform/http';
import type { OpenCursors } from '../../platform/secrets';
import type { AccountContext, AccountDeps } from '../../readers/accounts';
import { mustRead } from '../../revenue/entitlements';
import type { SiteRecord } from '../../sites';
import { onScreened } from './decisions';
import { type Discussion, discussionOf } from './discussion';
import { readerOfComments } from './own';
import { commentsOf } from './reading';
import { reportComment } from './reporting';
import { editComment, postComment, removeComment, voteComment } from './writing';

/** Endpoints of comments: reading, posting, editing, voting and reporting. */
export function commentCalls(
  app: Hono,
  deps: AccountDeps & { cursors: OpenCursors },
  { guards }: AccountContext,
): void {
  const { db, cursors, now } = deps;
  const found = async (c: Context, site: SiteRecord): Promise<Discussion> => {
    const discussion = await discussionOf(db, site, idInPath(c));
    if (!discussion) throw unknown();
    return discussion;
  };
  const pageOf = async (
    contentId: number,
    { root: rootId, ...asked }: v.InferOutput<typeof commentsQuerySchema>,
  ) => commentsOf(db, await cursors(), contentId, { ...asked, rootId });

  serve(app, guards, COMMENT_ENDPOINTS, {
    page: async ({ c, context, query }) => {
      const { contentId } = await found(c, context.site);
      return pageOf(contentId, query(commentsQuerySchema));
    },
    of: async ({ c, context, reader, query }) => {
      const { contentId, isOpen } = await found(c, context.site);
      const [page, own] = await Promise.all([
        pageOf(contentId, query(commentsQuerySchema)),
        readerOfComments(db, context.site, contentId, reader, now()),
      ]);
      return { page, open: isOpen, reader: own };
    },
    post: async ({ c, context, reader, body }) => {
      const post = await body(commentPostSchema);
      const { contentId, condition } = await found(c, context.site);
      // Only readers with access to the whole text may comment on it.
      await mustRead(db, { context, who: reader }, { id: contentId, condition }, now());
      const comment = await postComment(deps, context, reader, contentId, post, onScreened(deps, context));
      deps.outbox.sendSoon();
      return comment;
    },
    edit: async ({ c, context, reader, body }) => {
      const { comment } = await body(commentEditSchema);
      return editComment(deps, context, reader, idInPath(c), comment, onScreened(deps, context));
    },
    remove: async ({ c, context, reader }) => removeComment(deps, context, reader, idInPath(c)),
    vote: async ({ c, context, reader, body }) => {
      const { vote } = await body(commentVoteSchema);
      return voteComment(deps, context, reader, idInPath(c), vote);
    },
    report: async ({ c, context, reader, body }) => {
      const report = { ...(await body(commentReportSchema)), id: idInPath(c) };
      await reportComment(deps, context, reader, report, onScreened(deps, context));
      deps.outbox.sendSoon();
    },
  });
}
