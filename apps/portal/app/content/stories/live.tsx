import {
  type LiveBlog as Blog,
  type LiveChanges,
  type LiveHtml,
  type LiveOrder,
  listingPath,
  liveEntriesPath,
  liveEntryPath,
  liveHtmlPath,
  readingPath,
} from '@portal/model';
import { Link } from '@portal/ui/link';
import { KeyMoments, LiveBlog, LiveItem, LiveState, NewEntries } from '@portal/ui/live-blog';
import type { Locale } from '@portal/ui/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { mediaIslands } from './media';

/** URLs of the pages of a live blog's entries. */
export type LiveUrls = {
  entry: (id: string) => string;
  order: (order: LiveOrder) => string;
  /** URL of the page after a cursor. */
  next: (cursor: string) => string;
};

/**
 * Public URLs, the same for everyone.
 * @param path of the current page, whose further pages have a cursor
 */
export const publicUrls = (contentId: string, path = liveEntriesPath(contentId)): LiveUrls => ({
  entry: (id) => liveEntryPath(contentId, id),
  order: (order) => liveEntriesPath(contentId, order),
  next: (cursor) => listingPath(path, cursor),
});

/**
 * URLs on a reader's private page of a live blog for registered readers.
 * @param url its public page
 */
export const readerUrls = (url: string, order: LiveOrder = 'newest'): LiveUrls => ({
  entry: (entry) => readingPath(url, 'live', { entry }),
  order: (by) => readingPath(url, 'live', { order: by }),
  next: (cursor) => readingPath(url, 'live', { order, cursor }),
});

type LivePartProps = {
  contentId: string;
  liveBlog: Blog;
  locale: Locale;
  /** Null for a page that starts at one entry. */
  order: LiveOrder | null;
  urls: LiveUrls;
  /** The first page, newest first: new entries are inserted. */
  isFirst?: boolean;
  /** Whether the page has `LiveMoments` elsewhere. */
  hasMomentsApart?: boolean;
};

/** Key moments of an article's live blog, for a place of their own. */
export const LiveMoments = ({
  liveBlog,
  locale,
  urls,
}: Pick<LivePartProps, 'liveBlog' | 'locale' | 'urls'>) => (
  <KeyMoments
    locale={locale}
    entries={liveBlog.entries}
    moments={liveBlog.moments}
    hrefOf={({ id }) => urls.entry(id)}
  />
);

/** An article's live blog. With JavaScript, its first page updates itself (`client/live-blogs/live-blog.ts`). */
export function LivePart({
  contentId,
  liveBlog,
  locale,
  order,
  urls,
  isFirst = false,
  hasMomentsApart = false,
}: LivePartProps) {
  const { entries, isLive, updatedDate, moments, next, sequence } = liveBlog;
  const texts = locale.texts.liveBlog;
  const follows = isFirst && isLive;
  const drawn = (
    <LiveBlog
      locale={locale}
      entries={entries}
      isLive={isLive}
      updatedDate={updatedDate}
      moments={hasMomentsApart ? [] : moments}
      hrefOf={({ id }) => urls.entry(id)}
      sorting={{ order, hrefOf: urls.order }}
      drawMedia={mediaIslands({ content: { id: contentId }, locale })}
      news={follows ? <NewEntries locale={locale} /> : undefined}
      more={
        next ? (
          <Link href={urls.next(next)} variant="standalone" rel="next">
            {texts.older}
          </Link>
        ) : undefined
      }
    />
  );
  if (!follows) return drawn;
  return (
    <div
      data-live={liveHtmlPath(contentId, 'stream')}
      data-changes={liveHtmlPath(contentId, 'changes')}
      data-sequence={sequence}
      data-forms={JSON.stringify(texts.newEntries)}
      data-reload={texts.reload}
    >
      {drawn}
    </div>
  );
}

/** Updates of a live blog for pages that follow it: each entry rendered as on the page itself. */
export function liveHtmlOf(
  contentId: string,
  { changes, updatedDate, ...state }: LiveChanges,
  locale: Locale,
): LiveHtml {
  const drawMedia = mediaIslands({ content: { id: contentId }, locale });
  return {
    ...state,
    state: renderToStaticMarkup(
      <LiveState locale={locale} isLive={state.isLive} updatedDate={updatedDate} />,
    ),
    changes: changes.map(({ id, entry }) => ({
      id,
      html: entry
        ? renderToStaticMarkup(
            <LiveItem
              entry={entry}
              locale={locale}
              href={liveEntryPath(contentId, id)}
              drawMedia={drawMedia}
            />,
          )
        : null,
    })),
  };
}
