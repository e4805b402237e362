'use client';
import * as account from '../account-form/AccountForm.css';
import { Button } from '../button/Button';
import { headlineClass, textClass } from '../foundation/type.css';
import { useLocale } from '../locale/index';
import { AddressForm } from '../routing/Routing';
import { TextArea } from '../text-area/TextArea';

/** Props of `CommentAppeal`; `token` comes from the link in a statement of reasons. */
export type CommentAppealProps = {
  action: string;
  token: string;
  /** Submitted text, when the server returns the form with an error. */
  faulty?: string;
};

/** Form of an appeal against a moderation decision. It needs neither login nor script. */
export function CommentAppeal({ action, token, faulty }: CommentAppealProps) {
  const { commentAppeal: texts, commentBox } = useLocale('commentAppeal', 'commentBox', 'fields').texts;
  return (
    <AddressForm method="post" action={action} className={account.form} data-part="comment-appeal">
      <h1 className={headlineClass.lg}>{texts.title}</h1>
      <p className={textClass.summary}>{texts.text}</p>
      <input type="hidden" name="token" value={token} />
      <TextArea
        label={texts.label}
        name="text"
        required
        defaultValue={faulty}
        error={faulty === undefined ? undefined : commentBox.empty}
      />
      <div className={account.actions}>
        <Button type="submit">{texts.submit}</Button>
      </div>
    </AddressForm>
  );
}
