import { fill, type ListedRectification, rectificationAnchor } from '@portal/model';
import { cx } from 'class-variance-authority';
import { headlineClass, textClass } from '../foundation/type.css';
import { Link } from '../link/Link';
import { type Locale, textsOf } from '../locale/locale';
import { SectionHead } from '../section-head/SectionHead';
import * as css from './RectificationLinks.css';

/** Props of `RectificationLinks`: texts published with articles, and their articles. */
export type RectificationLinksProps = {
  locale: Locale<'article'>;
  rectifications: readonly ListedRectification[];
};

/**
 * Below the head of an archive day: rectifications and updates published on it, also with articles of other
 * days. Each links to its text.
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
