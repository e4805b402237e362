import {
  type Card as CardData,
  type CardShape,
  dayOf,
  formatFullDay,
  type HeadlineSize,
} from '@portal/model';
import { cx } from 'class-variance-authority';
import { mediaKindOf } from '../card/facts';
import { Card, type CardProps } from '../card/index';
import { isEdged } from '../card/shapes';
import { evenColumns } from '../foundation/columns.css';
import { ruledGrid } from '../foundation/ruled.css';
import { dense, stack } from '../foundation/stack.css';
import { headlineClass } from '../foundation/type.css';
import { dateSettings, type Locale } from '../locale/locale';
import { type HeadingLevel, levelBelow, SectionHead } from '../section-head/index';
import * as css from './Cards.css';

/** How many cards may stand side by side. */
export const ACROSS = [1, 2, 3, 4, 5, 6] as const;
export type Across = (typeof ACROSS)[number];

export type CardsProps = {
  cards: readonly CardData[];
  shape: CardShape;
  size?: HeadlineSize;
  /** Show standfirsts, or leave them out, against the shape's habit. */
  summary?: boolean;
  /** When each was published. */
  date?: boolean;
  /** Under the name of their day, newest first; a list that goes on from another is told that one's last day. */
  byDay?: boolean | { after: string };
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
  locale: Locale<'card' | 'event'>;
};

const isAcross = (count: number): count is Across => ACROSS.some((known) => known === count);

/** Class of the list itself, for those who go on with it: load more. */
export function cardsListClass(across: number): string {
  return isAcross(across) && across > 1 ? `${ruledGrid} ${evenColumns[across]} ${dense}` : stack;
}

export type CardItemProps = CardProps & { shape: CardShape; across?: number };

/** One card of the list, known by the id of its content. */
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

/** Cards one after another, those of one day together; cards without a date go with the ones before them. */
function daysOf(
  cards: readonly CardData[],
  timeZone: string | undefined,
): [day: string, cards: CardData[]][] {
  const days: [day: string, cards: CardData[]][] = [];
  for (const card of cards) {
    const [last] = days.slice(-1);
    const day = (card.publishedDate && dayOf(card.publishedDate.date, timeZone)) ?? last?.[0] ?? '';
    if (last?.[0] === day) last[1].push(card);
    else days.push([day, [card]]);
  }
  return days;
}

/** Cards of one shape: one under another, or side by side where there is room, the brand's rules between them. */
export function Cards({
  cards,
  shape,
  size,
  summary,
  date,
  byDay,
  across = 1,
  title,
  href,
  headingLevel = 3,
  priority,
  emptyText,
  locale,
}: CardsProps) {
  if (cards.length === 0 && !emptyText) return null;
  // What is listened to is shown square, like a record; among films and pictures it takes their shape.
  const ratio = shape === 'tile' && cards.every((card) => mediaKindOf(card) === 'audio') ? '1:1' : undefined;
  const level = title ? levelBelow(headingLevel) : headingLevel;
  const list = (shown: readonly CardData[], cardLevel: HeadingLevel) => (
    <ul className={cardsListClass(across)}>
      {shown.map((card) => (
        <CardItem
          key={card.id}
          card={card}
          shape={shape}
          size={size}
          summary={summary}
          date={date && (byDay ? 'time' : true)}
          across={across}
          ratio={ratio}
          headingLevel={cardLevel}
          priority={priority && card === cards[0]}
          locale={locale}
        />
      ))}
    </ul>
  );
  const DayHeading = `h${level}` as const;
  const before = typeof byDay === 'object' ? byDay.after : undefined;
  return (
    <div className={css.room} data-part="cards">
      {title ? <SectionHead title={title} href={href} headingLevel={headingLevel} size="small" /> : null}
      {cards.length === 0 ? <p>{emptyText}</p> : null}
      {cards.length && !byDay ? list(cards, level) : null}
      {byDay
        ? daysOf(cards, locale.timeZone).map(([day, shown]) => (
            <div key={day} className={css.day} data-part="cards-day">
              {day === '' || day === before ? null : (
                <DayHeading className={cx(css.dayName, headlineClass.sm)}>
                  {formatFullDay(`${day}T12:00:00`, dateSettings(locale))}
                </DayHeading>
              )}
              {list(shown, levelBelow(level))}
            </div>
          ))
        : null}
    </div>
  );
}
