'use client';
import { type Comment, REPORT_REASONS } from '@portal/model/participation';
import { Button } from '../button/Button';
import { textClass } from '../foundation/type.css';
import { fill, useLocale } from '../locale/index';
import { AddressForm } from '../routing/Routing';
import { Select } from '../select/Select';
import * as css from './CommentTools.css';

/** Props of `CommentActs`: the comment, and the URL of its forms. */
export type CommentActsProps = {
  comment: Comment;
  contentId: string;
  /** URL that the forms are posted to. */
  action: string;
};

/**
 * `CommentTools` without JavaScript: forms to vote on a comment, to report it with a reason and, for its
 * author, to delete it. For the page of one comment, which is also where a logged-out reader's attempt leads.
 */
export function CommentActs({ comment, contentId, action }: CommentActsProps) {
  const { commentTools: texts, article } = useLocale('article', 'commentTools', 'fields').texts;
  const author = comment.author ?? article.comments.deleted;
  const names = (
    <>
      <input type="hidden" name="contentId" value={contentId} />
      <input type="hidden" name="id" value={comment.id} />
    </>
  );
  const buttons = [
    { act: 'like', words: fill(texts.like, { author }) },
    { act: 'dislike', words: fill(texts.dislike, { author }) },
    { act: 'remove', words: texts.removeOwn },
  ];
  return (
    <div className={css.acts} data-part="comment-acts">
      <AddressForm method="post" action={action} className={css.tools}>
        {names}
        {buttons.map(({ act, words }) => (
          <Button key={act} type="submit" name="act" value={act} variant="secondary" size="small">
            {words}
          </Button>
        ))}
      </AddressForm>
      <AddressForm method="post" action={action} className={css.acts}>
        {names}
        <p className={textClass.label}>{texts.reportTitle}</p>
        <p className={textClass.summary}>{texts.reportText}</p>
        <Select
          label={texts.reason}
          name="reason"
          placeholder={null}
          options={REPORT_REASONS.map((value) => ({ value, label: texts.grounds[value] }))}
        />
        <div>
          <Button type="submit" name="act" value="report" variant="secondary">
            {texts.reportConfirm}
          </Button>
        </div>
      </AddressForm>
    </div>
  );
}
