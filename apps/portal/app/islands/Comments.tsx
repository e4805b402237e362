'use client';
import { type CommentsState, type Comments as CommentsStore, createComments } from '@portal/data';
import { useStore } from '@portal/data/react';
import {
  type Comment,
  type CommentPage,
  type CommentSort,
  commentPath,
  commentsPath,
} from '@portal/model/participation';
import { isLoggedIn } from '@portal/model/readers';
import { Button } from '@portal/ui/button';
import { CommentAfterReading, Comments } from '@portal/ui/comments';
import { Link } from '@portal/ui/link';
import { useLocale } from '@portal/ui/locale';
import { Notice } from '@portal/ui/notice';
import { useEffect, useState } from 'react';
import { track } from '../client/analytics/data-layer';
import { browserKey } from '../client/consent/browser-key';
import { browserStorage } from '../client/islands/browser';
import { client } from '../client/islands/client';
import { session, startSession } from '../client/islands/reader';
import { island } from '../declare-island';
import { Box } from '../participation/comments/boxes';
import { pendingOf } from '../participation/comments/pending';
import { useTools } from '../participation/comments/tools';

export type CommentsIslandProps = {
  contentId: string;
  /** Path of the page. */
  path: string;
  page: CommentPage;
  open: boolean;
  isGated: boolean;
  sort: CommentSort | null;
  /** The comment whose thread is shown. */
  comment: { id: string; rootId: string } | null;
  /** URL of the next page as a document. */
  moreHref: string | undefined;
};

/** Comments under an article; the newest and the reader's own are fetched when it wakes (spec §4). */
function CommentsIsland(props: CommentsIslandProps) {
  const { contentId, path, page, open, isGated, sort, comment, moreHref } = props;
  const locale = useLocale('article', 'commentBox', 'fields');
  const { comments: texts } = locale.texts.article;
  const { user, status } = useStore(session);
  const [comments] = useState(() =>
    createComments({
      client,
      contentId,
      page,
      open,
      newKey: browserKey,
      storage: browserStorage(),
      onArrived: () => track({ event: 'comment', content_id: contentId }),
      ...(sort ? { sort } : {}),
      ...(comment ? { rootId: comment.rootId } : {}),
    }),
  );
  const state = useStore(comments);
  const isKnown = status === 'ready' || status === 'failed';
  const reader = user.id;
  useEffect(() => void startSession(), []);
  useEffect(() => {
    if (isKnown) void comments.load(reader !== null);
  }, [comments, isKnown, reader]);
  useEffect(() => {
    const again = () => void comments.retry();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [comments]);
  const tools = useTools({ comments, state, contentId, path, isReader: isLoggedIn(user) });
  const hrefOf = ({ id }: Comment) => commentPath(contentId, id);
  const focus = comment ? state.items.find(({ id }) => id === comment.id) : undefined;
  const isBegun = useBegun(comments, focus?.id ?? null);
  const box = (
    <Box
      comments={comments}
      state={state}
      contentId={contentId}
      path={path}
      // A new box would take the focus from a reader who is in it: only a draft causes one.
      key={isBegun ? 'begun' : 'empty'}
      isBegun={isBegun}
      replyTo={focus ? { id: focus.id, author: focus.author ?? texts.deleted } : undefined}
    />
  );
  return (
    <Comments
      locale={locale}
      comments={state.items}
      count={state.count}
      closed={!state.open}
      form={isGated ? <CommentAfterReading locale={locale}>{box}</CommentAfterReading> : box}
      {...tools}
      pending={pendingOf(state, comments, user.nick, texts)}
      {...(sort
        ? {
            sorting: {
              value: state.sort,
              hrefOf: (by: CommentSort) => commentsPath(contentId, by),
              onSort: (by: CommentSort) => void comments.order(by),
            },
          }
        : {})}
      hrefOf={hrefOf}
      onReplies={({ id }) => void comments.replies(id)}
      more={<More comments={comments} state={state} moreHref={moreHref} />}
    />
  );
}

/** Whether there is a stored draft, which only the browser knows; text typed since then takes precedence. */
function useBegun(comments: CommentsStore, parentId: string | null): boolean {
  // Only as it wakes: later a reader may be in the box.
  const [waking] = useState(() => {
    const draft = () => comments.draft(parentId);
    return { before: draft(), draft };
  });
  const [isBegun, setBegun] = useState(false);
  useEffect(() => {
    const { before, draft } = waking;
    if (before !== '') setBegun(draft() === before);
  }, [waking]);
  return isBegun;
}

function More({
  comments,
  state: { next, status, writer },
  moreHref,
}: {
  comments: CommentsStore;
  state: CommentsState;
  moreHref: string | undefined;
}) {
  const locale = useLocale('article', 'fields');
  const { comments: texts } = locale.texts.article;
  if (status === 'failed')
    return (
      <Notice
        locale={locale}
        variant="warning"
        actions={
          <Button
            variant="secondary"
            size="small"
            onClick={() => void comments.load(writer !== 'logged-out')}
          >
            {texts.retry}
          </Button>
        }
      >
        {texts.loadFailed}
      </Notice>
    );
  if (next === null) return null;
  if (writer === null && moreHref)
    return (
      <Link href={moreHref} variant="standalone">
        {texts.more}
      </Link>
    );
  return (
    <Button variant="secondary" loading={status === 'loading'} onClick={() => void comments.more()}>
      {texts.more}
    </Button>
  );
}

export default island({ wakes: 'visible', component: CommentsIsland });
