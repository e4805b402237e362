import type { Board, FrontPage } from '@portal/model';
import { eq } from 'drizzle-orm';
import { assembleBoards, programmeCards, publishedTopics, withTopics } from '../content/boards';
import { shownAlerts } from '../newsroom/alerts';
import type { ModulePlan } from '../sites';
import { boards } from '../sites';
import { upcomingEvents } from './finding';
import type { Listing } from './listing';

/** A site's front page: its boards, filled according to its plan (spec §2). */
export async function frontPage({
  db,
  cursors,
  search,
  site,
  now,
}: Omit<Listing, 'question' | 'cursor'>): Promise<FrontPage> {
  const [[found], programmes, [breaking]] = await Promise.all([
    db.select({ plan: boards.plan }).from(boards).where(eq(boards.site, site.alias)),
    programmeCards(db, site),
    shownAlerts(db, site, now, true),
  ]);
  const plan = found?.plan ?? [];
  const shows = (type: ModulePlan['type']) =>
    plan.some(({ columns }) => columns.flat().some((module) => module.type === type));
  const upcoming = shows('events') ? await upcomingEvents({ search, site, now }) : [];
  const topics = shows('hot-topics') ? [] : await publishedTopics(db, site);
  const assembled = await assembleBoards(db, plan, { site, now, programmes, upcoming, cursors });
  return {
    type: 'front',
    path: '/',
    title: `${site.name}: ${site.tagline}`,
    description: site.description,
    updatedAt: newestDate(assembled),
    boards: withTopics(assembled, topics, site.hotTopicsPosition),
    ...(breaking ? { breaking } : {}),
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
