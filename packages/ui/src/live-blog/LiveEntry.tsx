import { dayOf, type LiveEntry as Entry, formatDate, formatMachine, formatTime } from '@portal/model';
import type { ReactNode } from 'react';
import { ArticleBody } from '../article-body/index';
import { headlineClass, textClass } from '../foundation/type.css';
import { LinkIcon, StarIcon } from '../icon/index';
import { dateSettings, fill, type Locale, textsOf } from '../locale/locale';
import { type HeadingLevel, levelBelow } from '../section-head/SectionHead';
import * as css from './LiveBlog.css';

/** Id of an entry's element on its page; its link ends in `#entry-{id}`. */
export const liveEntryId = ({ id }: Pick<Entry, 'id'>) => `entry-${id}`;

/** Time of an entry: the hour today, the day too before that. */
export function PointInTime({ date, locale }: { date: string; locale: Locale<never> }) {
  const settings = dateSettings(locale);
  const isToday = dayOf(date, locale.timeZone) === dayOf(locale.now, locale.timeZone);
  return (
    <time dateTime={formatMachine(date, locale.timeZone)}>
      {isToday ? null : `${formatDate(date, 'event', settings)}, `}
      {formatTime(date, settings)}
    </time>
  );
}

/** Props of `LiveEntry`, one entry of a live blog. */
export type LiveEntryProps = {
  locale: Locale;
  entry: Entry;
  /** Level of the heading over all entries; an entry’s is the next. */
  headingLevel?: HeadingLevel;
  /** Tools under it: share, save. */
  tools?: ReactNode;
};

/** One moment of a live blog: when, whether it is pinned or decisive, and what happened. */
export function LiveEntry({ locale, entry, headingLevel = 2, tools }: LiveEntryProps) {
  const { date, title, author, pinned, key, body } = entry;
  const { liveBlog: texts } = textsOf(locale);
  const Heading = `h${levelBelow(headingLevel)}` as const;
  return (
    <article
      id={liveEntryId(entry)}
      className={css.entry}
      data-part="live-entry"
      data-key={key || undefined}
      data-pinned={pinned || undefined}
    >
      <header className={`${css.entryHead} ${textClass.meta}`}>
        <a className={css.permalink} href={`#${liveEntryId(entry)}`} title={texts.link}>
          <PointInTime date={date} locale={locale} />
          <LinkIcon size={16} className={css.linkSign} />
        </a>
        {pinned ? <span className={css.sign}>{texts.pinned}</span> : null}
        {key ? (
          <span className={css.sign}>
            <StarIcon size={16} /> {texts.key}
          </span>
        ) : null}
      </header>
      {title ? <Heading className={headlineClass.md}>{title}</Heading> : null}
      <ArticleBody parts={body} locale={locale} />
      {author ? <p className={`${css.quiet} ${textClass.byline}`}>{fill(texts.by, { author })}</p> : null}
      {tools}
    </article>
  );
}
