'use client';
import { COMMENT_MAX_LENGTH, type CommentForm, loginPath, ROUTES } from '@portal/model';
import { useState } from 'react';
import { type FormErrors, useAccountForm } from '../account-form/index';
import { Button } from '../button/index';
import { LoginRequiredDialog } from '../dialog/index';
import { FormAlert } from '../form-alert/index';
import { textClass } from '../foundation/type.css';
import { Link } from '../link/index';
import { counted, fill, useLocale } from '../locale/index';
import { TextArea } from '../text-area/index';
import * as css from './CommentBox.css';

/** States of the comment box; `sent` empties it. */
export const COMMENT_BOX_STATUSES = ['idle', 'waiting', 'failed', 'sent'] as const;
/** State of the comment box; `failed` keeps what was written. */
export type CommentBoxStatus = (typeof COMMENT_BOX_STATUSES)[number];

/** Readers at the comment box: logged out, with an incomplete account, or ready to write (spec §4). */
export const COMMENT_WRITERS = ['logged-out', 'incomplete', 'ready'] as const;
/** Whether the reader may write a comment, or what they lack for it (spec §4). */
export type CommentWriter = (typeof COMMENT_WRITERS)[number];

/** Props of `CommentBox`: a new comment or, with `replyTo`, an answer to another. */
export type CommentBoxProps = {
  /** Where a form without script is posted. */
  action: string;
  writer: CommentWriter;
  status?: CommentBoxStatus;
  /** The comment that is answered. */
  replyTo?: { id: string; author: string };
  onCancelReply?: () => void;
  onSubmit: (comment: CommentForm) => void;
  /** Page to come back to after logging in. */
  backUrl?: string;
  /** Where an account is completed. */
  profileHref?: string;
};

/** The box under an article: 500 characters at most (spec §5). What is written is lost to no failure. */
export function CommentBox(props: CommentBoxProps) {
  const { writer, status = 'idle', profileHref = ROUTES.account } = props;
  const { commentBox: texts } = useLocale('commentBox', 'fields', 'loginRequired', 'dialog').texts;
  const [sends, setSends] = useState(0);
  const [last, setLast] = useState(status);
  if (last !== status) {
    setLast(status);
    if (status === 'sent') setSends(sends + 1);
  }
  if (writer === 'incomplete') {
    return (
      <FormAlert variant="info">
        {texts.incomplete} <Link href={profileHref}>{texts.complete}</Link>
      </FormAlert>
    );
  }
  return (
    <div className={css.box} data-part="comment-box">
      {status === 'sent' ? <FormAlert variant="success">{texts.sent}</FormAlert> : null}
      <Box key={sends} {...props} />
    </div>
  );
}

function Box({ action, writer, status, replyTo, onCancelReply, onSubmit, backUrl }: CommentBoxProps) {
  const locale = useLocale('commentBox');
  const { commentBox: texts } = locale.texts;
  const [asking, setAsking] = useState(false);
  const title = replyTo ? fill(texts.replyTo, { author: replyTo.author }) : texts.title;
  const check = ({ comment = '' }: Readonly<Record<string, string>>): FormErrors => {
    const over = comment.length - COMMENT_MAX_LENGTH;
    if (over > 0) return { comment: counted(texts.tooLong, over, locale) };
    return comment.trim() ? {} : { comment: texts.empty };
  };
  const { form, alert, errors } = useAccountForm({
    action,
    check,
    loading: status === 'waiting',
    onSubmit: ({ comment = '' }) =>
      writer === 'ready'
        ? onSubmit({ comment: comment.trim(), parentId: replyTo?.id ?? null })
        : setAsking(true),
  });
  return (
    <form {...form} aria-label={title} className={css.form}>
      {replyTo ? <input type="hidden" name="parentId" value={replyTo.id} /> : null}
      {status === 'failed' ? <FormAlert ref={alert}>{texts.failed}</FormAlert> : null}
      {writer === 'logged-out' ? (
        <p className={`${css.quiet} ${textClass.summary}`}>
          {texts.loggedOut} <Link href={loginPath(backUrl)}>{texts.login}</Link>
        </p>
      ) : null}
      <TextArea label={title} name="comment" required rows={4} error={errors.comment} />
      <div className={css.actions}>
        <Button type="submit" loading={status === 'waiting'}>
          {texts.submit}
        </Button>
        {replyTo && onCancelReply ? (
          <Button variant="plain" onClick={onCancelReply}>
            {texts.cancelReply}
          </Button>
        ) : null}
      </div>
      <LoginRequiredDialog open={asking} onOpenChange={setAsking} backUrl={backUrl} />
    </form>
  );
}
