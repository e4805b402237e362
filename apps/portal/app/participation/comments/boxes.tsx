'use client';
import { type Comments, type CommentsState, RequestError } from '@portal/data';
import { ROUTES } from '@portal/model';
import { type CommentWriter, commentAnchor } from '@portal/model/participation';
import { CommentBox } from '@portal/ui/comments';
import { useLocale } from '@portal/ui/locale';
import { useEffect, useRef, useState } from 'react';

/** The keyboard goes on at a comment, once a box at it has closed: at what can be done with it. */
const focusComment = (id: string): void =>
  void requestAnimationFrame(() =>
    document
      .getElementById(commentAnchor(id))
      ?.querySelector<HTMLElement>('[data-part=comment-tools] button')
      ?.focus({ preventScroll: true }),
  );

/** The box over the comments, or under one that is answered. */
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
  /** It shows a draft before anything else is known. */
  isBegun?: boolean;
}) {
  const [posted, setPosted] = useState(0);
  const parentId = replyTo?.id ?? null;
  const place = useRef<HTMLDivElement>(null);
  // The new box has a new button: the keyboard is where it was.
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
        // A comment that was sent leaves an empty box, and one that is taken back has its words in it.
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

/** The box in which an author changes a comment. */
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

/** Code of a call that failed. */
const codeOf = (error: unknown): string | undefined =>
  error instanceof RequestError ? error.failure.code : undefined;

/** Why the server would not have a comment, in words; undefined where it did not say. */
export const reasonOf = (code: string | undefined, reasons: Readonly<Record<string, string>>) =>
  code === undefined ? undefined : reasons[code];
