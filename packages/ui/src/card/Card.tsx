import {
  type Card as CardData,
  type CardShape,
  FEATURE_IMAGE_SIZES,
  formatMachine,
  formatTotalTime,
  type HeadlineSize,
  type ImageRatio,
} from '@portal/model';
import { AdSlot, type AdSlotProps } from '../ad-slot/AdSlot';
import { facts as factsClass, kicker as kickerClass } from '../article-card/ArticleCard.css';
import { CardFrame, CardHeadline, CardSummary } from '../article-card/parts';
import { atLeastMedium, isShown, variantOf } from '../article-card/shapes';
import { Avatar, type AvatarSize } from '../avatar/Avatar';
import { Byline } from '../byline/index';
import { type Section, sectionOf } from '../foundation/section';
import { kindClass, sectionClass } from '../foundation/section.css';
import { ClockIcon, PinIcon } from '../icon/index';
import { Image } from '../image/Image';
import { Kicker } from '../kicker/Kicker';
import type { Locale } from '../locale/locale';
import type { Marking } from '../marked/marking';
import type { HeadingLevel } from '../section-head/SectionHead';
import * as css from './Card.css';
import { EmptyPlace, MediaSign } from './CardMedia';
import { EventBadge, eventDates } from './EventBadge';
import { kickerKindOf, mediaKindOf, pictureOf } from './facts';
import { recentHour } from './hour';
import { Rating } from './Rating';
import { SHAPES } from './shapes';

/** Props of `Card`; defaults follow from `shape`. */
export type CardProps = {
  card: CardData;
  shape?: CardShape;
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
   * Shows the date; `time` shows the hour only, in lists grouped by day; `recent` shows the hour of a story
   * of today or yesterday, next to its kicker.
   */
  date?: boolean | 'time' | 'recent';
  /** Section that sets its colour; that of the card's category if omitted. */
  section?: Section;
  /** Height reserved for a card that is an ad slot. */
  ad?: Pick<AdSlotProps, 'minimumReservedHeightDesktop' | 'minimumReservedHeightMobile'>;
  /** Marks the words of a search in headline and standfirst (`@portal/ui/marked`). */
  marking?: Marking | undefined;
  locale: Locale<'card' | 'event'>;
  className?: string;
};

/** Side of a feature's picture, by headline size (spec §9). */
const FEATURE_SIDES: Readonly<Record<HeadlineSize, number>> = {
  xs: FEATURE_IMAGE_SIZES.xs,
  sm: FEATURE_IMAGE_SIZES.md,
  md: FEATURE_IMAGE_SIZES.md,
  lg: FEATURE_IMAGE_SIZES.xl,
  xl: FEATURE_IMAGE_SIZES.xl,
  '2xl': FEATURE_IMAGE_SIZES.xl,
};

/**
 * A card in any variant of `CARD_SHAPES` (spec §3, card). The headline is the main link, and the whole card
 * receives its clicks; kicker and authors have their own. A card with a `position` is an ad slot.
 */
export function Card(props: CardProps) {
  const { card, shape = 'standard', locale, className } = props;
  if (card.position !== undefined) return <AdSlot position={card.position} locale={locale} {...props.ad} />;
  const defaults = SHAPES[shape];
  const { size = defaults.size } = props;
  const isOpinion = card.articleNewsTypeEnum === 'opinion';
  const section = props.section ?? sectionOf(card.category?.href ?? card.url);
  let look: string = css.cardIn[variantOf(shape, size)];
  look += ` ${isOpinion ? kindClass.opinion : sectionClass[section]}`;
  if (className) look += ` ${className}`;
  return (
    <CardFrame
      card={card}
      shape={shape}
      className={look}
      style={shape === 'feature' ? { '--side': `${FEATURE_SIDES[size]}px` } : undefined}
    >
      <CardStart of={props} shape={shape} size={size} />
      <CardWords of={props} shape={shape} size={size} section={section} />
    </CardFrame>
  );
}

/** Between the words of an hour. */
const NO_BREAK = '\u00a0';

/** Shapes with a date of their own: the day in a list, the days of an event. */
const DATED: readonly CardShape[] = ['list', 'event'];

const dateFormatOf = (date: CardProps['date']) => (date === 'time' ? date : 'brief');

/** Props of a card as given, with what follows from them. */
type PartProps = { of: CardProps; shape: CardShape; size: HeadlineSize };

/** Element before the text: a picture, a portrait, a date, an hour. */
function CardStart({ of: { card, ratio, priority, date, locale }, shape, size }: PartProps) {
  const defaults = SHAPES[shape];
  if (shape === 'list') {
    const published = card.publishedDate?.date;
    return published ? (
      <Byline date={published} dateFormat={dateFormatOf(date)} locale={locale} className={css.hour} />
    ) : null;
  }
  if (shape === 'event') return card.event ? <EventBadge event={card.event} locale={locale} /> : null;
  if (shape === 'opinion') return <Portrait card={card} size={64} />;
  if (!defaults.ratio) return null;
  const picture = pictureOf(card);
  // In a list of stories with pictures, opinion has its author's portrait in their place.
  if (!picture && shape === 'horizontal' && card.articleNewsTypeEnum === 'opinion')
    return <Portrait card={card} size={80} />;
  const evenRow = shape === 'tile' || shape === 'recipe' || shape === 'overlay';
  if (!picture && !evenRow) return null;
  const isOverlay = shape === 'overlay';
  const kind = mediaKindOf(card);
  const crop = ratio ?? defaults.ratio;
  return (
    <div className={css.mediaIn[variantOf(shape, size)]} data-part="media">
      {picture ? (
        <Image
          image={picture}
          ratio={crop}
          narrowRatio={isOverlay && atLeastMedium(size) ? '1:1' : undefined}
          sizes={defaults.sizes}
          widest={defaults.widest}
          priority={priority}
        />
      ) : (
        <EmptyPlace kind={kind} ratio={crop} />
      )}
      {kind ? <MediaSign card={card} kind={kind} locale={locale} /> : null}
    </div>
  );
}

