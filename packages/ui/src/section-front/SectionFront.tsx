import { type Card as CardData, type CardShape, ROUTES, type SectionLead } from '@portal/model';
import { Fragment, type ReactNode } from 'react';
import { pictureOf } from '../card/facts';
import { recentHour } from '../card/hour';
import { Card, type CardProps } from '../card/index';
import { isEdged } from '../card/shapes';
import { type Across, cardsListClass } from '../cards/Cards';
import { edgedCell, ruledCell, ruledGrid } from '../foundation/ruled.css';
import { edgeInStack } from '../foundation/stack.css';
import { type Locale, textsOf } from '../locale/locale';
import { SectionHead } from '../section-head/SectionHead';
import { planSection, type SectionBlock, type SectionPlan } from './plan';
import * as css from './SectionFront.css';

/** Props of `SectionFront`, the first page of a section or a tag, composed like a front. */
export type SectionFrontProps = {
  /** The section's stories, newest first. */
  cards: readonly CardData[];
  /** Most-read stories that `cards` does not contain; fewer than three are not shown. */
  mostRead?: readonly CardData[];
  /** The section's next events that `cards` does not contain. */
  events?: readonly CardData[];
  /** Ad slot after a story, by its number from 1; null for none. */
  adAt?: ((position: number) => ReactNode) | undefined;
  /** Shape of a lead with a picture. */
  lead?: SectionLead;
  locale: Locale;
};

const LEAST_READ = 3;
const MOST_READ = 4;

type ItemProps = Pick<
  CardProps,
  'card' | 'shape' | 'size' | 'summary' | 'byline' | 'priority' | 'headingLevel'
>;

/** A story with its hour if it is of today or yesterday, otherwise with its date. */
function Story({ locale, headingLevel = 2, ...card }: ItemProps & { locale: Locale }) {
  const published = card.card.publishedDate?.date;
  const isRecent = published !== undefined && recentHour(published, locale) !== null;
  return <Card {...card} headingLevel={headingLevel} date={isRecent ? 'recent' : true} locale={locale} />;
}

/** The shape of a card in a place for pictures. */
const shapeOf = (card: CardData, shape: CardShape): CardShape =>
  card.articleNewsTypeEnum === 'opinion' && shape === 'standard' ? 'opinion' : shape;

type ListProps = {
  cards: readonly CardData[];
  across: Across;
  shape: CardShape;
  locale: Locale;
} & Omit<ItemProps, 'card' | 'shape'>;

function List({ cards, across, shape, locale, ...item }: ListProps) {
  return (
    <ul className={cardsListClass(across)}>
      {cards.map((card) => {
        const own = shapeOf(card, shape);
        return (
          <li key={card.id} className={itemClass(own, across)} data-content-id={card.id}>
            <Story card={card} shape={own} {...item} locale={locale} />
          </li>
        );
      })}
    </ul>
  );
}

/** Items side by side have rules between them. Stacked ones only replace the rule above by their edge. */
function itemClass(shape: CardShape, across: Across): string | undefined {
  if (across === 1) return isEdged(shape) ? edgeInStack : undefined;
  return isEdged(shape) ? `${ruledCell} ${edgedCell}` : ruledCell;
}

const isFew = (count: number): count is Across => count >= 1 && count <= 4;

/** Stories of a row or a list, in their columns. */
function Block({ form, cards, isRailed, locale }: SectionBlock & { locale: Locale }) {
  if (form === 'pictures' && isFew(cards.length))
    return <List cards={cards} across={cards.length} shape="standard" size="sm" locale={locale} />;
  const across = cards.length === 1 ? 1 : 2;
  return (
    <div className={css.list}>
      <List cards={cards} across={across} shape="horizontal" size="sm" summary={!isRailed} locale={locale} />
    </div>
  );
}

/** Most read and next events, under their headings. */
function asides(
  { mostRead = [], events = [], locale }: Omit<SectionFrontProps, 'cards'>,
  isBand: boolean,
): ReactNode[] {
  const { mostRead: readTexts, eventsModule } = textsOf(locale);
  const hasRead = mostRead.length >= LEAST_READ;
  // A part that has the band to itself has its items side by side.
  const across = isBand && !(events.length && hasRead) ? 4 : 1;
  const parts: ReactNode[] = [];
  if (events.length)
    parts.push(
      <section key="events" data-part="section-events">
        <SectionHead title={eventsModule.title} href={ROUTES.agenda} headingLevel={2} size="small" />
        <List cards={events} across={across} shape="event" size="xs" headingLevel={3} locale={locale} />
      </section>,
    );
  if (hasRead)
    parts.push(
      <section key="most-read" data-part="section-most-read">
        <SectionHead title={readTexts.title} headingLevel={2} size="small" />
        <List
          cards={mostRead.slice(0, MOST_READ)}
          across={across}
          shape="headline"
          size="xs"
          headingLevel={3}
          locale={locale}
        />
      </section>,
    );
  return parts;
}

