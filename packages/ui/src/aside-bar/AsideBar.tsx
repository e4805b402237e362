import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { textClass } from '../foundation/type.css';
import { CommentIcon, ShareIcon } from '../icon/index';
import { counted, type Locale, textsOf } from '../locale/locale';
import * as css from './AsideBar.css';

/** Props of `AsideBar`: slots for share and save, and the link to the comments (`#comments`, spec §2). */
export type AsideBarProps = {
  /** Share bar. */
  share?: ReactNode;
  /** Link to a share bar elsewhere on the page, in place of one here. */
  shareHref?: string;
  /** Button that saves the article. */
  save?: ReactNode;
  /** Number of comments; if omitted, the article has none and takes none. */
  commentCount?: number;
  /** Link to the comments. */
  commentsHref?: string;
  /** Further tools: like, print, size of the text. */
  children?: ReactNode;
  locale: Locale<'asideBar'>;
};

/** An article's tools: share, comment, save. */
export function AsideBar({
  share,
  shareHref,
  save,
  commentCount,
  commentsHref = '#comments',
  children,
  locale,
}: AsideBarProps) {
  const { asideBar: texts } = textsOf(locale);
  if (!share && !shareHref && !save && !children && commentCount === undefined) return null;
  return (
    <aside className={css.bar} aria-label={texts.label} data-part="aside-bar">
      {share}
      {shareHref ? (
        <a href={shareHref} className={cx(css.comments, textClass.label)} aria-label={texts.share}>
          <ShareIcon size={22} />
        </a>
      ) : null}
      {commentCount === undefined ? null : (
        <a
          href={commentsHref}
          className={cx(css.comments, textClass.label)}
          aria-label={commentCount ? counted(texts.comments, commentCount, locale) : texts.comment}
          data-part="comments-link"
        >
          <CommentIcon size={22} />
          {commentCount ? <span className={css.count}>{commentCount}</span> : texts.comment}
        </a>
      )}
      {save}
      {children}
    </aside>
  );
}
