import type { Comment } from '@portal/model/participation';
import { textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { DislikeIcon, LikeIcon } from '../icon/index';
import { Link } from '../link/Link';
import { fill, type Locale, textsOf } from '../locale/locale';
import * as css from './CommentTools.css';

/** Props of `CommentLinks`: the comment, and the URL of its page for readers without JavaScript. */
export type CommentLinksProps = {
  locale: Locale<'article'>;
  comment: Comment;
  /** URL of the page with forms to reply, vote and report without JavaScript. */
  href: string;
};

/** Shown in place of `CommentTools` until hydration: the votes, and a link to the page with forms. */
export function CommentLinks({ locale, comment: { likes, dislikes }, href }: CommentLinksProps) {
  const { comments: texts } = textsOf(locale).article;
  return (
    <p className={`${css.tools} ${css.links} ${textClass.meta}`} data-part="comment-links">
      <span className={visuallyHidden}>{fill(texts.votes, { likes, dislikes })}</span>
      <span className={css.count} aria-hidden="true">
        <LikeIcon size={18} /> {likes}
      </span>
      <span className={css.count} aria-hidden="true">
        <DislikeIcon size={18} /> {dislikes}
      </span>
      <Link href={href} variant="quiet">
        {texts.takePart}
      </Link>
    </p>
  );
}