/** Portrait of the first author, or their initials. */
function Portrait({ card, size }: { card: CardData; size: AvatarSize }) {
  const [author] = card.authors ?? [];
  return author ? (
    <Avatar name={author.name} src={author.image?.url} size={size} className={css.portrait} />
  ) : null;
}

function CardWords({ of: props, shape, size, section }: PartProps & { section: Section }) {
  const { card, summary, headingLevel = 3, marking, locale } = props;
  const defaults = SHAPES[shape];
  const variant = variantOf(shape, size);
  const hasPicture = defaults.ratio !== null && pictureOf(card) !== undefined;
  const isOpinion = card.articleNewsTypeEnum === 'opinion';
  const { byline = isShown(defaults.byline, size), date = defaults.date } = props;
  const published = card.publishedDate?.date;
  const hour =
    date === 'recent' && !DATED.includes(shape) && published ? recentHour(published, locale) : null;
  const kicker =
    shape === 'list'
      ? undefined
      : (card.kicker ?? (card.category && { text: card.category.name, href: card.category.href }));
  return (
    <div className={css.wordsIn[variant]} data-part="words">
      <Kicker
        text={kicker?.text}
        href={kicker?.href}
        title={kicker?.title}
        kind={kickerKindOf(card, hasPicture || shape === 'list')}
        section={section}
        onPicture={shape === 'overlay'}
        labelled={card}
        hour={
          hour && published
            ? { words: hour.replace(' ', NO_BREAK), date: formatMachine(published, locale.timeZone) }
            : undefined
        }
        locale={locale}
        className={kickerClass}
      />
      {shape === 'opinion' && card.authors?.length ? <Byline authors={card.authors} locale={locale} /> : null}
      <CardHeadline
        card={card}
        size={size}
        headingLevel={headingLevel}
        look={headlineLook(isOpinion, shape === 'overlay')}
        marking={marking}
        locale={locale}
      />
      {(summary ?? isShown(defaults.summary, size)) ? (
        <CardSummary card={card} className={css.summaryFor[variant]} marking={marking} />
      ) : null}
      <CardFacts card={card} shape={shape} byline={byline} date={date} locale={locale} />
    </div>
  );
}

function headlineLook(isOpinion: boolean, isOverlay: boolean): string | undefined {
  if (isOpinion) return isOverlay ? `${css.opinionHeadline} ${css.overlayHeadline}` : css.opinionHeadline;
  return isOverlay ? css.overlayHeadline : undefined;
}

type CardFactsProps = {
  card: CardData;
  shape: CardShape;
  byline: boolean;
  date: CardProps['date'];
  locale: Locale<'card' | 'event'>;
};

/** Authors, date, length and rating: in one line below the text. */
function CardFacts({ card, shape, byline, date, locale }: CardFactsProps) {
  const { event, totalTime, totalTimeUnit = 1, ratingValue, ratingNumVotes } = card;
  const signedBy = byline && (card.authors?.length || card.signature);
  const publishedAt = date && date !== 'recent' && shape !== 'list' ? card.publishedDate?.date : undefined;
  const place = shape === 'event' ? event?.location?.name : undefined;
  const dates = shape === 'event' && event ? [eventDates(event, locale), event.timetable] : [];
  const media = SHAPES[shape].ratio === null ? mediaKindOf(card) : null;
  const hasFacts =
    dates.length || place || signedBy || publishedAt || totalTime !== undefined || ratingValue !== undefined;
  if (!hasFacts && !media) return null;
  return (
    <div className={factsClass} data-part="facts">
      {dates.length ? <span>{dates.filter(Boolean).join(' · ')}</span> : null}
      {place ? (
        <span className={css.fact}>
          <PinIcon />
          {place}
        </span>
      ) : null}
      {signedBy || publishedAt ? (
        <Byline
          authors={signedBy ? card.authors : undefined}
          signature={signedBy ? card.signature : undefined}
          date={publishedAt}
          dateFormat={dateFormatOf(date)}
          locale={locale}
        />
      ) : null}
      {totalTime === undefined ? null : (
        <span className={css.fact}>
          <ClockIcon />
          {formatTotalTime(totalTime, totalTimeUnit, locale.dates)}
        </span>
      )}
      {ratingValue === undefined ? null : (
        <Rating value={ratingValue} votes={ratingNumVotes} locale={locale} />
      )}
      {media ? <MediaSign card={card} kind={media} inLine locale={locale} /> : null}
    </div>
  );
}
