import {
  addDays,
  archivePath,
  dayOf,
  daysOfDateValue,
  formatDaySpan,
  formatFullDay,
  isSearchable,
  LISTING_AD_POSITIONS,
  type ListingPage,
  listingPath,
  loadMorePath,
  narrowedListingPath,
  ROUTES,
  searchQuery,
} from '@portal/model';
import { AuthorHead, BlogHead } from '@portal/ui/author-head';
import { Button } from '@portal/ui/button';
import { BlogCards, Cards, DayCards } from '@portal/ui/cards';
import { EmptyState } from '@portal/ui/empty-state';
import { HotTopics } from '@portal/ui/hot-topics';
import { ListingHead, RectificationLinks } from '@portal/ui/listing-head';
import { dateSettings, fill } from '@portal/ui/locale';
import { PageMain } from '@portal/ui/page';
import { ProgrammeHead } from '@portal/ui/programme-head';
import type { ReactNode } from 'react';
import { adIn, adsAmong } from '../ads/place';
import { BroadcastNavigation } from '../content/broadcast/BroadcastNavigation';
import { feedPath, hasFeed } from '../document/feeds';
import { listingGraph } from '../document/structured';
import { Island } from '../Island';
import followIsland from '../islands/Follow';
import searcherIsland from '../islands/Searcher';
import { LoadMoreLink } from '../LoadMoreLink';
import { LISTING_LIFETIMES } from '../lifetimes';
import { loadMoreAnswer } from '../load-more';
import { idsOf, type PageContext, page } from '../page';
import { cardShapeOf, scopeOf } from '../search-kinds';

type Links = { id: string; text: string; href: string }[];

/** Title of an archive's page from its days, and links to the days before and after. */
function archiveOf({ search, path, title }: ListingPage, { locale, site }: PageContext) {
  const { dateFilters, archive } = locale.texts;
  const near: Links = [
    { id: 'today', text: dateFilters.today, href: ROUTES.archiveToday },
    { id: 'yesterday', text: dateFilters.yesterday, href: ROUTES.archiveYesterday },
  ].filter(({ href }) => href !== path);
  const days = daysOfDateValue(search?.searcherPayload.dateValue ?? [], site.timeZone);
  if (!days) return { title, links: near };
  const [from, to] = days;
  const words = (day: string) => formatFullDay(`${day}T12:00:00`, dateSettings(locale));
  const span =
    from === to ? words(from) : formatDaySpan(`${from}T12:00:00`, `${to}T12:00:00`, dateSettings(locale));
  const today = dayOf(locale.now, site.timeZone) ?? '';
  const neighbours =
    from === to
      ? [addDays(from, -1), addDays(from, 1)]
          .filter((day) => day <= today)
          .map((day) => ({ id: day, text: words(day), href: archivePath(day) }))
      : [];
  return { title: fill(archive.titleOf, { days: span }), links: [...neighbours, ...near] };
}

type ViewProps = { listing: ListingPage; context: PageContext };

function Head({ listing, context }: ViewProps): ReactNode {
  const { kind, title, description, breadcrumbs, author, programme, blog } = listing;
  const { locale, site } = context;
  if (author)
    return (
      <AuthorHead
        author={author}
        locale={locale}
        action={
          site.features.users ? (
            <Island
              of={followIsland}
              id="follow"
              props={{ authorId: author.id, name: author.name, backUrl: author.url }}
              locale={locale}
            />
          ) : undefined
        }
      />
    );
  if (blog)
    return (
      <BlogHead
        blog={blog}
        breadcrumbs={breadcrumbs}
        feedHref={feedPath(listing, 'rss')}
        locale={locale}
        {...(site.features.users
          ? {
              action: ({ id, name }) => (
                <Island
                  of={followIsland}
                  id={`follow-${id}`}
                  props={{ authorId: id, name, backUrl: blog.url }}
                  locale={locale}
                />
              ),
            }
          : {})}
      />
    );
  if (kind === 'programme' && programme)
    return (
      <>
        <BroadcastNavigation areas={listing.areas ?? []} path={listing.path} site={site} locale={locale} />
        <ProgrammeHead programme={programme} locale={locale} />
      </>
    );
  if (kind === 'search') return null;
  if (kind === 'archive')
    return <ListingHead {...archiveOf(listing, context)} breadcrumbs={breadcrumbs} locale={locale} />;
  return <ListingHead title={title} description={description} breadcrumbs={breadcrumbs} locale={locale} />;
}

/** Rectifications and updates of the days of an archive's page. Other listings have theirs only in feeds. */
const ofDays = ({ kind, rectifications }: ListingPage) => (kind === 'archive' ? rectifications : undefined);

/** Title of the tab and of shared links. */
function titleOf(listing: ListingPage, context: PageContext): string {
  const { kind, title } = listing;
  const { search } = context.locale.texts;
  if (kind === 'archive') return archiveOf(listing, context).title;
  if (kind === 'search') return title ? fill(search.titleOf, { text: title }) : search.submit;
  return title;
}

