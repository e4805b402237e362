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
import { LiveBlog, LiveItem, LiveState, NewEntries } from '@portal/ui/live-blog';
import type { Locale } from '@portal/ui/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { mediaIslands } from './media';

/** Addresses of the pages of a live blog's entries. */
export type LiveUrls = {
  entry: (id: string) => string;
  order: (order: LiveOrder) => string;
  /** The next page of the one that is shown. */
  next: (cursor: string) => string;
};

/** Those that are the same for everybody. @param path of the page that is shown, whose further pages have a cursor */
export const publicUrls = (contentId: string, path = liveEntriesPath(contentId)): LiveUrls => ({
  entry: (id) => liveEntryPath(contentId, id),
  order: (order) => liveEntriesPath(contentId, order),
  next: (cursor) => listingPath(path, cursor),
});

/** Those of a reader of their own, of a live blog for registered readers. @param url its public page */
export const readerUrls = (url: string, order: LiveOrder = 'newest'): LiveUrls => ({
  entry: (entry) => readingPath(url, 'live', { entry }),
  order: (by) => readingPath(url, 'live', { order: by }),
  next: (cursor) => readingPath(url, 'live', { order, cursor }),
});

type LivePartProps = {
  contentId: string;
  liveBlog: Blog;
  locale: Locale;
  /** Null for a page that begins with one entry. */
  order: LiveOrder | null;
  urls: LiveUrls;
  /** It is the first page, newest first: what comes is put into it. */
  isFirst?: boolean;
};

/** The live blog of a content. Its first page follows it where scripts run (`client/live/live.ts`). */
export function LivePart({ contentId, liveBlog, locale, order, urls, isFirst = false }: LivePartProps) {
  const { entries, isLive, updatedDate, moments, next, sequence } = liveBlog;
  const texts = locale.texts.liveBlog;
  const follows = isFirst && isLive;
  const drawn = (
    <LiveBlog
      locale={locale}
      entries={entries}
      isLive={isLive}
      updatedDate={updatedDate}
      moments={moments}
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

/** Changes of a live blog as a page that follows it takes them: each entry drawn as on the page itself. */
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
