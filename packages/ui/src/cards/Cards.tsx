import type { Card as CardData, CardShape, HeadlineSize } from '@portal/model';
import { Card } from '../card/index';
import { SHAPES } from '../card/shapes';
import { evenColumns } from '../foundation/columns.css';
import { dense, ruledGrid, stack } from '../foundation/ruled.css';
import type { Locale } from '../locale/locale';
import { type HeadingLevel, levelBelow, SectionHead } from '../section-head/index';
import * as css from './Cards.css';

/** How many cards may stand side by side. */
export const ACROSS = [1, 2, 3, 4, 5, 6] as const;
export type Across = (typeof ACROSS)[number];

export type CardsProps = {
  cards: readonly CardData[];
  shape: CardShape;
  size?: HeadlineSize;
  /** Cards side by side where there is room for as many. */
  across?: number;
  title?: string;
  href?: string;
  /** Level of the title, or of the headlines when there is none. */
  headingLevel?: HeadingLevel;
  /** The first picture is the page's first. */
  priority?: boolean;
  /** Said in place of the list when it is empty; without it, nothing is shown. */
  emptyText?: string;
  locale: Locale;
};

const isAcross = (count: number): count is Across => ACROSS.some((known) => known === count);

/** Cards of one shape: one under another, or side by side where there is room, the brand's rules between them. */
export function Cards({
  cards,
  shape,
  size,
  across = 1,
  title,
  href,
  headingLevel = 3,
  priority,
  emptyText,
  locale,
}: CardsProps) {
  if (cards.length === 0 && !emptyText) return null;
  const { edge } = SHAPES[shape];
  const columns = isAcross(across) ? across : 1;
  const list = columns === 1 ? stack : `${ruledGrid} ${evenColumns[columns]} ${dense}`;
  const item = columns === 1 ? (edge ? css.edgedItem : css.item) : edge ? css.edgedCellItem : css.cell;
  return (
    <div className={css.room} data-part="cards">
      {title ? <SectionHead title={title} href={href} headingLevel={headingLevel} size="small" /> : null}
      {cards.length === 0 ? (
        <p>{emptyText}</p>
      ) : (
        <ul className={list}>
          {cards.map((card, index) => (
            <li key={card.id} className={item}>
              <Card
                card={card}
                shape={shape}
                size={size}
                headingLevel={title ? levelBelow(headingLevel) : headingLevel}
                priority={priority && index === 0}
                locale={locale}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
