import {
  dayOf,
  type LiveEntry as Entry,
  formatDate,
  formatMachine,
  formatTime,
  liveEntryAnchor,
  withoutTags,
} from '@portal/model';
import type { ReactNode } from 'react';
import { ArticleBody, type DrawMedia } from '../article-body/index';
import { headlineClass, textClass } from '../foundation/type.css';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { LinkIcon, StarIcon } from '../icon/index';
import { dateSettings, fill, type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import { type HeadingLevel, levelBelow } from '../section-head/SectionHead';
import * as css from './LiveBlog.css';

/** Time of an entry: the hour if it is today, else the day and the hour. */
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

/** Number of words that name the link of an entry without a title. */
const NAME_WORDS = 8;

/** The first words of an entry's first paragraph, without tags; empty for an entry that is only a picture. */
function firstWords(body: Entry['body']): string {
  const paragraph = body.find((part) => part.type === 'paragraph');
  const words = withoutTags(paragraph?.html ?? '').match(/\S+/g) ?? [];
  return words.length > NAME_WORDS ? `${words.slice(0, NAME_WORDS).join(' ')}…` : words.join(' ');
}

/** Props of `LiveEntry`, one entry of a live blog. */
export type LiveEntryProps = {
  locale: Locale;
  entry: Entry;
  /** Permanent URL of the entry; its anchor on this page by default. */
  href?: string | undefined;
  /** Heading level above all entries; an entry’s is one deeper. */
  headingLevel?: HeadingLevel | undefined;
  /** Renders videos, galleries and embeds; by default as browsers show them without JavaScript. */
  drawMedia?: DrawMedia | undefined;
  /** Tools below it: share, save. */
  tools?: ReactNode;
};

/** An entry of a live blog: time, pinned or key marks, content, and corrections. */
export function LiveEntry({ locale, entry, href, headingLevel = 2, drawMedia, tools }: LiveEntryProps) {
  const { id, date, title, author, pinned, key, body, correctedDate, correction } = entry;
  const { liveBlog: texts } = textsOf(locale);
  const Heading = `h${levelBelow(headingLevel)}` as const;
  const anchor = liveEntryAnchor(id);
  return (
    <article
      id={anchor}
      className={css.entry}
      data-part="live-entry"
      data-key={key || undefined}
      data-pinned={pinned || undefined}
    >
      <header className={`${css.entryHead} ${textClass.meta}`}>
        <Anchor className={css.permalink} href={href ?? `#${anchor}`} title={texts.link}>
          <PointInTime date={date} locale={locale} />
          <LinkIcon size={16} className={css.linkSign} />
          {title ? (
            <span className={visuallyHidden}>: {title}</span>
          ) : (
            <span className={visuallyHidden} dangerouslySetInnerHTML={{ __html: `: ${firstWords(body)}` }} />
          )}
        </Anchor>
        {pinned ? <span className={css.sign}>{texts.pinned}</span> : null}
        {key ? (
          <span className={css.sign}>
            <StarIcon size={16} /> {texts.key}
          </span>
        ) : null}
      </header>
      {title ? <Heading className={headlineClass.md}>{title}</Heading> : null}
      <ArticleBody parts={body} locale={locale} idPrefix={anchor} {...(drawMedia ? { drawMedia } : {})} />
      {author ? <p className={`${css.quiet} ${textClass.byline}`}>{fill(texts.by, { author })}</p> : null}
      {correctedDate ? (
        <p className={`${css.quiet} ${textClass.meta}`} data-part="correction">
          {texts.corrected} <PointInTime date={correctedDate} locale={locale} />
          {correction ? `: ${correction}` : null}
        </p>
      ) : null}
      {tools}
    </article>
  );
}

/** One entry as a list item, for a page that follows a live blog and inserts new ones. */
export function LiveItem(props: LiveEntryProps) {
  const { id, date, pinned } = props.entry;
  return (
    <li className={css.item} data-entry={id} data-date={date} data-pinned={pinned || undefined}>
      <LiveEntry {...props} />
    </li>
  );
}
