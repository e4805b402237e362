import type { Card as CardData, ImageRatio } from '@portal/model';
import { Card, type CardProps } from '../card/index';
import type { Locale } from '../locale/locale';
import { type HeadingLevel, levelBelow, SectionHead } from '../section-head/SectionHead';
import * as css from './Masonry.css';

/** Props of `Masonry`: cards packed in 2 columns, in 1 under 578 px (spec §9). */
export type MasonryProps = {
  cards: readonly CardData[];
  title?: string;
  href?: string;
  headingLevel?: HeadingLevel;
  /** Shows publication dates, as in `Card`. */
  date?: CardProps['date'];
  locale: Locale;
};

/** Crops in rotation, so that neighbours differ. */
const CROPS = ['4:3', '1:1', '16:9'] as const satisfies readonly ImageRatio[];
/** Crops of three cards: one column has a high card, the other two low ones. */
const CROPS_OF_THREE = ['1:1', '16:9', '16:9'] as const satisfies readonly ImageRatio[];

/** Cards of different heights packed in two columns, in CSS only (spec §9). */
export function Masonry({ cards, title, href, headingLevel = 3, date, locale }: MasonryProps) {
  if (cards.length === 0) return null;
  const crops = cards.length === 3 ? CROPS_OF_THREE : CROPS;
  return (
    <div data-part="masonry">
      {title ? <SectionHead title={title} href={href} headingLevel={headingLevel} /> : null}
      <ul className={css.masonry}>
        {cards.map((card, index) => (
          <li key={card.id} className={css.piece}>
            <Card
              card={card}
              shape="standard"
              size="sm"
              ratio={crops[index % crops.length]}
              summary={index % 3 === 0}
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
