import type { ReactNode } from 'react';
import { type Locale, textsOf } from '../locale/locale';
import { Notice } from '../notice/Notice';
import { closed, room } from './Comments.css';

/** Props of `CommentAfterReading`: the hidden comment box. */
export type CommentAfterReadingProps = { locale: Locale<'article' | 'fields'>; children: ReactNode };

/**
 * Placeholder of the comment box below a text that is gated for its reader. It reserves the box's space, so
 * nothing shifts when the text opens.
 */
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
