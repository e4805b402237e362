import {
  type Board,
  type FrontPage,
  LATEST_PATH,
  type Narrowing,
  type Page,
  WEATHER_PATH,
} from '@portal/model';
import { eq } from 'drizzle-orm';
import { assembleBoards } from '../boards/assemble';
import { movedTo } from '../contents/moved';
import { normalPath } from '../contents/paths';
import type { OpenCursors } from '../cursors';
import type { Database } from '../database/client';
import { boards } from '../database/schema';
import type { SiteRecord } from '../database/site-record';
import type { Search } from '../search/search';
import type { WeatherDesk } from '../weather/desk';
import { weatherPage } from '../weather/page';
import { broadcastPageAt } from './broadcast';
import { contentAt } from './content';
import { agendaPage, archivePage, searchPage, upcomingEvents } from './finding';
import {
  authorListing,
  type Listing,
  latestListing,
  programmeListing,
  sectionListing,
  tagListing,
} from './listing';
import { programmeCards } from './programmes';

async function frontPage({
  db,
  cursors,
  search,
  site,
  now,
}: Omit<Listing, 'question' | 'cursor'>): Promise<FrontPage> {
  const [[found], programmes] = await Promise.all([
    db.select({ plan: boards.plan }).from(boards).where(eq(boards.site, site.alias)),
    programmeCards(db, site),
  ]);
  const plan = found?.plan ?? [];
  const showsEvents = plan.some(({ columns }) => columns.flat().some(({ type }) => type === 'events'));
  const upcoming = showsEvents ? await upcomingEvents({ search, site, now }) : [];
  const assembled = await assembleBoards(db, plan, { site, now, programmes, upcoming, cursors });
  return {
    type: 'front',
    path: '/',
    title: `${site.name}: ${site.tagline}`,
    description: site.description,
    updatedAt: newestDate(assembled),
    boards: assembled,
  };
}

/** When the newest story on a front was published; 1970 on an empty one. */
function newestDate(assembled: readonly Board[]): string {
  const modules = assembled.flatMap(({ columns }) => columns.flat());
  const cards = modules.flatMap((module) =>
    'card' in module ? [module.card] : 'cards' in module ? module.cards : [],
  );
  return cards.reduce(
    (newest, { publishedDate }) =>
      publishedDate && publishedDate.date > newest ? publishedDate.date : newest,
    new Date(0).toISOString(),
  );
}

/** What pages are made with. */
export type PageParts = { db: Database; cursors: OpenCursors; search: Search; weather: WeatherDesk };

/** A question for the page at an address of a site. */
export type PageQuestion = {
  path: string;
  /** Text of a listing's next page. */
  cursor: string | null;
  /** What its address narrows it by. */
  narrowing: Narrowing;
  now: Date;
};

/** What an address of a site answers with; null where nothing is or was. @throws BadCursor */
export async function pageAt(
  { db, cursors, search, weather }: PageParts,
  site: SiteRecord,
  { path, cursor, narrowing, now }: PageQuestion,
): Promise<Page | null> {
  const wanted = normalPath(path);
  if (wanted === '/') return frontPage({ db, cursors, search, site, now });
  const listing: Listing = { db, cursors, search, site, question: narrowing.question, cursor, now };
  const [first = '', second, third] = wanted.split('/').filter(Boolean);
  if (first === 'buscar' && !second) return searchPage(listing);
  if (first === 'agenda' && !second) return agendaPage(listing);
  if (first === 'hemeroteca') return archivePage(listing, wanted);
  if (first === 'autor' && second && !third) return authorListing(listing, second);
  if (first === 'etiqueta' && second && !third) return tagListing(listing, second);
  if (wanted === LATEST_PATH) return latestListing(listing);
  if (wanted === WEATHER_PATH && site.weather) return weatherPage(weather, site, now);
  const broadcast = await broadcastPageAt({ db, cursors, site, now }, wanted, narrowing, cursor);
  if (broadcast) return broadcast;
  if (first === 'programes' && second && !third) {
    const programme = await programmeListing(listing, second);
    if (programme) return programme;
  }
  const found = await contentAt(db, site, wanted, now);
  if (found?.status === 'withdrawn') return { type: 'gone', path: wanted };
  if (found?.status === 'scheduled') return null;
  if (found) {
    const { content, changedAt, mostRead } = found;
    return { type: 'content', path: wanted, updatedAt: changedAt.toISOString(), content, mostRead };
  }
  const location = await movedTo(db, site, wanted);
  if (location) return { type: 'redirect', path: wanted, location, permanent: true };
  return second ? null : sectionListing(listing, first);
}
