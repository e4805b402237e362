import { cx } from 'class-variance-authority';
import { textClass } from '../foundation/type.css';
import { type Locale, textsOf } from '../locale/locale';
import { TableRegion } from '../table/TableRegion';
import { caption as captionClass } from '../table/TableRegion.css';
import type { PartOf } from './Texts';

/** A table as the newsroom sent it, sanitised, with its caption over it. */
export function Table({ html, caption, locale }: PartOf<'table'> & { locale: Locale }) {
  return (
    <div data-part="table">
      {caption ? (
        <p className={cx(captionClass, textClass.label)} aria-hidden="true">
          {caption}
        </p>
      ) : null}
      <TableRegion
        aria-label={caption ?? textsOf(locale).article.table}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
}
