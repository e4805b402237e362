import { type ListingPage, listingPath, loadMorePath } from '@portal/model';
import { AuthorHead } from '@portal/ui/author-head';
import { Cards } from '@portal/ui/cards';
import { ListingHead } from '@portal/ui/listing-head';
import { PageMain } from '@portal/ui/page';
import { ProgrammeHead } from '@portal/ui/programme-head';
import type { ReactNode } from 'react';
import { LISTING_LIFETIMES } from '../../server/lifetimes';
import { feedPath, hasFeed } from '../../server/machines/feed';
import { listingGraph } from '../document/structured';
import { Island } from '../islands/Island';
import { LoadMoreLink } from '../modules';
import { type PageContext, page } from '../page';

function head(
  { kind, title, description, breadcrumbs, author, programme }: ListingPage,
  { locale, site }: PageContext,
): ReactNode {
  if (author)
    return (
      <AuthorHead
        author={author}
        locale={locale}
        action={
          site.features.users ? (
            <Island
              name="follow"
              id="follow"
              wake="session"
              props={{ authorId: author.id, name: author.name, backUrl: author.url }}
              locale={locale}
            />
          ) : undefined
        }
      />
    );
  if (kind === 'programme' && programme) return <ProgrammeHead programme={programme} locale={locale} />;
  return <ListingHead title={title} description={description} breadcrumbs={breadcrumbs} locale={locale} />;
}

/** Contents of a section, a tag, an author or a programme, newest first. */
export const listingPage = page({
  type: 'listing',
  lifetimes: () => LISTING_LIFETIMES,
  head: (listing, { site, origin }) => {
    const { title, description, path, author, nextCursor } = listing;
    return {
      title,
      description: description ?? `${title}. ${site.name}, ${site.tagline}`,
      path,
      kind: author ? 'profile' : 'website',
      ...(nextCursor ? { next: listingPath(path, nextCursor) } : {}),
      ...(hasFeed(listing)
        ? { feed: { title, rss: feedPath(listing, 'rss'), atom: feedPath(listing, 'atom') } }
        : {}),
      structured: listingGraph(listing, { site, origin }),
    };
  },
  view: (listing, context) => {
    const { kind, cards, nextCursor, path } = listing;
    const { locale } = context;
    const programmes = kind === 'programmes';
    return (
      <PageMain>
        {head(listing, context)}
        <Cards
          cards={cards}
          shape={programmes ? 'tile' : 'horizontal'}
          size="sm"
          summary={programmes ? undefined : true}
          across={programmes ? 4 : 2}
          headingLevel={2}
          priority
          emptyText={locale.texts.listing.empty}
          locale={locale}
        />
        {nextCursor ? (
          <LoadMoreLink id="more" nextPage={loadMorePath(path, nextCursor)} locale={locale} />
        ) : null}
      </PageMain>
    );
  },
});