/** Listings of everything, by day: each day has its heading. */
const isByDay = (kind: ListingPage['kind']) => kind === 'latest' || kind === 'archive';

function ListedCards({ listing: { cards, path, search, kind, blog }, context }: ViewProps) {
  const { locale } = context;
  if (blog && cards.length)
    return <BlogCards cards={cards} isSigned={blog.authors.length > 1} priority locale={locale} />;
  const shape = cardShapeOf(search?.searcherPayload.type);
  const props = {
    cards,
    shape,
    size: 'sm',
    summary: true,
    across: 2,
    headingLevel: 2,
    priority: true,
    adAt: adsAmong(context, 'listing', path, LISTING_AD_POSITIONS),
  } as const;
  return isByDay(kind) ? (
    <DayCards {...props} locale={locale} />
  ) : (
    <Cards {...props} date={shape !== 'event'} locale={locale} />
  );
}

/** Filters in the listing's URL. */
const queryOf = ({ search, kind }: ListingPage, timeZone: string) =>
  search
    ? searchQuery(
        kind === 'archive' ? { ...search.searcherPayload, dateValue: [] } : search.searcherPayload,
        timeZone,
      )
    : '';

/** Articles of a section, a tag, an author or a programme, newest first; an agenda; a search. */
export default page({
  type: 'listing',
  shows: ({ cards, rectifications = [] }) => ({
    contents: idsOf([...cards, ...rectifications.map(({ content }) => content)]),
    lists: true,
  }),
  fragments: [loadMoreAnswer],
  lifetimes: () => LISTING_LIFETIMES,
  head: (listing, context) => {
    const { description, path, author, search, kind } = listing;
    const { site, origin } = context;
    const title = titleOf(listing, context);
    const question = search?.searcherPayload;
    return {
      title,
      description: description ?? `${title}. ${site.name}, ${site.tagline}`,
      path,
      kind: author ? 'profile' : 'website',
      // Search engines must index the articles, not every filter of a list.
      noIndex: kind === 'search' || queryOf(listing, site.timeZone) !== '',
      ...(hasFeed(listing)
        ? { feed: { title, rss: feedPath(listing, 'rss'), atom: feedPath(listing, 'atom') } }
        : {}),
      ...(kind === 'search' && search && question && isSearchable(question.searchText)
        ? { search: { scope: scopeOf(question), results: search.numResults } }
        : {}),
      structured: listingGraph(listing, { site, origin }),
    };
  },
  next: ({ path, search, nextCursor }, { site }) => {
    if (nextCursor === null) return null;
    const question = search?.searcherPayload;
    return question
      ? narrowedListingPath(path, question, nextCursor, site.timeZone)
      : listingPath(path, nextCursor);
  },
  view: (listing, context) => {
    const { cards, nextCursor, path, search, kind, blog } = listing;
    const { locale, site } = context;
    const top = adIn(context, { place: 'top', path });
    const lastDate = cards.findLast(({ publishedDate }) => publishedDate)?.publishedDate?.date;
    const lastDay = isByDay(kind) && lastDate ? dayOf(lastDate, site.timeZone) : null;
    // A list with a single page needs no search.
    if (blog && !nextCursor && queryOf(listing, site.timeZone) === '')
      return (
        <PageMain>
          {top}
          <Head listing={listing} context={context} />
          {cards.length ? (
            <ListedCards listing={listing} context={context} />
          ) : (
            <EmptyState title={locale.texts.blog.none}>{locale.texts.blog.noneHint}</EmptyState>
          )}
        </PageMain>
      );
    if (!search)
      return (
        <PageMain>
          {top}
          <Head listing={listing} context={context} />
          {cards.length ? (
            <ListedCards listing={listing} context={context} />
          ) : (
            <EmptyState
              title={locale.texts.listing.empty}
              actions={
                <Button variant="secondary" href={ROUTES.front}>
                  {locale.texts.listing.emptyWay}
                </Button>
              }
            />
          )}
          {nextCursor ? (
            <LoadMoreLink id="more" nextPage={loadMorePath(path, nextCursor)} locale={locale} />
          ) : null}
        </PageMain>
      );
    const beside = ofDays(listing);
    return (
      <PageMain>
        {top}
        <Head listing={listing} context={context} />
        {beside ? <RectificationLinks rectifications={beside} locale={locale} /> : null}
        <Island
          of={searcherIsland}
          id="searcher"
          props={{
            path,
            outcome: search,
            hasResults: cards.length > 0,
            ...(lastDay ? { lastDay } : {}),
            ...(site.automaticPages === undefined ? {} : { automaticPages: site.automaticPages }),
          }}
          slots={[<ListedCards key="cards" listing={listing} context={context} />]}
          locale={locale}
        />
        {kind === 'search' && !search.searcherPayload.searchText ? (
          <HotTopics topics={site.hotTopics} width="column" locale={locale} />
        ) : null}
      </PageMain>
    );
  },
});
