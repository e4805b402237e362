import type { Card as CardData } from '@portal/model';
import { Card, type CardProps } from '../card/index';
import { ruledCell, ruledGrid } from '../foundation/ruled.css';
import type { Locale } from '../locale/locale';
import { type HeadingLevel, levelBelow, SectionHead } from '../section-head/SectionHead';
import * as css from './FiveTextCards.css';

/** Props of `FiveTextCards`; cards after the fifth are not rendered. */
export type FiveTextCardsProps = {
  /** The first five are shown. */
  cards: readonly CardData[];
  title?: string;
  href?: string;
  headingLevel?: HeadingLevel;
  /** Shows publication dates, as in `Card`. */
  date?: CardProps['date'];
  locale: Locale;
};

/** Five text-only cards, side by side (spec §9). */
export function FiveTextCards({ cards, title, href, headingLevel = 3, date, locale }: FiveTextCardsProps) {
  if (cards.length === 0) return null;
  return (
    <div className={css.room} data-part="five-text-cards">
      {title ? <SectionHead title={title} href={href} headingLevel={headingLevel} /> : null}
      <ul className={`${ruledGrid} ${css.five}`}>
        {cards.slice(0, 5).map((card) => (
          <li key={card.id} className={ruledCell}>
            <Card
              card={card}
              shape="headline"
              size="sm"
              byline={false}
              headingLevel={title ? levelBelow(headingLevel) : headingLevel}
              date={date}
              locale={locale}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
