import {
  type Card as CardData,
  type CardShape,
  FEATURE_IMAGE_SIZES,
  formatTotalTime,
  HEADLINE_SIZES,
  type HeadlineSize,
  type ImageRatio,
} from '@portal/model';
import { AdSlot, type AdSlotProps } from '../ad-slot/AdSlot';
import { Avatar } from '../avatar/index';
import { Byline } from '../byline/index';
import { type Section, sectionOf } from '../foundation/section';
import { kindClass, sectionClass } from '../foundation/section.css';
import { headlineClass, textClass } from '../foundation/type.css';
import { ClockIcon, LockIcon, PinIcon } from '../icon/index';
import { Kicker } from '../kicker/index';
import type { Locale } from '../locale/locale';
import type { HeadingLevel } from '../section-head/index';
import * as css from './Card.css';
import { CardMedia, MediaSign } from './CardMedia';
import { EventBadge, eventDates } from './EventBadge';
import { kickerKindOf, pictureOf } from './facts';
import { Rating } from './Rating';
import { SHAPES } from './shapes';
import * as shapes from './shapes.css';

export type CardProps = {
  card: CardData;
  shape?: CardShape;
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
  date?: boolean;
  /** Another colour than that of the card's category. */
  section?: Section;
  /** Height to keep for a card that is an ad slot. */
  ad?: Pick<AdSlotProps, 'minimumReservedHeightDesktop' | 'minimumReservedHeightMobile'>;
  locale: Locale<'card' | 'event'>;
  className?: string;
};

const atLeastMedium = (size: HeadlineSize) => HEADLINE_SIZES.indexOf(size) >= HEADLINE_SIZES.indexOf('md');

const isShown = (habit: boolean | 'from-md', size: HeadlineSize) =>
  habit === 'from-md' ? atLeastMedium(size) : habit;

/** A large headline beside a picture goes under it where there is no room for both. */
const faceOf = (shape: CardShape, size: HeadlineSize) =>
  shape === 'horizontal' && atLeastMedium(size) ? 'horizontalLarge' : shape;

/** Side of a feature's picture by the size of its headline (spec §9). */
const FEATURE_SIDES: Readonly<Record<HeadlineSize, number>> = {
  xs: FEATURE_IMAGE_SIZES.xs,
  sm: FEATURE_IMAGE_SIZES.md,
  md: FEATURE_IMAGE_SIZES.md,
  lg: FEATURE_IMAGE_SIZES.xl,
  xl: FEATURE_IMAGE_SIZES.xl,
  '2xl': FEATURE_IMAGE_SIZES.xl,
};

/**
 * A story in short, in any of the faces of `CARD_SHAPES` (spec §3, card). The headline is the one link, and the whole
 * card takes the click; kicker and authors keep their own. A card with a `position` is a place for an ad.
 */
export function Card(props: CardProps) {
  const { card, shape = 'standard', locale, className } = props;
  if (card.position !== undefined) return <AdSlot position={card.position} locale={locale} {...props.ad} />;
  const defaults = SHAPES[shape];
  const { size = defaults.size } = props;
  const isOpinion = card.articleNewsTypeEnum === 'opinion';
  const section = props.section ?? sectionOf(card.category?.href ?? card.url);
  const parts = [
    css.card,
    shapes.shape[faceOf(shape, size)],
    isOpinion ? kindClass.opinion : sectionClass[section],
  ];
  if (defaults.edge) parts.push(css.edged);
  if (className) parts.push(className);
  return (
    <article
      className={parts.join(' ')}
      style={shape === 'feature' ? { '--side': `${FEATURE_SIDES[size]}px` } : undefined}
      data-part="card"
      data-shape={shape}
      data-content-id={card.id}
    >
      {before(props, shape, size)}
      {words(props, shape, size, section)}
    </article>
  );
}

/*
 * What a card is made of is called, not mounted: a front has sixty cards, and for React each is one component instead of
 * ten. All of it is static, without a hook.
 */

