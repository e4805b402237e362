'use client';
import type { Card as CardData, CardShape, HeadlineSize } from '@portal/model';
import { cx } from 'class-variance-authority';
import { Card } from '../card/index';
import { textClass } from '../foundation/type.css';
import { Image } from '../image/Image';
import { useLocale } from '../locale/index';
import { Anchor } from '../routing/Routing';
import { type HeadingLevel, levelBelow } from '../section-head/SectionHead';
import * as css from './CardCarousel.css';
import { Carousel, type CarouselKind } from './Carousel';

/** Kinds of carousel whose slides are cards. */
export type CardCarouselKind = Exclude<CarouselKind, 'schedule'>;

/** Props of `CardCarousel`; give it a `title` or, if none is shown, a `label`. */
export type CardCarouselProps = {
  cards: readonly CardData[];
  kind?: CardCarouselKind;
  /** Variant of the cards; the kind's own if omitted. */
  shape?: CardShape;
  size?: HeadlineSize;
  title?: string;
  href?: string;
  /** Accessible name, if it has no title. */
  label?: string;
  headingLevel?: HeadingLevel;
};

const SHAPES: Readonly<Record<CardCarouselKind, CardShape>> = {
  slider: 'overlay',
  mini: 'tile',
  vertical: 'horizontal',
  carousel: 'tile',
  'multi-card': 'standard',
};

/** A carousel of cards; all its props are plain data. Renders nothing without cards. */
export function CardCarousel({
  cards,
  kind = 'carousel',
  shape = SHAPES[kind],
  // Stacked slides all have one height: their text has to fit.
  size = kind === 'vertical' ? 'xs' : undefined,
  title,
  href,
  label,
  headingLevel = 3,
}: CardCarouselProps) {
  const locale = useLocale('card', 'event');
  if (cards.length === 0) return null;
  return (
    <Carousel kind={kind} title={title} href={href} headingLevel={headingLevel} label={label}>
      {cards.map((card) =>
        kind === 'mini' ? (
          <Thumbnail key={card.id} card={card} />
        ) : (
          <Card
            key={card.id}
            card={card}
            shape={shape}
            size={size}
            byline={kind === 'vertical' ? false : undefined}
            headingLevel={title ? levelBelow(headingLevel) : headingLevel}
            locale={locale}
          />
        ),
      )}
    </Carousel>
  );
}

function Thumbnail({ card: { url, title, image } }: { card: CardData }) {
  return (
    <Anchor href={url} className={css.thumbnail} aria-label={title} title={title}>
      {image ? (
        <Image image={{ ...image, alt: '' }} ratio="1:1" sizes="128px" widest={128} />
      ) : (
        <span className={cx(css.words, textClass.small)}>{title}</span>
      )}
    </Anchor>
  );
}
