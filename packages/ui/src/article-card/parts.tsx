import type { Card as CardData, HeadlineSize } from '@portal/model';
import type { ReactNode } from 'react';
import { lockOf } from '../card/facts';
import { headlineClass } from '../foundation/type.css';
import { LockSign } from '../icon/LockSign';
import { type Locale, textsOf } from '../locale/locale';
import type { Marking } from '../marked/marking';
import { Anchor } from '../routing/Routing';
import type { HeadingLevel } from '../section-head/SectionHead';
import * as css from './ArticleCard.css';

export type CardFrameProps = {
  card: CardData;
  shape: string;
  className: string;
  style?: React.CSSProperties;
  children: ReactNode;
};

/** The card's root element. */
export function CardFrame({ card, shape, className, style, children }: CardFrameProps) {
  return (
    <article
      className={className}
      style={style}
      data-part="card"
      data-shape={shape}
      data-content-id={card.id}
    >
      {children}
    </article>
  );
}

export type CardHeadlineProps = {
  card: CardData;
  size: HeadlineSize;
  headingLevel: HeadingLevel;
  /** Additional classes of the headline. */
  look?: string;
  /** Marks the words of a search. */
  marking?: Marking | undefined;
  locale: Locale<'card'>;
};

/** The headline: the only link of the card, which receives clicks anywhere on the card. */
export function CardHeadline({ card, size, headingLevel, look, marking, locale }: CardHeadlineProps) {
  const Heading = `h${headingLevel}` as const;
  const step = headlineClass[size];
  const lock = lockOf(card);
  return (
    <Heading className={look ? `${step} ${look}` : step}>
      <Anchor className={css.link} href={card.url}>
        {lock ? <LockSign className={css.lock} label={textsOf(locale).card[lock]} /> : null}
        {marking ? marking.text(card.title) : card.title}
      </Anchor>
    </Heading>
  );
}

/** The standfirst. */
export function CardSummary({
  card,
  className,
  marking,
}: {
  card: CardData;
  className: string;
  marking?: Marking | undefined;
}) {
  const html = card.description?.map((part) => part.html).join(' ');
  if (!html) return null;
  // The model's contract is sanitised HTML (spec §3, description).
  return (
    <div
      className={className}
      data-part="summary"
      dangerouslySetInnerHTML={{ __html: marking ? marking.html(html) : html }}
    />
  );
}
