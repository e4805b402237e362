import { type Event, eventBadgeDate, formatDate, formatMachine } from '@portal/model';
import { dateSettings, fill, type Locale, textsOf } from '../locale/locale';
import * as css from './EventBadge.css';
import { unbrokenDay } from './facts';

/** All dates of an event, in ISO 8601. */
function datesOf(event: Event): string[] {
  const { eventUniqueDate, eventStartDate, eventEndDate, eventMultipleDates = [] } = event;
  return [eventUniqueDate, eventStartDate, eventEndDate, ...eventMultipleDates].filter(
    (date) => date !== undefined,
  );
}

const badgeDateOf = (event: Event, { now, timeZone }: Locale<'event'>) =>
  eventBadgeDate(datesOf(event), now, timeZone);

/** Whether an event has a valid date, which its badge shows. */
export const hasBadge = (event: Event, locale: Locale<'event'>): boolean =>
  badgeDateOf(event, locale) !== null;

/**
 * The day of an event as a calendar leaf (format D MMM, spec §9): the next one, else the latest past one
 * (spec §4). Renders nothing without a valid date.
 */
export function EventBadge({
  event,
  locale,
  className,
}: {
  event: Event;
  locale: Locale<'event'>;
  className?: string;
}) {
  const date = badgeDateOf(event, locale);
  if (date === null) return null;
  const [day, month] = formatDate(date, 'event', dateSettings(locale)).split(' ');
  return (
    <time
      className={className ? `${css.badge} ${className}` : css.badge}
      dateTime={formatMachine(date, locale.timeZone)}
      data-part="event-badge"
    >
      <span className={css.day}>{day}</span> <span className={css.month}>{month}</span>
    </time>
  );
}

/**
 * An event's dates in text: the newsroom's own, else its first and last day, or its only day. Day and month
 * never break.
 */
export function eventDates(event: Event, locale: Locale<'event'>): string {
  return unbrokenDay(datesInWords(event, locale));
}

function datesInWords(event: Event, locale: Locale<'event'>): string {
  if (event.datesLiteral) return event.datesLiteral;
  const settings = dateSettings(locale);
  if (event.eventStartDate && event.eventEndDate) {
    return fill(textsOf(locale).event.range, {
      from: formatDate(event.eventStartDate, 'event', settings),
      to: formatDate(event.eventEndDate, 'event', settings),
    });
  }
  const date = badgeDateOf(event, locale);
  return date === null ? '' : formatDate(date, 'event', settings);
}
