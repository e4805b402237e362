import type { Board, FrontPage } from '@portal/model';
import { eq } from 'drizzle-orm';
import { shownAlerts } from '../alerts/alerts';
import { assembleBoards } from '../boards/assemble';
import { boards } from '../database/schema';
import { upcomingEvents } from './finding';
import type { Listing } from './listing';
import { programmeCards } from './programmes';

/** The front of a site: its boards, filled as its plan says (spec §2). */
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
    ...(breaking ? { breaking } : {}),
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
