import type { Card as CardData } from '@portal/model';
import { Card, type CardProps } from '../card/index';
import { edgedCell, ruledCell, ruledGrid } from '../foundation/ruled.css';
import { dense } from '../foundation/stack.css';
import type { Locale } from '../locale/locale';
import { type HeadingLevel, levelBelow, SectionHead } from '../section-head/SectionHead';
import * as css from './GrouperIn5.css';

/** Props of `GrouperIn5`; cards after the fifth are not rendered. */
export type GrouperIn5Props = {
  /** The first five are shown, the first of them large. */
  cards: readonly CardData[];
  title?: string;
  href?: string;
  headingLevel?: HeadingLevel;
  /** Shows publication dates, as in `Card`. */
  date?: CardProps['date'];
  locale: Locale;
};

/** A group of five cards: one large, four next to it (spec §9). */
export function GrouperIn5({ cards, title, href, headingLevel = 3, date, locale }: GrouperIn5Props) {
  if (cards.length === 0) return null;
  const level = title ? levelBelow(headingLevel) : headingLevel;
  return (
    <div className={css.room} data-part="grouper-in-5">
      {title ? <SectionHead title={title} href={href} headingLevel={headingLevel} /> : null}
      <ul className={`${ruledGrid} ${css.group} ${dense}`}>
        {cards.slice(0, 5).map((card, index) => (
          <li key={card.id} className={`${ruledCell} ${edgedCell} ${index === 0 ? css.first : css.small}`}>
            <Card
              card={card}
              shape={index === 0 ? 'lead' : 'standard'}
              size={index === 0 ? 'lg' : 'xs'}
              byline={index === 0}
              headingLevel={level}
              date={date}
              locale={locale}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
