import {
  addDays,
  archivePath,
  dayOf,
  daysOfDateValue,
  formatDaySpan,
  formatFullDay,
  isForChildren,
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
import { Stack } from '@portal/ui/layout';
import { ListingHead, RectificationLinks, sectionOf } from '@portal/ui/listing-head';
import { dateSettings, fill } from '@portal/ui/locale';
import { markingOf } from '@portal/ui/marked';
import { PageMain } from '@portal/ui/page';
import { SectionFront } from '@portal/ui/section-front';
import { WaysOn } from '@portal/ui/ways-on';
import type { ReactNode } from 'react';
import { adIn, adsAmong } from '../ads/place';
import { ChildrensPage } from '../content/broadcast/ChildrensPage';
import { ProgrammePage } from '../content/broadcast/ProgrammePage';
import { AgendaChips, AgendaList, AgendaMonth, ArchiveMonth, NextEvents } from '../content/months';
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
import { WAYS_ON_TEXTS } from '../texts/ways-on';

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
  const { kind, title, description, breadcrumbs, author, blog } = listing;
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
  if (kind === 'search') return null;
  if (kind === 'agenda')
    return (
      <ListingHead title={title} breadcrumbs={breadcrumbs} locale={locale}>
        <AgendaChips listing={listing} context={context} />
      </ListingHead>
    );
  if (kind === 'archive')
    return <ListingHead {...archiveOf(listing, context)} breadcrumbs={breadcrumbs} locale={locale} />;
  return (
    <ListingHead
      title={title}
      description={description}
      breadcrumbs={breadcrumbs}
      {...(kind === 'section' ? { section: sectionOf(listing.path), palette: listing.palette } : {})}
      locale={locale}
    />
  );
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

function ListedCards({ listing, context }: ViewProps) {
  const { cards, path, search, kind, blog, beside } = listing;
  const { locale, site } = context;
  if (kind === 'agenda' && listing.month) return <AgendaList listing={listing} context={context} />;
  if (beside && kind !== 'search' && cards.length) {
    const known = new Set(cards.map(({ id }) => id));
    const events = beside.events.filter(({ id }) => !known.has(id));
    const shown = new Set([...known, ...events.map(({ id }) => id)]);
    return (
      <SectionFront
        cards={cards}
        lead={site.sectionLead}
        mostRead={beside.mostRead.filter(({ id }) => !shown.has(id))}
        events={events}
        adAt={adsAmong(context, 'listing', path, LISTING_AD_POSITIONS)}
        locale={locale}
      />
    );
  }
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
    marking:
      kind === 'search' && search
        ? markingOf(search.correctedText ?? search.searcherPayload.searchText)
        : undefined,
    adAt: adsAmong(context, 'listing', path, LISTING_AD_POSITIONS),
  } as const;
  return isByDay(kind) ? (
    <DayCards {...props} locale={locale} />
  ) : (
    <Cards {...props} date={shape !== 'event'} locale={locale} />
  );
}

/**
 * Ways on below a search: hidden by its style while there are results, so that a search by JavaScript that
 * finds nothing has them too.
 */
function SearchWays({ listing: { beside }, context: { site, locale } }: ViewProps) {
  const texts = WAYS_ON_TEXTS[site.language];
  return (
    <div data-beside-results>
      <Stack gap="12">
        <WaysOn
          cards={beside?.mostRead ?? []}
          title={texts.mostRead}
          topics={site.hotTopics}
          sections={site.navigation}
          sectionsTitle={texts.sections}
          locale={locale}
        />
        <Cards
          cards={beside?.newest ?? []}
          shape="list"
          date
          across={2}
          title={texts.newest}
          href={ROUTES.latest}
          headingLevel={2}
          locale={locale}
        />
      </Stack>
    </div>
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
  shows: ({ cards, beside, month, rectifications = [] }) => ({
    contents: idsOf([
      ...cards,
      ...(beside ? [...beside.mostRead, ...beside.events, ...(beside.newest ?? [])] : []),
      ...(month?.days.flatMap(({ lead }) => lead ?? []) ?? []),
      ...rectifications.map(({ content }) => content),
    ]),
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
    if (kind === 'section' && isForChildren(site, path))
      return <ChildrensPage listing={listing} context={context} />;
    if (kind === 'programme' && listing.programme)
      return <ProgrammePage listing={listing} programme={listing.programme} context={context} top={top} />;
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
      <PageMain
        {...(kind === 'agenda' && listing.month
          ? { aside: <AgendaMonth listing={listing} context={context} />, asideLabel: listing.title }
          : {})}
      >
        {top}
        <Head listing={listing} context={context} />
        {kind === 'archive' ? <ArchiveMonth listing={listing} context={context} /> : null}
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
        {kind === 'agenda' ? <NextEvents listing={listing} context={context} /> : null}
        {kind === 'search' ? <SearchWays listing={listing} context={context} /> : null}
      </PageMain>
    );
  },
});
