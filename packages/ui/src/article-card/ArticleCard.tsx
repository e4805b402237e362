import type { Card as CardData, HeadlineSize, ImageRatio } from '@portal/model';
import type { ReactNode } from 'react';
import { Authors } from '../byline/Authors';
import { byline as bylineClass } from '../byline/Byline.css';
import type { Section } from '../foundation/section';
import { sectionClass } from '../foundation/section.css';
import { Image } from '../image/Image';
import { KickerLine } from '../kicker/KickerLine';
import { LabelSigns, labelsFirst } from '../kicker/LabelSigns';
import type { Locale } from '../locale/locale';
import type { HeadingLevel } from '../section-head/SectionHead';
import * as css from './ArticleCard.css';
import { CardFrame, CardHeadline, CardSummary } from './parts';
import { ARTICLE_DEFAULTS, type ArticleShape, isShown, variantOf } from './shapes';

export { ARTICLE_SHAPES, type ArticleShape } from './shapes';

/** Props of `ArticleCard`; defaults follow from `shape`. */
export type ArticleCardProps = {
  card: CardData;
  shape?: ArticleShape;
  /** Headline size; the shape's own if omitted. */
  size?: HeadlineSize;
  headingLevel?: HeadingLevel;
  /** The first picture of the page: loaded eagerly, with high priority. */
  priority?: boolean;
  /** Overrides the shape's crop. */
  ratio?: ImageRatio;
  /** Shows or hides the standfirst; the shape decides if omitted. */
  summary?: boolean;
  byline?: boolean;
  /**
   * Publication date: `<Moment>` or `<RelativeTime>` of `@portal/ui/byline`. Passed as an element, so that
   * pages without dates load no code for them.
   */
  date?: ReactNode;
  /** Section that sets its colour; the brand's neutral colour if omitted. */
  section?: Section;
  locale: Locale<'card'>;
  className?: string;
};

/**
 * A card of an article only: picture, kicker, headline, standfirst, authors. For pages that send their cards
 * to the browser as JavaScript: it has a third of the weight of `Card`, which handles every other kind of
 * content too.
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
  const labels = labelsFirst(card);
  return (
    <CardFrame card={card} shape={shape} className={look}>
      {image && defaults.ratio && crop ? (
        <div className={css.mediaIn[variant]} data-part="media">
          <Image
            image={image}
            ratio={crop}
            sizes={defaults.sizes}
            widest={defaults.widest}
            priority={priority}
          />
        </div>
      ) : null}
      <div className={css.wordsIn[variant]} data-part="words">
        {kicker || category || card.labels?.length || card.rectified ? (
          <KickerLine
            words={kicker?.text ?? category?.name}
            href={kicker ? kicker.href : category?.href}
            title={kicker?.title}
            colour={colour}
            className={css.kicker}
          >
            {labels.length ? <LabelSigns labels={labels} sponsor={card.sponsor} locale={locale} /> : null}
          </KickerLine>
        ) : null}
        <CardHeadline card={card} size={size} headingLevel={headingLevel} locale={locale} />
        {(summary ?? isShown(defaults.summary, size)) ? (
          <CardSummary card={card} className={css.summaryFor[variant]} />
        ) : null}
        {isSigned || date ? (
          <div className={css.facts} data-part="facts">
            <p className={bylineClass} data-part="byline">
              {date}
              {isSigned ? <Authors authors={authors} signature={signature} locale={locale} /> : null}
            </p>
          </div>
        ) : null}
      </div>
    </CardFrame>
  );
}
