'use client';
import { type Comments, type CommentsState, RequestError } from '@portal/data';
import { ROUTES } from '@portal/model';
import { type CommentWriter, commentAnchor } from '@portal/model/participation';
import { CommentBox } from '@portal/ui/comments';
import { useLocale } from '@portal/ui/locale';
import { useEffect, useRef, useState } from 'react';

/** Moves the focus to the actions of a comment after a box at it has closed. */
const focusComment = (id: string): void =>
  void requestAnimationFrame(() =>
    document
      .getElementById(commentAnchor(id))
      ?.querySelector<HTMLElement>('[data-part=comment-tools] button')
      ?.focus({ preventScroll: true }),
  );

/** Box above the comments, or under one that is answered. */
export function Box({
  comments,
  state,
  contentId,
  path,
  replyTo,
  onDone,
  isBegun = false,
}: {
  comments: Comments;
  state: CommentsState;
  contentId: string;
  path: string;
  replyTo?: { id: string; author: string } | undefined;
  /** Closes the box of an answer. */
  onDone?: () => void;
  /** It shows a draft before anything else is loaded. */
  isBegun?: boolean;
}) {
  const [posted, setPosted] = useState(0);
  const parentId = replyTo?.id ?? null;
  const place = useRef<HTMLDivElement>(null);
  // The new box has a new button, to which the focus returns.
  useEffect(() => {
    if (posted) place.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
  }, [posted]);
  const close =
    onDone &&
    (() => {
      onDone();
      if (replyTo) focusComment(replyTo.id);
    });
  return (
    <div ref={place}>
      <CommentBox
        // A sent comment leaves an empty box, and an undone one puts its text back.
        key={`${posted} ${state.discards}`}
        action={ROUTES.commentForm}
        fields={{ contentId, act: 'post' }}
        writer={state.writer ?? ('ready' satisfies CommentWriter)}
        draft={isBegun || state.writer !== null ? comments.draft(parentId) : ''}
        onDraft={(text) => comments.keepDraft(parentId, text)}
        backUrl={`${path}#comments`}
        onSubmit={(form) => {
          void comments.post(form);
          setPosted(posted + 1);
          close?.();
        }}
        {...(replyTo ? { replyTo } : {})}
        {...(close ? { onCancelReply: close, focused: true } : {})}
      />
    </div>
  );
}

/** Box in which an author edits a comment. */
export function Edit({
  comments,
  id,
  text,
  onDone,
}: {
  comments: Comments;
  id: string;
  text: string;
  onDone: () => void;
}) {
  const { commentBox: texts } = useLocale('commentBox').texts;
  const [status, setStatus] = useState<'idle' | 'waiting' | 'failed'>('idle');
  const [failure, setFailure] = useState<string>();
  const close = () => {
    onDone();
    focusComment(id);
  };
  return (
    <CommentBox
      action={ROUTES.commentForm}
      writer="ready"
      focused
      status={status}
      failure={failure}
      editing={{ text, onCancel: close }}
      onSubmit={({ comment }) => {
        setStatus('waiting');
        comments.edit(id, comment).then(close, (error: unknown) => {
          setFailure(reasonOf(codeOf(error), texts.reasons));
          setStatus('failed');
        });
      }}
    />
  );
}

/** Error code of a failed call. */
const codeOf = (error: unknown): string | undefined =>
  error instanceof RequestError ? error.failure.code : undefined;

/** Why the server refused a comment, as text; undefined if it gave no reason. */
export const reasonOf = (code: string | undefined, reasons: Readonly<Record<string, string>>) =>
  code === undefined ? undefined : reasons[code];
