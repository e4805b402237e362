import { type ListingPage, listingPath } from '@portal/model';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { ListingHead } from '@portal/ui/listing-head';
import { PageMain } from '@portal/ui/page';
import { PictureTiles } from '@portal/ui/show-grid';
import type { PageContext } from '../../page';

/**
 * A section for children: large pictures and their titles. It has no ads, no filters and no times, and nothing on
 * it is counted (`Document`).
 */
export function ChildrensPage({ listing, context }: { listing: ListingPage; context: PageContext }) {
  const { title, cards, path, nextCursor } = listing;
  const { locale } = context;
  return (
    <PageMain>
      <ListingHead title={title} locale={locale} />
      {cards.length ? (
        <PictureTiles cards={cards} headingLevel={2} />
      ) : (
        <EmptyState title={locale.texts.listing.empty} />
      )}
      {nextCursor ? (
        <Button variant="secondary" href={listingPath(path, nextCursor)}>
          {locale.texts.loadMore.more}
        </Button>
      ) : null}
    </PageMain>
  );
}
