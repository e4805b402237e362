import { matchRoute, type Narrowing, type Page, type PageRouteName } from '@portal/model';
import type { Search } from '../content/search';
import { movedTo, normalPath, withoutExtension } from '../content/stories';
import type { WeatherDesk } from '../content/weather';
import { weatherPage } from '../content/weather';
import type { Database } from '../platform/database';
import type { OpenCursors } from '../platform/secrets';
import type { SiteRecord } from '../sites';
import { guidePage, livePage, onDemandPage, programmeIndexPage } from './broadcast';
import { commentsPage } from './comments';
import { contentAt, isContentAt, newsroomOf } from './content';
import { agendaPage, archivePage, searchPage } from './finding';
import { frontPage } from './front';
import {
  authorListing,
  type Listing,
  latestListing,
  programmeListing,
  sectionListing,
  tagListing,
} from './listing';
import { liveEntriesPage } from './live-entries';
import { newsletterPage } from './newsletter';
import { questionsPage, stepByStepPage, uploadsPage } from './part-of-content';

export type PageDeps = { db: Database; cursors: OpenCursors; search: Search; weather: WeatherDesk };

/** Request for the page at a URL of a site. */
export type PageQuestion = {
  path: string;
  /** Cursor of a listing's next page. */
  cursor: string | null;
  /** Filters in the URL. */
  narrowing: Narrowing;
  now: Date;
};

type PageRequest = Listing & {
  path: string;
  /** Path parameters of the route. */
  params: Readonly<Record<string, string>>;
  narrowing: Narrowing;
  weather: WeatherDesk;
};

/**
 * Loaders of pages with cursors, by route; null if there is no page.
 * @throws BadCursor
 */
const LIST_LOADERS = {
  search: searchPage,
  agenda: agendaPage,
  archive: (request) => archivePage(request, request.path),
  archiveToday: (request) => archivePage(request, request.path),
  archiveYesterday: (request) => archivePage(request, request.path),
  archiveDays: (request) => archivePage(request, request.path),
  latest: latestListing,
  programmes: (request) => programmeIndexPage(request, request.narrowing),
  programme: (request) => programmeListing(request, request.params.slug ?? ''),
  author: (request) => authorListing(request, request.params.slug ?? ''),
  tag: (request) => tagListing(request, request.params.slug ?? ''),
  comments: commentsPage,
  commentsView: commentsPage,
  liveEntries: liveEntriesPage,
  liveEntriesView: liveEntriesPage,
  uploads: uploadsPage,
  questions: questionsPage,
} as const satisfies Partial<Record<PageRouteName, (request: PageRequest) => Promise<Page | null>>>;

/** Loaders of all other pages. */
const LOADERS: Readonly<
  Record<
    Exclude<PageRouteName, keyof typeof LIST_LOADERS>,
    (request: Omit<PageRequest, 'cursor'>) => Promise<Page | null>
  >
> = {
  front: frontPage,
  weather: async ({ weather, site, now }) => (site.weather ? weatherPage(weather, site, now) : null),
  live: (request) => livePage(request),
  liveStream: (request) => livePage(request, request.params.id),
  guide: (request) => guidePage(request, request.path),
  guideDay: (request) => guidePage(request, request.path, Object.values(request.params).join('-')),
  onDemand: onDemandPage,
  stepByStep: stepByStepPage,
  newsletterArchive: newsletterPage,
  newsletterEdition: newsletterPage,
};

const PAGE_LOADERS: Readonly<Record<PageRouteName, (request: PageRequest) => Promise<Page | null>>> = {
  ...LOADERS,
  ...LIST_LOADERS,
};

const isPageRoute = (route: string): route is PageRouteName => Object.hasOwn(PAGE_LOADERS, route);

/** Whether the page at a path may have cursors. All others give the same response with any cursor. */
export const hasCursors = (path: string): boolean =>
  !Object.hasOwn(LOADERS, matchRoute(normalPath(path)).route);

/** Redirect for a URL requested with a cursor that it does not use. */
const withoutCursor = (path: string): Page => ({ type: 'redirect', path, location: path, permanent: false });

/**
 * Response for a URL of a site; null if nothing is or was there.
 * @throws BadCursor
 */
export async function pageAt(
  deps: PageDeps,
  site: SiteRecord,
  { path: asked, cursor, narrowing, now }: PageQuestion,
): Promise<Page | null> {
  const path = normalPath(asked);
  const { route, params } = matchRoute(path);
  // Made-up cursors are unlimited in number: a page that ignores cursors redirects instead of being rendered
  // for each.
  if (cursor !== null && (!hasCursors(path) || (await isContentAt(deps.db, site, path))))
    return withoutCursor(path);
  const listing = { ...deps, site, question: narrowing.question, cursor, now };
  const page = isPageRoute(route)
    ? await PAGE_LOADERS[route]({ ...listing, path, params, narrowing })
    : await contentPageAt(deps, site, path, now);
  if (page) return page;
  if (route === 'section') return sectionListing(listing, params.slug ?? '');
  // A newsroom may have an article at the URL of such a page.
  return isPageRoute(route) ? contentPageAt(deps, site, path, now) : null;
}

/** Content at a URL, or a redirect to its new URL. */
async function contentPageAt(
  deps: Pick<PageDeps, 'db' | 'cursors'>,
  site: SiteRecord,
  path: string,
  now: Date,
): Promise<Page | null> {
  const found = await contentAt(deps, site, path, now);
  if (found?.status === 'withdrawn') {
    const { rectifications } = found.content;
    return { type: 'gone', path, ...(rectifications ? { rectifications } : {}) };
  }
  if (found && found.status !== 'published') return null;
  if (found) {
    const { content, changedAt, mostRead } = found;
    const newsroom = path === site.about?.path ? await newsroomOf(deps.db, site) : undefined;
    return {
      type: 'content',
      path,
      updatedAt: changedAt.toISOString(),
      content,
      mostRead,
      ...(newsroom ? { newsroom } : {}),
    };
  }
  const location = await movedTo(deps.db, site, path);
  if (location) return { type: 'redirect', path, location, permanent: true };
  // In an imported newsroom, URLs may have ended in `.html`. Here they do not.
  const short = withoutExtension(path);
  const page = short === path ? null : await contentPageAt(deps, site, short, now);
  return page?.type === 'content' ? { type: 'redirect', path, location: short, permanent: true } : page;
}
