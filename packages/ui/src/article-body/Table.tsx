import { cx } from 'class-variance-authority';
import { textClass } from '../foundation/type.css';
import type { Locale } from '../locale/locale';
import * as css from './Table.css';
import type { PartOf } from './Texts';

/** A table in a region of its own, which scrolls where it does not fit. */
export function Table({ html, caption, locale }: PartOf<'table'> & { locale: Locale }) {
  return (
    <div data-part="table">
      {caption ? (
        <p className={cx(css.caption, textClass.label)} aria-hidden="true">
          {caption}
        </p>
      ) : null}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={caption ?? locale.texts.article.table}
        className={cx(css.region, textClass.label)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
}
