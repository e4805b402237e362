import { listingPath } from '@portal/model';
import { ListingHead } from '@portal/ui/listing-head';
import { fill } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { LivePart, publicUrls } from '../content/stories/live';
import { lifetimesByAge } from '../lifetimes';
import { page } from '../page';

/** Entries of a live blog on a page of their own: further pages, oldest first, and links to one of them. */
export default page({
  type: 'live-entries',
  shows: ({ content }) => ({ contents: [content.id], lists: false }),
  lifetimes: ({ updatedAt }, now) => lifetimesByAge(updatedAt, now),
  head: ({ content, path }, { locale }) => ({
    title: fill(locale.texts.liveBlog.pageTitle, { title: content.title }),
    path,
    kind: 'website',
    // The article's own page is the one to index.
    noIndex: true,
  }),
  next: ({ path, liveBlog }) => liveBlog.next && listingPath(path, liveBlog.next),
  view: ({ content, path, liveBlog, order, entryId }, { locale }) => (
    <PageMain>
      <ListingHead
        title={fill(locale.texts.liveBlog.pageTitle, { title: content.title })}
        back={{ text: locale.texts.liveBlog.whole, href: content.url }}
        locale={locale}
      />
      <LivePart
        contentId={content.id}
        liveBlog={liveBlog}
        locale={locale}
        urls={publicUrls(content.id, path)}
        order={entryId === null ? order : null}
      />
    </PageMain>
  ),
});
