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
 * Parts of a card are called as functions, not mounted as components: a front has sixty cards, and React then
 * handles one component per card instead of ten. All are static, without hooks, and their classes are
 * complete strings from the build.
 */

export type CardFrameProps = {
  card: CardData;
  shape: string;
  className: string;
  style?: React.CSSProperties;
  /** Element before the text: a picture, a portrait, a date, an hour. */
  before: ReactNode;
  words: ReactNode;
};

/** The card's root element with its slots. */
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
  /** Additional classes of the headline. */
  look?: string;
  locale: Locale<'card'>;
};

/** The headline: the only link of the card, which receives clicks anywhere on the card. */
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
