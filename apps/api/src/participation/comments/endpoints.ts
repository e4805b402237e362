import { CALLS, rowId } from '@portal/model';
import {
  COMMENT_SORTS,
  COMMENTS_AT_ONCE,
  commentEditSchema,
  commentPostSchema,
  commentReportSchema,
  commentVoteSchema,
} from '@portal/model/participation';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { bodyOf, checked, done, success, unknown } from '../../platform/http';
import type { OpenCursors } from '../../platform/secrets';
import type { AccountContext, AccountDeps } from '../../readers/accounts';
import { mustRead } from '../../revenue/entitlements';
import type { SiteRecord } from '../../sites';
import { onScreened } from './decisions';
import { type Discussion, discussionOf, idOf } from './discussion';
import { readerOfComments } from './own';
import { type CommentsQuestion, commentsOf } from './reading';
import { reportComment } from './reporting';
import { editComment, postComment, removeComment, voteComment } from './writing';

const pageQuery = v.object({
  sort: v.optional(v.picklist(COMMENT_SORTS)),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(256))),
  root: v.optional(rowId),
  limit: v.optional(v.pipe(rowId, v.minValue(1), v.maxValue(COMMENTS_AT_ONCE))),
});

/**
 * Parses the query of a page of comments.
 * @throws ApiError
 */
function questionOf(c: Context): CommentsQuestion {
  const { sort, cursor, root, limit } = checked(pageQuery, c.req.query());
  return {
    ...(sort ? { sort } : {}),
    ...(cursor === undefined ? {} : { cursor }),
    ...(root === undefined ? {} : { rootId: root }),
    ...(limit === undefined ? {} : { limit }),
  };
}

/** Endpoints of comments: reading, posting, editing, voting and reporting. */
export function commentCalls(
  app: Hono,
  deps: AccountDeps & { cursors: OpenCursors },
  { contextOf, own, independent, proven, participant, reader }: AccountContext,
): void {
  const { db, cursors, now } = deps;
  const found = async (c: Context, site: SiteRecord): Promise<Discussion> => {
    const discussion = await discussionOf(db, site, idOf(c.req.param('id') ?? ''));
    if (!discussion) throw unknown();
    return discussion;
  };
  const pageOf = async (c: Context, contentId: number) =>
    commentsOf(db, await cursors(), contentId, questionOf(c));
  const ofContent = `${CALLS.comments}:id`;
  const ofComment = `${CALLS.comment}:id`;

  app.get(ofContent, async (c) => {
    const { site } = await contextOf(c);
    const { contentId } = await found(c, site);
    return done(await pageOf(c, contentId));
  });
  app.get(`${ofContent}/reader`, async (c) => {
    const context = await contextOf(c);
    const who = await reader(c, context);
    const { contentId, isOpen } = await found(c, context.site);
    const [page, own] = await Promise.all([
      pageOf(c, contentId),
      readerOfComments(db, context.site, contentId, who, now()),
    ]);
    return done({ page, open: isOpen, reader: own });
  });
  app.post(
    ofContent,
    participant(async (c, context, who) => {
      const post = checked(commentPostSchema, await bodyOf(c));
      const { contentId, condition } = await found(c, context.site);
      // Only readers with access to the whole text may comment on it.
      await mustRead(db, { context, who }, { id: contentId, condition }, now());
      const comment = await postComment(deps, context, who, contentId, post, onScreened(deps, context));
      deps.outbox.sendSoon();
      return done(comment);
    }),
  );
  app.patch(
    ofComment,
    independent(async (c, context, who) => {
      const { comment } = checked(commentEditSchema, await bodyOf(c));
      const id = idOf(c.req.param('id') ?? '');
      return done(await editComment(deps, context, who, id, comment, onScreened(deps, context)));
    }),
  );
  app.delete(
    ofComment,
    own(async (c, context, who) => {
      await removeComment(deps, context, who, idOf(c.req.param('id') ?? ''));
      return success();
    }),
  );
  app.post(
    `${ofComment}/vote`,
    participant(async (c, context, who) => {
      const { vote } = checked(commentVoteSchema, await bodyOf(c));
      return done(await voteComment(deps, context, who, idOf(c.req.param('id') ?? ''), vote));
    }),
  );
  app.post(
    `${ofComment}/report`,
    proven(async (c, context, who) => {
      const report = checked(commentReportSchema, await bodyOf(c));
      const id = idOf(c.req.param('id') ?? '');
      await reportComment(deps, context, who, { id, ...report }, onScreened(deps, context));
      deps.outbox.sendSoon();
      return success();
    }),
  );
}
