import type { Board, Card } from '@portal/model';
import { eq, type SQL, sql } from 'drizzle-orm';
import { assembleBoards, programmeCards } from '../../content/boards';
import { cardOf, cardRows, contents, isListed } from '../../content/stories';
import type { Database } from '../../platform/database';
import { openCursors } from '../../platform/secrets';
import type { EditionSource, SiteRecord } from '../../sites';
import { boards } from '../../sites';

/** Period covered by a newsletter's first edition. */
const FIRST_LOOK_MS = 7 * 86_400_000;

/** An edition's input: site, source, current time, and composition time of the last edition. */
export type EditionQuestion = { site: SiteRecord; plan: EditionSource; now: Date; last: Date | null };

/** Contents of a front, in its order. */
const cardsOf = (assembled: readonly Board[]): Card[] =>
  assembled
    .flatMap(({ columns }) => columns.flat())
    .flatMap((module) => ('card' in module ? [module.card] : 'cards' in module ? module.cards : []));

async function frontCards(db: Database, { site, now }: EditionQuestion): Promise<Card[]> {
  const [found] = await db.select({ plan: boards.plan }).from(boards).where(eq(boards.site, site.alias));
  const programmes = await programmeCards(db, site);
  const sources = { site, now, programmes, upcoming: [], forecast: null, cursors: openCursors(db) };
  return cardsOf((await assembleBoards(db, found?.plan ?? [], sources)).boards);
}

function conditionOf({ site, plan, now, last }: EditionQuestion): SQL {
  const listed = sql`${contents.site} = ${site.alias} and ${isListed}`;
  if (plan.source === 'section')
    return sql`${listed} and exists (
      select 1 from content_sections join sections on sections.id = content_sections.section_id
      where content_sections.content_id = ${contents.id} and sections.slug = ${plan.of} and sections.site = ${site.alias})`;
  if (plan.source === 'author')
    return sql`${listed} and exists (
      select 1 from content_authors join authors on authors.id = content_authors.author_id
      where content_authors.content_id = ${contents.id} and authors.slug = ${plan.of})`;
  const since = last ?? new Date(now.getTime() - FIRST_LOOK_MS);
  return sql`${listed} and ${contents.publishedAt} > ${since.toISOString()}::timestamptz`;
}

/**
 * Contents of an edition, as public cards: a gated text shows no more than its public page. Only the source
 * `since-last` leaves out articles from before the last edition.
 */
export async function editionCards(db: Database, question: EditionQuestion): Promise<Card[]> {
  const { plan } = question;
  if (plan.source !== 'front')
    return (await cardRows(db, conditionOf(question), { limit: plan.count })).map(cardOf);
  const seen = new Set<string>();
  return (
    (await frontCards(db, question))
      // Skips advertising slots, which have no content.
      .filter(({ id, url, position }) => url && !position && !seen.has(id) && seen.add(id))
      .slice(0, plan.count)
  );
}
