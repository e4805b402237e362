import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { HeadingLevel } from '../foundation/props';
import { headlineClass, textClass } from '../foundation/type.css';
import { CheckIcon } from '../icon/index';
import { Heading } from '../text/Text';
import * as css from './Offer.css';

/** Props of `Offer`: a subscription, with all price information. */
export type OfferProps = {
  /** Stable id while it is sold: its anchor on the page is `offer-` plus this. */
  id: string;
  name: string;
  headingLevel?: HeadingLevel;
  /** Full price of a period, in the money format of the language: “6 €”. */
  price: string;
  /** Period of the price: “a month”. */
  per: string;
  /** Saving compared with another offer of the same content. */
  saving?: string | undefined;
  /** Its content, in a sentence. */
  description?: string | undefined;
  /** Its contents, in a few words each. */
  includes?: readonly string[] | undefined;
  /** Taxes, renewal and cancellation. */
  terms: string;
  /** Highlights it among the offers. */
  isRecommended?: boolean;
  /** The payment link, or the reason why there is none. */
  children: ReactNode;
};

/** A subscription offer: its name, its price as the prominent figure, its content, and the payment link. */
export function Offer({
  id,
  name,
  headingLevel = 2,
  price,
  per,
  saving,
  description,
  includes = [],
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
      {includes.length ? (
        <ul className={css.includes} data-part="includes">
          {includes.map((words) => (
            <li key={words} className={cx(textClass.summary, css.included)}>
              <CheckIcon size={20} className={css.tick} />
              <span>{words}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <p className={cx(textClass.meta, css.quiet)}>{terms}</p>
      <div className={css.way}>{children}</div>
    </article>
  );
}

/** Offers side by side, or stacked if there is no room. */
export function OfferList({ children }: { children: ReactNode }) {
  return (
    <div className={css.list} data-part="offer-list">
      <div className={css.columns}>{children}</div>
    </div>
  );
}
