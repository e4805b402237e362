import {
  addDays,
  archiveDays,
  archivePath,
  type Card,
  type DateValue,
  dayOf,
  daysOfDateValue,
  FEW_EVENTS_UNDER,
  isSearchable,
  type ListingPage,
  monthStart,
  type Page,
  pickedDateValue,
  ROUTES,
  searchAddress,
  searchPayloadSchema,
} from '@portal/model';
import * as v from 'valibot';
import { mostReadCards } from '../content/views';
import type { Database } from '../platform/database';
import type { SiteRecord } from '../sites';
import { front, LISTING_TITLES, type Listing, latestListing, listingOf, MOST_READ_DAYS } from './listing';
import { agendaMonth, archiveMonth } from './month';

const EVENTS_AFTER = 4;
const YEAR_DAYS = 366;

const NOTHING_FOUND = { numResults: 0, isCountCapped: false, correctedText: null, facets: {} };

/** Most-read stories, for readers who have found nothing or have not searched yet. */
async function waysOn({ db, site, now, cursor }: Listing): Promise<Pick<ListingPage, 'beside'>> {
  if (cursor !== null) return {};
  return { beside: { mostRead: await mostReadCards(db, site.alias, MOST_READ_DAYS, now), events: [] } };
}

/** Newest stories before a search, without those that stand there already. */
const NEWEST = 8;

async function newestBeside(listing: Listing, shown: readonly Card[]): Promise<Card[]> {
  const known = new Set(shown.map(({ id }) => id));
  const { cards } = await latestListing(listing);
  return cards.filter(({ id }) => !known.has(id)).slice(0, NEWEST);
}

/**
 * The site's own search (spec §2). Without a text, or with fewer than 3 characters (spec §5), it runs no
 * query and finds nothing.
 */
export async function searchPage(listing: Listing): Promise<ListingPage> {
  const { question, site } = listing;
  const head = {
    path: ROUTES.search,
    kind: 'search' as const,
    title: question.searchText,
    breadcrumbs: [front(site)],
  };
  if (isSearchable(question.searchText)) {
    const page = await listingOf(listing, head, { type: 'search' });
    return page.search?.numResults ? page : { ...page, ...(await waysOn(listing)) };
  }
  const { beside } = await waysOn(listing);
  const newest = beside ? await newestBeside(listing, beside.mostRead) : [];
  return {
    type: 'listing',
    ...head,
    ...(beside ? { beside: { ...beside, ...(newest.length ? { newest } : {}) } } : {}),
    updatedAt: new Date(0).toISOString(),
    cards: [],
    search: {
      ...NOTHING_FOUND,
      searcherPayload: {
        ...question,
        type: 'search',
        categoryId: '',
        moduleId: '',
        limit: 20,
        cursorMark: null,
      },
    },
    nextCursor: null,
  };
}

/** Events after a range of days without any, as many as fill a row. */
async function eventsAfter({ search, site, now }: Listing, day: string): Promise<Card[]> {
  const dateValue = pickedDateValue(addDays(day, 1), addDays(day, YEAR_DAYS), site.timeZone);
  const payload = v.parse(searchPayloadSchema, { type: 'agenda', limit: EVENTS_AFTER, dateValue });
  return (await search.find({ site, now, payload })).cards;
}

/** The month of a day; without one, that of today, or the next if nothing is left of it. */
async function nearMonth(db: Database, site: SiteRecord, day: string | null, today: string) {
  const month = await agendaMonth(db, site, monthStart(day ?? today));
  if (day !== null || month.days.some((one) => one.day >= today)) return month;
  return agendaMonth(db, site, monthStart(today, 1));
}

/**
 * Future events, the nearest first, and the month of the first day (spec §2). Days without events come with
 * the next ones.
 */
export async function agendaPage(listing: Listing): Promise<ListingPage> {
  const { db, site, now, question, cursor } = listing;
  const head = {
    path: ROUTES.agenda,
    kind: 'agenda' as const,
    title: LISTING_TITLES[listing.site.language].agenda,
    breadcrumbs: [front(listing.site)],
  };
  const days = daysOfDateValue(question.dateValue, site.timeZone);
  const today = dayOf(now, site.timeZone) ?? '';
  const [page, shown] = await Promise.all([
    listingOf(listing, head, { type: 'agenda' }),
    cursor === null ? nearMonth(db, site, days?.[0] ?? null, today) : null,
  ]);
  const events = days && cursor === null && !page.cards.length ? await eventsAfter(listing, days[1]) : [];
  return {
    ...page,
    ...(shown ? { month: shown } : {}),
    ...(events.length ? { beside: { mostRead: [], events } } : {}),
  };
}

/** A site's next events, as many as fill a module (spec §9). */
export async function upcomingEvents({
  search,
  site,
  now,
}: Pick<Listing, 'search' | 'site' | 'now'>): Promise<Card[]> {
  const payload = v.parse(searchPayloadSchema, { type: 'agenda', limit: FEW_EVENTS_UNDER });
  return (await search.find({ site, now, payload })).cards;
}

/** First and last day in an archive URL; null for the whole archive, undefined for an invalid one. */
function daysAt(path: string, site: SiteRecord, now: Date): readonly [string, string] | null | undefined {
  const today = dayOf(now, site.timeZone) ?? '';
  switch (path) {
    case ROUTES.archive:
      return null;
    case ROUTES.archiveToday:
      return [today, today];
    case ROUTES.archiveYesterday:
      return [addDays(today, -1), addDays(today, -1)];
    default:
      return archiveDays(path) ?? undefined;
  }
}

/** The month that two days are the first and the last of; null for any others. */
const wholeMonth = (from: string, to: string): string | null =>
  from === monthStart(from) && to === addDays(monthStart(from, 1), -1) ? from : null;

/** Archive (spec §2): everything, today, yesterday, or a range of days. Null if the days are invalid. */
export async function archivePage(listing: Listing, path: string): Promise<Page | null> {
  const { site, now, question } = listing;
  const days = daysAt(path, site, now);
  if (days === undefined) return null;
  const asked = daysOfDateValue(question.dateValue, site.timeZone);
  // A form without JavaScript sends the days in the query; the archive has them in its path.
  if (asked)
    return {
      type: 'redirect',
      path,
      location: searchAddress(archivePath(...asked), { ...question, dateValue: [] }, site.timeZone),
      permanent: false,
    };
  const isRange = days && path !== ROUTES.archiveToday && path !== ROUTES.archiveYesterday;
  const head = {
    path: isRange ? archivePath(...days) : path,
    kind: 'archive' as const,
    title: LISTING_TITLES[site.language].archive,
    breadcrumbs: [
      front(site),
      ...(days ? [{ id: 'archive', text: LISTING_TITLES[site.language].archive, href: ROUTES.archive }] : []),
    ],
  };
  const dateValue: DateValue = days ? pickedDateValue(...days, site.timeZone) : [];
  const month = days ? wholeMonth(...days) : monthStart(dayOf(now, site.timeZone) ?? '');
  const [page, shown] = await Promise.all([
    listingOf({ ...listing, question: { ...question, dateValue } }, head, { type: 'archive' }),
    month && listing.cursor === null ? archiveMonth(listing.db, site, month) : null,
  ]);
  const isDay = days !== null && days[0] === days[1] && listing.cursor === null;
  return {
    ...page,
    ...(shown ? { month: shown } : {}),
    // A day of the archive is composed like a front, without other stories.
    ...(isDay ? { beside: { mostRead: [], events: [] } } : {}),
  };
}
