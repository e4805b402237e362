import { type Card, formatFullDay } from '@portal/model';
import { eventDates } from '../card/EventBadge';
import { pictureOf } from '../card/facts';
import type { HeadingLevel } from '../foundation/props';
import { headlineClass, textClass } from '../foundation/type.css';
import { ClockIcon, PinIcon } from '../icon/index';
import { Image } from '../image/Image';
import { dateSettings, type Locale } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import { levelBelow } from '../section-head/SectionHead';
import * as css from './AgendaDays.css';
import { agendaDaysOf } from './days';

/** Props of `AgendaDays`; cards without an event are left out. */
export type AgendaDaysProps = {
  cards: readonly Card[];
  /** First day of the list, `YYYY-MM-DD`: an event that began earlier is listed there. */
  from: string;
  /** The first picture is the first of the page. */
  priority?: boolean;
  headingLevel?: HeadingLevel;
  locale: Locale<'event'>;
};

/** Events by day, each with its picture, place and hours. */
export function AgendaDays({ cards, from, priority, headingLevel = 2, locale }: AgendaDaysProps) {
  const Heading = `h${headingLevel}` as const;
  const days = agendaDaysOf(cards, from, locale.timeZone);
  const [first] = days.flatMap((day) => day.cards);
  if (!days.length) return null;
  return (
    <div className={css.days} data-part="agenda-days">
      {days.map((day) => (
        <section key={day.day} className={css.day} data-part="agenda-day">
          <Heading className={`${css.name} ${headlineClass.xs}`}>
            <time dateTime={day.day}>{formatFullDay(`${day.day}T12:00:00`, dateSettings(locale))}</time>
          </Heading>
          <ul className={css.list}>
            {day.cards.map((card) => (
              <AgendaItem
                key={card.id}
                card={card}
                priority={priority === true && card === first}
                headingLevel={levelBelow(headingLevel)}
                locale={locale}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type ItemProps = { card: Card; priority: boolean; headingLevel: HeadingLevel; locale: Locale<'event'> };

function AgendaItem({ card, priority, headingLevel, locale }: ItemProps) {
  const Title = `h${headingLevel}` as const;
  const { event, description } = card;
  const picture = pictureOf(card);
  const html = description?.map((part) => part.html).join(' ');
  const when = event ? [eventDates(event, locale), event.timetable].filter(Boolean).join(' · ') : '';
  const place = event?.location?.name ?? event?.address;
  return (
    <li className={css.item} data-content-id={card.id}>
      {picture ? (
        <div className={css.picture}>
          <Image
            image={picture}
            ratio="4:3"
            sizes="(width < 1100px) 34vw, 280px"
            widest={410}
            priority={priority}
          />
        </div>
      ) : null}
      <div className={css.words}>
        {card.kicker ? <p className={`${css.quiet} ${textClass.label}`}>{card.kicker.text}</p> : null}
        <Title className={headlineClass.md}>
          <Anchor href={card.url} className={css.link}>
            {card.title}
          </Anchor>
        </Title>
        {html ? (
          <div
            className={`${css.summary} ${css.quiet} ${textClass.summary}`}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        ) : null}
        <p className={`${css.facts} ${textClass.meta}`}>
          {when ? (
            <span className={css.fact}>
              <ClockIcon />
              {when}
            </span>
          ) : null}
          {place ? (
            <span className={css.fact}>
              <PinIcon />
              {place}
            </span>
          ) : null}
        </p>
      </div>
    </li>
  );
}
