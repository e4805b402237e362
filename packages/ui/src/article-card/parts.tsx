import type { Card as CardData, HeadlineSize } from '@portal/model';
import type { ReactNode } from 'react';
import { lockOf } from '../card/lock';
import { headlineClass } from '../foundation/type.css';
import { LockSign } from '../icon/LockSign';
import { type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Anchor';
import type { HeadingLevel } from '../section-head/index';
import * as css from './ArticleCard.css';

/*
 * What a card is made of is called, not mounted: a front has sixty cards, and for React each is one component instead of
 * ten. All of it is static, without a hook, and its classes are whole strings from the build.
 */

export type CardFrameProps = {
  card: CardData;
  shape: string;
  className: string;
  style?: React.CSSProperties;
  /** Element before the words: a picture, a portrait, a date, an hour. */
  before: ReactNode;
  words: ReactNode;
};

/** The card itself. */
export function cardFrame({ card, shape, className, style, before, words }: CardFrameProps) {
  return (
    <article
      className={className}
      style={style}
      data-part="card"
      data-shape={shape}
      data-content-id={card.id}
    >
      {before}
      {words}
    </article>
  );
}

export type HeadlineProps = {
  card: CardData;
  size: HeadlineSize;
  headingLevel: HeadingLevel;
  /** Further classes of the headline. */
  look?: string;
  locale: Locale<'card'>;
};

/** The headline: the one link of the card, which takes the click wherever the card is hit. */
export function headlineOf({ card, size, headingLevel, look, locale }: HeadlineProps) {
  const Heading = `h${headingLevel}` as const;
  const step = headlineClass[size];
  const lock = lockOf(card);
  return (
    <Heading className={look ? `${step} ${look}` : step}>
      <Anchor className={css.link} href={card.url}>
        {lock ? <LockSign className={css.lock} label={textsOf(locale).card[lock]} /> : null}
        {card.title}
      </Anchor>
    </Heading>
  );
}

/** The standfirst. */
export function summaryOf({ description }: CardData, className: string) {
  const html = description?.map((part) => part.html).join(' ');
  if (!html) return null;
  // The model's contract is sanitised HTML (spec §3, description).
  return <div className={className} data-part="summary" dangerouslySetInnerHTML={{ __html: html }} />;
}
