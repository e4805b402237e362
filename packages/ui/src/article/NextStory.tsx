import type { Card } from '@portal/model';
import { cx } from 'class-variance-authority';
import { headlineClass, textClass } from '../foundation/type.css';
import { ArrowRightIcon } from '../icon/index';
import { type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import * as css from './NextStory.css';

/** Props of `NextStory`: title and URL of the next article. */
export type NextStoryProps = {
  locale: Locale<'article'>;
  /** Card whose title and URL are shown. */
  card: Pick<Card, 'title' | 'url'>;
};

/** Next article to read: the one that the section published before this one. */
export function NextStory({ locale, card: { title, url } }: NextStoryProps) {
  return (
    <nav className={css.next} aria-label={textsOf(locale).article.next} data-part="next-story">
      <span className={cx(css.label, textClass.label)} aria-hidden="true">
        {textsOf(locale).article.next}
      </span>
      <p className={cx(css.title, headlineClass.sm)}>
        <Anchor href={url} rel="next" className={css.link}>
          {title}
        </Anchor>
      </p>
      <ArrowRightIcon size={20} />
    </nav>
  );
}
