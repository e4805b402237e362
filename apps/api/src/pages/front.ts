import type { Board, FrontPage } from '@portal/model';
import { eq } from 'drizzle-orm';
import {
  assembleBoards,
  currentEdition,
  editionPlan,
  programmeCards,
  publishedTopics,
  withTopics,
} from '../content/boards';
import { nextHours, type WeatherDesk, weatherPage } from '../content/weather';
import { shownAlerts } from '../newsroom/alerts';
import type { ModulePlan } from '../sites';
import { boards } from '../sites';
import { upcomingEvents } from './finding';
import type { Listing } from './listing';

/** A site's front page: its boards, filled according to its plan (spec §2), under a special edition if there is one. */
export async function frontPage({
  db,
  cursors,
  search,
  site,
  now,
  weather,
}: Omit<Listing, 'question' | 'cursor'> & { weather: WeatherDesk }): Promise<FrontPage> {
  const [[found], programmes, [breaking], edition] = await Promise.all([
    db.select({ plan: boards.plan }).from(boards).where(eq(boards.site, site.alias)),
    programmeCards(db, site),
    shownAlerts(db, site, now, true),
    currentEdition(db, site, now),
  ]);
  const plan = found?.plan ?? [];
  const editionRows = editionPlan(edition?.kind, site);
  const everything = [...plan, ...editionRows];
  const shows = (type: ModulePlan['type']) =>
    everything.some(({ columns }) => columns.flat().some((module) => module.type === type));
  const upcoming = shows('events') ? await upcomingEvents({ search, site, now }) : [];
  const topics = shows('hot-topics') ? [] : await publishedTopics(db, site);
  // The masthead waits for no source, but warnings do.
  const page = await weatherPage(weather, site, now, shows('warnings') ? undefined : 0);
  const forecast = page?.forecast ?? null;
  const hours = forecast && nextHours(forecast, site, now);
  const sources = { site, now, programmes, upcoming, forecast, cursors };
  const assembled = await assembleBoards(db, plan, sources, editionRows);
  const name = edition && site.editions[edition.kind]?.name;
  return {
    type: 'front',
    path: '/',
    title: `${site.name}: ${site.tagline}`,
    description: site.description,
    updatedAt: newestDate([...assembled.edition, ...assembled.boards]),
    boards: withTopics(assembled.boards, topics, site.hotTopicsPosition),
    ...(edition && assembled.edition.length
      ? { edition: { kind: edition.kind, ...(name ? { name } : {}), boards: assembled.edition } }
      : {}),
    ...(breaking ? { breaking } : {}),
    ...(hours ? { weather: hours } : {}),
  };
}

/** Publication date of the newest story on a front page; 1970 if it is empty. */
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
