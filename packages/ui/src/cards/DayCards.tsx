import { type Card as CardData, dayOf, formatFullDay } from '@portal/model';
import { cx } from 'class-variance-authority';
import { headlineClass } from '../foundation/type.css';
import { dateSettings } from '../locale/locale';
import { levelBelow } from '../section-head/index';
import { Cards, type CardsProps } from './Cards';
import * as css from './DayCards.css';

/** Props of `DayCards`: a list of cards under headings by day; `after` continues an earlier list. */
export type DayCardsProps = Omit<CardsProps, 'title' | 'href' | 'date'> & {
  /** Last day of the list that this one goes on from: it is not named again. */
  after?: string | undefined;
};

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

/** Cards under the name of their day, newest first, each with its hour. */
export function DayCards({ cards, after, headingLevel = 3, priority, adAt, locale, ...list }: DayCardsProps) {
  const DayHeading = `h${headingLevel}` as const;
  if (cards.length === 0) return <Cards cards={cards} locale={locale} {...list} />;
  let before = 0;
  const days = daysOf(cards, locale.timeZone).map(([day, shown]) => {
    const first = before;
    before += shown.length;
    return { day, shown, first };
  });
  return days.map(({ day, shown, first }, at) => (
    <div key={day} className={css.day} data-part="cards-day">
      {day === '' || day === after ? null : (
        <DayHeading className={cx(css.dayName, headlineClass.sm)}>
          {formatFullDay(`${day}T12:00:00`, dateSettings(locale))}
        </DayHeading>
      )}
      <Cards
        {...list}
        cards={shown}
        date="time"
        headingLevel={levelBelow(headingLevel)}
        priority={priority && at === 0}
        adAt={adAt && ((position) => adAt(first + position))}
        locale={locale}
      />
    </div>
  ));
}
