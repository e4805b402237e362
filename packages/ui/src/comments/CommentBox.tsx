'use client';
import { COMMENT_MAX_LENGTH, countCharacters, loginPath, ROUTES } from '@portal/model';
import type { CommentForm, CommentWriter } from '@portal/model/participation';
import { useState } from 'react';
import { type FormErrors, useAccountForm } from '../account-form/index';
import { Button } from '../button/Button';
import { LoginRequiredDialog } from '../dialog/index';
import { SummedUp } from '../field/index';
import { FormAlert } from '../form-alert/FormAlert';
import { textClass } from '../foundation/type.css';
import { Link } from '../link/Link';
import { counted, fill, useLocale } from '../locale/index';
import { TextArea } from '../text-area/TextArea';
import * as css from './CommentBox.css';

/** States of the comment box; `sent` empties it. */
export const COMMENT_BOX_STATUSES = ['idle', 'waiting', 'failed', 'sent'] as const;
/** State of the comment box; `failed` keeps the text. */
export type CommentBoxStatus = (typeof COMMENT_BOX_STATUSES)[number];

/** Props of `CommentBox`: a new comment or, with `replyTo`, a reply. */
export type CommentBoxProps = {
  /** URL that the form is posted to without JavaScript. */
  action: string;
  writer: CommentWriter;
  status?: CommentBoxStatus;
  /** The comment that is replied to. */
  replyTo?: { id: string; author: string };
  onCancelReply?: () => void;
  /** The reader's own comment being edited: its text, and the handler that cancels the edit. */
  editing?: { text: string; onCancel: () => void };
  /** Draft text, reported with every change, so that it survives the login. */
  draft?: string;
  onDraft?: (text: string) => void;
  /** Reason of a rejection by the server, in place of the general message. */
  failure?: string | undefined;
  /** Additional fields of the form without JavaScript. */
  fields?: Readonly<Record<string, string>>;
  /** Focuses the box on mount, because the reader opened it. */
  focused?: boolean;
  onSubmit: (comment: CommentForm) => void;
  /** URL to return to after the login. */
  backUrl?: string;
  /** URL of the page that completes an account. */
  profileHref?: string;
};

/** Comment form below an article: 500 characters at most (spec §5). A failure never loses the text. */
export function CommentBox(props: CommentBoxProps) {
  const { writer, status = 'idle', profileHref = ROUTES.account } = props;
  const { commentBox: texts } = useLocale('commentBox', 'fields', 'loginRequired', 'dialog').texts;
  const [sends, setSends] = useState(0);
  const [last, setLast] = useState(status);
  if (last !== status) {
    setLast(status);
    if (status === 'sent') setSends(sends + 1);
  }
  if (writer === 'suspended') return <FormAlert variant="info">{texts.suspended}</FormAlert>;
  if (writer === 'child') return <FormAlert variant="info">{texts.child}</FormAlert>;
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

function Box(props: CommentBoxProps) {
  const { action, writer, status, replyTo, onCancelReply, editing, draft, onDraft, failure } = props;
  const { fields = {}, focused = false, onSubmit, backUrl } = props;
  const locale = useLocale('commentBox');
  const { commentBox: texts } = locale.texts;
  const [asking, setAsking] = useState(false);
  const title = editing
    ? texts.edit
    : replyTo
      ? fill(texts.replyTo, { author: replyTo.author })
      : texts.title;
  const { form, alert, errors, faults } = useAccountForm({
    action,
    check: ({ comment = '' }) => faultsOf(comment, locale),
    loading: status === 'waiting',
    onSubmit: ({ comment = '' }) =>
      writer === 'ready'
        ? onSubmit({ comment: comment.trim(), parentId: replyTo?.id ?? null })
        : setAsking(true),
  });
  const onCancel = editing?.onCancel ?? (replyTo ? onCancelReply : undefined);
  return (
    <form {...form} aria-label={title} className={css.form}>
      {Object.entries(replyTo ? { ...fields, parentId: replyTo.id } : fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {status === 'failed' ? <FormAlert ref={alert}>{failure ?? texts.failed}</FormAlert> : null}
      <SummedUp value={faults.length > 0}>
        <TextArea
          label={title}
          name="comment"
          required
          rows={4}
          error={errors.comment}
          defaultValue={editing?.text ?? draft}
          autoFocus={focused}
          // Text typed before hydration is a draft too, but fired no change event.
          ref={(element: HTMLTextAreaElement | null) => {
            if (element?.value && element.value !== (editing?.text ?? draft)) onDraft?.(element.value);
          }}
          {...(onDraft ? { onValueChange: onDraft } : {})}
        />
      </SummedUp>
      <div className={css.actions}>
        <Button type="submit" loading={status === 'waiting'}>
          {editing ? texts.save : texts.submit}
        </Button>
        {onCancel ? (
          <Button variant="plain" onClick={onCancel}>
            {editing ? texts.cancelEdit : texts.cancelReply}
          </Button>
        ) : null}
        {writer === 'logged-out' ? (
          // The reader is known only after hydration: the space next to the button is reserved.
          <p className={`${css.quiet} ${css.beside} ${textClass.meta}`}>
            {texts.loggedOut} <Link href={loginPath(backUrl)}>{texts.login}</Link>
          </p>
        ) : null}
      </div>
      <LoginRequiredDialog open={asking} onOpenChange={setAsking} backUrl={backUrl} purpose="comment" />
    </form>
  );
}

/** A comment's validation errors, in the reader's language. */
function faultsOf(comment: string, locale: ReturnType<typeof useLocale<'commentBox'>>): FormErrors {
  const { commentBox: texts } = locale.texts;
  const over = countCharacters(comment.trim()) - COMMENT_MAX_LENGTH;
  if (over > 0) return { comment: counted(texts.tooLong, over, locale) };
  return comment.trim() ? {} : { comment: texts.empty };
}
