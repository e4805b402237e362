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
  type Page,
  pickedDateValue,
  ROUTES,
  searchAddress,
  searchPayloadSchema,
} from '@portal/model';
import * as v from 'valibot';
import type { SiteRecord } from '../sites';
import { front, LISTING_TITLES, type Listing, listingOf } from './listing';

const NOTHING_FOUND = { numResults: 0, isCountCapped: false, correctedText: null, facets: {} };

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
  if (isSearchable(question.searchText)) return listingOf(listing, head, { type: 'search' });
  return {
    type: 'listing',
    ...head,
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

/** Future events, the nearest first (spec §2). */
export function agendaPage(listing: Listing): Promise<ListingPage> {
  const head = {
    path: ROUTES.agenda,
    kind: 'agenda' as const,
    title: LISTING_TITLES[listing.site.language].agenda,
    breadcrumbs: [front(listing.site)],
  };
  return listingOf(listing, head, { type: 'agenda' });
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
  return listingOf({ ...listing, question: { ...question, dateValue } }, head, { type: 'archive' });
}