type OpeningProps = Pick<SectionPlan, 'lead' | 'seconds'> & {
  leadShape: SectionLead;
  beside: readonly ReactNode[];
  locale: Locale;
};

/** The lead, and the column next to it. */
function Opening({ lead, seconds, leadShape, beside, locale }: OpeningProps) {
  if (!lead) return null;
  const hasColumn = seconds.length + beside.length > 0;
  const shape = pictureOf(lead) ? leadShape : shapeOf(lead, 'standard');
  return (
    <div className={`${ruledGrid} ${hasColumn ? css.beside : css.alone}`} data-part="section-opening">
      <div className={`${itemClass(shape, 2)} ${css.lead}`} data-part="section-lead">
        <List
          cards={[lead]}
          across={1}
          shape={shape}
          size={hasColumn ? 'xl' : '2xl'}
          summary
          priority
          locale={locale}
        />
      </div>
      {hasColumn ? (
        <div className={`${ruledCell} ${css.parts}`}>
          {seconds.length ? (
            <List cards={seconds} across={1} shape="standard" size="md" summary={false} locale={locale} />
          ) : null}
          {beside}
        </div>
      ) : null}
    </div>
  );
}

/** Adds to each part of a page the ads of its stories, which follow it. */
function withAds(blocks: readonly { cards: readonly CardData[] }[], adAt: SectionFrontProps['adAt']) {
  let last = 0;
  return blocks.map(({ cards }) => {
    const first = last;
    last += cards.length;
    return cards.map((card, at) => <Fragment key={card.id}>{adAt?.(first + at + 1) ?? null}</Fragment>);
  });
}

/**
 * The first page of a section or a tag, composed like a front: a lead with a large picture, two stories
 * next to it, then rows of pictures and lists in turn. Opinion has a band; most-read stories and events stand
 * next to a long list, or in a band at the end. Which places there are follows from the number of stories and
 * from their pictures, and each story has one.
 */
export function SectionFront({
  cards,
  lead: leadShape = 'lead',
  mostRead,
  events,
  adAt,
  locale,
}: SectionFrontProps) {
  if (cards.length === 0) return null;
  const { lead, seconds, blocks, opinion, hasRoomBeside } = planSection(cards);
  const isRailed = !hasRoomBeside && blocks.some((block) => block.isRailed);
  const rail = asides({ mostRead, events, locale }, !hasRoomBeside && !isRailed);
  const [openingAds = [], ...ads] = withAds(
    [{ cards: lead ? [lead, ...seconds] : [] }, ...blocks, { cards: opinion }],
    adAt,
  );
  return (
    <div className={css.front} data-part="section-front">
      <Opening
        lead={lead}
        seconds={seconds}
        leadShape={leadShape}
        beside={hasRoomBeside ? rail : []}
        locale={locale}
      />
      {openingAds}
      {blocks.map((block, at) => (
        <Fragment key={block.cards[0]?.id}>
          {at === 1 ? <Opinion cards={opinion} locale={locale} /> : null}
          <div className={at === 1 && opinion.length ? undefined : css.next}>
            {block.isRailed && isRailed && rail.length ? (
              <div className={`${ruledGrid} ${css.beside}`}>
                <div className={ruledCell}>
                  <Block {...block} locale={locale} />
                </div>
                <div className={`${ruledCell} ${css.parts}`} data-part="section-rail">
                  {rail}
                </div>
              </div>
            ) : (
              <Block {...block} isRailed={false} locale={locale} />
            )}
          </div>
          {ads[at]}
        </Fragment>
      ))}
      {blocks.length < 2 ? <Opinion cards={opinion} locale={locale} /> : null}
      {ads[blocks.length]}
      {rail.length && !hasRoomBeside && !isRailed ? (
        <div className={css.band} data-part="section-band">
          {rail}
        </div>
      ) : null}
    </div>
  );
}

/** Opinion under its heading. */
function Opinion({ cards, locale }: { cards: readonly CardData[]; locale: Locale }) {
  if (!isFew(cards.length)) return null;
  return (
    <section data-part="section-opinion">
      <SectionHead title={textsOf(locale).card.opinion} headingLevel={2} size="small" />
      <List cards={cards} across={cards.length} shape="opinion" size="sm" headingLevel={3} locale={locale} />
    </section>
  );
}
