import { listingPath } from '@portal/model';
import { EmptyState } from '@portal/ui/empty-state';
import { Inline } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { ListingHead } from '@portal/ui/listing-head';
import { fill } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { UploadGallery } from '../content/stories/uploads';
import { lifetimesByAge } from '../lifetimes';
import { page } from '../page';

/** Readers' pictures for a call, page by page. */
export default page({
  type: 'uploads',
  shows: ({ content }) => ({ contents: [content.id], lists: false }),
  lifetimes: ({ updatedAt }, now) => lifetimesByAge(updatedAt, now),
  head: ({ content, path }, { locale }) => ({
    title: fill(locale.texts.sendFile.pageTitle, { title: content.title }),
    path,
    kind: 'website',
    // The call itself is the page to index.
    noIndex: true,
  }),
  next: ({ path, gallery }) => gallery.next && listingPath(path, gallery.next),
  view: ({ content, path, gallery }, context) => {
    const { locale } = context;
    const texts = locale.texts.sendFile;
    return (
      <PageMain>
        <ListingHead
          title={fill(texts.pageTitle, { title: content.title })}
          back={{ text: texts.back, href: content.url }}
          locale={locale}
        />
        {gallery.items.length ? (
          <UploadGallery contentId={content.id} items={gallery.items} context={context} />
        ) : (
          <EmptyState title={texts.none} />
        )}
        <Inline gap="4">
          <Link href={path} variant="standalone">
            {texts.newest}
          </Link>
          {gallery.next ? (
            <Link href={listingPath(path, gallery.next)} variant="standalone" rel="next">
              {texts.more}
            </Link>
          ) : null}
        </Inline>
      </PageMain>
    );
  },
});
