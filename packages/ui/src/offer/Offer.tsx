import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { HeadingLevel } from '../foundation/props';
import { headlineClass, textClass } from '../foundation/type.css';
import { Heading } from '../text/index';
import * as css from './Offer.css';

/** Props of `Offer`: a subscription, with all that a reader has to know of its price. */
export type OfferProps = {
  /** Stays the same for as long as it is sold: its address on the page is `offer-` and this. */
  id: string;
  name: string;
  headingLevel?: HeadingLevel;
  /** Whole price of a period, as a money of the language: “6 €”. */
  price: string;
  /** What the price is for: “a month”. */
  per: string;
  /** What it costs less than another one that has the same. */
  saving?: string | undefined;
  /** What it has, in a sentence. */
  description?: string | undefined;
  /** Taxes, how it renews and how it ends. */
  terms: string;
  /** The one to be seen first. */
  isRecommended?: boolean;
  /** The way to pay, or why there is none. */
  children: ReactNode;
};

/** A subscription that is offered: its name, its price as the figure of the piece, what it has, and the way to pay. */
export function Offer({
  id,
  name,
  headingLevel = 2,
  price,
  per,
  saving,
  description,
  terms,
  isRecommended = false,
  children,
}: OfferProps) {
  return (
    <article
      id={`offer-${id}`}
      className={cx(css.offer, isRecommended && css.recommended)}
      data-part="offer"
      data-offer={id}
    >
      <Heading headingLevel={headingLevel} size="sm">
        {name}
      </Heading>
      <p className={css.price} data-part="price">
        <span className={cx(headlineClass['2xl'], css.amount)}>{price}</span>{' '}
        <span className={textClass.standfirst}>{per}</span>
      </p>
      {saving ? (
        <p className={cx(textClass.label, css.saving)} data-part="saving">
          {saving}
        </p>
      ) : null}
      {description ? <p className={textClass.summary}>{description}</p> : null}
      <p className={cx(textClass.meta, css.quiet)}>{terms}</p>
      <div className={css.way}>{children}</div>
    </article>
  );
}

/** Offers beside one another, or one under another where there is no room. */
export function OfferList({ children }: { children: ReactNode }) {
  return (
    <div className={css.list} data-part="offer-list">
      <div className={css.columns}>{children}</div>
    </div>
  );
}
