import { fill, type ListedRectification, rectificationAnchor } from '@portal/model';
import { cx } from 'class-variance-authority';
import { headlineClass, textClass } from '../foundation/type.css';
import { Link } from '../link/index';
import { type Locale, textsOf } from '../locale/locale';
import { SectionHead } from '../section-head/index';
import * as css from './RectificationLinks.css';

/** Props of `RectificationLinks`: texts published beside stories, with their stories. */
export type RectificationLinksProps = {
  locale: Locale<'article'>;
  rectifications: readonly ListedRectification[];
};

/**
 * Under the head of the days of an archive: the rectifications and updates that were published on them, beside stories of other
 * days too. Each leads to its text.
 */
export function RectificationLinks({ locale, rectifications }: RectificationLinksProps) {
  const { label, headings } = textsOf(locale).article.rectifications;
  return (
    <section className={css.links} data-part="rectification-links">
      <SectionHead title={label} size="small" />
      <ul className={css.list}>
        {rectifications.map(({ id, kind, party, content }) => {
          const anchor = rectificationAnchor(id);
          return (
            <li key={id} className={css.item}>
              <p id={anchor} className={cx(css.whose, textClass.meta)}>
                {fill(headings[kind], { party: party.name })}
              </p>
              <p className={headlineClass.xs}>
                <Link href={`${content.url}#${anchor}`} variant="quiet" aria-describedby={anchor}>
                  {content.title}
                </Link>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
