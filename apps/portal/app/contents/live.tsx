import {
  type LiveBlog as Blog,
  type LiveChanges,
  type LiveHtml,
  type LiveOrder,
  listingPath,
  liveEntriesPath,
  liveEntryPath,
  liveHtmlPath,
} from '@portal/model';
import { Link } from '@portal/ui/link';
import { LiveBlog, LiveItem, LiveState, NewEntries } from '@portal/ui/live-blog';
import type { Locale } from '@portal/ui/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { mediaIslands } from './media';

type LivePartProps = {
  contentId: string;
  liveBlog: Blog;
  locale: Locale;
  /** Null for a page that begins with one entry. */
  order: LiveOrder | null;
  /** Path of the page, whose further pages have a cursor. */
  path: string;
  /** It is the first page, newest first: what comes is put into it. */
  isFirst?: boolean;
};

/** The live blog of a content. Its first page follows it where scripts run (`waking/live.ts`). */
export function LivePart({ contentId, liveBlog, locale, order, path, isFirst = false }: LivePartProps) {
  const { entries, isLive, updatedDate, moments, next, sequence } = liveBlog;
  const texts = locale.texts.liveBlog;
  const follows = isFirst && isLive;
  const drawn = (
    <LiveBlog
      {...{ locale, entries, isLive, updatedDate, moments }}
      hrefOf={({ id }) => liveEntryPath(contentId, id)}
      sorting={{ order, hrefOf: (by) => liveEntriesPath(contentId, by) }}
      drawMedia={mediaIslands({ content: { id: contentId }, locale })}
      news={follows ? <NewEntries locale={locale} /> : undefined}
      more={
        next ? (
          <Link href={listingPath(path, next)} variant="standalone" rel="next">
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
