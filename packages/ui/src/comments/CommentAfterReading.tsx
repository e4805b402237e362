import type { ReactNode } from 'react';
import { type Locale, textsOf } from '../locale/locale';
import { Notice } from '../notice/Notice';
import { room } from './CommentAfterReading.css';
import { closed } from './Comments.css';

/** Props of `CommentAfterReading`: the box that waits. */
export type CommentAfterReadingProps = { locale: Locale<'article' | 'fields'>; children: ReactNode };

/** In the place of the comment box under a text that is closed to its reader. The box takes its room, so nothing moves as the text opens. */
export function CommentAfterReading({ locale, children }: CommentAfterReadingProps) {
  return (
    <div className={room} data-part="comment-room">
      <Notice locale={locale} className={closed}>
        {textsOf(locale).article.comments.afterReading}
      </Notice>
      <div>{children}</div>
    </div>
  );
}
