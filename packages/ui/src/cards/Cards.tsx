import type { Card as CardData, CardShape, HeadlineSize } from '@portal/model';
import { Fragment, type ReactNode } from 'react';
import { mediaKindOf, pictureOf } from '../card/facts';
import { Card, type CardProps } from '../card/index';
import { isEdged } from '../card/shapes';
import { evenColumns } from '../foundation/columns.css';
import { ruledGrid } from '../foundation/ruled.css';
import { dense, stack } from '../foundation/stack.css';
import type { Locale } from '../locale/locale';
import { type HeadingLevel, levelBelow, SectionHead } from '../section-head/SectionHead';
import * as css from './Cards.css';

/** Numbers of cards that fit side by side. */
export const ACROSS = [1, 2, 3, 4, 5, 6] as const;
/** Number of cards side by side, if the column is wide enough. */
export type Across = (typeof ACROSS)[number];

/** Props of `Cards`: a list of cards of one shape, under an optional heading. */
export type CardsProps = {
  cards: readonly CardData[];
  shape: CardShape;
  size?: HeadlineSize;
  /** Shows or hides standfirsts; the shape decides if omitted. */
  summary?: boolean;
  /** Shows publication dates, as in `Card`. */
  date?: CardProps['date'];
  /** Marks the words of a search, as in `Card`. */
  marking?: CardProps['marking'];
  /** Maximum number of cards side by side. */
  across?: number;
  /** A card without a picture has a large headline, so that a row of pictures has no hole. */
  fillsHoles?: boolean;
  title?: string;
  href?: string;
  /** Heading level of the title, or of the headlines if there is none. */
  headingLevel?: HeadingLevel;
  /** The first picture is the first of the page. */
  priority?: boolean;
  /** Shown in place of an empty list; if omitted, nothing is rendered. */
  emptyText?: string;
  /** Ad slot after a card, by its number from 1; null for none. */
  adAt?: ((position: number) => ReactNode) | undefined;
  locale: Locale<'card' | 'event'>;
};

const isAcross = (count: number): count is Across => ACROSS.some((known) => known === count);

/** Class of the list itself, for code that appends to it: load more. */
export function cardsListClass(across: number): string {
  return isAcross(across) && across > 1 ? `${ruledGrid} ${evenColumns[across]} ${dense}` : stack;
}

/** Props of `CardItem`: one card as an item of a list drawn by `Cards`. */
export type CardItemProps = CardProps & { shape: CardShape; across?: number };

/** One card of the list, identified by the id of its content. */
export function CardItem({ across = 1, ...card }: CardItemProps) {
  const edge = isEdged(card.shape);
  const alone = !isAcross(across) || across === 1;
  const item = alone ? (edge ? css.edgedItem : css.item) : edge ? css.edgedCellItem : css.cell;
  return (
    <li className={item} data-content-id={card.card.id}>
      <Card {...card} />
    </li>
  );
}

/** An ad among cards, in the full width of the list. */
function AdItem({ across, children }: { across: number; children: ReactNode }) {
  if (!children) return null;
  return <li className={isAcross(across) && across > 1 ? css.ad : css.adInStack}>{children}</li>;
}

/** Cards of one shape: stacked, or side by side if there is room, with the brand's rules between them. */
export function Cards({
  cards,
  shape,
  size,
  summary,
  date,
  across = 1,
  fillsHoles = false,
  title,
  href,
  headingLevel = 3,
  priority,
  emptyText,
  adAt,
  marking,
  locale,
}: CardsProps) {
  if (cards.length === 0 && !emptyText) return null;
  // Audio tiles are square, like a record; among videos and pictures they take the others' ratio.
  const ratio = shape === 'tile' && cards.every((card) => mediaKindOf(card) === 'audio') ? '1:1' : undefined;
  return (
    <div className={css.room} data-part="cards">
      {title ? <SectionHead title={title} href={href} headingLevel={headingLevel} size="small" /> : null}
      {cards.length === 0 ? (
        <p>{emptyText}</p>
      ) : (
        <ul className={cardsListClass(across)}>
          {cards.map((card, index) => (
            <Fragment key={card.id}>
              <CardItem
                card={card}
                shape={shape}
                size={fillsHoles && !pictureOf(card) ? 'md' : size}
                summary={summary}
                date={date}
                across={across}
                ratio={ratio}
                marking={marking}
                headingLevel={title ? levelBelow(headingLevel) : headingLevel}
                priority={priority && index === 0}
                locale={locale}
              />
              <AdItem across={across}>{adAt?.(index + 1)}</AdItem>
            </Fragment>
          ))}
        </ul>
      )}
    </div>
  );
}
