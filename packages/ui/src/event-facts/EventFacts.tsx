import { dayOf, type Event, formatDate, formatFullDay, formatMachine } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { EventBadge, hasBadge } from '../card/EventBadge';
import { unbrokenDay } from '../card/facts';
import { headlineClass, textClass } from '../foundation/type.css';
import { CalendarIcon, PinIcon, WarningIcon } from '../icon/index';
import { Link } from '../link/Link';
import { dateSettings, fill, type Locale, textsOf } from '../locale/locale';
import * as css from './EventFacts.css';

/** Props of `EventFacts`: dates, place and themes of an event (spec §3). */
export type EventFactsProps = {
  locale: Locale<'event'>;
  event: Event;
  /** URL of its calendar file; if omitted, or if the event is over, there is no such link. */
  calendarHref?: string;
};

type NamedProps = NonNullable<Event['location']>;

const Named = ({ name, url }: NamedProps) => (url ? <Link href={url}>{name}</Link> : name);

/** URL of a map search for a place, by name and address, since newsrooms store no coordinates. */
function mapHref({ location, address }: Event): string | null {
  if (!address) return null;
  const place = location && !address.startsWith(location.name) ? `${location.name}, ${address}` : address;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
}

/** Whether its last day has passed. An event without a date is never past. */
function isPast(event: Event, { now, timeZone }: Pick<Locale, 'now' | 'timeZone'>): boolean {
  const { eventUniqueDate, eventStartDate, eventEndDate, eventMultipleDates = [] } = event;
  const days = [eventUniqueDate, eventEndDate ?? eventStartDate, ...eventMultipleDates].flatMap(
    (date) => (date && dayOf(date, timeZone)) || [],
  );
  const today = dayOf(now, timeZone);
  return today !== null && days.length > 0 && days.every((day) => day < today);
}

/**
 * An event as a ticket: its date on the stub, then when, where, what it costs and who organises it, and links
 * to tickets, a calendar file and a map. It says whether the event is over or cancelled.
 */
export function EventFacts({ locale, event, calendarHref }: EventFactsProps) {
  const { event: texts } = textsOf(locale);
  const isOver = isPast(event, locale);
  const isOff = event.cancelled === true;
  const facts = factsOf(event, locale);
  const isDated = hasBadge(event, locale);
  if (facts.length === 0 && !isDated) return null;
  const acts = isOver || isOff ? {} : { tickets: event.tickets, calendar: calendarHref };
  return (
    <section className={css.event} aria-label={texts.label} data-part="event-facts">
      {isOff || isOver ? (
        <p className={cx(css.state, isOff && css.cancelled, textClass.label)} data-part="event-state">
          {isOff ? <WarningIcon size={20} /> : null}
          {isOff ? texts.cancelled : texts.past}
        </p>
      ) : null}
      <div className={css.ticket} data-part="ticket">
        {isDated ? (
          <div className={cx(css.stub, (isOver || isOff) && css.past)}>
            <EventBadge event={event} locale={locale} className={css.leaf} />
          </div>
        ) : null}
        {facts.length > 0 ? (
          <dl className={css.facts} data-part="event">
            {facts.map(({ name, value, more }) => (
              <div key={name}>
                <dt className={cx(css.name, textClass.small)}>{name}</dt>
                <dd className={cx(css.value, headlineClass.xs)}>{value}</dd>
                {more ? <dd className={cx(css.more, textClass.meta)}>{more}</dd> : null}
              </div>
            ))}
          </dl>
        ) : null}
        <Acts locale={locale} map={mapHref(event)} {...acts} />
      </div>
    </section>
  );
}

type ActsProps = Pick<EventFactsProps, 'locale'> & {
  tickets?: string | undefined;
  calendar?: string | undefined;
  map: string | null;
};

/** Ways on from the ticket; another site opens in a window of its own, and nothing of it is loaded here. */
function Acts({ locale, tickets, calendar, map }: ActsProps) {
  const { event: texts } = textsOf(locale);
  if (!tickets && !calendar && !map) return null;
  return (
    <div className={css.actions}>
      {tickets ? (
        <Button href={tickets} target="_blank" rel="noopener nofollow">
          {texts.tickets}
        </Button>
      ) : null}
      {calendar ? (
        <Button href={calendar} variant="secondary" icon={<CalendarIcon size={20} />}>
          {texts.addToCalendar}
        </Button>
      ) : null}
      {map ? (
        <Button
          href={map}
          target="_blank"
          rel="noopener nofollow"
          variant="plain"
          icon={<PinIcon size={20} />}
        >
          {texts.map}
        </Button>
      ) : null}
    </div>
  );
}

