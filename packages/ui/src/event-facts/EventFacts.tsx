import { type Event, formatDate, formatFullDay, formatMachine } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { headlineClass, textClass } from '../foundation/type.css';
import { Link } from '../link/index';
import { dateSettings, type Locale } from '../locale/locale';
import { facts, name as nameClass } from '../recipe-facts/RecipeFacts.css';

export type EventFactsProps = { locale: Locale<'event'>; event: Event };

type Named = NonNullable<Event['location']>;

const named = ({ name, url }: Named) => (url ? <Link href={url}>{name}</Link> : name);

/** What is asked of an event: when by its kind of dates (spec §3), at what time, where, how and about what. */
export function EventFacts({ locale, event }: EventFactsProps) {
  const { event: texts } = locale.texts;
  const { timetable, location, address, modality, thematics } = event;
  const rows: [name: string, value: ReactNode][] = [];
  const when = whenOf(event, locale);
  if (when) rows.push([texts.when, when]);
  if (timetable) rows.push([texts.timetable, timetable]);
  if (location) rows.push([texts.where, named(location)]);
  if (address) rows.push([texts.address, address]);
  if (modality) rows.push([texts.kind, named(modality)]);
  if (thematics?.length)
    rows.push([
      texts.themes,
      thematics.map((theme, at) => (
        <span key={theme.name}>
          {at > 0 ? ', ' : null}
          {named(theme)}
        </span>
      )),
    ]);
  if (rows.length === 0) return null;
  return (
    <dl className={facts} data-part="event">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className={cx(nameClass, textClass.small)}>{name}</dt>
          <dd className={headlineClass.xs}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The dates in words: the newsroom's own, one full day, a range, or a list in order. */
function whenOf(event: Event, locale: Locale<'event'>): ReactNode {
  const settings = dateSettings(locale);
  const day = (date: string, words: string) => (
    <time key={date} dateTime={formatMachine(date, locale.timeZone)}>
      {words}
    </time>
  );
  const { eventOccurrenceType, eventUniqueDate, eventStartDate, eventEndDate, eventMultipleDates } = event;
  if (event.datesLiteral) return event.datesLiteral;
  switch (eventOccurrenceType) {
    case 'one-time':
      return eventUniqueDate ? day(eventUniqueDate, formatFullDay(eventUniqueDate, settings)) : null;
    case 'date-range': {
      if (!eventStartDate || !eventEndDate) return null;
      const [before = '', between = '', after = ''] = locale.texts.event.range.split(/\{\w+\}/);
      return (
        <>
          {before}
          {day(eventStartDate, formatDate(eventStartDate, 'event', settings))}
          {between}
          {day(eventEndDate, formatDate(eventEndDate, 'published', settings))}
          {after}
        </>
      );
    }
    case 'multiple-times':
      return [...(eventMultipleDates ?? [])]
        .sort()
        .map((date, at) => [at > 0 ? ', ' : null, day(date, formatDate(date, 'event', settings))]);
  }
}
