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
import { facts, name as nameClass } from '../recipe-facts/RecipeFacts.css';
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
 * Facts of an event: dates by their kind (spec §3), time, place, format and themes; whether it is over or
 * cancelled; and links to a calendar file and a map.
 */
export function EventFacts({ locale, event, calendarHref }: EventFactsProps) {
  const { event: texts } = textsOf(locale);
  const isOver = isPast(event, locale);
  const isOff = event.cancelled === true;
  const map = mapHref(event);
  const rows = rowsOf(event, locale);
  const isDated = hasBadge(event, locale);
  const calendar = isOver || isOff ? undefined : calendarHref;
  if (rows.length === 0 && !isDated) return null;
  return (
    <section className={css.event} aria-label={texts.label} data-part="event-facts">
      {isOff || isOver ? (
        <p className={cx(css.state, isOff && css.cancelled, textClass.label)} data-part="event-state">
          {isOff ? <WarningIcon size={20} /> : null}
          {isOff ? texts.cancelled : texts.past}
        </p>
      ) : null}
      <EventBadge event={event} locale={locale} className={isOver || isOff ? css.past : undefined} />
      {rows.length > 0 ? (
        <dl className={cx(facts, !isDated && css.wide)} data-part="event">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt className={cx(nameClass, textClass.small)}>{name}</dt>
              <dd className={headlineClass.xs}>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {calendar || map ? (
        <div className={css.actions}>
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
      ) : null}
    </section>
  );
}

function rowsOf(event: Event, locale: Locale<'event'>): [name: string, value: ReactNode][] {
  const { event: texts } = textsOf(locale);
  const { timetable, location, address, modality, thematics } = event;
  const rows: [name: string, value: ReactNode][] = [];
  const when = whenOf(event, locale);
  const where = location ? <Named {...location} /> : null;
  const kind = modality ? <Named {...modality} /> : null;
  if (when) rows.push([texts.when, when]);
  if (timetable) rows.push([texts.timetable, timetable]);
  if (where) rows.push([texts.where, where]);
  if (address) rows.push([texts.address, address]);
  if (kind) rows.push([texts.kind, kind]);
  if (thematics?.length)
    rows.push([
      texts.themes,
      thematics.map((theme, at) => (
        <span key={theme.name}>
          {at > 0 ? ', ' : null}
          <Named {...theme} />
        </span>
      )),
    ]);
  return rows;
}

type DayProps = { date: string; words: string; timeZone: string };

const Day = ({ date, words, timeZone }: DayProps) => (
  <time dateTime={formatMachine(date, timeZone)}>{unbrokenDay(words)}</time>
);

/** The dates in text: the newsroom's own, one full day, a range, or a list in order. */
function whenOf(event: Event, locale: Locale<'event'>): ReactNode {
  const settings = dateSettings(locale);
  const { timeZone } = locale;
  const { eventOccurrenceType, eventUniqueDate, eventStartDate, eventEndDate, eventMultipleDates } = event;
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
    case 'multiple-times':
      return [...(eventMultipleDates ?? [])]
        .sort()
        .map((date, at) => [
          at > 0 ? ', ' : null,
          <Day key={date} date={date} words={formatDate(date, 'event', settings)} timeZone={timeZone} />,
        ]);
  }
}
