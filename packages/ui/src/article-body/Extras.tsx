import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { headlineClass, textClass } from '../foundation/type.css';
import { DownloadIcon } from '../icon/index';
import { type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import { TableRegion } from '../table/TableRegion';
import { caption as captionClass } from '../table/TableRegion.css';
import { prose } from './ArticleBody.css';
import * as css from './Extras.css';
import type { PartOf } from './Texts';

/** Links to other articles within the text. */
export function RelatedLinks({ items, locale }: PartOf<'related'> & { locale: Locale }) {
  const { related } = textsOf(locale).article;
  return (
    <nav aria-label={related} className={css.related} data-part="related-links">
      <p className={cx(css.label, textClass.label)} aria-hidden="true">
        {related}
      </p>
      <ul className={css.list}>
        {items.map(({ title, url }) => (
          <li key={url}>
            <Anchor href={url} className={cx(css.link, headlineClass.xs)}>
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A file to download. */
export function FileLink({ url, name, locale }: PartOf<'file'> & { locale: Locale }) {
  return (
    <a href={url} download className={cx(css.file, textClass.label)} data-part="file">
      <DownloadIcon size={20} />
      {name}
      <span className={css.action}>{textsOf(locale).article.download}</span>
    </a>
  );
}

/** Media with a caption below. */
export function Captioned({ caption, children }: { caption: string | undefined; children: ReactNode }) {
  return (
    <figure>
      {children}
      {caption ? (
        <figcaption
          className={cx(css.caption, prose, textClass.caption)}
          dangerouslySetInnerHTML={{ __html: caption }}
        />
      ) : null}
    </figure>
  );
}

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