/** What stands before the words: a picture, a portrait, a date, an hour. */
function before({ card, ratio, priority, locale }: CardProps, shape: CardShape, size: HeadlineSize) {
  const defaults = SHAPES[shape];
  if (shape === 'list') {
    const date = card.publishedDate?.date;
    return date ? Byline({ date, dateFormat: 'time', locale, className: shapes.hour }) : null;
  }
  if (shape === 'event') return card.event ? EventBadge({ event: card.event, locale }) : null;
  if (shape === 'opinion') {
    const [author] = card.authors ?? [];
    return author
      ? Avatar({ name: author.name, src: author.image?.url, size: 64, className: shapes.portrait })
      : null;
  }
  if (!defaults.ratio) return null;
  const picture = pictureOf(card);
  const evenRow = shape === 'tile' || shape === 'recipe' || shape === 'overlay';
  if (!picture && !evenRow) return null;
  const isOverlay = shape === 'overlay';
  return CardMedia({
    card,
    picture,
    ratio: ratio ?? defaults.ratio,
    narrowRatio: isOverlay && atLeastMedium(size) ? '1:1' : undefined,
    sizes: defaults.sizes,
    widest: defaults.widest,
    priority,
    tile: shape === 'tile',
    locale,
    className: shapes.mediaIn[faceOf(shape, size)],
  });
}

function words(props: CardProps, shape: CardShape, size: HeadlineSize, section: Section) {
  const { card, summary, headingLevel = 3, locale } = props;
  const defaults = SHAPES[shape];
  const hasPicture = defaults.ratio !== null && pictureOf(card) !== undefined;
  const isOpinion = card.articleNewsTypeEnum === 'opinion';
  const Heading = `h${headingLevel}` as const;
  const { byline = isShown(defaults.byline, size), date = defaults.date } = props;
  const withSummary = summary ?? isShown(defaults.summary, size);
  const look = `${css.words} ${shapes.wordsIn[faceOf(shape, size)]} ${defaults.edge && !hasPicture ? css.underEdge : ''}`;
  const headline = [css.headline, headlineClass[size]];
  if (isOpinion) headline.push(css.opinionHeadline);
  if (shape === 'overlay') headline.push(shapes.overlayHeadline);
  const kicker =
    shape === 'list'
      ? undefined
      : (card.kicker ?? (card.category && { text: card.category.name, href: card.category.href }));
  return (
    <div className={look} data-part="words">
      {Kicker({
        text: kicker?.text,
        href: kicker?.href,
        title: kicker?.title,
        kind: kickerKindOf(card, hasPicture || shape === 'list'),
        section,
        onPicture: shape === 'overlay',
        locale,
        className: css.kicker,
      })}
      {shape === 'opinion' && card.authors?.length ? Byline({ authors: card.authors, locale }) : null}
      <Heading className={headline.join(' ')}>
        <a className={css.link} href={card.url}>
          {card.registeredOnly ? (
            <LockIcon className={css.lock} label={locale.texts.card.registeredOnly} />
          ) : null}
          {card.title}
        </a>
      </Heading>
      {withSummary ? summaryOf(card, shape === 'lead') : null}
      {facts({ card, shape, byline, date, locale })}
    </div>
  );
}

function summaryOf(card: CardData, lead: boolean) {
  const html = card.description?.map((part) => part.html).join(' ');
  if (!html) return null;
  return (
    <div
      className={`${css.summary} ${lead ? textClass.standfirst : textClass.summary}`}
      data-part="summary"
      // The model's contract is sanitised HTML (spec §3, description).
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

type FactsProps = {
  card: CardData;
  shape: CardShape;
  byline: boolean;
  date: boolean;
  locale: Locale<'card' | 'event'>;
};

/** Who, when, how long, how good: in one line under the words. */
function facts({ card, shape, byline, date, locale }: FactsProps) {
  const { event, totalTime, totalTimeUnit = 1, ratingValue, ratingNumVotes } = card;
  const signedBy = byline && (card.authors?.length || card.signature);
  const publishedAt = date && shape !== 'list' ? card.publishedDate?.date : undefined;
  const place = shape === 'event' ? event?.location?.name : undefined;
  const mediaSign = SHAPES[shape].ratio === null;
  return (
    <div className={`${css.facts} ${textClass.meta}`} data-part="facts">
      {shape === 'event' && event ? (
        <span>{[eventDates(event, locale), event.timetable].filter(Boolean).join(' · ')}</span>
      ) : null}
      {place ? (
        <span className={css.fact}>
          <PinIcon />
          {place}
        </span>
      ) : null}
      {signedBy || publishedAt
        ? Byline({
            authors: signedBy ? card.authors : undefined,
            signature: signedBy ? card.signature : undefined,
            date: publishedAt,
            locale,
          })
        : null}
      {totalTime === undefined ? null : (
        <span className={css.fact}>
          <ClockIcon />
          {formatTotalTime(totalTime, totalTimeUnit, locale.dates)}
        </span>
      )}
      {ratingValue === undefined ? null : Rating({ value: ratingValue, votes: ratingNumVotes, locale })}
      {mediaSign ? MediaSign({ card, inLine: true, locale }) : null}
    </div>
  );
}
