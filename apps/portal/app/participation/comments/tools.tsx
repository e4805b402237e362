'use client';
import type { Comments, CommentsState } from '@portal/data';
import { type Comment, commentAnchor, commentPath } from '@portal/model/participation';
import { CommentLinks, CommentTools } from '@portal/ui/comments';
import { useLocale } from '@portal/ui/locale';
import { useState } from 'react';
import { Box, Edit } from './boxes';

type ToolsDeps = {
  comments: Comments;
  state: CommentsState;
  contentId: string;
  path: string;
  isReader: boolean;
};

/** Tools under each comment, and the form that replaces its text while its author edits it. */
export function useTools({ comments, state, contentId, path, isReader }: ToolsDeps) {
  const { comments: texts } = useLocale('article').texts.article;
  const locale = useLocale('article');
  const [answering, setAnswering] = useState<string>();
  const [editing, setEditing] = useState<string>();
  const isAwake = state.writer !== null;
  const ownOf = (id: string) => state.own.find((own) => own.id === id);
  const isEditable = (id: string) => Date.parse(ownOf(id)?.editableUntil ?? '') > Date.now();
  return {
    tools: (shown: Comment) => {
      const { id, author, likes, dislikes } = shown;
      if (!isAwake) return <CommentLinks locale={locale} comment={shown} href={commentPath(contentId, id)} />;
      const isOwn = ownOf(id) !== undefined;
      const voted = state.votes[id];
      return (
        <CommentTools
          author={author ?? texts.deleted}
          likes={likes}
          dislikes={dislikes}
          {...(voted ? { voted } : {})}
          reported={state.reported.includes(id)}
          loggedIn={isReader}
          backUrl={`${path}#${commentAnchor(id)}`}
          onVote={(vote) => comments.vote(id, vote)}
          onReport={(reason) => comments.report(id, { reason })}
          {...(state.open ? { onReply: () => setAnswering(id) } : {})}
          own={isOwn}
          {...(isOwn && isEditable(id) ? { onEdit: () => setEditing(id) } : {})}
          {...(isOwn ? { onRemove: () => comments.remove(id) } : {})}
        />
      );
    },
    instead: ({ id }: Comment) =>
      editing === id ? (
        <Edit comments={comments} id={id} text={ownOf(id)?.text ?? ''} onDone={() => setEditing(undefined)} />
      ) : undefined,
    below: ({ id, author }: Comment) =>
      answering === id ? (
        <Box
          comments={comments}
          state={state}
          contentId={contentId}
          path={path}
          replyTo={{ id, author: author ?? texts.deleted }}
          onDone={() => setAnswering(undefined)}
        />
      ) : undefined,
  };
}
