import type { Card as CardData, HeadlineSize, ImageRatio } from '@portal/model';
import type { ReactNode } from 'react';
import { Authors } from '../byline/Authors';
import { byline as bylineClass } from '../byline/Byline.css';
import type { Section } from '../foundation/section';
import { sectionClass } from '../foundation/section.css';
import { Image } from '../image/Image';
import { kickerLine } from '../kicker/kickerLine';
import { labelSigns } from '../kicker/labelSigns';
import type { Locale } from '../locale/locale';
import type { HeadingLevel } from '../section-head/index';
import * as css from './ArticleCard.css';
import { cardFrame, headlineOf, summaryOf } from './parts';
import { ARTICLE_DEFAULTS, type ArticleShape, isShown, variantOf } from './shapes';

/** Props of `ArticleCard`; those left out follow from `shape`. */
export type ArticleCardProps = {
  card: CardData;
  shape?: ArticleShape;
  /** Headline size; without it, the shape's own. */
  size?: HeadlineSize;
  headingLevel?: HeadingLevel;
  /** The first picture of the page: loaded at once and before others. */
  priority?: boolean;
  /** Another crop than the shape's own. */
  ratio?: ImageRatio;
  /** Show or leave out, against the shape's habit. */
  summary?: boolean;
  byline?: boolean;
  /**
   * When it was published: `<Moment>` or `<RelativeTime>` of `@portal/ui/byline`. Given as it is drawn, so that pages without dates bring no
   * code for them.
   */
  date?: ReactNode;
  /** The colour of its section; without one, the brand's own for what belongs to none. */
  section?: Section;
  locale: Locale<'card'>;
  className?: string;
};

/**
 * An article in short, and nothing but an article: picture, kicker, headline, standfirst, who signs. For pages that bring
 * their cards to the browser as script: a third of the weight of `Card`, which knows every other kind of content too.
 */
export function ArticleCard({
  card,
  shape = 'standard',
  size = ARTICLE_DEFAULTS[shape].size,
  headingLevel = 3,
  priority,
  ratio,
  summary,
  byline,
  date,
  section,
  locale,
  className,
}: ArticleCardProps) {
  const defaults = ARTICLE_DEFAULTS[shape];
  const variant = variantOf(shape, size);
  const { image, kicker, category, authors, signature } = card;
  const crop = ratio ?? defaults.ratio;
  const colour = section && sectionClass[section];
  const isSigned = (byline ?? isShown(defaults.byline, size)) && (authors?.length || signature);
  let look: string = css.cardIn[variant];
  if (colour) look += ` ${colour}`;
  if (className) look += ` ${className}`;
  return cardFrame({
    card,
    shape,
    className: look,
    before:
      image && defaults.ratio && crop ? (
        <div className={css.mediaIn[variant]} data-part="media">
          {Image({ image, ratio: crop, sizes: defaults.sizes, widest: defaults.widest, priority })}
        </div>
      ) : null,
    words: (
      <div className={css.wordsIn[variant]} data-part="words">
        {kicker || category || card.labels?.length || card.rectified
          ? kickerLine({
              before: labelSigns({ ...card, locale }),
              words: kicker?.text ?? category?.name,
              href: kicker ? kicker.href : category?.href,
              title: kicker?.title,
              colour,
              className: css.kicker,
            })
          : null}
        {headlineOf({ card, size, headingLevel, locale })}
        {(summary ?? isShown(defaults.summary, size)) ? summaryOf(card, css.summaryFor[variant]) : null}
        {isSigned || date ? (
          <div className={css.facts} data-part="facts">
            <p className={bylineClass} data-part="byline">
              {date}
              {isSigned ? Authors({ authors, signature, locale }) : null}
            </p>
          </div>
        ) : null}
      </div>
    ),
  });
}
