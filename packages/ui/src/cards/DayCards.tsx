import { type Card as CardData, dayOf, formatFullDay } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { headlineClass } from '../foundation/type.css';
import { dateSettings } from '../locale/locale';
import { levelBelow } from '../section-head/SectionHead';
import { Cards, type CardsProps } from './Cards';
import * as css from './DayCards.css';

/** Props of `DayCards`: a list of cards under headings by day; `after` continues an earlier list. */
export type DayCardsProps = Omit<CardsProps, 'title' | 'href' | 'date'> & {
  /** Last day of the preceding page of the list: its name is not repeated. */
  after?: string | undefined;
};

/** Groups consecutive cards by day; cards without a date join the preceding ones. */
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

/** Minimum distance between two ads, in cards. */
const MIN_CARDS_BETWEEN_ADS = 3;

/**
 * Number of the card after which an ad goes that was requested after another: the nearest one that ends a row
 * within its day, so that no ad is between the end of a day and the next heading. If each day has one card,
 * there is no other place.
 * @param ends numbers of the last cards of the days, from 1
 */
function placeWithinDay(
  wanted: number,
  ends: readonly number[],
  across: number,
  taken: readonly number[],
): number {
  const last = ends.at(-1) ?? 0;
  const costOf = (number: number) => {
    const begin = ends.findLast((end) => end < number) ?? 0;
    const isBetweenDays = number !== last && ends.includes(number);
    return (
      (taken.some((other) => Math.abs(other - number) < MIN_CARDS_BETWEEN_ADS) ? 10_000 : 0) +
      (isBetweenDays ? 1000 : 0) +
      (number !== last && (number - begin) % across ? 100 : 0) +
      Math.abs(number - wanted)
    );
  };
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  return numbers.toSorted((one, other) => costOf(one) - costOf(other))[0] ?? wanted;
}

/** Ads by the number of the card that precedes them. */
function adsWithinDays(
  adAt: NonNullable<CardsProps['adAt']>,
  ends: readonly number[],
  across: number,
): ReadonlyMap<number, ReactNode> {
  const ads = new Map<number, ReactNode>();
  for (let wanted = 1; wanted <= (ends.at(-1) ?? 0); wanted += 1) {
    const ad = adAt(wanted);
    if (ad) ads.set(placeWithinDay(wanted, ends, across, [...ads.keys()]), ad);
  }
  return ads;
}

/** Cards grouped by day, newest first, each with its hour; an ad among them is within a day. */
export function DayCards({ cards, after, headingLevel = 3, priority, adAt, locale, ...list }: DayCardsProps) {
  const DayHeading = `h${headingLevel}` as const;
  if (cards.length === 0) return <Cards cards={cards} locale={locale} {...list} />;
  let before = 0;
  const days = daysOf(cards, locale.timeZone).map(([day, shown]) => {
    const first = before;
    before += shown.length;
    return { day, shown, first };
  });
  const ends = days.map(({ first, shown }) => first + shown.length);
  const ads = adAt && adsWithinDays(adAt, ends, list.across ?? 1);
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
        adAt={ads && ((position) => ads.get(first + position))}
        locale={locale}
      />
    </div>
  ));
}