/** One fact: its name, its value, and a second line. */
type Fact = { name: string; value: ReactNode; more?: ReactNode };

function factsOf(event: Event, locale: Locale<'event'>): Fact[] {
  const { event: texts } = textsOf(locale);
  const { timetable, location, address, price, organiser, modality, thematics } = event;
  const when = whenOf(event, locale);
  const others = otherDatesOf(event, locale);
  // Many addresses begin with the name of the place.
  const rest = location && address?.startsWith(location.name) ? address.slice(location.name.length) : address;
  const place = rest === address ? rest : rest?.replace(/^[\s,]*(?:s\/n[\s,]*)?/, '');
  const list = (things: readonly NamedProps[]) =>
    things.map((thing, at) => (
      <span key={thing.name}>
        {at > 0 ? ', ' : null}
        <Named {...thing} />
      </span>
    ));
  const facts: (Fact | null)[] = [
    when ? { name: texts.when, value: when, more: timetable } : null,
    !when && timetable ? { name: texts.timetable, value: timetable } : null,
    others ? { name: texts.otherDates, value: others } : null,
    location ? { name: texts.where, value: <Named {...location} />, more: place } : null,
    !location && address ? { name: texts.address, value: address } : null,
    price ? { name: texts.price, value: price } : null,
    organiser ? { name: texts.organiser, value: <Named {...organiser} /> } : null,
    modality ? { name: texts.kind, value: <Named {...modality} /> } : null,
    thematics?.length ? { name: texts.themes, value: list(thematics) } : null,
  ];
  return facts.filter((fact) => fact !== null);
}

type DayProps = { date: string; words: string; timeZone: string };

const Day = ({ date, words, timeZone }: DayProps) => (
  <time dateTime={formatMachine(date, timeZone)}>{unbrokenDay(words)}</time>
);

/** The dates in text: the newsroom's own, one full day, a range, or the next of several. */
function whenOf(event: Event, locale: Locale<'event'>): ReactNode {
  const settings = dateSettings(locale);
  const { timeZone } = locale;
  const { eventOccurrenceType, eventUniqueDate, eventStartDate, eventEndDate } = event;
  if (event.datesLiteral) return unbrokenDay(event.datesLiteral);
  switch (eventOccurrenceType) {
    case 'one-time':
      return eventUniqueDate ? (
        <Day date={eventUniqueDate} words={formatFullDay(eventUniqueDate, settings)} timeZone={timeZone} />
      ) : null;
    case 'date-range': {
      if (!eventStartDate || !eventEndDate) return null;
      const from = formatDate(eventStartDate, 'event', settings);
      const to = formatDate(eventEndDate, 'published', settings);
      const range = fill(textsOf(locale).event.range, { from, to });
      const [first, last] = [range.indexOf(from), range.lastIndexOf(to)];
      return (
        <>
          {range.slice(0, first)}
          <Day date={eventStartDate} words={from} timeZone={timeZone} />
          {range.slice(first + from.length, last)}
          <Day date={eventEndDate} words={to} timeZone={timeZone} />
          {range.slice(last + to.length)}
        </>
      );
    }
    case 'multiple-times': {
      const [next] = datesInOrder(event, locale);
      return next ? <Day date={next} words={formatFullDay(next, settings)} timeZone={timeZone} /> : null;
    }
  }
}

/** Dates on several days: the next one first, without those that have passed; the last one if all have. */
function datesInOrder({ eventMultipleDates = [] }: Event, { now, timeZone }: Locale<'event'>): string[] {
  const today = dayOf(now, timeZone) ?? '';
  const dates = [...eventMultipleDates].sort();
  const coming = dates.filter((date) => (dayOf(date, timeZone) ?? '') >= today);
  return coming.length ? coming : dates.slice(-1);
}

/** The dates after the next one; null if there is none, or the newsroom says it in words. */
function otherDatesOf(event: Event, locale: Locale<'event'>): ReactNode {
  const [, ...others] = event.datesLiteral ? [] : datesInOrder(event, locale);
  if (event.eventOccurrenceType !== 'multiple-times' || others.length === 0) return null;
  const settings = dateSettings(locale);
  return others.map((date, at) => [
    at > 0 ? ', ' : null,
    <Day key={date} date={date} words={formatDate(date, 'event', settings)} timeZone={locale.timeZone} />,
  ]);
}
