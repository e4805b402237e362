import type { LiveEntry as Entry } from '@portal/model';
import type { ReactNode } from 'react';
import { headlineClass, textClass } from '../foundation/type.css';
import { LiveSign } from '../kicker/index';
import { type Locale, textsOf } from '../locale/locale';
import type { HeadingLevel } from '../section-head/SectionHead';
import * as css from './LiveBlog.css';
import { LiveEntry, liveEntryId, PointInTime } from './LiveEntry';

/** Props of `LiveBlog`: its entries and whether it still goes on. */
export type LiveBlogProps = {
  locale: Locale;
  /** Newest first; those that are pinned come before them, whatever their hour. */
  entries: readonly Entry[];
  /** It goes on; when it does not, entries are read as the story they have become. */
  isLive: boolean;
  /** ISO 8601: of the last change. */
  updatedDate?: string;
  /** Place of what says that there are newer entries: `NewEntries`. */
  news?: ReactNode;
  /** Place of what loads earlier ones. */
  more?: ReactNode;
  headingLevel?: HeadingLevel;
};

/** Live blog (spec §2): its state, its key moments, its entries. */
export function LiveBlog({
  locale,
  entries,
  isLive,
  updatedDate,
  news,
  more,
  headingLevel = 2,
}: LiveBlogProps) {
  const { liveBlog: texts } = textsOf(locale);
  const Heading = `h${headingLevel}` as const;
  const moments = entries.filter(({ key, title }) => key && title);
  const inOrder = [...entries.filter(({ pinned }) => pinned), ...entries.filter(({ pinned }) => !pinned)];
  return (
    <section className={css.blog} aria-label={isLive ? texts.live : texts.finished} data-part="live-blog">
      <p className={`${css.state} ${textClass.meta}`} data-part="state">
        {isLive ? <LiveSign locale={locale} /> : <b>{texts.finished}</b>}
        {updatedDate ? (
          <span>
            {texts.updated} <PointInTime date={updatedDate} locale={locale} />
          </span>
        ) : null}
      </p>
      {moments.length > 1 ? (
        <nav className={css.moments} aria-label={texts.keyMoments} data-part="key-moments">
          <Heading className={headlineClass.sm}>{texts.keyMoments}</Heading>
          <ol className={css.momentList}>
            {moments.map((entry) => (
              <li key={entry.id} className={css.moment}>
                <span className={`${css.hour} ${textClass.meta}`}>
                  <PointInTime date={entry.date} locale={locale} />
                </span>
                <a href={`#${liveEntryId(entry)}`} className={`${css.momentLink} ${textClass.summary}`}>
                  {entry.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      {news}
      {entries.length === 0 ? (
        <p className={`${css.nothing} ${textClass.summary}`}>{texts.notStarted}</p>
      ) : (
        <ol className={css.entries} data-part="entries">
          {inOrder.map((entry) => (
            <li key={entry.id} className={css.item}>
              <LiveEntry entry={entry} locale={locale} headingLevel={headingLevel} />
            </li>
          ))}
        </ol>
      )}
      {more}
    </section>
  );
}
