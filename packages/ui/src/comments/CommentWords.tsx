import type { Comment } from '@portal/model/participation';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar';
import { RelativeTime } from '../byline/index';
import { textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { Link } from '../link/Link';
import { fill, type Locale, textsOf } from '../locale/locale';
import * as css from './Comments.css';

type CommentWordsProps = {
  locale: Locale<'article'>;
  comment: Comment;
  /** URL of the comment's own page. */
  href?: string | undefined;
  /** Author that it replies to, if that is not the comment above. */
  replyTo?: string | undefined;
  /** State in which only its author sees it. */
  note?: string;
  tools?: ReactNode;
  instead?: ReactNode;
  below?: ReactNode;
};

/** One comment: author, date, text. A deleted one with replies leaves a placeholder. */
export function CommentWords(props: CommentWordsProps) {
  const { locale, comment, href, replyTo, note, tools, instead, below } = props;
  const { comments: texts } = textsOf(locale).article;
  const isGone = comment.html === '' && comment.state !== 'published';
  if (isGone)
    return (
      <p className={cx(css.gone, textClass.summary)} data-part="gone">
        {comment.state === 'removed' ? texts.removed : texts.hidden}
      </p>
    );
  const author = comment.author ?? texts.deleted;
  const time = <RelativeTime date={comment.date} locale={locale} />;
  return (
    <article className={css.comment}>
      <header className={css.head}>
        <Avatar name={author} size={32} />
        <b className={cx(textClass.byline, comment.author === null && css.quiet)}>{author}</b>
        {comment.isNewsroom ? (
          <span className={cx(css.newsroom, textClass.meta)} data-part="newsroom">
            {texts.newsroom}
          </span>
        ) : null}
        <span className={css.quiet}>
          {href ? (
            <Link href={href} variant="quiet">
              {time}
              <span className={visuallyHidden}> · {fill(texts.permalink, { author })}</span>
            </Link>
          ) : (
            time
          )}
          {comment.editedAt ? <span className={textClass.meta}> · {texts.edited}</span> : null}
        </span>
        {replyTo ? (
          <span className={cx(css.quiet, textClass.meta)}>{fill(texts.replyTo, { author: replyTo })}</span>
        ) : null}
        {note ? <span className={`${css.note} ${textClass.meta}`}>{note}</span> : null}
      </header>
      {instead ?? (
        <div
          className={cx(css.words, textClass.summary)}
          dangerouslySetInnerHTML={{ __html: comment.html }}
        />
      )}
      {tools}
      {below}
    </article>
  );
}
