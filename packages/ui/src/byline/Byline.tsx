import { type BylineAuthor, type DateFormat, formatDate, formatMachine } from '@portal/model';
import { Fragment } from 'react';
import { textClass } from '../foundation/type.css';
import { dateSettings, type Locale } from '../locale/locale';
import * as css from './Byline.css';

/** How a byline tells the time: the day (DD MMM YYYY) or the hour. How long ago it is, `RelativeTime` says. */
export const BYLINE_DATES = ['published', 'time'] as const satisfies readonly DateFormat[];
export type BylineDate = (typeof BYLINE_DATES)[number];

export type BylineProps = {
  authors?: readonly BylineAuthor[];
  /** Who signs when no author does: an agency, the newsroom. */
  signature?: string;
  /** ISO 8601 with its zone. */
  date?: string;
  dateFormat?: BylineDate;
  /** Starts with the language's 'by'. */
  prefixed?: boolean;
  locale: Locale<'card'>;
  className?: string;
};

/** Who wrote it, and when. Nothing at all when neither is known. */
export function Byline({
  authors = [],
  signature,
  date,
  dateFormat = 'published',
  prefixed = false,
  locale,
  className,
}: BylineProps) {
  const { by, and } = locale.texts.card;
  const signed = authors.length > 0 || signature;
  if (!signed && !date) return null;
  return (
    <p className={className ? `${css.byline} ${className}` : css.byline} data-part="byline">
      {signed ? (
        <span className={textClass.byline}>
          {prefixed ? `${by} ` : null}
          {authors.map((author, index) => (
            <Fragment key={author.id}>
              {index === 0 ? null : index === authors.length - 1 ? ` ${and} ` : ', '}
              {author.url ? (
                <a className={`${css.name} ${css.link}`} href={author.url} rel="author">
                  {author.name}
                </a>
              ) : (
                <span className={css.name}>{author.name}</span>
              )}
            </Fragment>
          ))}
          {authors.length === 0 ? <span className={css.name}>{signature}</span> : null}
        </span>
      ) : null}
      {date ? Moment({ date, format: dateFormat, locale }) : null}
    </p>
  );
}

/** A moment in words for readers and in figures for machines. */
export function Moment({
  date,
  format = 'published',
  locale,
}: {
  date: string;
  format?: BylineDate;
  locale: Locale<'card'>;
}) {
  return (
    <time className={textClass.meta} dateTime={formatMachine(date, locale.timeZone)}>
      {formatDate(date, format, dateSettings(locale))}
    </time>
  );
}
