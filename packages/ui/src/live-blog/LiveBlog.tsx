import { type LiveEntry as Entry, LIVE_ORDERS, type LiveOrder, liveEntryAnchor } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { DrawMedia } from '../article-body/index';
import { headlineClass, textClass } from '../foundation/type.css';
import { LiveSign } from '../kicker/Kicker';
import { Link } from '../link/Link';
import { type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import type { HeadingLevel } from '../section-head/SectionHead';
import * as css from './LiveBlog.css';
import { LiveItem, PointInTime } from './LiveEntry';

/** Props of `LiveBlog`: its entries and whether it is still live. */
export type LiveBlogProps = {
  locale: Locale;
  /** Entries in reading order; pinned ones come first, whatever their time. */
  entries: readonly Entry[];
  /** Whether it is live; once over, its entries read as a finished story. */
  isLive: boolean;
  /** ISO 8601 time of the last change. */
  updatedDate?: string | undefined;
  /** Key moments of the story; those among `entries` by default. */
  moments?: readonly { id: string; date: string; title: string }[] | undefined;
  /** Permanent URL of an entry; its anchor on this page by default. */
  hrefOf?: ((entry: Pick<Entry, 'id'>) => string) | undefined;
  /** Current sorting, and the URL of each sorting. */
  sorting?: { order: LiveOrder | null; hrefOf: (order: LiveOrder) => string } | undefined;
  /** Renders videos, galleries and embeds; by default as browsers show them without JavaScript. */
  drawMedia?: DrawMedia | undefined;
  /** Slot for the notice of newer entries: `NewEntries`. */
  news?: ReactNode;
  /** Slot for the link to further entries. */
  more?: ReactNode;
  headingLevel?: HeadingLevel;
};

/** Whether a live blog is still live, and when it last changed. */
export function LiveState({
  locale,
  isLive,
  updatedDate,
}: Pick<LiveBlogProps, 'locale' | 'isLive' | 'updatedDate'>) {
  const { liveBlog: texts } = textsOf(locale);
  return (
    <>
      {isLive ? <LiveSign locale={locale} /> : <b>{texts.finished}</b>}
      {updatedDate ? (
        <span>
          {texts.updated} <PointInTime date={updatedDate} locale={locale} />
        </span>
      ) : null}
    </>
  );
}

/** Props of `KeyMoments`: those of a live blog, and the entries on the same page. */
export type KeyMomentsProps = Pick<LiveBlogProps, 'locale' | 'hrefOf' | 'entries' | 'headingLevel'> & {
  /** Newest first. */
  moments: NonNullable<LiveBlogProps['moments']>;
};

/** Links to the key moments of a live blog, on this page or on others; of equal titles, the newest. */
export function KeyMoments({ locale, entries, hrefOf, headingLevel = 2, moments }: KeyMomentsProps) {
  const { liveBlog: texts } = textsOf(locale);
  const Heading = `h${headingLevel}` as const;
  const isHere = new Set(entries.map(({ id }) => id));
  const shown = moments
    .filter(({ title }, at) => moments.findIndex((moment) => moment.title === title) === at)
    .toSorted((one, other) => other.date.localeCompare(one.date));
  if (shown.length < 2) return null;
  return (
    <nav className={css.moments} aria-label={texts.keyMoments} data-part="key-moments">
      <Heading className={headlineClass.sm}>{texts.keyMoments}</Heading>
      <ol className={css.momentList}>
        {shown.map((moment) => (
          <li key={moment.id} className={css.moment}>
            <span className={`${css.hour} ${textClass.meta}`}>
              <PointInTime date={moment.date} locale={locale} />
            </span>
            <Anchor
              href={!hrefOf || isHere.has(moment.id) ? `#${liveEntryAnchor(moment.id)}` : hrefOf(moment)}
              className={`${css.momentLink} ${textClass.summary}`}
            >
              {moment.title}
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Sorting({ locale, sorting }: { locale: Locale; sorting: NonNullable<LiveBlogProps['sorting']> }) {
  const { liveBlog: texts } = textsOf(locale);
  return (
    <nav className={`${css.sorting} ${textClass.meta}`} aria-label={texts.order} data-part="sorting">
      {LIVE_ORDERS.map((order) => (
        <span key={order} className={cx(css.order, order === sorting.order && css.sorted)}>
          <Link
            href={sorting.hrefOf(order)}
            variant="quiet"
            {...(order === sorting.order ? { current: 'page' as const } : {})}
          >
            {texts[order]}
          </Link>
        </span>
      ))}
    </nav>
  );
}

/** Live blog (spec §2): its state, its key moments, its entries. */
export function LiveBlog({
  locale,
  entries,
  isLive,
  updatedDate,
  moments = entries.flatMap(({ id, date, title, key }) => (key && title ? [{ id, date, title }] : [])),
  hrefOf,
  sorting,
  drawMedia,
  news,
  more,
  headingLevel = 2,
}: LiveBlogProps) {
  const { liveBlog: texts } = textsOf(locale);
  const inOrder = [...entries.filter(({ pinned }) => pinned), ...entries.filter(({ pinned }) => !pinned)];
  return (
    <section className={css.blog} aria-label={isLive ? texts.live : texts.finished} data-part="live-blog">
      <div className={css.bar}>
        <p className={`${css.state} ${textClass.meta}`} data-part="state">
          <LiveState locale={locale} isLive={isLive} updatedDate={updatedDate} />
        </p>
        {sorting && entries.length > 1 ? <Sorting locale={locale} sorting={sorting} /> : null}
      </div>
      <KeyMoments
        locale={locale}
        entries={entries}
        moments={moments}
        hrefOf={hrefOf}
        headingLevel={headingLevel}
      />
      {news}
      {entries.length === 0 ? (
        <p className={`${css.nothing} ${textClass.summary}`} data-part="nothing">
          {texts.notStarted}
        </p>
      ) : null}
      <ol className={css.entries} data-part="entries">
        {inOrder.map((entry) => (
          <LiveItem
            key={entry.id}
            entry={entry}
            locale={locale}
            headingLevel={headingLevel}
            href={hrefOf?.(entry)}
            drawMedia={drawMedia}
          />
        ))}
      </ol>
      {more}
    </section>
  );
}
