import { fill, formatLongDay, type ListedRectification, rectificationAnchor } from '@portal/model';
import { headlineClass } from '../foundation/type.css';
import { Link } from '../link/index';
import { dateSettings, type Locale, textsOf } from '../locale/locale';
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
        {rectifications.map(({ id, kind, party, date, content }) => (
          <li key={id} className={headlineClass.xs}>
            <Link href={`${content.url}#${rectificationAnchor(id)}`} variant="quiet">
              {fill(headings[kind], { party: party.name, date: formatLongDay(date, dateSettings(locale)) })}
              {`: ${content.title}`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
