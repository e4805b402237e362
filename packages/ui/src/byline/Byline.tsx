import { formatBrief, formatDate, formatMachine } from '@portal/model';
import { textClass } from '../foundation/type.css';
import { dateSettings, type Locale } from '../locale/locale';
import { Authors, type AuthorsProps } from './Authors';
import * as css from './Byline.css';

/**
 * Formats of a byline's date: the day (DD MMM YYYY), the hour, or, with `brief`, the hour if it is today and
 * the day otherwise. For a relative time use `RelativeTime`.
 */
export const BYLINE_DATES = ['published', 'time', 'brief'] as const;
/** Format of a byline's date: publication day, hour, or the shortest that is unambiguous today (spec §9). */
export type BylineDate = (typeof BYLINE_DATES)[number];

/** Props of `Byline`; without authors, signature and date it renders nothing. */
export type BylineProps = Omit<AuthorsProps, 'locale'> & {
  /** ISO 8601 with time zone. */
  date?: string;
  dateFormat?: BylineDate;
  locale: Locale<'card'>;
  className?: string;
};

/**
 * Authors and date of an article. Renders nothing if neither is known. The time in a list comes first: after
 * long names it would wrap onto a line of its own.
 */
export function Byline({
  authors = [],
  signature,
  date,
  dateFormat = 'published',
  prefixed = false,
  locale,
  className,
}: BylineProps) {
  const signed = authors.length > 0 || signature;
  if (!signed && !date) return null;
  const moment = date ? <Moment date={date} format={dateFormat} locale={locale} /> : null;
  const isTimeFirst = dateFormat !== 'published';
  return (
    <p className={className ? `${css.byline} ${className}` : css.byline} data-part="byline">
      {isTimeFirst ? moment : null}
      {signed ? (
        <Authors authors={authors} signature={signature} prefixed={prefixed} locale={locale} />
      ) : null}
      {isTimeFirst ? null : moment}
    </p>
  );
}

/** Date and time for readers, with a machine-readable `datetime`. */
export function Moment({
  date,
  format = 'published',
  locale,
}: {
  date: string;
  format?: BylineDate;
  locale: Locale<'card'>;
}) {
  const settings = dateSettings(locale);
  return (
    <time className={textClass.meta} dateTime={formatMachine(date, settings.timeZone)}>
      {format === 'brief' ? formatBrief(date, locale.now, settings) : formatDate(date, format, settings)}
    </time>
  );
}
